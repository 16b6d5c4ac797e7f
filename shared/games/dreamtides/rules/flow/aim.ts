import { NONE, type Cause } from "../../../../match/index.js";
import { scriptAt } from "../cards/codes.js";
import type { Script } from "../cards/definition.js";
import { askToAim, modeOptions } from "../effects/aiming.js";
import { spendEnergy } from "../moves/energy.js";
import type { Choice, DreamItem, DreamMachine } from "../types.js";
import { candidates } from "../values/predicates.js";
import { scopeOf, subjectOf, type Scope } from "../values/scope.js";

export const NO_CHOICE: Choice = { mode: NONE, targets: [] };

interface Aiming {
  plan: number;
  choices: readonly Choice[];
  answer: unknown;
}

interface Order {
  readonly seat: number;
  readonly item: DreamItem;
  /** Codes of scripts, NONE for one that is not aimed now. */
  readonly scripts: readonly number[];
}

/**
 * Chooses modes and targets of a card or ability that was just put on the stack (RULES-10-6): a question for each,
 * even where one answer is possible. False while it asks.
 */
export function aimAll(m: DreamMachine, frame: Aiming, { seat, item, scripts }: Order): boolean {
  while (frame.plan < scripts.length) {
    const script = scriptAt(m.constants, scripts[frame.plan] ?? NONE);
    if (script !== undefined && !aimOne(m, frame, seat, item, script)) return false;
    frame.plan += 1;
  }
  return true;
}

function aimOne(m: DreamMachine, frame: Aiming, seat: number, item: DreamItem, script: Script): boolean {
  const scope = scopeOfItem(m, seat, item);
  const choice = frame.choices[frame.plan] ?? NO_CHOICE;
  if (script.modes.length > 0 && choice.mode === NONE) {
    const answer = m.answer("options");
    if (answer === null) return !askForMode(m, scope, script);
    frame.answer = null;
    const energy = script.modes[answer.index]?.energy ?? 0;
    spendEnergy(m, seat, energy);
    const now = m.state.stack.find(({ id }) => id === item.id) ?? item;
    m.updateItem({ ...now, modeEnergy: now.modeEnergy + energy });
    decide(frame, { ...choice, mode: answer.index });
    m.log({ type: "mode", seat, amount: energy, data: { label: script.modes[answer.index]?.label ?? "" } });
  }
  const { mode } = frame.choices[frame.plan] ?? NO_CHOICE;
  const chosen = mode === NONE ? script : scriptAt(m.constants, script.modes[mode]?.script ?? NONE);
  return chosen === undefined || aimParts(m, frame, seat, scope, chosen);
}

/** What the player of an item asks as: its memory holds what was paid. */
const scopeOfItem = (m: DreamMachine, seat: number, { cause, memory }: DreamItem): Scope => {
  const choosing: Cause = { ...cause, seat };
  return scopeOf(m, choosing, memory);
};

function askForMode(m: DreamMachine, scope: Scope, { modes, title }: Script): boolean {
  const options = modeOptions(scope, modes);
  if (options.every(({ refusal }) => refusal !== null)) return false;
  m.ask({ kind: "options", seat: scope.seat, title: title === "" ? "Choose one." : title, purpose: "mode", options });
  return true;
}

function decide(frame: Aiming, choice: Choice): void {
  frame.choices = frame.choices.with(frame.plan, choice);
}

function aimParts(m: DreamMachine, frame: Aiming, seat: number, scope: Scope, { parts }: Script): boolean {
  const aims = parts.filter(({ aim }) => aim !== null && !aim.refers);
  for (;;) {
    const choice = frame.choices[frame.plan] ?? NO_CHOICE;
    const part = aims[choice.targets.length];
    const aim = part?.aim ?? null;
    if (part === undefined || aim === null) return true;
    const answer = m.answer("cards");
    if (answer === null) {
      const able = candidates(scope, aim);
      if (able.length > 0) {
        askToAim(m, seat, part.title, aim, able);
        return false;
      }
    }
    frame.answer = null;
    const targets = (answer?.cards ?? []).map((id) => subjectOf(m, id));
    decide(frame, { ...choice, targets: [...choice.targets, targets] });
  }
}
