import {
  integerValue,
  settingFix,
  type FindingEdit,
  type FindingFix,
  type RowAddress,
  type RowFacts,
} from "../../../validate/index.js";
import { categoryOf, isLevel, signed, type Category, type Stats } from "../stats.js";

export const statKeys = ["attack", "defense"] as const;
export type StatKey = (typeof statKeys)[number];

export const otherStat = (key: StatKey): StatKey => (key === "attack" ? "defense" : "attack");
export const statTitle = (key: StatKey): string => (key === "attack" ? "Attack" : "Defense");

/** Both numbers of a row; undefined where one is no integer. */
export function statsOf(row: RowFacts): Stats | undefined {
  const attack = row.integer("attack");
  const defense = row.integer("defense");
  return attack === undefined || defense === undefined ? undefined : { attack, defense };
}

/** The category of a card and its level, where it is a level of the category. */
export function levelOf(row: RowFacts): { readonly category: Category; readonly level: number } | undefined {
  const category = categoryOf(row.text("type"));
  const level = row.integer("level");
  return isLevel(category, level) ? { category, level } : undefined;
}

/** The tier of a card that a row of the card list is: base cards have rarity 0. */
export function tierOf(row: RowFacts): number {
  const rarity = row.integer("rarity") ?? 0;
  return rarity >= 0 && rarity <= 5 ? rarity + 1 : 1;
}

/** An edit of a number as its category spells it: modifiers of spells with their sign. */
export const statEdit = (key: StatKey, value: number, category: Category, row?: RowAddress): FindingEdit => ({
  kind: "cell",
  column: key,
  ...(row ? { row } : {}),
  to: category === "spell" ? { kind: "source", source: signed(value) } : { kind: "value", value: integerValue(value) },
});

export const statText = (value: number, category: Category): string =>
  category === "spell" ? signed(value) : String(value);

export const statFix = (id: string, key: StatKey, value: number, category: Category = "unit"): FindingFix => ({
  id,
  title: `Set ${key} to ${statText(value, category)}`,
  edits: [statEdit(key, value, category)],
});

/** Sets both numbers; those that stay as they are are not touched. */
export const statsFix = (
  id: string,
  title: string,
  to: Stats,
  now: Stats,
  category: Category = "unit",
  row?: RowAddress,
): FindingFix => ({
  id,
  title,
  edits: statKeys.filter((key) => to[key] !== now[key]).map((key) => statEdit(key, to[key], category, row)),
});

export const integerFix = (id: string, key: string, value: number): FindingFix =>
  settingFix(id, `Set ${key} to ${value}`, key, integerValue(value));
