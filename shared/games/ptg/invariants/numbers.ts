import { guess, integerValue, settingFix, type Finding, type RowRule } from "../../../validate/index.js";
import { info } from "./info.js";
import { alterationsIn, entriesOf, numberOf, placeOf, textOf } from "./parts.js";

const dies = "A creature without defense dies as it arrives.";

/** P09 (PTG-10). */
export const noDefense: RowRule = {
  kind: "row",
  ...info("no-defense", "warning", "Creatures have defense", dies),
  sheets: ["cards"],
  fault: "bounds",
  reads: ["type", "defense", "health", "abilities"],
  check: (row) => {
    const found: Finding[] = [];
    const own = row.value("defense") ?? row.value("health");
    if (row.text("type") === "creature" && (own === undefined || (numberOf(own) ?? 1) <= 0)) {
      found.push({
        column: "defense",
        message: dies,
        fixes: [guess(settingFix("set-defense", "Set defense to 1", "defense", integerValue(1)))],
      });
    }
    for (const { inner, params } of alterationsIn(row)) {
      const token = entriesOf(params.get("template"));
      const defense = token.get("defense") ?? token.get("health");
      if (textOf(token, "type") !== "creature" || (defense !== undefined && (numberOf(defense) ?? 1) > 0)) continue;
      const column = placeOf(inner, "params", "template", "defense");
      const fixes = [guess(settingFix("set-defense", "Set defense to 1", column, integerValue(1)))];
      found.push({ column, message: dies, fixes });
    }
    return found;
  },
};

/** P10 (PTG-10). */
export const anyProvided: RowRule = {
  kind: "row",
  ...info(
    "any-provided",
    "warning",
    "Mana that is provided has a type",
    "Mana of the type any pays for nothing but the any part of a cost.",
  ),
  sheets: ["cards"],
  reads: ["type", "mana", "abilities"],
  check: (row) => {
    const message = "Mana of the type any pays only the any part of a cost.";
    const own = row.text("type") === "mana" && entriesOf(row.value("mana")).has("any");
    return [
      ...(own ? [{ column: { path: ["mana"], inner: ["any"] }, message }] : []),
      ...alterationsIn(row).flatMap(({ inner, entries, params }): readonly Finding[] =>
        textOf(entries, "effect") === "gain_mana" && entriesOf(params.get("amounts")).has("any")
          ? [{ column: placeOf(inner, "params", "amounts", "any"), message }]
          : [],
      ),
    ];
  },
};
