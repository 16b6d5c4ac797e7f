import { NOBODY } from "../../../../match/index.js";
import type { Action, Seat } from "../../../../match/index.js";
import { revealTops } from "../moves/reveal.js";
import { settle } from "../triggers/fire.js";
import type { DreamMachine } from "../types.js";
import { pushActivate } from "./activate.js";
import { pushPlay } from "./play.js";

/** Lets happen what must happen before anybody is asked: triggers, then responses to what waits on the stack. */
export function unready(m: DreamMachine): boolean {
  if (settle(m)) return true;
  if (m.state.stack.length > 0) {
    m.push({ kind: "stack" });
    return true;
  }
  if (m.state.bundles.length > 0) revealTops(m);
  return false;
}

/** Plays or activates what a player chose; false for another choice. */
export function use(m: DreamMachine, seat: Seat, { verb, card }: Action): boolean {
  if (verb === "play") pushPlay(m, seat, card);
  else if (verb === "activate") pushActivate(m, seat, card);
  else return false;
  return true;
}

/** Players respond to the stack: one pass resolves its top (RULES-13). */
export function runStack(m: DreamMachine): void {
  if (settle(m)) return;
  const top = m.state.stack.at(-1);
  if (top === undefined) {
    m.draft.table.priority = NOBODY;
    m.finish();
    return;
  }
  const answer = m.answer("act");
  const { priority } = m.state.table;
  const seat = priority === NOBODY ? m.opponent(top.controller) : priority;
  if (answer === null) {
    if (m.state.bundles.length > 0) revealTops(m);
    m.draft.table.priority = seat;
    m.draft.table.chain = 0;
    m.ask({ kind: "act", seat, title: "Respond?", purpose: "respond" });
    return;
  }
  if (!use(m, seat, answer.action)) m.push({ kind: "resolve", item: top });
}
