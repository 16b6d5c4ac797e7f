import type { Kernel } from "./kernel.js";
import { Machine } from "./machine.js";
import { renamed, shownBy } from "./prompt-cards.js";
import { seedRandom, shuffled, type Random } from "./random.js";
import type { Seat } from "./seat.js";
import { fork, type Draft, type MatchCard, type MatchState, type MatchTypes } from "./state.js";

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
  for (const ids of hidden) exchange(machine, ids, random);
  draft.random = seedRandom(random.below(0x7fff_ffff));
  kernel.rules.determinize?.(machine, seat, random);
  return draft;
}

/** Lets cards swap places: zone, position, side and the identity of the object that lies there. */
function exchange<T extends MatchTypes>(machine: Machine<T>, ids: readonly number[], random: Random): void {
  const into = shuffled(ids, (bound) => random.below(bound));
  const places = ids.map((id): Pick<MatchCard, "zone" | "side" | "object" | "shown"> => {
    const { zone, side, object, shown } = machine.card(id);
    return { zone, side, object, shown };
  });
  const successor = new Map<number, number>();
  ids.forEach((id, at) => {
    const next = into[at] ?? id;
    successor.set(id, next);
    const place = places[at];
    if (next !== id && place !== undefined) Object.assign(machine.edit(next), place);
  });
  replaceInZones(machine.draft, successor);
  for (const frame of machine.draft.frames) {
    if (frame.prompt !== null) frame.prompt = renamed(frame.prompt, (id) => successor.get(id) ?? id);
  }
}

function replaceInZones<T extends MatchTypes>(draft: Draft<T>, successor: ReadonlyMap<number, number>): void {
  for (const zone of Object.keys(draft.zones) as T["zone"][]) {
    draft.zones[zone] = draft.zones[zone].map((cards) =>
      cards.some((id) => successor.has(id)) ? cards.map((id) => successor.get(id) ?? id) : cards,
    );
  }
}
