import {
  guess,
  integerValue,
  settingFix,
  textValue,
  type Finding,
  type FindingFix,
  type Lookup,
  type RowFacts,
  type RowRule,
} from "../../../validate/index.js";
import { effectTable, type EffectTable } from "./effect-table.js";
import { effectKeys, effectOf } from "./indexes.js";
import { info, tools } from "./info.js";

type Kind = "unit" | "spell";

const kindOf = (row: RowFacts): Kind | undefined => {
  const type = row.text("type") ?? "";
  return type === "" ? undefined : type === "spell" ? "spell" : "unit";
};

const highest: Readonly<Record<Kind, number>> = { unit: 5, spell: 3 };
const mostFixes = 3;

/** Effects that differ from one in a single word and are flagged with these columns. */
function siblings(table: EffectTable, effect: string, columns: readonly string[]): readonly string[] {
  const words = effect.split(" ");
  const found: string[] = [];
  for (const [other, flags] of table) {
    if (found.length === mostFixes) break;
    const others = other.split(" ");
    if (others.length !== words.length || !columns.every((column) => flags.has(column))) continue;
    if (others.filter((word, at) => word !== words[at]).length === 1) found.push(other);
  }
  return found;
}

const siblingFixes = (table: EffectTable, key: string, effect: string, columns: readonly string[]): FindingFix[] =>
  siblings(table, effect, columns).map((other, at) =>
    guess(settingFix(at === 0 ? "sibling" : `sibling-${at + 1}`, `Write “${other}”`, key, textValue(other))),
  );

const levelsOf = (flags: ReadonlySet<string>): readonly number[] =>
  [1, 2, 3, 4, 5].filter((level) => flags.has(`LEVEL_${level}`));

/** Whether the classes say for whom the effect is: one that they give no kind or no level was forgotten, and is for anybody. */
const isClassified = (flags: ReadonlySet<string>): boolean =>
  (flags.has("UNIT") || flags.has("SPELL")) && levelsOf(flags).length > 0;

/** What is wrong with each effect of a card that stands in the table of effects; others say nothing. */
function eachKnown(
  row: RowFacts,
  lookup: Lookup,
  check: (table: EffectTable, key: (typeof effectKeys)[number], effect: string, kind: Kind) => readonly Finding[],
): readonly Finding[] {
  const kind = kindOf(row);
  const table = kind === undefined ? undefined : effectTable(lookup);
  if (kind === undefined || table === undefined) return [];
  return effectKeys.flatMap((key) => {
    const effect = effectOf(row, key);
    return table.has(effect) ? check(table, key, effect, kind) : [];
  });
}

export const effectCategory: RowRule = {
  kind: "row",
  ...info(
    "effect-category",
    "warning",
    "Effects for units or for spells",
    "The classes of effects say which are for units and which for spells. Only effects that the workspace's own templates make are looked at.",
    tools,
  ),
  sheets: ["cards"],
  reads: [...effectKeys, "type", "level"],
  check: (row, lookup) =>
    eachKnown(row, lookup, (table, key, effect, kind) => {
      const column = kind.toUpperCase();
      const flags = table.get(effect);
      if (flags === undefined || flags.has(column) || !isClassified(flags)) return [];
      const fixes = siblingFixes(table, key, effect, [column, `LEVEL_${row.integer("level") ?? 1}`]);
      return [{ column: key, message: `This effect is not available to ${kind}s`, fixes }];
    }),
};

export const effectLevel: RowRule = {
  kind: "row",
  ...info(
    "effect-level",
    "warning",
    "Effects for the level of their card",
    "The classes of effects say for which levels each is meant. Only effects that the workspace's own templates make are looked at.",
    tools,
  ),
  sheets: ["cards"],
  reads: [...effectKeys, "type", "level"],
  check: (row, lookup) =>
    eachKnown(row, lookup, (table, key, effect, kind) => {
      const level = row.integer("level");
      const flags = table.get(effect);
      if (level === undefined || flags === undefined || flags.has(`LEVEL_${level}`) || !isClassified(flags)) return [];
      const levels = levelsOf(flags);
      const message = `Effect is meant for level ${levels.join(", ")}, not ${level}`;
      const near = levels
        .filter((each) => each <= highest[kind])
        .sort((one, other) => Math.abs(one - level) - Math.abs(other - level))
        .slice(0, 1)
        .map((each) => guess(settingFix("set-level", `Set the level to ${each}`, "level", integerValue(each))));
      const fixes = [...siblingFixes(table, key, effect, [kind.toUpperCase(), `LEVEL_${level}`]), ...near];
      return [{ column: key, message, fixes }];
    }),
};
