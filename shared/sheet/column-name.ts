import { parseDocument, tablesIn, writeKey } from "../toml/index.js";
import { columnSource, sameColumn, type ColumnId } from "./column.js";

/** Text that can stand for a key in `key = value` without being more than a key. */
const perhapsKey = /^[^\n\r=#[\]]+$/;

function readPath(text: string): readonly string[] | undefined {
  if (!perhapsKey.test(text) && !/^["']/.test(text)) return undefined;
  const parsed = parseDocument(`${text} = 0`);
  const listings = parsed.ok ? tablesIn(parsed.value) : [];
  return listings.length === 1 ? listings[0]?.path : undefined;
}

/**
 * The column a name means: `energy-cost`, `stats.power`, `tides[0]`. Parts with dots or brackets of their own are quoted as in
 * TOML. A name that is no TOML key, such as `Energy Cost`, is a key as a whole.
 */
export function readColumnName(name: string): ColumnId {
  const [, base = name, digits] = /^(.+?)(?:\[(\d{1,6})\])?$/s.exec(name) ?? [];
  const path = readPath(base) ?? [base];
  return digits === undefined ? { path } : { path, index: Number(digits) };
}

/** The name that `readColumnName` understands as this column, without quotes where it can be. */
export function columnName(id: ColumnId): string {
  const plain = columnSource(id);
  if (plain !== "" && sameColumn(readColumnName(plain), id)) return plain;
  const name = id.path.map(writeKey).join(".");
  return id.index === undefined ? name : `${name}[${id.index}]`;
}
