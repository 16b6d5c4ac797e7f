import { failed, isEqual, ok, type Fault, type Result } from "../../../../base/index.js";
import { emptyDocument, parseDocument, printDocument, rowCount, type TomlDocument } from "../../../../toml/index.js";
import { printToml } from "../../../../formats/index.js";
import type { FolderFile, FolderResult } from "../../../folder-format.js";
import { effectTableNames, filesTable, tablesOfFiles, type EffectTables } from "./files.js";
import { fileTables, lineOfRow, lineTables, textOf, type EffectRow } from "./lines.js";
import { entriesOf, rowsIn, withRows, type RowPlan } from "./rows.js";

/** The file that tables go to which no file has yet. */
const home = "effects.toml";

/** Keys of rows that files decide; others, such as when an effect of a style can be used, stay. */
const owned = new Set(
  [
    ["text", "phrase", "from", "to", "note", "written", "off", "name", "values", "style", "patterns"],
    ["column", "mode", "match-column", "input", "newline", "final-newline"],
  ].flat(),
);

/** The TOML files with the effect tables of a folder. Rows that say the same stay as they are written. */
export function importEffects(
  files: readonly FolderFile[],
  before: ReadonlyMap<string, TomlDocument>,
): Result<FolderResult, readonly Fault[]> {
  const read = tablesOfFiles(files);
  if (!read.ok) return read;
  const documents = new Map(before);
  const fresh = new Map<string, readonly EffectRow[]>();
  for (const [table, rows] of read.value) {
    const path = [...documents].find(([, document]) => rowCount(document, [table]) > 0)?.[0];
    if (path === undefined) {
      if (rows.length > 0) fresh.set(table, rows);
      continue;
    }
    const document = documents.get(path) ?? emptyDocument;
    const { plan, kept } = planOf(table, rowsIn(document, table), rows);
    const changed = withRows(document, table, plan, owned, kept);
    if (!changed.ok) return failed([{ ...changed.error, file: path }]);
    documents.set(path, changed.value);
  }
  const grown = withTables(documents.get(home) ?? emptyDocument, fresh);
  if (!grown.ok) return failed([{ ...grown.error, file: home }]);
  if (fresh.size > 0) documents.set(home, grown.value);
  const written = [...documents].map(([path, document]) => ({ path, text: printDocument(document) }));
  return ok({ files: written, removed: [], remarks: [] });
}

/** New tables go to the end of a file. */
function withTables(document: TomlDocument, tables: EffectTables): Result<TomlDocument> {
  if (tables.size === 0) return ok(document);
  const entries = effectTableNames.flatMap((name) => {
    const rows = tables.get(name);
    if (rows === undefined) return [];
    const items = rows.map((row) => ({
      kind: "table" as const,
      entries: new Map(entriesOf(row).map(({ key, value }) => [key, value])),
    }));
    return [[name, { kind: "array" as const, items }] as const];
  });
  const text = printDocument(document);
  const gap = text === "" || text.endsWith("\n\n") ? "" : text.endsWith("\n") ? "\n" : "\n\n";
  return parseDocument(text + gap + printToml(new Map(entries)));
}

/** Which rows of a table take which of those that are there. */
function planOf(
  table: string,
  before: readonly EffectRow[],
  wanted: readonly EffectRow[],
): { readonly plan: readonly RowPlan[]; readonly kept: ReadonlySet<number> } {
  const lineTable = lineTables.find((each) => each.table === table);
  const name = fileTables.find((each) => each.table === table)?.name ?? (table === filesTable ? "name" : undefined);
  if (name !== undefined) return { plan: byName(before, wanted, name), kept: new Set() };
  if (lineTable === undefined)
    return {
      plan: inOrder(
        before.map((row, at) => ({ at, same: (each) => saysAll(row, each) })),
        wanted,
      ),
      kept: new Set(),
    };
  // Rows without a line are not in the file, and stay.
  const kept = new Set<number>();
  const places: Place[] = [];
  for (const [at, row] of before.entries()) {
    const line = lineOfRow(lineTable, row);
    if (line === undefined) kept.add(at);
    else places.push({ at, isOff: row["off"] === true, same: (each) => lineOfRow(lineTable, each) === line });
  }
  return { plan: inOrder(places, wanted, before), kept };
}

interface Place {
  readonly at: number;
  readonly isOff?: boolean;
  same(row: EffectRow): boolean;
}

const saysAll = (row: EffectRow, wanted: EffectRow): boolean =>
  Object.entries(wanted).every(([key, value]) => isEqual(row[key], value)) &&
  Object.keys(row).every((key) => !owned.has(key) || key in wanted);

function byName(before: readonly EffectRow[], wanted: readonly EffectRow[], name: string): readonly RowPlan[] {
  const places = new Map(before.map((row, at) => [textOf(row, name), at]).toReversed() as [string, number][]);
  const plan = wanted.map((row): RowPlan => ({ row, at: places.get(textOf(row, name)) }));
  // The order of the rows is their own: the index of a style, say.
  return plan.toSorted((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity) || 0);
}

/** Rows at the start and at the end that say the same keep their places; those between are paired in their order. */
function inOrder(
  places: readonly Place[],
  wanted: readonly EffectRow[],
  before: readonly EffectRow[] = [],
): readonly RowPlan[] {
  const most = Math.min(places.length, wanted.length);
  const isSame = (place: Place | undefined, row: EffectRow | undefined): boolean =>
    place !== undefined && row !== undefined && place.same(row);
  let start = 0;
  while (start < most && isSame(places[start], wanted[start])) start += 1;
  let end = 0;
  while (end < most - start && isSame(places.at(-1 - end), wanted.at(-1 - end))) end += 1;
  return wanted.map((row, index): RowPlan => {
    const isBehind = index >= wanted.length - end;
    const at = isBehind ? places.length - (wanted.length - index) : index;
    const place = isBehind || index < places.length - end ? places[at] : undefined;
    if (place === undefined) return { row, at: undefined };
    // What is switched off is a remark in the file, and stays switched off while the remark is the same.
    const isKept = place.same(row) && before[place.at] !== undefined;
    return { row: isKept ? (before[place.at] ?? row) : row, at: place.at };
  });
}
