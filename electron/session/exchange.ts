import { randomBytes } from "node:crypto";
import { failed, isEqual, ok, type Fault, type Result } from "../../shared/base/index.js";
import type { ExportedSheet, ImportView, MatchColumn } from "../../shared/bridge/index.js";
import {
  formatOfFile,
  importRows,
  newColumns,
  pairRows,
  readRows,
  rowTitle,
  tableChanges,
  tableToCsv,
  withDecimalCommas,
  type DecimalCommas,
  type Imported,
  type ImportedRows,
  type MatchBy,
  type Pairing,
  type RowPlace,
} from "../../shared/formats/index.js";
import { games, type GameFormat } from "../../shared/games/index.js";
import { fileTitle, keyTitle, makeRowId, randomUuid, type SheetFacts } from "../../shared/sheet/index.js";
import {
  printDocument,
  rowCount,
  rowEntries,
  valueAt,
  type RowEntry,
  type TomlDocument,
} from "../../shared/toml/index.js";
import { idsOfGame, type SheetRef, type WorkspaceState } from "../../shared/workspace/index.js";

/** Nobody reads more. */
const mostShown = 200;

const gameFormats: readonly GameFormat[] = games.flatMap(({ formats = [] }) => formats);

function documentOf(state: WorkspaceState, { file, table }: SheetRef): Result<TomlDocument> {
  const document = state.files.get(file)?.content?.document;
  if (document && valueAt(document, table)?.kind === "array") return ok(document);
  const message = document ? "This sheet is one table, no list of rows." : "The file cannot be read now.";
  return failed({ code: "exchange/no-rows", message, file });
}

/** The rows of a sheet as CSV, or in a format of a game by its name. */
export function exportSheet(state: WorkspaceState, sheet: SheetRef, format: string): Result<ExportedSheet> {
  const document = documentOf(state, sheet);
  if (!document.ok) return document;
  const name = fileTitle(sheet.file);
  if (format === "csv") {
    const csv = tableToCsv(document.value, sheet.table);
    return csv.ok ? ok({ fileName: `${name}.csv`, text: csv.value }) : csv;
  }
  const ofGame = gameFormats.find((each) => each.name === format);
  if (!ofGame) return failed({ code: "exchange/no-format", message: `There is no format ${format}.` });
  const text = ofGame.fromToml(document.value, sheet.table);
  return text.ok ? ok({ fileName: `${name}.${ofGame.extension}`, text: text.value }) : text;
}

/** An import that was computed, and not done yet. */
export interface PlannedImport {
  readonly view: ImportView;
  /** The text of the sheet's file, without the rows and with them. */
  readonly before: string;
  readonly after: string;
}

interface GivenFile {
  readonly fileName: string;
  readonly text: string;
  /** How its rows are matched with those of the sheet; by id, else by name, where absent. */
  readonly by?: MatchBy | undefined;
}

/** What bringing the rows of a text into a sheet comes to; none are deleted. */
export function planImport(
  state: WorkspaceState,
  sheet: SheetRef,
  { fileName, text, by = "auto" }: GivenFile,
): Result<PlannedImport> {
  const document = documentOf(state, sheet);
  if (!document.ok) return document;
  const { facts } = state.files.get(sheet.file)?.content?.tables.find(({ path }) => isEqual(path, sheet.table)) ?? {};
  const read = readImport(fileName, text, sheet.table, facts?.keyOrder);
  if (!read.ok) return read;
  const { format } = read.value;
  const commas = format === "csv" ? withDecimalCommas(read.value.rows, facts) : { ...noCommas, rows: read.value.rows };
  const { rows } = commas;
  if (rows.rows.length === 0) return failed({ code: "exchange/empty", message: `${fileName} has no rows.` });
  const count = rowCount(document.value, sheet.table);
  const known = Array.from({ length: count }, (_, row) => rowEntries(document.value, sheet.table, row));
  const { ids } = facts ?? {};
  const pairing = pairRows(known, rows, by, ids && ids.key);
  const places = pairing.mustChoose ? pairing.places.map(leftOut) : pairing.places;
  const makeId = idMaker(state, sheet);
  const keepsEmptyTexts = format === "csv";
  const imported = importRows(document.value, sheet.table, rows, { makeId, ids, places, keepsEmptyTexts });
  if (!imported.ok) return imported;
  const view = viewOf(document.value, imported.value, sheet.table);
  return ok({
    view: {
      ...view,
      ...matchingView(rows, { ...pairing, places }),
      format,
      rows: rows.rows.length,
      ...commasView(commas),
    },
    before: printDocument(document.value),
    after: printDocument(imported.value.document),
  });
}

const noCommas = { read: [], left: [] };

const commasView = ({ read, left }: Pick<DecimalCommas, "read" | "left">): Pick<ImportView, "decimals" | "unread"> => ({
  decimals: read.map(keyTitle),
  unread: left.map(keyTitle),
});

/** While nobody has said what rows are matched by, only what is the same in any case has its place. */
const leftOut = (place: RowPlace): RowPlace =>
  place.kind === "new" ? { kind: "ambiguous", why: "Choose the columns to match by first." } : place;

function matchingView(
  { rows }: ImportedRows,
  { places, columns, by, mustChoose }: Pairing,
): Pick<ImportView, "ambiguous" | "ambiguousRows" | "matching"> {
  const titled = (key: string): MatchColumn => ({ key, title: keyTitle(key) });
  const ambiguous = places.flatMap((place, at) =>
    place.kind === "ambiguous" ? [{ row: rowTitle(rows[at] ?? []), why: place.why }] : [],
  );
  return {
    ambiguous: ambiguous.length,
    ambiguousRows: ambiguous.slice(0, mostShown),
    matching: { columns: columns.map(titled), by: by.map(titled), mustChoose },
  };
}

/** Makes ids of which no two are the same, and none is that of another row of the game. */
function idMaker(state: WorkspaceState, sheet: SheetRef) {
  let taken: Set<string> | undefined;
  return (facts: SheetFacts, row: readonly RowEntry[]): string => {
    const uuid = (): string => randomUuid(() => randomBytes(4).readInt32LE(), facts);
    if (!facts.ids) return uuid();
    const id = makeRowId(facts.ids, row, { uuid, taken: () => (taken ??= idsOfGame(state, sheet)) });
    taken?.add(id);
    return id;
  };
}

/** Reads a file by its first line where a game's format is recognised, else by its name. */
function readImport(
  fileName: string,
  text: string,
  table: readonly string[],
  tableKeys: readonly string[] | undefined,
): Result<{ readonly rows: ImportedRows; readonly format: string }> {
  const from = formatOfFile(fileName);
  const ofGame = gameFormats.find((format) => format.extension === from && format.recognises(text));
  if (!from) return failed(noFormat(fileName));
  const toml = ofGame?.toToml(text, table);
  if (toml && !toml.ok) return toml;
  const rows = toml
    ? readRows(toml.value, { from: "toml", fileName, table })
    : readRows(text, { from, fileName, outputName: table.join(".") }, tableKeys);
  return rows.ok ? ok({ rows: rows.value, format: ofGame?.name ?? from }) : rows;
}

const noFormat = (fileName: string): Fault => ({
  code: "exchange/no-format",
  message: `${fileName} is not CSV, JSON or TOML by its name.`,
});

function viewOf(
  before: TomlDocument,
  { document: after, cells, added, changed, unchanged, untouched }: Imported,
  table: readonly string[],
): Omit<ImportView, "format" | "rows" | "decimals" | "unread" | "ambiguous" | "ambiguousRows" | "matching"> {
  const { changes, newRows } = tableChanges(before, after, table, mostShown);
  const fresh = newColumns(before, after, table).slice(0, mostShown).map(keyTitle);
  return { cells, added, changed, unchanged, untouched, changes, newRows, newColumns: fresh };
}
