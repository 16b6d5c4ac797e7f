import { NONE, type Seat } from "../../../../match/index.js";
import type { Definition } from "../cards/definition.js";
import { isObject, unitValue, type Value } from "../runtime/values.js";
import type { TcgCard, TcgReader } from "../types.js";
import type { CompiledCard } from "../cards/compile.js";

/** The card of the match as it was compiled. */
export function compiledOf(r: TcgReader, id: number): CompiledCard {
  const compiled = r.constants.cards[r.card(id).definition];
  if (compiled === undefined) throw new RangeError(`No definition of card ${id}`);
  return compiled;
}

/** Under which key the numbers are kept that a trainer has as a unit. */
export const asUnitKey = (card: number): string => `unit#${card}`;

/** What is printed on a card; a trainer that lies as a unit has the numbers it was given. */
export function definitionOf(r: TcgReader, id: number): Definition {
  const { definition } = compiledOf(r, id);
  if (definition["card-kind"] === "unit" || r.card(id).role !== "unit") return definition;
  const given = r.stored(asUnitKey(id));
  return isObject(given) ? { ...definition, stage: "basic", ...given } : definition;
}

export const nameOf = (r: TcgReader, id: number): string => definitionOf(r, id).name;

/** Whether a card is the bottom card of a unit, by which the unit is known. */
export const isUnit = (r: TcgReader, id: number): boolean => {
  const card = r.state.cards[id];
  return card?.zone === "play" && card.unit === id;
};

const nobody: readonly number[] = [];

/** The cards in play of a seat. A zone that is named is found several times as fast as by a name, and nearly all begins here. */
const inPlay = (r: TcgReader, seat: Seat): readonly number[] => r.state.zones.play[seat] ?? nobody;

/** The units of a seat: the active one first, then the bench in the order of its places. */
export const unitsOf = (r: TcgReader, seat: Seat): readonly number[] => unitsFrom(r, seat, NONE);

export const benchOf = (r: TcgReader, seat: Seat): readonly number[] => unitsFrom(r, seat, 1);

/** Units from a place on, in the order of their places; there are few, and most lie in that order already. */
function unitsFrom(r: TcgReader, seat: Seat, first: number): readonly number[] {
  const units: number[] = [];
  for (const id of inPlay(r, seat)) {
    const { unit, slot } = r.card(id);
    if (unit !== id || slot < first) continue;
    let at = units.length;
    while (at > 0 && r.card(units[at - 1] ?? NONE).slot > slot) at--;
    if (at === units.length) units.push(id);
    else units.splice(at, 0, id);
  }
  return units;
}

/** How many units are on the bench of a seat. */
export function benchCount(r: TcgReader, seat: Seat): number {
  let count = 0;
  for (const id of inPlay(r, seat)) {
    const { unit, slot } = r.card(id);
    if (unit === id && slot > 0) count += 1;
  }
  return count;
}

/** The first unit of a seat that a test holds for, in the order in which they came into play; NONE where there is none. */
export function unitWhere(r: TcgReader, seat: Seat, test: (unit: Readonly<TcgCard>) => boolean): number {
  for (const id of inPlay(r, seat)) {
    const card = r.card(id);
    if (card.unit === id && test(card)) return id;
  }
  return NONE;
}

const isActive = ({ slot }: Readonly<TcgCard>): boolean => slot === 0;

export const activeOf = (r: TcgReader, seat: Seat): number => unitWhere(r, seat, isActive);

const isAny = (): boolean => true;

export const hasUnits = (r: TcgReader, seat: Seat): boolean => unitWhere(r, seat, isAny) !== NONE;

/** The cards of a unit in the order in which they came: those of its stages, bottom to top, and what is attached. */
export const cardsOf = (r: TcgReader, unit: number): readonly number[] => withRole(r, unit, null);

function withRole(r: TcgReader, unit: number, role: TcgCard["role"] | null): readonly number[] {
  const cards: number[] = [];
  for (const id of inPlay(r, r.card(unit).side)) {
    const card = r.card(id);
    if (card.unit === unit && (role === null || card.role === role)) cards.push(id);
  }
  return cards;
}

/** The cards of the stages of a unit, bottom to top. */
export const pileOf = (r: TcgReader, unit: number): readonly number[] => withRole(r, unit, "unit");
export const energiesOf = (r: TcgReader, unit: number): readonly number[] => withRole(r, unit, "energy");
export const toolsOf = (r: TcgReader, unit: number): readonly number[] => withRole(r, unit, "tool");

/** The card on top of the stages of a unit: what the unit is. */
export function topOf(r: TcgReader, unit: number): number {
  const cards = inPlay(r, r.card(unit).side);
  for (let at = cards.length - 1; at >= 0; at--) {
    const id = cards[at] ?? NONE;
    const card = r.card(id);
    if (card.unit === unit && card.role === "unit") return id;
  }
  return unit;
}

/** A unit for scripts: it is another one when its bottom card has left play and come back. */
export const valueOf = (r: TcgReader, unit: number): Value =>
  unit === NONE ? null : unitValue(unit, r.card(unit).object);

/** The unit that a card belongs to, for scripts; null outside units. */
export const unitOfCard = (r: TcgReader, id: number): Value => valueOf(r, r.state.cards[id]?.unit ?? NONE);

/** The lowest place of the bench that is free. */
export function freeSlot(r: TcgReader, seat: Seat): number {
  let slot = 1;
  while (unitWhere(r, seat, (unit) => unit.slot === slot) !== NONE) slot += 1;
  return slot;
}
