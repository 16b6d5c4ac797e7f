import { failed, ok, type Fault, type Result } from "../../../../base/index.js";
import { emptyDocument, parseDocument, printDocument, rowCount, type TomlDocument } from "../../../../toml/index.js";
import { printToml } from "../../../../formats/index.js";
import type { FolderFile, FolderResult } from "../../../folder-format.js";
import { effectTableNames, filesTable, tablesOfFiles, type EffectTables } from "./files.js";
import { fileTables, lineOfRow, lineTables, textOf, type EffectRow } from "./lines.js";
import { inOrder, type Place, type Wanted } from "./pairing.js";
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
  const saidBy = (row: EffectRow): string | undefined => (lineTable ? lineOfRow(lineTable, row) : ownedText(row));
  // Rows without a line are not in the file, and stay.
  const kept = new Set<number>();
  const places: Place[] = [];
  for (const [at, row] of before.entries()) {
    const says = saidBy(row);
    if (says === undefined) kept.add(at);
    else places.push({ at, says, row: lineTable ? row : undefined });
  }
  return {
    plan: inOrder(
      places,
      wanted.map((row): Wanted => ({ row, says: saidBy(row) })),
    ),
    kept,
  };
}

/** What files decide of a row, in an order of its own. */
const ownedText = (row: EffectRow): string =>
  JSON.stringify(
    Object.entries(row)
      .filter(([key]) => owned.has(key))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

function byName(before: readonly EffectRow[], wanted: readonly EffectRow[], name: string): readonly RowPlan[] {
  const places = new Map(before.map((row, at) => [textOf(row, name), at]).toReversed() as [string, number][]);
  const plan = wanted.map((row): RowPlan => ({ row, at: places.get(textOf(row, name)) }));
  // The order of the rows is their own: the index of a style, say.
  return plan.toSorted((a, b) => (a.at ?? Infinity) - (b.at ?? Infinity) || 0);
}
