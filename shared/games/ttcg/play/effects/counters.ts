import type { CommonAction } from "../../language/ast/actions.js";
import type { ChainItem, TtcgReader } from "../types.js";
import { isReference } from "./refs.js";
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
    return isReference(of) || fits(reader, source, of.sel, item.cause.card);
  });
}

/** Whether there is something to counter. */
export function canCounter(reader: TtcgReader, source: Source, action: CounterAction): boolean {
  if (action.of === "that-attack") return reader.state.table.attack !== null;
  return counterable(reader, source, action).length > 0;
}
