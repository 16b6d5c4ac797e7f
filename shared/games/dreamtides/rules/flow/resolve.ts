import { NOBODY, NONE } from "../../../../match/index.js";
import { pushRun } from "../effects/push.js";
import { putIntoVoid } from "../moves/leave.js";
import { materialize } from "../moves/materialize.js";
import type { DreamItem, DreamMachine, ResolveFrame } from "../types.js";
import { definitionOf } from "../values/figures.js";
import { leaveStack } from "./leave-stack.js";

/** Resolves one item of the stack (RULES-13); its controller then has priority over what is left. */
export function runResolve(m: DreamMachine, frame: ResolveFrame): void {
  const { item } = frame;
  if (frame.step === 0) {
    frame.step = 1;
    m.cause = item.cause;
    m.log({ type: "resolves", seat: item.controller, cards: item.card === NONE ? [item.cause.card] : [item.card] });
    if (item.card === NONE) resolveAbility(m, item);
    else if (definitionOf(m, item.card).kind === "character") resolveCharacter(m, item);
    else resolveEvent(m, item);
    return;
  }
  if (item.card === NONE) m.removeItem(item.id);
  else leaveStack(m, item.id);
  const { table } = m.draft;
  table.resolving = NONE;
  table.priority = m.state.stack.length > 0 ? item.controller : NOBODY;
  m.finish();
}

function resolveAbility(m: DreamMachine, { cause, active, choices, memory }: DreamItem): void {
  const plan = definitionOf(m, cause.card).actives[active];
  if (plan !== undefined) pushRun(m, { script: plan.script, cause, memory, choice: choices[0] ?? null });
}

function resolveEvent(m: DreamMachine, { id, card, cause, choices, memory, then }: DreamItem): void {
  definitionOf(m, card).plans.forEach(({ ability, script }, at) => {
    pushRun(m, { script, cause: { ...cause, ability }, memory, choice: choices[at] ?? null, item: id });
  });
  if (then !== NONE) pushRun(m, { script: then, cause: { ...cause, kind: "if-you-do" }, memory });
}

function resolveCharacter(m: DreamMachine, { card, controller, cause, memory, then }: DreamItem): void {
  const character = materialize(m, card, controller);
  if (character === null) {
    putIntoVoid(m, card);
    return;
  }
  if (then === NONE) return;
  pushRun(m, { script: then, cause: { ...cause, kind: "if-you-do", object: character.object }, memory });
}
