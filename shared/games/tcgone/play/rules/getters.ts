import { isList, listOf, numberOf, type Value } from "../runtime/values.js";
import type { Condition, TcgReader, TcgTypes } from "../types.js";
import { compiledOf, definitionOf, toolsOf, topOf, unitOfCard, unitWhere } from "./units.js";
import { NOBODY, NONE, seatTarget, type JsonObject, type JsonValue, type Seat } from "../../../../match/index.js";

/** What modifiers of a value may ask for besides its target. */
export interface About {
  readonly ability?: Value;
  readonly move?: Value;
  readonly card?: Value;
}

/** A value while modifiers change it, with what it is about. All holders have one shape: each change makes another. */
export interface Holder extends JsonObject {
  readonly object: Value;
  readonly ability: Value;
  readonly move: Value;
  readonly card: Value;
}

const nothing: About = {};

export const holderOf = (object: Value, { ability = null, move = null, card = null }: About = nothing): Holder => ({
  object,
  ability,
  move,
  card,
});

const within = (low: number, high: number) => (value: Value) => Math.max(low, Math.min(high, numberOf(value)));
const atMost = (count: number) => (value: Value) =>
  isList(value) && value.length <= count ? value : listOf(value).slice(0, count);
const nine = within(0, 9);
/** No unit has less HP in full. */
const leastHp = 10;

/** The limits of what comes out of each getter (DUEL-6). */
const limits: Readonly<Record<string, (value: Value) => Value>> = {
  GET_RETREAT_COST: nine,
  GET_FULL_HP: within(leastHp, 9_990),
  GET_POKEMON_TYPE: (value) => (listOf(value).length === 0 ? ["C"] : value),
  GET_MOVE_LIST: atMost(20),
  GET_MOVE_COST: atMost(20),
  GET_ENERGY_TYPES: atMost(10),
  GET_GIVEN_PRIZES: within(0, 6),
  GET_BENCH_SIZE: within(0, 8),
  GET_MAX_SUPPORTER_PER_TURN: nine,
  GET_MAX_ENERGY_PER_TURN: nine,
  GET_MAX_RETREAT_PER_TURN: nine,
  GET_MAX_STADIUM_PER_TURN: nine,
  GET_TURN_DRAW: nine,
  GET_MAX_TOOLS: nine,
  GET_BURN_DAMAGE: within(0, 990),
  GET_POISON_DAMAGE: within(0, 990),
  GET_CONFUSION_DAMAGE: within(0, 990),
};

export const clamps: TcgTypes["getters"] extends Readonly<Record<infer Name extends string, JsonValue>>
  ? Readonly<Record<Name, (value: JsonValue) => JsonValue>>
  : never = Object.fromEntries(
  Object.entries(limits).map(([name, limit]) => [
    name,
    (value: JsonValue) => {
      const holder = value as Holder;
      const object = limit(holder.object);
      return object === holder.object ? holder : holderOf(object, holder);
    },
  ]),
);

/**
 * The value of a getter now; `about` is what its modifiers may ask for besides the target. Most getters have no modifier most of the
 * time: their value is held by nothing.
 */
export function getValue(r: TcgReader, name: string, target: number, base: Value, about?: About): Value {
  if (!r.isModified(name)) return limits[name]?.(base) ?? base;
  return (r.get(name, target, holderOf(base, about)) as Holder).object;
}

export const getNumber = (r: TcgReader, name: string, target: number, base: number): number =>
  numberOf(getValue(r, name, target, base), base);

export const getOfSeat = (r: TcgReader, name: string, seat: Seat, base: number): number =>
  seat === NOBODY ? base : getNumber(r, name, seatTarget(seat), base);

export const fullHp = (r: TcgReader, unit: number): number =>
  getNumber(r, "GET_FULL_HP", unit, definitionOf(r, topOf(r, unit)).hp);

export const remainingHp = (r: TcgReader, unit: number): number => fullHp(r, unit) - r.card(unit).damage;

/** Whether a unit has no HP left. What damage cannot have knocked out, whatever its full HP, is not asked for those. */
export const isDown = (r: TcgReader, unit: number): boolean =>
  r.card(unit).damage >= leastHp && remainingHp(r, unit) <= 0;

export const isAnyDown = (r: TcgReader, seat: Seat): boolean => unitWhere(r, seat, ({ id }) => isDown(r, id)) !== NONE;

export const typesOf = (r: TcgReader, unit: number): readonly Value[] =>
  listOf(getValue(r, "GET_POKEMON_TYPE", unit, definitionOf(r, topOf(r, unit)).types));

export const retreatCost = (r: TcgReader, unit: number): number =>
  r.once("retreat", unit, () => getNumber(r, "GET_RETREAT_COST", unit, definitionOf(r, topOf(r, unit)).retreat));

/** `R x2`, `F +20`, `G -30` as scripts read them. */
export function weaknessOf(written: string): Value {
  const [, type = "C", mode = "x", amount = "0"] = /^([A-Z]) ([x+-])(\d+)$/.exec(written) ?? [];
  return { type, mode, amount: Number(amount) };
}

export const weaknessesOf = (r: TcgReader, unit: number): readonly Value[] =>
  listOf(getValue(r, "GET_WEAKNESSES", unit, definitionOf(r, topOf(r, unit)).weakness.map(weaknessOf)));

export const resistancesOf = (r: TcgReader, unit: number): readonly Value[] =>
  listOf(getValue(r, "GET_RESISTANCES", unit, definitionOf(r, topOf(r, unit)).resistance.map(weaknessOf)));

/** The moves that are printed on the top card, then those that tools grant. */
export function printedMoves(r: TcgReader, unit: number): readonly Value[] {
  const moves = movesOfCard(r, topOf(r, unit));
  const tools = toolsOf(r, unit);
  return tools.length === 0 ? moves : [...moves, ...tools.flatMap((card) => movesOfCard(r, card))];
}

export const movesOfCard = (r: TcgReader, card: number): readonly Value[] =>
  compiledOf(r, card).moves.map((_move, at): Value => ({ is: "move", card, at, cost: null }));

export const movesOf = (r: TcgReader, unit: number): readonly Value[] =>
  r.once("moves", unit, () => listOf(getValue(r, "GET_MOVE_LIST", unit, printedMoves(r, unit))));

export const benchSize = (r: TcgReader, seat: Seat): number =>
  r.isModified("GET_BENCH_SIZE")
    ? r.once("bench size", seat, () => getOfSeat(r, "GET_BENCH_SIZE", seat, r.constants.config.bench))
    : r.constants.config.bench;

/** What an attached energy card provides: for each energy the letters it may be. */
export const energyTypes = (r: TcgReader, card: number): readonly Value[] =>
  listOf(getValue(r, "GET_ENERGY_TYPES", card, providedBy(r, card), { card: { is: "card", id: card } }));

export const hasCondition = (r: TcgReader, unit: number, condition: Condition): boolean =>
  r.card(unit).conditions.includes(condition);

/** What an energy card provides, by its column or by what its effect says: for each energy the letters it may be. */
export function providedBy(r: TcgReader, card: number): readonly Value[] {
  const { definition, provides } = compiledOf(r, card);
  if (provides === null) return definition.provides.map((letters) => letters.split("/"));
  return provides(r, card, unitOfCard(r, card));
}
