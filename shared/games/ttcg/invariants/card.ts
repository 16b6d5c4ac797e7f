import { cellText } from "../../../sheet/index.js";
import type { TomlValue } from "../../../toml/index.js";
import {
  integerValue,
  type FindingEdit,
  type FindingFix,
  type Lookup,
  type RowAddress,
  type RowFacts,
} from "../../../validate/index.js";
import { kindsOf } from "../language/index.js";
import { clamp, statKeys, statSource, type StatKey, type Stats } from "../stats.js";
import { categoryOf, highestLevel, isLevel, type Category } from "../vocabulary.js";

export const statTitle = (stat: StatKey): string => (stat === "attack" ? "Attack" : "Defense");

/** Both stats of a row; undefined where one is not a whole number. */
export function statsOf(row: RowFacts): Stats | undefined {
  const attack = row.integer("attack");
  const defense = row.integer("defense");
  return attack === undefined || defense === undefined ? undefined : { attack, defense };
}

/** The number that a value was probably meant as: one with a fraction, one too large to count with, one in quotes. */
export function meantNumber(value: TomlValue | undefined): number | undefined {
  if (value?.kind === "integer" || value?.kind === "float") {
    const number = Number(value.value);
    return Number.isNaN(number) ? undefined : number;
  }
  const text = value?.kind === "string" ? value.value.trim() : "";
  return /^[+-]?\d+(?:\.\d+)?$/u.test(text) ? Number(text) : undefined;
}

/** The subtypes of a card; what is not a text as TOML spells it, which is no subtype. */
export function subtypesOf(row: RowFacts): readonly string[] {
  const value = row.value("subtypes");
  return value?.kind === "array" ? value.items.map(cellText) : [];
}

/**
 * Whether a card is a unit or a spell; undefined for a type that neither the game nor the workspace knows. The words of the
 * workspace are asked for only where they decide: whoever asks is asked again when they change.
 */
export function categoryIn(row: RowFacts, lookup: Lookup): Category | undefined {
  const type = row.text("type");
  return categoryOf(type) ?? (type === undefined ? undefined : categoryOf(type, kindsOf(lookup.lexicon()).types));
}

/** The level of a card of this category; undefined where it is none, which is another rule's problem. */
export function levelOf(row: RowFacts, category: Category, lookup: Lookup): number | undefined {
  const level = row.integer("level");
  return isLevel(level, category) && categoryIn(row, lookup) === category ? level : undefined;
}

/** The level that is nearest to what a card says. */
export const nearestLevel = (level: number | undefined, category: Category): number =>
  clamp(Math.round(level ?? 1), 1, highestLevel[category]);

/** An edit of a stat, with its sign for a spell. */
export const statEdit = (stat: StatKey, value: number, category: Category, row?: RowAddress): FindingEdit => ({
  kind: "cell",
  column: stat,
  ...(row ? { row } : {}),
  to:
    category === "spell"
      ? { kind: "source", source: statSource(value, category) }
      : { kind: "value", value: integerValue(value) },
});

export const statFix = (id: string, stat: StatKey, value: number, category: Category): FindingFix => ({
  id,
  title: `Set ${stat} to ${statSource(value, category)}`,
  edits: [statEdit(stat, value, category)],
});

/** Sets those of both stats that are not so already. */
export const statsFix = (
  id: string,
  title: string,
  to: Stats,
  now: Partial<Stats> | undefined,
  category: Category,
): FindingFix => ({
  id,
  title,
  edits: statKeys.filter((stat) => to[stat] !== now?.[stat]).map((stat) => statEdit(stat, to[stat], category)),
});

export const showStats = ({ attack, defense }: Stats, category: Category): string =>
  `${statSource(attack, category)}/${statSource(defense, category)}`;
