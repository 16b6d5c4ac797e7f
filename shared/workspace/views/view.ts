import { isEqual, neverHappens, visibleName } from "../../base/index.js";
import { columnViews, rawMetadata, sheetStyle, type RawMetadata } from "../../metadata/index.js";
import { columnKey, columnTitle, projectedText, projectionAt, rowCells } from "../../sheet/index.js";
import { rowEntries, toWire, valueAt, type TomlValue } from "../../toml/index.js";
import { readImageFolder, settingsFile } from "../../validate/index.js";
import { cellSource, placeOf, tableOf } from "../content/content.js";
import { tabOrder } from "../sync/disk.js";
import type { RowKey, SheetRef } from "../identity.js";
import { specOf } from "../operations/index.js";
import { problemCounts, sheetBinding } from "../problems/view.js";
import { recoveryView } from "../recovery/index.js";
import { whyNotEditable } from "../sync/saving.js";
import type { Conflict, Content, FileState, TableState, WorkspaceState } from "../state.js";
import type {
  ColumnView,
  ConflictView,
  FileCondition,
  FileView,
  HistoryView,
  MarkView,
  RowView,
  SheetView,
  WorkspaceView,
} from "./views.js";

const sheetRef = (file: FileState, table: TableState): SheetRef => ({ file: file.file, table: table.path });

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

export function sheetView(state: WorkspaceState, file: FileState, content: Content, table: TableState): SheetView {
  const closed = state.readOnly ?? whyNotEditable(file)?.message;
  const binding = sheetBinding(state, { file: file.file, table: table.path });
  return {
    ref: sheetRef(file, table),
    title: visibleName(table.title),
    revision: file.revision,
    rowCount: table.keys.length,
    columns: columnsOf(content, table),
    style: sheetStyle(content.metadata),
    metadata: rawOf(content),
    ...(binding ? { binding } : {}),
    problems: problemCounts(state, { file: file.file, table: table.path }),
    ...(closed === undefined ? {} : { readOnly: closed }),
  };
}

function fileCondition({ condition }: FileState): FileCondition {
  switch (condition.kind) {
    case "broken":
      return { kind: "broken", fault: condition.fault };
    case "failing":
      return { kind: "failing", fault: condition.fault, retryInMs: condition.retryInMs };
    case "fine":
    case "deleted":
    case "unreadable":
    case "read-only":
      return condition;
    default:
      return neverHappens(condition);
  }
}

function conflictView(state: WorkspaceState, conflict: Conflict): ConflictView {
  const { id, file, kind } = conflict;
  if (kind === "text") {
    const { mine, disk } = conflict;
    return { id, kind, file, sheet: null, rowKey: null, title: file, before: null, mine, disk };
  }
  const { table, rowKey, rowTitle } = conflict;
  const base = { id, kind, file, sheet: { file, table }, rowKey, title: rowTitle };
  switch (kind) {
    case "cell": {
      const { column, before, mine } = conflict;
      const site = sheetOf(state, base.sheet);
      const place = site ? placeOf(site.table.keys, rowKey) : -1;
      const disk = site && place !== -1 ? cellSource(site.content, site.table, place, column) : conflict.disk;
      return { ...base, column: columnKey(column), columnTitle: columnTitle(column), before, mine, disk };
    }
    case "row-deleted-on-disk":
      return { ...base, before: null, mine: conflict.block, disk: null };
    case "row-changed-on-disk":
      return { ...base, before: conflict.block, mine: null, disk: conflict.disk };
    default:
      return neverHappens(kind);
  }
}

/** Tabs in the order of `sheets.toml`, then by name. */
function inTabOrder(state: WorkspaceState): FileState[] {
  const order = tabOrder(state.files);
  const rank = (file: FileState): number => {
    const at = order.indexOf(file.file.replace(/\.toml$/u, ""));
    return at === -1 ? order.length : at;
  };
  const files = [...state.files.values()].filter(({ role }) => role === "sheets");
  return files.sort((a, b) => rank(a) - rank(b) || (a.file < b.file ? -1 : a.file > b.file ? 1 : 0));
}

/** Everything a page shows but the rows. */
export function workspaceView(state: WorkspaceState): WorkspaceView {
  const files = inTabOrder(state);
  const conflicts = [...state.conflicts.values()];
  const settings = state.files.get(settingsFile)?.content;
  const imageFolder = settings && readImageFolder(settings.document);
  const fileView = (file: FileState): FileView => ({
    file: file.file,
    condition: fileCondition(file),
    unsaved: file.pending.length + file.stuck.size,
    refused: file.stuck.size,
    conflicts: conflicts.filter((conflict) => conflict.file === file.file).length,
    saving: file.flight !== undefined,
    sheets: (file.content?.tables ?? []).map((table) => sheetRef(file, table)),
  });
  return {
    root: state.root,
    title: visibleName(state.title),
    ...(state.readOnly === undefined ? {} : { readOnly: state.readOnly }),
    ...(state.unprotected === undefined ? {} : { unprotected: state.unprotected }),
    missing: state.missing,
    files: files.map(fileView),
    sheets: files.flatMap((file) => {
      const { content } = file;
      return content ? content.tables.map((table) => sheetView(state, file, content, table)) : [];
    }),
    conflicts: conflicts.map((conflict) => conflictView(state, conflict)),
    recovery: [...state.recovery.values()].map((offer) => recoveryView(state, offer)),
    history: historyView(state),
    ...(imageFolder === undefined ? {} : { imageFolder }),
  };
}

function historyView({ done, undone }: WorkspaceState): HistoryView {
  const last = done.at(-1);
  return { step: last?.id ?? null, undo: last?.label ?? null, redo: undone.at(-1)?.label ?? null };
}

export function rowView(content: Content, table: TableState, place: number): RowView {
  const cells = rowCells(content.document, table.path, place, table.facts.columns);
  return {
    key: table.keys[place] ?? "",
    cells: cells.map((value, at) =>
      value === undefined ? null : toWire(shownValue(content, table, place, value, at)),
    ),
  };
}

/** What a cell shows of its value: the text of a projection, else the value itself. */
function shownValue(content: Content, table: TableState, place: number, value: TomlValue, at: number): TomlValue {
  const { columns } = table.facts;
  const column = columns[at];
  const projection = column?.kind === "projection" ? projectionAt(table.facts, column.id) : undefined;
  return projection ? projectedText(projection, value, rowEntries(content.document, table.path, place)) : value;
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
const mostCells = 1_000_000;

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
  for (const { operation } of file.pending) {
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
