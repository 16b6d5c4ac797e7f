import type { ColumnId } from "../../../sheet/index.js";
import type { Path, TomlValue } from "../../../toml/index.js";
import { columnIndex, type RowFacts } from "../../../validate/index.js";

/** Cards with what tokens and texts need of them. */
export const cardsById = columnIndex("cards-by-id", ["cards"], "card_id", ["name", "type", "attack", "defense"]);

export type Entries = ReadonlyMap<string, TomlValue>;

/** A table inside of the column `abilities`, by the steps to it. */
interface Part {
  readonly inner: Path;
  readonly entries: Entries;
}

/** A card: that of the row, whose `inner` is undefined, or a token that an alteration describes. */
export interface CardPart {
  readonly inner: Path | undefined;
  read(key: string): TomlValue | undefined;
  readonly abilities: number;
}

export interface AbilityPart extends Part {
  readonly card: CardPart;
}

export interface AlterationPart extends Part {
  readonly ability: AbilityPart;
  readonly params: Entries;
}

const noEntries: Entries = new Map();

/** The place of a key of a part. */
export const placeOf = (inner: Path, ...keys: readonly string[]): ColumnId => ({
  path: ["abilities"],
  inner: [...inner, ...keys],
});

export const entriesOf = (value: TomlValue | undefined): Entries =>
  value?.kind === "table" ? value.entries : noEntries;

/** The text under a key of a table; undefined for all else. */
export function textOf(entries: Entries, key: string): string | undefined {
  const value = entries.get(key);
  return value?.kind === "string" ? value.value : undefined;
}

export const numberOf = (value: TomlValue | undefined): number | undefined =>
  value?.kind === "integer" ? Number(value.value) : undefined;

/** The text of what is a text; undefined for all else. */
export const asText = (value: TomlValue | undefined): string | undefined =>
  value?.kind === "string" ? value.value : undefined;

const tablesIn = (value: TomlValue | undefined, inner: Path): readonly Part[] =>
  value?.kind === "array"
    ? value.items.flatMap((item, at) =>
        item.kind === "table" ? [{ inner: [...inner, at], entries: item.entries }] : [],
      )
    : [];

const countOf = (value: TomlValue | undefined): number => (value?.kind === "array" ? value.items.length : 0);

/** The abilities of the row, and those of the tokens in them. A rule that asks reads `abilities` and what it asks of the card. */
export function abilitiesOf(row: RowFacts): readonly AbilityPart[] {
  const value = row.value("abilities");
  const card: CardPart = { inner: undefined, read: (key) => row.value(key), abilities: countOf(value) };
  return tablesIn(value, []).flatMap((part) => withTokens({ ...part, card }));
}

const withTokens = (ability: AbilityPart): readonly AbilityPart[] => [
  ability,
  ...alterationsOf(ability).flatMap(({ inner, params }): readonly AbilityPart[] => {
    const token = entriesOf(params.get("template"));
    const path = [...inner, "params", "template"];
    const abilities = token.get("abilities");
    const card: CardPart = { inner: path, read: (key) => token.get(key), abilities: countOf(abilities) };
    return tablesIn(abilities, [...path, "abilities"]).flatMap((part) => withTokens({ ...part, card }));
  }),
];

export const alterationsOf = (ability: AbilityPart): readonly AlterationPart[] =>
  tablesIn(ability.entries.get("alterations"), [...ability.inner, "alterations"]).map((part) => ({
    ...part,
    ability,
    params: entriesOf(part.entries.get("params")),
  }));

/** All alterations of the row, tokens' too. */
export const alterationsIn = (row: RowFacts): readonly AlterationPart[] => abilitiesOf(row).flatMap(alterationsOf);

/** `Alteration 2 of ability 1` */
export function nameOf({ inner, ability }: AlterationPart): string {
  const number = (path: Path): number => Number(path.at(-1) ?? 0) + 1;
  return `Alteration ${number(inner)} of ability ${number(ability.inner)}`;
}
