import { NONE, type Seat } from "../../../../match/index.js";
import type { Target } from "../../language/ast/selectors.js";
import type { Op } from "../../language/program/program.js";
import type { TtcgReader } from "../types.js";
import { canTurn } from "./quantity.js";
import { isReference, referred } from "./refs.js";
import { cardsFor, seatsOf } from "./selectors.js";
import type { Source } from "./source.js";
import { targetsOf } from "./targets.js";

/** Whether the other player can do wholly what an effect offers them. */
export function canAccept(reader: TtcgReader, source: Source, op: Op): boolean {
  const actor = reader.opponent(source.seat);
  if (op.op === "draw" || op.op === "mill") {
    return typeof op.n !== "number" || reader.zone("deck", actor).length >= op.n;
  }
  if (op.op === "discard" && "hand" in op) return reader.zone("hand", actor).length > 0;
  if (op.op === "reveal" && op.top !== undefined) {
    const { top, side = "you" } = op;
    return seatsOf(source, side, actor).every((seat) => reader.zone("deck", seat).length >= top);
  }
  return targetsOf(op).every((target) => isThere(reader, source, op, target, actor));
}

function isThere(reader: TtcgReader, source: Source, op: Op, target: Target, actor: Seat): boolean {
  if (isReference(target)) return referred(reader, source, target.ref) !== NONE;
  const { q, sel } = target;
  if (q.mode === "all") return true;
  const there = cardsFor(reader, source, sel, actor).filter((id) => canTurn(reader, source, op.op, id));
  return there.length >= (q.mode === "exact" || q.mode === "fixed" ? q.n : 1);
}
