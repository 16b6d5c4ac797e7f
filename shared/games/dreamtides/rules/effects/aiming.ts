import type { PromptOption } from "../../../../match/index.js";
import { scriptAt } from "../cards/codes.js";
import type { Aim, Script } from "../cards/definition.js";
import { budgetOf } from "../costs/payable.js";
import type { DreamMachine } from "../types.js";
import { candidates } from "../values/predicates.js";
import type { Scope } from "../values/scope.js";

/** Why a mode cannot be chosen now. */
function modeRefusal(scope: Scope, energy: number, script: Script | undefined): string | null {
  const { energy: has } = budgetOf(scope);
  if (energy > has) return `Needs ${energy} energy, has ${has}.`;
  return script === undefined || hasTargets(scope, script) ? null : "Nothing to aim at.";
}

/** The modes to choose from, each with its price in energy. */
export const modeOptions = (scope: Scope, modes: Script["modes"]): PromptOption[] =>
  modes.map(({ label, energy, script }) => ({
    label: energy > 0 ? `${energy}●: ${label}` : label,
    refusal: modeRefusal(scope, energy, scriptAt(scope.reader.constants, script)),
  }));

/** Whether every part that must be aimed has something to aim at, or one of the modes (RULES-9). */
export function hasTargets(scope: Scope, script: Script): boolean {
  for (const { aim, optional } of script.parts) {
    if (aim === null || aim.refers || optional || script.optional) continue;
    if (candidates(scope, aim).length < Math.max(1, aim.min)) return false;
  }
  if (script.modes.length === 0) return true;
  return script.modes.some(
    (mode) => modeRefusal(scope, mode.energy, scriptAt(scope.reader.constants, mode.script)) === null,
  );
}

const PURPOSES: Readonly<Record<Aim["zone"], string>> = {
  battlefield: "character",
  stack: "stack-card",
  void: "void-card",
  hand: "hand-card",
};

/** Asks for the targets of a part. Single characters and stack cards are chosen by one click, others are marked and submitted. */
export function askToAim(m: DreamMachine, seat: number, title: string, aim: Aim, cards: readonly number[]): void {
  const max = Math.min(aim.max, cards.length);
  const min = Math.min(aim.min, max);
  const direct = min === 1 && max === 1 && (aim.zone === "battlefield" || aim.zone === "stack");
  const purpose = PURPOSES[aim.zone];
  m.ask({ kind: "cards", seat, title, purpose, cards, min, max, direct, blind: false, ordered: false, picked: [] });
}
