import type { Seat } from "../../../../match/index.js";
import type { TtcgMachine } from "../types.js";

/**
 * Lets a chain begin with what waits for its place on it; `asked` may respond first, after so many passes. The frame is written out:
 * to add fields to a copy takes longer than the rest of it, and nearly all that is done begins a chain.
 */
export function pushChain(m: TtcgMachine, passes: number, asked: Seat): void {
  m.pushFrame({
    step: 0,
    cause: m.cause,
    prompt: null,
    answer: null,
    returned: null,
    kind: "chain",
    passes,
    asked,
  });
}
