import { getValue } from "./getters.js";
import type { CompiledMove } from "../cards/compile.js";
import { isList, isObject, partOf, type Value } from "../runtime/values.js";
import type { TcgReader } from "../types.js";
import { lettersOf } from "./energy.js";
import { compiledOf } from "./units.js";

/** The move that a value names; undefined when its card is gone from the match. */
export const moveOf = (r: TcgReader, move: Value): CompiledMove | undefined => {
  const card = partOf(move, "card");
  return r.state.cards[card] === undefined ? undefined : compiledOf(r, card).moves[partOf(move, "at")];
};

export const moveName = (r: TcgReader, move: Value): string => moveOf(r, move)?.name ?? "";

/** The cost that stands on a move, or that an effect gave it. */
export function printedCost(r: TcgReader, move: Value): readonly string[] {
  const own = isObject(move) ? move["cost"] : null;
  return isList(own) ? own.map(String) : (moveOf(r, move)?.cost ?? []);
}

/** What a move of a unit costs now. */
export const moveCost = (r: TcgReader, unit: number, move: Value): readonly string[] =>
  lettersOf(getValue(r, "GET_MOVE_COST", unit, printedCost(r, move), { move }));
