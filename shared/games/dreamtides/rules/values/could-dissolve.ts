import type { Predicate, StandardEffect } from "../../language/ast.js";
import { scriptAt } from "../cards/codes.js";
import type { Script } from "../cards/definition.js";
import { matchesCard } from "./card-predicates.js";
import { definitionOf } from "./figures.js";
import { isWarded, matching } from "./predicates.js";
import { EMPTY_MEMORY, type Scope } from "./scope.js";

/** Which characters an effect dissolves; `null` for one that dissolves none. */
function dissolvedBy(effect: StandardEffect): Predicate | null {
  if (effect === "SpendAllEnergyDissolveEnemy") return { Enemy: "Character" };
  if (typeof effect === "string") return null;
  if ("DissolveCharacter" in effect) return effect.DissolveCharacter.target;
  if ("DissolveCharactersCount" in effect) return effect.DissolveCharactersCount.target;
  return "DissolveCharactersQuantity" in effect ? effect.DissolveCharactersQuantity.target : null;
}

/**
 * Whether a card is an event that could now dissolve a character `target` means to who asks, in any part or mode
 * (RULES-28).
 */
export function couldDissolve(scope: Scope, id: number, target: Predicate): boolean {
  const { reader } = scope;
  const { kind, plans } = definitionOf(reader, id);
  if (kind !== "event") return false;
  const { controller, object } = reader.card(id);
  const its: Scope = { ...scope, seat: controller, card: id, object, memory: EMPTY_MEMORY, guess: true };
  const wanted = new Set(matching(scope, "battlefield", target).filter((card) => !isWarded(reader, card)));
  if (wanted.size === 0) return false;

  const dissolves = (script: Script | undefined): boolean =>
    script !== undefined &&
    (script.modes.some((mode) => dissolves(scriptAt(reader.constants, mode.script))) ||
      script.parts.some(({ effect }) => {
        const predicate = dissolvedBy(effect);
        return predicate !== null && matching(its, "battlefield", predicate).some((card) => wanted.has(card));
      }));
  return matchesCard(scope, id, "Event") && plans.some((plan) => dissolves(scriptAt(reader.constants, plan.script)));
}
