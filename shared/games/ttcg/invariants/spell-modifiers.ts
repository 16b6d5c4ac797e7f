import type { Finding, RowRule } from "../../../validate/index.js";
import { categoryOf, modifierLimit, signed, spellBonus } from "../stats.js";
import { levelOf, statFix, statKeys, tierOf } from "./card.js";
import { info, rulebook } from "./info.js";

export const spellModifierRange: RowRule = {
  kind: "row",
  ...info(
    "spell-modifier-range",
    "warning",
    "Modifiers of a spell fit its level",
    "What a spell adds to a unit's attack and defense, or takes from them, is at most 10 for each of its levels. The rulebook says that this is typical, so a card may be an exception.",
    rulebook,
  ),
  sheets: ["cards"],
  reads: ["type", "level", "attack", "defense", "rarity"],
  check: (row) => {
    const card = levelOf(row);
    if (card?.category !== "spell") return [];
    const limit = modifierLimit(card.level);
    const highest = limit + spellBonus(tierOf(row));
    return statKeys.flatMap((key): Finding[] => {
      const value = row.integer(key);
      if (value === undefined || (value >= -limit && value <= highest)) return [];
      const clamped = Math.min(Math.max(value, -limit), highest);
      return [
        {
          column: key,
          message: `Spell modifier ${signed(value)} is outside ±${limit} for level ${card.level}`,
          fixes: [statFix("clamp", key, clamped, "spell")],
        },
      ];
    });
  },
};

export const spellSign: RowRule = {
  kind: "row",
  ...info(
    "spell-sign",
    "error",
    "Modifiers of a spell have a sign",
    "A spell has no strength of its own: it changes that of a unit. Its numbers are written with their sign, +5, -10 or +0, which tells them from those of units.",
    rulebook,
  ),
  sheets: ["cards", "printings"],
  reads: ["type", "card", "attack", "defense"],
  readsSource: true,
  check: (row, lookup) => {
    const type =
      row.kind === "cards" ? row.text("type") : lookup.first("cards-by-id", row.text("card") ?? "")?.text("type");
    if (categoryOf(type) !== "spell") return [];
    return statKeys.flatMap((key): Finding[] => {
      const value = row.integer(key);
      if (value === undefined || /^[+-]/u.test(row.source(key) ?? "+")) return [];
      const to = { kind: "source", source: signed(value) } as const;
      return [
        {
          column: key,
          message: `Spell modifiers need a sign: ${signed(value)}`,
          fixes: [{ id: "add-sign", title: `Write ${signed(value)}`, edits: [{ kind: "cell", column: key, to }] }],
        },
      ];
    });
  },
};
