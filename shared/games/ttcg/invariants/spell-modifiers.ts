import type { Finding, RowRule } from "../../../validate/index.js";
import { clamp, modifierRange, signed, statKeys } from "../stats.js";
import { categoryOf } from "../vocabulary.js";
import { levelOf, meantNumber, statFix } from "./card.js";
import { info, rulesChapters, tools } from "./info.js";

export const spellModifierRange: RowRule = {
  kind: "row",
  ...info(
    "spell-modifier-range",
    "warning",
    "A spell's modifiers fit its level",
    "A spell adds up to 10 per level to the attack and defense of the unit above it, or subtracts as much. The rules call this typical, so a card may be an exception.",
    rulesChapters,
  ),
  sheets: ["cards"],
  fault: "bounds",
  reads: ["type", "level", "attack", "defense"],
  check: (row, lookup) => {
    const level = levelOf(row, "spell", lookup);
    if (level === undefined) return [];
    const range = modifierRange(level);
    return statKeys.flatMap((stat): Finding[] => {
      const number = row.value(stat);
      const exact = number?.kind === "integer" ? number.value : 0n;
      const value = Number(exact);
      if (Math.abs(value) <= range) return [];
      const message = `Spell modifier ${signed(exact)} is outside ±${range} for level ${level}`;
      return [{ column: stat, message, fixes: [statFix("clamp", stat, clamp(value, -range, range), "spell")] }];
    });
  },
};

export const spellSign: RowRule = {
  kind: "row",
  ...info(
    "spell-sign",
    "error",
    "A spell's modifiers have signs",
    "The two numbers of a spell are not stats of its own but what it adds to a unit. The sign shows that: +5, -10, +0.",
    tools,
  ),
  sheets: ["cards"],
  reads: ["type", "attack", "defense"],
  readsSource: true,
  check: (row) => {
    if (categoryOf(row.text("type")) !== "spell") return [];
    return statKeys.flatMap((stat): Finding[] => {
      const value = row.value(stat);
      if (value?.kind === "integer" && /^[+-]/u.test(row.source(stat) ?? "")) return [];
      const modifier = Math.round(meantNumber(value) ?? 0) || 0;
      const fixes = Number.isSafeInteger(modifier) ? [statFix("add-sign", stat, modifier, "spell")] : [];
      const fault = value?.kind === "integer" ? {} : ({ fault: "type" } as const);
      return [{ column: stat, ...fault, message: `Spell modifiers need a sign: ${signed(modifier)}`, fixes }];
    });
  },
};
