import { parseDocument, tablesIn, writeKey } from "../toml/index.js";
import { columnSource, sameColumn, type ColumnId } from "./column.js";

const part = String.raw`(?:[A-Za-z0-9_-]+|"(?:[^"\\\n\r]|\\.)*"|'[^'\n\r]*')`;
const dottedKey = new RegExp(`^${part}(?:\\s*\\.\\s*${part})*$`);

function readPath(text: string): readonly string[] | undefined {
  if (!dottedKey.test(text)) return undefined;
  const parsed = parseDocument(`${text} = 0`);
  return parsed.ok ? tablesIn(parsed.value)[0]?.path : undefined;
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
