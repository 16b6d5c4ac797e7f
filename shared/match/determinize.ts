import type { Kernel } from "./kernel.js";
import { Machine } from "./machine.js";
import { renamed, shownBy } from "./prompt-cards.js";
import { seedRandom, shuffled, type Random } from "./random.js";
import type { Seat } from "./seat.js";
import { fork, type MatchState, type MatchTypes } from "./state.js";

/**
 * A copy of the position in which everything the seat does not know is drawn anew: the cards of each owner that it does not know
 * change places with each other, and chance goes on from elsewhere.
 */
export function determinize<T extends MatchTypes>(
  kernel: Kernel<T>,
  state: MatchState<T>,
  seat: Seat,
  random: Random,
): MatchState<T> {
  const draft = fork(state);
  const machine = new Machine(kernel, draft, null);
  const pinned = new Set(kernel.rules.pinned?.(machine));
  for (const { prompt } of draft.frames) {
    if (prompt?.seat === seat) for (const id of shownBy(prompt)) pinned.add(id);
  }
  const hidden = kernel.rules.seats.map((): number[] => []);
  for (const card of draft.cards) {
    if (!machine.knows(seat, card) && !pinned.has(card.id)) hidden[card.owner]?.push(card.id);
  }
  for (const ids of hidden) exchange(machine, state, ids, random);
  draft.random = seedRandom(random.below(0x7fff_ffff));
  kernel.rules.determinize?.(machine, seat, random);
  return draft;
}

/** Lets cards swap places: zone, side, who knows them, and the identity of the object that lies there. */
function exchange<T extends MatchTypes>(
  machine: Machine<T>,
  before: MatchState<T>,
  ids: readonly number[],
  random: Random,
): void {
  if (ids.length < 2) return;
  const into = shuffled(ids, (bound) => random.below(bound));
  const successor = before.cards.map((_card, id) => id);
  ids.forEach((id, at) => {
    const next = into[at] ?? id;
    const place = before.cards[id];
    if (next === id || place === undefined) return;
    successor[id] = next;
    const card = machine.edit(next);
    card.zone = place.zone;
    card.side = place.side;
    card.object = place.object;
    card.shown = place.shown;
  });
  const rename = (id: number): number => successor[id] ?? id;
  const { zones, frames } = machine.draft;
  for (const zone of Object.keys(zones) as T["zone"][]) {
    if (machine.kernel.rules.zones[zone].seen === "all") continue;
    zones[zone] = zones[zone].map((cards) => cards.map(rename));
  }
  for (const frame of frames) if (frame.prompt !== null) frame.prompt = renamed(frame.prompt, rename);
}
