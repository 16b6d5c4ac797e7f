import type { Machine } from "./machine.js";
import type { CardSpec } from "./rules.js";
import { EVERYBODY, NOBODY, type Seat } from "./seat.js";
import type { MatchCard, MatchTypes } from "./state.js";
import { endBundles } from "./bundles.js";

/** Where in a zone: whose, and at which place (`top` is the end of the list). */
export interface Placement {
  readonly side?: Seat;
  readonly at?: "top" | "bottom" | number;
  /** Mask of seats who go on knowing the card in a zone that hides it. */
  readonly shown?: number;
  /** Whether it lies face down there. */
  readonly covered?: boolean;
}

/** The index of the list of a side: a shared zone has one list. */
export function placeOf(lists: readonly unknown[], side: Seat): number {
  if (lists.length === 1) return 0;
  if (lists[side] === undefined) throw new RangeError(`A zone has no side ${side}`);
  return side;
}

function listWith(cards: readonly number[], id: number, at: Placement["at"]): readonly number[] {
  if (at === undefined || at === "top") return [...cards, id];
  return at === "bottom" ? [id, ...cards] : cards.toSpliced(at, 0, id);
}

function listWithout(cards: readonly number[], id: number): readonly number[] {
  const at = cards.lastIndexOf(id);
  if (at < 0) throw new Error(`Card ${id} is not where it says`);
  if (at === cards.length - 1) return cards.slice(0, at);
  const result = cards.slice();
  result.splice(at, 1);
  return result;
}

/** The lists of a zone with another one in a place; to copy and write takes a fraction of `with`. */
function replaced(
  lists: readonly (readonly number[])[],
  at: number,
  list: readonly number[],
): readonly (readonly number[])[] {
  const copy = lists.slice();
  copy[at] = list;
  return copy;
}

export function moveCard<T extends MatchTypes>(
  machine: Machine<T>,
  id: number,
  zone: T["zone"],
  { side, at, shown, covered }: Placement,
): T["card"] {
  const { draft, kernel } = machine;
  const { rules } = kernel;
  const before = machine.card(id);
  const from = before.zone;
  rules.leaving?.(machine, before, zone);
  const knownBefore = machine.knownBy(before);

  const card = machine.edit(id);
  const leaving = draft.zones[from];
  const left = placeOf(leaving, card.side);
  draft.zones[from] = replaced(leaving, left, listWithout(leaving[left] ?? [], id));
  const object = card.object;
  card.zone = zone;
  card.side = rules.zones[zone].shared === true ? NOBODY : (side ?? card.owner);
  card.object = draft.nextObject++;
  card.shown = shown ?? 0;
  card.covered = covered ?? false;
  const entering = draft.zones[zone];
  const entered = placeOf(entering, card.side);
  draft.zones[zone] = replaced(entering, entered, listWith(entering[entered] ?? [], id, at));

  if (machine.logging) {
    const known = (knownBefore | machine.knownBy(card)) & EVERYBODY;
    machine.log({ type: "moved", seat: card.owner, cards: [id], from, to: zone, known });
  }
  for (const ability of draft.abilities) if (ability.cause.object === object) machine.withdraw(ability.id);
  for (const { bound } of draft.bundles)
    if (bound === object) {
      endBundles(machine, (bundle) => bundle.bound === object);
      break;
    }
  rules.entered?.(machine, card, from);
  return card;
}

/** What the kernel says of a card; the game's fields come after it. */
type Writable = { -readonly [Field in keyof MatchCard]: MatchCard[Field] };

const fresh: Writable = {
  id: 0,
  controller: NOBODY,
  side: NOBODY,
  object: 0,
  shown: 0,
  covered: false,
  stamp: 0,
  definition: 0,
  owner: NOBODY,
  zone: "",
};

/** The record of a new card, not yet in the list of its zone. */
export function newCardRecord<T extends MatchTypes>(machine: Machine<T>, spec: CardSpec<T>): T["card"] {
  const { draft, kernel } = machine;
  const { rules } = kernel;
  // Copied as all are that are written to, so that all records have one shape.
  const card: Writable = rules.copyCard?.(spec as unknown as T["card"]) ?? { ...fresh, ...spec };
  card.id = draft.cards.length;
  card.controller = spec.owner;
  card.side = rules.zones[spec.zone].shared === true ? NOBODY : (spec.side ?? spec.owner);
  card.object = draft.nextObject++;
  card.shown = 0;
  card.covered = spec.covered ?? false;
  card.stamp = draft.step;
  draft.cards.push(card);
  return card;
}

export function createCard<T extends MatchTypes>(
  machine: Machine<T>,
  spec: CardSpec<T>,
  { at, covered }: Pick<Placement, "at" | "covered">,
): T["card"] {
  const { draft, kernel } = machine;
  const card = newCardRecord(machine, spec);
  card.covered = covered ?? false;
  const lists = draft.zones[spec.zone];
  const side = placeOf(lists, card.side);
  draft.zones[spec.zone] = lists.with(side, listWith(lists[side] ?? [], card.id, at));
  machine.log({ type: "created", seat: card.owner, cards: [card.id], to: spec.zone });
  kernel.rules.entered?.(machine, card, spec.zone);
  return card;
}

/** The cards a match begins with, each on top of those before it; the rules hear of them when all are there. */
export function placeFirstCards<T extends MatchTypes>(machine: Machine<T>, specs: readonly CardSpec<T>[]): void {
  const { draft, kernel } = machine;
  const cards = specs.map((spec) => newCardRecord(machine, spec));
  for (const zone of Object.keys(draft.zones) as T["zone"][]) {
    const lists = draft.zones[zone].map((): number[] => []);
    for (const card of cards) if (card.zone === zone) lists[placeOf(lists, card.side)]?.push(card.id);
    draft.zones[zone] = lists;
  }
  if (kernel.rules.entered === undefined) return;
  for (const card of cards) kernel.rules.entered(machine, card, card.zone);
}
