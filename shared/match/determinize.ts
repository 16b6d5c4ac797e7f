import type { Kernel } from "./kernel.js";
import { Machine } from "./machine.js";
import { renamed, shownBy } from "./prompt-cards.js";
import { seedRandom, shuffled, type Random } from "./random.js";
import type { Seat } from "./seat.js";
import { fork, type MatchState, type MatchTypes } from "./state.js";

/**
 * A copy of the position in which everything the seat does not know is drawn again: the cards of each owner that it does not know
 * change places with each other, and chance goes on from elsewhere. A place keeps what everybody sees of it.
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
  const successor = new Map<number, number>();
  for (const ids of hidden) exchange(machine, state, ids, random, successor);
  const now = (id: number): number => successor.get(id) ?? id;
  rename(machine, state, now);
  draft.forced = [];
  draft.random = seedRandom(random.below(0x7fff_ffff));
  kernel.rules.determinize?.(machine, seat, random, now);
  return draft;
}

/**
 * Lets cards swap places: what belongs to the place stays there, and `successor` says which card lies where each one lay. The
 * covered ones are on the table, so that what the game keeps of a place (damage, its slot) stays with it too.
 */
function exchange<T extends MatchTypes>(
  machine: Machine<T>,
  before: MatchState<T>,
  ids: readonly number[],
  random: Random,
  successor: Map<number, number>,
): void {
  if (ids.length < 2) return;
  const { placed = [] } = machine.kernel.rules;
  const into = shuffled(ids, (bound) => random.below(bound));
  ids.forEach((id, at) => {
    const next = into[at] ?? id;
    const place = before.cards[id];
    if (next === id || place === undefined) return;
    successor.set(id, next);
    const card = machine.edit(next);
    card.zone = place.zone;
    card.side = place.side;
    card.object = place.object;
    card.shown = place.shown;
    card.covered = place.covered;
    card.controller = place.controller;
    for (const field of placed) card[field] = place[field];
  });
}

/** Puts the cards that now lie there into the lists of the zones, the questions and what waits on the stack. */
function rename<T extends MatchTypes>(
  { draft, kernel }: Machine<T>,
  before: MatchState<T>,
  now: (id: number) => number,
): void {
  const isCovered = (id: number): boolean => before.cards[id]?.covered === true;
  for (const zone of Object.keys(draft.zones) as T["zone"][]) {
    const isOpen = kernel.rules.zones[zone].seen === "all";
    const lists = draft.zones[zone];
    if (isOpen && !lists.some((cards) => cards.some(isCovered))) continue;
    draft.zones[zone] = lists.map((cards) => cards.map(now));
  }
  for (const frame of draft.frames) if (frame.prompt !== null) frame.prompt = renamed(frame.prompt, now);
  if (draft.stack.some(({ card }) => isCovered(card))) {
    draft.stack = draft.stack.map((item) => (isCovered(item.card) ? { ...item, card: now(item.card) } : item));
  }
}
