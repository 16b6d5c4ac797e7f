import { NONE } from "../../../../match/index.js";
import { triggerAt } from "../cards/codes.js";
import type { DreamMachine, PendingTrigger } from "../types.js";
import { pushRun } from "../effects/push.js";
import { EMPTY_MEMORY } from "../values/scope.js";

/** Triggers that set each other off without end, and nobody can stop them: the match is a draw. */
const LONGEST_CHAIN = 500;

/** Lets queued triggers fire before anything else goes on; true when there were any. */
export function settle(m: DreamMachine): boolean {
  if (m.state.table.queue.length === 0) return false;
  m.push({ kind: "triggers" });
  return true;
}

/** The frame that fires what is queued, first come first served (RULES-18). */
export function runTriggers(m: DreamMachine): void {
  for (;;) {
    const { table } = m.draft;
    const [next, ...rest] = table.queue;
    if (next === undefined) {
      m.finish();
      return;
    }
    table.queue = rest;
    if (start(m, next)) return;
  }
}

/** Starts the ability of a trigger; false when it does not fire after all. */
export function start(m: DreamMachine, { trigger, seat, card, object, holds, that, amount }: PendingTrigger): boolean {
  const plan = triggerAt(m.constants, trigger);
  if (plan === undefined || (holds === "here" && !m.isObject(card, object))) return false;
  if (plan.oncePerTurn) {
    if (isUsed(m.state.table.used, object, trigger)) return false;
    m.draft.table.used = [...m.state.table.used, object, trigger];
  }
  m.draft.table.chain += 1;
  if (m.state.table.chain > LONGEST_CHAIN) {
    m.end({ winners: [], reason: "endless" });
    return true;
  }
  const cause = { kind: "triggered", seat, card, object, ability: plan.ability };
  m.log({ type: "triggered", seat, cards: card === NONE ? [] : [card], data: { ability: plan.ability } });
  pushRun(m, { script: plan.script, cause, memory: { ...EMPTY_MEMORY, that, amount } });
  return true;
}

/** Whether a pair of object and code stands in a list of pairs. */
export function isUsed(pairs: readonly number[], object: number, code: number): boolean {
  for (let at = 0; at < pairs.length; at += 2) if (pairs[at] === object && pairs[at + 1] === code) return true;
  return false;
}
