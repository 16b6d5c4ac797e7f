import { placeInOrder } from "../base/index.js";
import type { RowEntry, TomlDocument, TomlValue } from "../toml/index.js";
import { cellValue } from "./cell.js";
import type { ColumnId } from "./column.js";
import type { SheetFacts, SheetIds } from "./facts.js";
import type { SheetSchema } from "./schema.js";

/** Whether a key names the id of its row: `id`, whatever the case of its letters (SHEET-6). */
export const isIdKey = (key: string): boolean => key.length === 2 && key.toLowerCase() === "id";

/** The keys by which people name a row, the best first. */
export const nameKeys: readonly string[] = ["name", "cardName", "card_name", "card-name", "title"];

/** What the rows of a kind of sheet have as ids of their own; null where they have none. */
export function idsOfKind(schema: SheetSchema): SheetIds | null {
  const known = idsBySchema.get(schema);
  if (known) return known;
  const { kind, idColumn: key, makeId: maker } = schema;
  if (!maker) return null;
  const ids = { key, maker, kind };
  idsBySchema.set(schema, ids);
  return ids;
}

const idsBySchema = new WeakMap<SheetSchema, SheetIds>();

/**
 * The column that holds the ids of the rows: the one that the game makes ids for, and in a table of no game the first one named
 * `id`; undefined in a sheet without ids.
 */
export function idColumnOf(facts: SheetFacts): ColumnId | undefined {
  if (facts.ids !== undefined) return facts.ids ? { path: [facts.ids.key] } : undefined;
  const key = firstIdKey(facts);
  return key === undefined ? undefined : { path: [key] };
}

/** All keys of which `isIdKey` says that they name ids. */
const idKeys = ["id", "Id", "iD", "ID"];

/** The first key of a sheet that names ids, found without going through all of its keys. */
function firstIdKey({ keyOrder }: SheetFacts): string | undefined {
  const places = idKeys.flatMap((key) => placeInOrder(keyOrder, key) ?? []);
  return places.length === 0 ? undefined : keyOrder[Math.min(...places)];
}

/** The key that holds ids, as far as it is known before the rows are looked at: null where they have none. */
export const idKeyOf = ({ ids }: SheetFacts): string | null | undefined => (ids ? ids.key : ids);

/** The id of a row as it is in the file, blank or not. */
export function idOf(document: TomlDocument, facts: SheetFacts, row: number): TomlValue | undefined {
  const column = idColumnOf(facts);
  return column && cellValue(document, facts.table, row, column);
}

/** No id: the key is absent or holds blank text. Any other value is an id, also one that is not text. */
export const isBlankId = (id: TomlValue | undefined): boolean =>
  id === undefined || (id.kind === "string" && id.value.trim() === "");

/** Whether the row has no id yet and something else worth one (SHEET-6). */
export function needsId(entries: readonly RowEntry[], isId: (key: string) => boolean = isIdKey): boolean {
  const id = entries.find(({ key }) => isId(key));
  if (!isBlankId(id?.value)) return false;
  return entries.some(
    (entry) => entry !== id && !isId(entry.key) && (entry.value.kind !== "string" || entry.value.value.trim() !== ""),
  );
}

/**
 * A random UUID of version 4, in upper case where most ids of the sheet are (SHEET-6). `nextInt32` returns 32 random bits,
 * with or without sign.
 */
export function randomUuid(nextInt32: () => number, facts?: SheetFacts): string {
  const hex = Array.from({ length: 4 }, () => (nextInt32() >>> 0).toString(16).padStart(8, "0")).join("");
  const variant = "89ab"[parseInt(hex.charAt(16), 16) & 3] ?? "8";
  const uuid = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join("-");
  return facts && hasUpperCaseIds(facts) ? uuid.toUpperCase() : uuid;
}

function hasUpperCaseIds(facts: SheetFacts): boolean {
  const counts = facts.keys.find(({ key }) => isIdKey(key))?.plain.counts;
  return counts !== undefined && counts.upper > counts.lower;
}
