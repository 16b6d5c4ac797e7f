import type { CommonAction } from "../../language/ast/actions.js";
import type { EffectProgram, Op } from "../../language/program/program.js";
import type { TtcgMachine } from "../types.js";
import { isKind } from "./selectors.js";

/** What an effect does at the end of a turn, as often as something happened in it. */
export function laterOps(m: TtcgMachine, program: EffectProgram): readonly Op[] {
  return program.ops.flatMap((op) => {
    if (op.op !== "at-turn-end") return [];
    const { tappedThisTurn, destroyedThisTurn } = m.state.table;
    const known = op.event === "tapped" ? tappedThisTurn : destroyedThisTurn;
    // A card that was tapped twice was tapped.
    const cards = new Map(known.map(({ card, object }) => [object, card]));
    const count = [...cards.values()].filter((id) => isKind(m, op.per, id)).length;
    return count === 0 ? [] : [times(op.then, count)];
  });
}

/** An action done so often: its number, or the number of its cards, that many times. */
function times(action: CommonAction, count: number): Op {
  switch (action.op) {
    case "draw":
    case "mill":
    case "points":
      return typeof action.n === "number" ? { ...action, n: action.n * count } : action;
    case "add": {
      const { target } = action;
      if ("ref" in target || !("n" in target.q)) return action;
      return { ...action, target: { ...target, q: { mode: "fixed", n: target.q.n * count } } };
    }
    default:
      return action;
  }
}

/** Carries out what was put off to the end of the turn. */
export function runPutOff(m: TtcgMachine): void {
  const { later } = m.state.table;
  m.draft.table.later = [];
  for (const item of later) {
    m.push({ kind: "resolve", cause: item.cause, item, part: "later", at: 0, cards: [], stage: 0, memory: null });
  }
}
