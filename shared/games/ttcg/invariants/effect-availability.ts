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
import { isClassified, kindFlag, levelFlag, levelsOf, type CardKind, type ClassFlags } from "../effects/class-flags.js";
import { effectTable, type EffectTable } from "./effect-table.js";
import { effectKeys, effectOf } from "./indexes.js";
import { info, tools } from "./info.js";

const kindOf = (row: RowFacts): CardKind | undefined => {
  const type = row.text("type") ?? "";
  return type === "" ? undefined : type === "spell" ? "spell" : "unit";
};

const highest: Readonly<Record<CardKind, number>> = { unit: 5, spell: 3 };
const mostFixes = 3;

const siblingFixes = (table: EffectTable, key: string, effect: string, columns: readonly string[]): FindingFix[] =>
  table
    .siblings(effect, columns, mostFixes)
    .map((other, at) =>
      guess(settingFix(at === 0 ? "sibling" : `sibling-${at + 1}`, `Write “${other}”`, key, textValue(other))),
    );

/** An effect of a card that stands in the table of effects and is classified there. */
interface KnownEffect {
  readonly table: EffectTable;
  readonly key: (typeof effectKeys)[number];
  readonly effect: string;
  readonly flags: ClassFlags;
  readonly kind: CardKind;
  readonly level: number | undefined;
}

const isForKind = ({ flags, kind }: KnownEffect): boolean => flags.has(kindFlag(kind));
const isForLevel = ({ flags, level }: KnownEffect): boolean => level === undefined || flags.has(levelFlag(level));

function knownEffects(row: RowFacts, lookup: Lookup): readonly KnownEffect[] {
  const kind = kindOf(row);
  const table = kind === undefined ? undefined : effectTable(lookup);
  if (kind === undefined || table === undefined) return [];
  return effectKeys.flatMap((key) => {
    const effect = effectOf(row, key);
    const flags = table.flagsOf(effect);
    return flags && isClassified(flags) ? [{ table, key, effect, flags, kind, level: row.integer("level") }] : [];
  });
}

/** The effects of a card that the classes do not give to its kind or level, which is reported. */
export const misplacedEffects = (row: RowFacts, lookup: Lookup): ReadonlySet<string> =>
  new Set(knownEffects(row, lookup).flatMap((each) => (isForKind(each) && isForLevel(each) ? [] : [each.key])));

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
    knownEffects(row, lookup)
      .filter((each) => !isForKind(each))
      .map(({ table, key, effect, kind, level }) => ({
        column: key,
        message: `This effect is not available to ${kind}s`,
        fixes: siblingFixes(table, key, effect, [kindFlag(kind), levelFlag(level ?? 1)]),
      })),
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
    knownEffects(row, lookup).flatMap((each): readonly Finding[] => {
      const { table, key, effect, flags, kind, level } = each;
      if (level === undefined || isForLevel(each)) return [];
      const levels = levelsOf(flags);
      const near = levels
        .filter((other) => other <= highest[kind])
        .sort((one, other) => Math.abs(one - level) - Math.abs(other - level))
        .slice(0, 1)
        .map((other) => guess(settingFix("set-level", `Set the level to ${other}`, "level", integerValue(other))));
      const fixes = [...siblingFixes(table, key, effect, [kindFlag(kind), levelFlag(level)]), ...near];
      return [{ column: key, message: `Effect is meant for level ${levels.join(", ")}, not ${level}`, fixes }];
    }),
};
