import { isEqual, placedMessage, visibleName } from "../../base/index.js";
import { columnViews, rawMetadata, sheetStyle, type RawMetadata } from "../../metadata/index.js";
import { columnKey, projectedText, projectionAt, rowCells } from "../../sheet/index.js";
import { rowEntries, toWire, valueAt, type TomlDocument, type TomlValue } from "../../toml/index.js";
import { tableOf } from "../content/content.js";
import type { RowKey, SheetRef } from "../identity.js";
import { specOf } from "../operations/index.js";
import { checkerOf } from "../problems/follow.js";
import { sheetBinding } from "../problems/view.js";
import type { Content, FileState, TableState, WorkspaceState } from "../state.js";
import { whyNotEditable } from "../sync/saving.js";
import type { ColumnView, MarkView, RowView, SheetBinding, SheetView } from "./views.js";

/** Which sheet a table of a file is. */
export const sheetRef = (file: FileState, table: TableState): SheetRef => ({ file: file.file, table: table.path });

/** Column views by facts and metadata: both change rarely, and events are frequent. */
const columnsOfFacts = new WeakMap<object, WeakMap<object, KnownColumns>>();

interface KnownColumns extends Pick<TableState["facts"], "hiddenKeys"> {
  readonly views: readonly ColumnView[];
}

function columnsOf(content: Content, table: TableState): readonly ColumnView[] {
  const { columns, hiddenKeys } = table.facts;
  let byMetadata = columnsOfFacts.get(columns);
  if (!byMetadata) columnsOfFacts.set(columns, (byMetadata = new WeakMap()));
  const known = byMetadata.get(content.metadata);
  if (known && known.hiddenKeys === hiddenKeys) return known.views;
  const views = columnViews(table.facts, content.metadata);
  byMetadata.set(content.metadata, { views, hiddenKeys });
  return views;
}

/** By the metadata that was read, which is another object whenever the file's may have changed. */
const rawOfMetadata = new WeakMap<object, RawMetadata>();

function rawOf({ document, metadata }: Content): RawMetadata {
  const known = rawOfMetadata.get(metadata);
  if (known) return known;
  const raw = rawMetadata(valueAt(document, ["metadata"]));
  rawOfMetadata.set(metadata, raw);
  return raw;
}

/** The view of a sheet, and what it was made from beside the table. */
interface KnownView {
  readonly content: Content;
  readonly closed: string | undefined;
  readonly binding: SheetBinding | undefined;
  readonly view: SheetView;
}

/** By the table, which is another object in each version of its file. */
const knownViews = new WeakMap<TableState, KnownView>();

/**
 * A sheet without its rows; the same object while it says the same. Finding the checker of a state costs a look at all files:
 * who views many sheets finds it once.
 */
export function sheetView(
  state: WorkspaceState,
  file: FileState,
  content: Content,
  table: TableState,
  checker = checkerOf(state),
): SheetView {
  const address = { file: file.file, table: table.path };
  const fault = whyNotEditable(file);
  const closed = state.readOnly ?? (fault && placedMessage(fault));
  const binding = sheetBinding(state, address, checker);
  const problems = checker.counts(address);
  const opening = state.problems.memory.opening.of(address);
  const known = knownViews.get(table);
  if (
    known?.view.revision === file.revision &&
    known.content === content &&
    known.closed === closed &&
    isSameBinding(known.binding, binding) &&
    isEqual(known.view.problems, problems) &&
    isEqual(known.view.openingProblems ?? [], opening)
  ) {
    return known.view;
  }
  const view: SheetView = {
    ref: sheetRef(file, table),
    title: visibleName(table.title),
    revision: file.revision,
    rowCount: table.keys.length,
    columns: columnsOf(content, table),
    style: sheetStyle(content.metadata),
    metadata: rawOf(content),
    ...(binding ? { binding } : {}),
    problems,
    ...(opening.length > 0 ? { openingProblems: opening } : {}),
    ...(closed === undefined ? {} : { readOnly: closed }),
  };
  knownViews.set(table, { content, closed, binding, view });
  return view;
}

/** A lexicon stays the same object while its words do. */
const isSameBinding = (one: SheetBinding | undefined, other: SheetBinding | undefined): boolean =>
  one?.game === other?.game && one?.kind === other?.kind && one?.lexicon === other?.lexicon;

/** A row with its cells, as a page shows them. */
export function rowView(content: Content, table: TableState, place: number): RowView {
  return { key: table.keys[place] ?? "", cells: rowCellViews(content.document, table, place) };
}

/** The cells of a row of a document, as a page shows those of the table. */
export function rowCellViews(document: TomlDocument, table: ShownTable, place: number): RowView["cells"] {
  return rowCells(document, table.path, place, table.facts.columns).map((value, at) =>
    value === undefined ? null : toWire(shownValue(document, table, place, value, at)),
  );
}

type ShownTable = Pick<TableState, "path" | "facts">;

/** What a cell shows of its value: the text of a projection, else the value itself. */
function shownValue(document: TomlDocument, table: ShownTable, place: number, value: TomlValue, at: number): TomlValue {
  const { columns } = table.facts;
  const column = columns[at];
  const projection = column?.kind === "projection" ? projectionAt(table.facts, column.id) : undefined;
  return projection ? projectedText(projection, value, rowEntries(document, table.path, place)) : value;
}

/** Finds a sheet with the version of the file it is in. */
export function sheetOf(
  state: WorkspaceState,
  ref: SheetRef,
): { readonly file: FileState; readonly content: Content; readonly table: TableState } | undefined {
  const file = state.files.get(ref.file);
  const table = file?.content && tableOf(file.content, ref.table);
  return file?.content && table ? { file, content: file.content, table } : undefined;
}

/** Cells of one answer, but for those of its first row: an answer is made and sent as a whole. */
export const mostCells = 1_000_000;

/** Rows of a sheet in file order, from `from` on: `count` of them, or as many as an answer has room for, at least one. */
export function sheetRows(
  state: WorkspaceState,
  ref: SheetRef,
  from: number,
  count: number,
):
  | {
      readonly revision: number;
      readonly rows: readonly RowView[];
      readonly marks: readonly MarkView[];
      readonly view: SheetView;
    }
  | undefined {
  const found = sheetOf(state, ref);
  if (!found) return undefined;
  const { file, content, table } = found;
  const room = Math.max(1, Math.floor(mostCells / Math.max(1, table.facts.columns.length)));
  const end = Math.min(from + Math.min(count, room), table.keys.length);
  const rows: RowView[] = [];
  for (let place = from; place < end; place += 1) rows.push(rowView(content, table, place));
  return {
    revision: file.revision,
    rows,
    marks: marksOf(state, file, table),
    view: sheetView(state, file, content, table),
  };
}

/** All marks of a sheet; a conflict outranks a draft, a draft a failure, a failure the wait for the disk. */
export function marksOf(state: WorkspaceState, file: FileState, table: TableState): readonly MarkView[] {
  const marks = new Map<string, MarkView>();
  const mark = (rowKey: RowKey, column: string, value: MarkView["mark"]): void => {
    marks.set(`${rowKey} ${column}`, { rowKey, column, mark: value });
  };
  const here = (path: readonly string[]): boolean => isEqual(path, table.path);
  // The edits of a what-if wait for no disk; how it differs from the current cards is marked otherwise.
  for (const { operation } of state.isWhatIf === true ? [] : file.pending) {
    const { table: path, rowKey, column } = specOf(operation).location?.(operation) ?? {};
    if (path && rowKey !== undefined && column && here(path)) mark(rowKey, columnKey(column), { kind: "pending" });
  }
  for (const { sheet, rowKey, column, fault, text } of file.stuck.values()) {
    if (here(sheet.table)) mark(rowKey, columnKey(column), { kind: "failed", fault, text });
  }
  for (const { sheet, rowKey, column, text } of file.drafts.values()) {
    if (here(sheet.table)) mark(rowKey, columnKey(column), { kind: "draft", text });
  }
  for (const conflict of state.conflicts.values()) {
    if (conflict.kind === "cell" && conflict.file === file.file && here(conflict.table)) {
      mark(conflict.rowKey, columnKey(conflict.column), { kind: "conflict", conflict: conflict.id });
    }
  }
  return [...marks.values()];
}
