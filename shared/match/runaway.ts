import type { Fault } from "../base/index.js";
import { MatchFault } from "./kernel.js";

/** Why an effect without end was given up, with the cards that it is by. The match is as it was before it began. */
export interface Runaway extends Fault {
  readonly cards: readonly number[];
}

const codes: ReadonlySet<string> = new Set(["match/depth", "match/endless", "match/effect-budget"]);

/** What the machine throws where effects go on without end. */
export function runaway(code: string, message: string, cards: readonly number[]): MatchFault {
  const fault: Runaway = { code, message, cards };
  return new MatchFault(fault);
}

/** Whether a choice failed because effects went on without end. */
export const isRunaway = (fault: Fault): fault is Runaway => codes.has(fault.code) && "cards" in fault;
