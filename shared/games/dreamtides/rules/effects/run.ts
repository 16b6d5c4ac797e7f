import { NOBODY, NONE } from "../../../../match/index.js";
import { scriptAt } from "../cards/codes.js";
import type { Aim, Part, Script } from "../cards/definition.js";
import { canPay } from "../costs/payable.js";
import { decline, labelOf, pushCost, takePayment, withPayment } from "../costs/pay.js";
import { leaveStack } from "../flow/leave-stack.js";
import { spendEnergy } from "../moves/energy.js";
import type { DreamMachine, RunFrame, Subject } from "../types.js";
import { holds } from "../values/conditions.js";
import { candidates, referred } from "../values/predicates.js";
import { isLive, scopeOf, subjectOf, type Scope } from "../values/scope.js";
import { askToAim, modeOptions } from "./aiming.js";
import { perform } from "./effects.js";
import { pushRun } from "./push.js";

/** Stands for a card that was to be aimed at and was not there: "it" then means nothing. */
const NOTHING: Subject = { card: 0, object: NONE, spark: NONE, seat: NOBODY };

const scopeFor = (m: DreamMachine, frame: RunFrame): Scope => scopeOf(m, frame.cause, frame.memory);

/** The frame in which an effect happens (RULES-24): condition, consent, cost, mode, then its parts. */
export function runEffect(m: DreamMachine, frame: RunFrame): void {
  const script = scriptAt(m.constants, frame.script);
  if (script === undefined) {
    m.finish();
    return;
  }
  while (m.state.outcome === null) if (!advance(m, frame, script)) return;
}

/** Goes one stage further; false when the frame waits or has ended. */
function advance(m: DreamMachine, frame: RunFrame, script: Script): boolean {
  switch (frame.stage) {
    case "begin":
      if (script.condition !== null && !holds(scopeFor(m, frame), script.condition)) return end(m);
      if (!script.optional && script.cost === NONE) return to(frame, "mode");
      if (!isWorthAsking(m, frame, script.cost, script.parts)) return end(m);
      return consent(m, frame, script.cost, script.title, "asked");
    case "asked":
      if (m.answer("confirm")?.yes !== true) {
        decline(m, m.cause.seat, script.cost);
        return end(m);
      }
      if (script.cost === NONE) return to(frame, "mode");
      return pay(m, frame, script.cost, "paid");
    case "paid":
      return paid(m, frame) ? to(frame, "mode") : end(m);
    case "mode":
      return script.modes.length === 0 ? to(frame, "part") : runMode(m, frame, script);
    default: {
      const part = script.parts[frame.part];
      return part === undefined ? end(m) : advancePart(m, frame, script, part);
    }
  }
}

function advancePart(m: DreamMachine, frame: RunFrame, script: Script, part: Part): boolean {
  switch (frame.stage) {
    case "part":
      // What stands on the stack for its first part has left before the second.
      if (frame.part > 0) leaveStack(m, frame.item);
      if (part.condition !== null && !holds(scopeFor(m, frame), part.condition)) return skip(frame, part);
      if (!part.optional && part.cost === NONE) return to(frame, "aim");
      if (!isWorthAsking(m, frame, part.cost, [part])) return skip(frame, part);
      return consent(m, frame, part.cost, script.title === "" ? part.title : script.title, "part-asked");
    case "part-asked":
      if (m.answer("confirm")?.yes !== true) {
        decline(m, m.cause.seat, part.cost);
        return skip(frame, part);
      }
      if (part.cost === NONE) return to(frame, "aim");
      return pay(m, frame, part.cost, "part-paid");
    case "part-paid":
      return paid(m, frame) ? to(frame, "aim") : skip(frame, part);
    case "aim": {
      const targets = aimed(m, frame, part);
      if (targets === null) return false;
      frame.targets = targets;
      return to(frame, "do");
    }
    default: {
      const progress = perform({ m, frame, part, targets: frame.targets });
      if (progress === "again") return false;
      noteEffect(m, frame, part);
      next(frame);
      return progress === "done";
    }
  }
}

/** Writes down that a part has happened; with nothing left of what it was aimed at it has not. */
function noteEffect(m: DreamMachine, { targets }: RunFrame, { aim, name }: Part): void {
  if (m.logging && (aim === null || targets.length > 0)) m.log({ type: "effect", data: { effect: name } });
}

/** The next stage begins with nothing answered. */
function to(frame: RunFrame, stage: RunFrame["stage"]): true {
  frame.stage = stage;
  frame.answer = null;
  frame.step = 0;
  return true;
}

function next(frame: RunFrame): true {
  frame.part += 1;
  frame.held = [];
  frame.targets = [];
  return to(frame, "part");
}

/** Leaves a part out, with the targets that were chosen for it. */
function skip(frame: RunFrame, { aim }: Part): true {
  if (aim !== null && !aim.refers) frame.aimed += 1;
  return next(frame);
}

function end(m: DreamMachine): false {
  m.finish();
  return false;
}

/** "You may" and prices are asked about only where they can be met and lead to anything. */
function isWorthAsking(m: DreamMachine, frame: RunFrame, cost: number, parts: readonly Part[]): boolean {
  const scope = { ...scopeFor(m, frame), guess: true };
  if (cost !== NONE && !canPay(scope, [cost])) return false;
  return parts.length === 0 || parts.some(({ aim }) => aim === null || hasTarget(scope, frame, aim));
}

function hasTarget(scope: Scope, { choice, aimed: at }: RunFrame, aim: Aim): boolean {
  if (aim.refers && typeof aim.predicate === "string") {
    const wantsVoid = aim.zone === "void";
    return referred(scope, aim.predicate).some(({ card }) => !wantsVoid || scope.reader.card(card).zone === "void");
  }
  if (choice !== null) return (choice.targets[at] ?? []).some((target) => isLive(scope.reader, target));
  return candidates(scope, aim).length > 0;
}

function consent(m: DreamMachine, frame: RunFrame, cost: number, title: string, stage: "asked" | "part-asked"): false {
  frame.stage = stage;
  leaveStack(m, frame.item);
  const yes = cost === NONE ? "Yes" : labelOf(m, cost);
  m.ask({ kind: "confirm", seat: frame.cause.seat, title, purpose: "may", yes, no: "Decline", refusal: null });
  return false;
}

function pay(m: DreamMachine, frame: RunFrame, cost: number, stage: "paid" | "part-paid"): false {
  frame.stage = stage;
  pushCost(m, cost, frame.cause.seat, frame.cause.card);
  return false;
}

/** Takes what was paid into memory; false when it could not be paid after all. */
function paid(m: DreamMachine, frame: RunFrame): boolean {
  const payment = takePayment(m);
  frame.memory = withPayment(frame.memory, payment);
  return payment.done;
}

/** The chosen mode happens instead of this frame. Modes of triggers are chosen now. */
function runMode(m: DreamMachine, frame: RunFrame, { modes, title }: Script): false {
  const { seat } = frame.cause;
  let at = frame.choice?.mode ?? NONE;
  if (at === NONE) {
    const answer = m.answer("options");
    if (answer === null) {
      leaveStack(m, frame.item);
      const scope = scopeFor(m, frame);
      const options = modeOptions(scope, modes);
      if (options.every(({ refusal }) => refusal !== null)) return end(m);
      m.ask({ kind: "options", seat, title: title === "" ? "Choose one." : title, purpose: "mode", options });
      return false;
    }
    at = answer.index;
    spendEnergy(m, seat, modes[at]?.energy ?? 0);
  }
  const { script = NONE } = modes[at] ?? {};
  const { memory, item, choice } = frame;
  m.finish();
  const targets = choice === null ? null : { mode: NONE, targets: choice.targets };
  pushRun(m, { script, memory, choice: targets, item });
  return false;
}

/** The targets of a part: named, chosen beforehand, or chosen now; `null` while it is asked. */
function aimed(m: DreamMachine, frame: RunFrame, part: Part): readonly Subject[] | null {
  const { aim } = part;
  if (aim === null) return [];
  const scope = scopeFor(m, frame);
  if (typeof aim.predicate === "string") {
    const named = referred(scope, aim.predicate);
    if (named.length > 0) keep(frame, named);
    return named;
  }
  if (frame.choice !== null) {
    const chosen = frame.choice.targets[frame.aimed] ?? [];
    frame.aimed += 1;
    keep(frame, chosen.length > 0 ? chosen : [NOTHING]);
    return chosen.filter((target) => isLive(m, target));
  }
  const able = candidates(scope, aim);
  const answer = m.answer("cards");
  if (answer === null && able.length > aim.min) {
    leaveStack(m, frame.item);
    askToAim(m, frame.cause.seat, part.title, aim, able);
    return null;
  }
  const chosen = (answer?.cards ?? able).map((id) => subjectOf(m, id));
  keep(frame, chosen.length > 0 ? chosen : [NOTHING]);
  return chosen;
}

/** From now on "it" means these. */
function keep(frame: RunFrame, it: readonly Subject[]): void {
  frame.memory = { ...frame.memory, it };
}
