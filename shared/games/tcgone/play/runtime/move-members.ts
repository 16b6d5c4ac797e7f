import { moveName, moveOf, printedCost } from "../rules/moves.js";
import type { Members } from "./members.js";
import { isObject, type Value, textOf } from "./values.js";

const withCost = (move: Value, cost: readonly Value[]): Value => (isObject(move) ? { ...move, cost } : null);

/** A cost without letters; of a letter that is not in it, a colourless one goes. */
function less(cost: readonly string[], letters: readonly Value[]): readonly string[] {
  let left = cost;
  for (const letter of letters) {
    const at = left.indexOf(textOf(letter));
    left = left.toSpliced(at < 0 ? left.indexOf("C") : at, at < 0 && !left.includes("C") ? 0 : 1);
  }
  return left;
}

export const moveMembers: Members = {
  name: ({ r }, move) => moveName(r, move),
  text: ({ r }, move) => moveOf(r, move)?.text ?? "",
  energyCost: ({ r }, move) => [...printedCost(r, move)],
  damage: ({ r }, move) => moveOf(r, move)?.damage ?? 0,
  withCost: (_env, move, [cost = []]) => withCost(move, Array.isArray(cost) ? (cost as readonly Value[]) : [cost]),
  plusCost: ({ r }, move, letters) => withCost(move, [...printedCost(r, move), ...letters]),
  minusCost: ({ r }, move, letters) => withCost(move, less(printedCost(r, move), letters)),
};
