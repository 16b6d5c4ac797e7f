import { NONE } from "../../../../match/index.js";
import type { CommonAction } from "../../language/ast/actions.js";
import type { EffectProgram, Op } from "../../language/program/program.js";
import type { ChainItem, TtcgReader } from "../types.js";
import { isReference, referred } from "./refs.js";
import { fits } from "./selectors.js";
import type { Source } from "./source.js";

type CounterAction = Extract<CommonAction, { op: "counter" }>;

/** The effects on the chain that can be countered: of the other player's cards that fit, and that are not countered yet. */
export function counterable(reader: TtcgReader, source: Source, { of }: CounterAction): readonly ChainItem[] {
  const open = reader.state.stack.filter(({ isCountered }) => !isCountered);
  if (of === "that-attack") return [];
  if (of === "that-effect") return open.filter(({ id }) => id === source.event?.item);
  return open.filter((item) => {
    if (item.controller === source.seat) return false;
    if (isReference(of)) return item.cause.card === referred(reader, source, of.ref);
    return fits(reader, source, of.sel, item.cause.card);
  });
}

/** Whether an action counters an effect that its player chooses on the chain when it is used. */
export const isAimedCounter = (op: Op): op is CounterAction =>
  op.op === "counter" && typeof op.of === "object" && !isReference(op.of);

/** The number of the effect on the chain that an action of an effect was aimed at; NONE for none. */
export function counteredBy({ ops }: EffectProgram, at: number, { against }: ChainItem): number {
  const before = ops.slice(0, at).filter(isAimedCounter).length;
  return against[before] ?? NONE;
}

/** Whether there is something to counter. */
export function canCounter(reader: TtcgReader, source: Source, action: CounterAction): boolean {
  if (action.of === "that-attack") return reader.state.table.attack !== null;
  return counterable(reader, source, action).length > 0;
}
