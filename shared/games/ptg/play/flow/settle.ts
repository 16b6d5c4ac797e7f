import { byRules, NONE, type Answer } from "../../../../match/index.js";
import { deliverWaiting } from "../events/deliver.js";
import { aim } from "../effects/aim.js";
import { perform } from "../effects/perform.js";
import { putIntoGraveyard } from "../moves/creatures.js";
import type { Job, PtgMachine } from "../types.js";
import { definitionOf } from "../values/stats.js";

/**
 * Carries out what is to be done and delivers the events that it raises, until nothing is left; then looks who has lost
 * (PLAY-11, PLAY-14). False where a player is asked, or the match is over. The answer is that to the last question.
 */
export function settle(m: PtgMachine, answer: Answer | null): boolean {
  const { table } = m.draft;
  let reply = answer;
  while (table.jobs.length + table.queue.length > 0) {
    if (!carryOutAll(m, reply)) return false;
    reply = null;
    deliverWaiting(m);
  }
  table.triggered = 0;
  return !isOver(m);
}

/** Carries out the jobs in order. False where a player is asked: the job that asks and those after it are left. */
function carryOutAll(m: PtgMachine, answer: Answer | null): boolean {
  const { table } = m.draft;
  const { jobs } = table;
  for (const [at, job] of jobs.entries()) {
    if (carryOut(m, job, at === 0 ? answer : null)) continue;
    table.jobs = jobs.slice(at);
    return false;
  }
  table.jobs = [];
  return true;
}

/** False where a player is asked. */
function carryOut(m: PtgMachine, job: Job, answer: Answer | null): boolean {
  if (job.alteration === NONE) {
    if (m.isObject(job.card, job.object)) putIntoGraveyard(m, job.card);
    return true;
  }
  const ability = definitionOf(m, m.card(job.card)).abilities[job.ability];
  const alteration = ability?.alterations[job.alteration];
  if (ability === undefined || alteration === undefined) return true;
  const { seat, card, object } = job;
  m.cause = { kind: "ability", seat, card, object, ability: job.ability };
  const aimed = aim(m, job, ability, alteration, answer);
  if (aimed !== null && aimed !== "asked") perform(m, job, alteration, aimed);
  m.cause = byRules;
  return aimed !== "asked";
}

/** Ends the match when a player has no health left: who has some wins. */
function isOver(m: PtgMachine): boolean {
  const alive = [0, 1].filter((seat) => m.counters(seat).health > 0);
  if (alive.length === 2) return false;
  m.end({ winners: alive, reason: "health" });
  return true;
}
