import type { ColumnId, ColumnSchema, NestedContext, RowType, SheetSchema } from "../../sheet/index.js";
import { listed } from "../../text/index.js";
import { writeValue, type Path, type TomlValue } from "../../toml/index.js";
import { nearestChoices } from "../metadata/value-fixes.js";
import type { FindingFix, Lookup } from "../rule.js";
import { settingFix } from "../rule-kit.js";

/** What a check of a value looks at beside the value. */
export interface StructureContext extends NestedContext {
  readonly column: ColumnSchema;
  readonly sheets: readonly SheetSchema[];
  readonly lookup: Lookup;
}

/** The name of the index of the rows of a kind of sheet by their ids. */
export const idsOf = (kind: string): string => `structure-ids ${kind}`;

/** A place inside the value of a column. */
export const placeIn = ({ key }: ColumnSchema, inner: Path): ColumnId =>
  inner.length === 0 ? { path: [key] } : { path: [key], inner };

/** What messages call a table: `Ability 1`, or the key of a table that is not an item. */
export function tableName(inner: Path, rows: RowType | undefined, { key }: ColumnSchema): string {
  const last = inner.at(-1) ?? key;
  return typeof last === "number" ? `${rows?.title ?? "Item"} ${last + 1}` : last;
}

/** `Did you mean fire or fir?` with a blank before it; empty without suggestions. */
export const didYouMean = (near: readonly string[]): string =>
  near.length === 0 ? "" : ` Did you mean ${listed(near, "or")}?`;

/** The members or choices that a text was probably meant to be; two neighbours that changed places are one slip of the finger. */
export function nearTo(text: string, known: readonly string[]): readonly string[] {
  const near = nearestChoices(text, known);
  return near.length > 0 ? near : known.filter((each) => isSwapped(text, each)).slice(0, 3);
}

function isSwapped(text: string, other: string): boolean {
  if (text.length !== other.length) return false;
  let at = 0;
  while (at < text.length && text[at] === other[at]) at += 1;
  return (
    at < text.length &&
    text[at] === other[at + 1] &&
    text[at + 1] === other[at] &&
    text.slice(at + 2) === other.slice(at + 2)
  );
}

export const setFix = (id: string, column: ColumnId, value: TomlValue): FindingFix =>
  settingFix(id, `Set to ${writeValue(value)}`, column, value);

/** `cards` is one `card`: a word in the singular, as far as its ending shows. */
export function singular(word: string): string {
  if (/[^aeiou]ies$/u.test(word)) return `${word.slice(0, -3)}y`;
  return /[^s]s$/u.test(word) ? word.slice(0, -1) : word;
}
