import { form, rule } from "../../../../../text/index.js";
import type { StandardEffect } from "../../ast.js";
import { energySymbol, NUMBER, POINTS } from "../terminals.js";

/** Energy and points in bulk (LANG-11). */
export const resourceEffect = rule<StandardEffect>("resource effect", () => [
  form([NUMBER, "the amount of", energySymbol, "you gain from card effects this turn"], (multiplier) => ({
    CreateStaticAbilityUntilEndOfTurn: { ability: { MultiplyEnergyGainFromCardEffects: { multiplier } } },
  })),
  form([NUMBER, "the number of cards you draw from card effects this turn"], (multiplier) => ({
    CreateStaticAbilityUntilEndOfTurn: { ability: { MultiplyCardDrawFromCardEffects: { multiplier } } },
  })),
  form([NUMBER, "the amount of", energySymbol, "you have"], (multiplier) => ({ MultiplyYourEnergy: { multiplier } })),
  form(["you lose", POINTS], (loses) => ({ LosePoints: { loses } })),
  form(["the opponent gains", POINTS], (count) => ({ EnemyGainsPoints: { count } })),
]);
