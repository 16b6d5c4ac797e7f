import { create } from "zustand";
import { isEqual } from "../../shared/base/index.js";
import type { ComparedVersion, SheetChanges } from "../../shared/bridge/index.js";
import type { SheetView, WireCell } from "../../shared/workspace/index.js";
import { ask } from "./calls.js";
import { onRows, tellRows, type GridChange } from "./loader.js";
import type { GridRow } from "./sheet-rows.js";
import { activeSheet, getApp, useApp } from "./store.js";
import { sheetKey } from "./sheet-list.js";
import { markedSince } from "./what-ifs.js";

/** What of the sheet on screen is different from an earlier version. */
export interface ChangesOfSheet {
  /** `sheetKey`. */
  readonly sheet: string;
  readonly since: ComparedVersion;
  readonly isNew: boolean;
  readonly added: ReadonlySet<string>;
  /** By row and column, what the cell held; null for a value that was absent. */
  readonly changed: ReadonlyMap<string, ReadonlyMap<string, WireCell>>;
  readonly removed: number;
  /** The name of the answer that it is of. */
  readonly answer: string | undefined;
}

/** Null while nobody wants to see changes, and until the first answer. */
export const useSheetChanges = create<{ readonly changes: ChangesOfSheet | null }>()(() => ({ changes: null }));

const changesNow = (): ChangesOfSheet | null => useSheetChanges.getState().changes;

const changesIn = (sheet: string): ChangesOfSheet | undefined => {
  const changes = changesNow();
  return changes?.sheet === sheet ? changes : undefined;
};

/** What a cell held in the earlier version, null where it was absent; undefined for a cell that did not change. */
export const earlierCell = (sheet: string, rowKey: string, column: string): WireCell | undefined =>
  changesIn(sheet)?.changed.get(rowKey)?.get(column);

/** The cells of a row in the earlier version; undefined for a row that did not change, or was not there. */
export function earlierRow(
  { ref, columns }: Pick<SheetView, "ref" | "columns">,
  { key, cells }: GridRow,
): readonly WireCell[] | undefined {
  const changed = changesIn(sheetKey(ref))?.changed.get(key);
  if (!changed) return undefined;
  return cells.map((cell, at) => {
    const before = changed.get(columns[at]?.key ?? "");
    return before === undefined ? cell : before;
  });
}

/** Keys of the rows of a sheet that are new or changed since the earlier version. */
export const changedRows = ({ sheet, added, changed }: ChangesOfSheet, key: string): ReadonlySet<string> =>
  new Set(sheet === key ? [...added, ...changed.keys()] : []);

/** Whether the earlier version lacks a row. */
export const isAddedRow = (sheet: string, rowKey: string): boolean => changesIn(sheet)?.added.has(rowKey) ?? false;

/** What the sheet is compared with, for texts. */
export const comparedWith = (): ComparedVersion => changesNow()?.since ?? "commit";

/** Edits come in bursts, and marks are never worth a wait: they follow once it is quiet, after so many ms. */
const quietMs = 60;

/** Marks are our own, and further rows of a long sheet are only now fetched: nothing of the sheet is different by that. */
const isEdit = (kind: GridChange["kind"]): boolean => kind !== "marks" && kind !== "more";

/** Keeps the marks of changed cells up to date for the sheet on screen. Returns how to stop. */
export function followSheetChanges(): () => void {
  let stopRows = (): void => undefined;
  let timer: number | undefined;
  let asked = 0;
  const refresh = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => void fetchChanges(), quietMs);
  };
  const fetchChanges = async (): Promise<void> => {
    const sheet = activeSheet(getApp());
    const since = markedSince(getApp());
    asked += 1;
    const own = asked;
    if (!sheet || since === null) {
      show(null);
      return;
    }
    const before = changesIn(sheetKey(sheet.ref));
    const known = before?.answer;
    const answer = await ask("revision/sheet", { sheet: sheet.ref, since, ...(known === undefined ? {} : { known }) });
    if (own !== asked) return;
    show(answer.ok ? byCell(sheetKey(sheet.ref), answer.value, before) : null);
  };
  const followSheet = (): void => {
    stopRows();
    const { active } = getApp();
    stopRows = active === null ? () => undefined : onRows(active, ({ kind }) => isEdit(kind) && refresh());
    refresh();
  };
  followSheet();
  const stopApp = useApp.subscribe((now, before) => {
    if (now.active !== before.active) followSheet();
    // A new view of the workspace comes after every save.
    else if (now.workspace !== before.workspace || markedSince(now) !== markedSince(before)) refresh();
  });
  // Somebody may have committed meanwhile.
  window.addEventListener("focus", refresh);
  return () => {
    window.clearTimeout(timer);
    asked += 1;
    stopRows();
    stopApp();
    window.removeEventListener("focus", refresh);
  };
}

/** What an answer says, with the rows of the answer before that it does not list again. */
function byCell(sheet: string, said: SheetChanges, before: ChangesOfSheet | undefined): ChangesOfSheet {
  const { since, isNew, removed, answer, settled } = said;
  const added = new Set(settled ? before?.added : []);
  const changed = new Map(settled ? before?.changed : []);
  for (const key of [...(settled ?? []), ...said.added, ...said.changed.map(({ rowKey }) => rowKey)]) {
    added.delete(key);
    changed.delete(key);
  }
  for (const key of said.added) added.add(key);
  for (const { rowKey, cells } of said.changed) {
    changed.set(rowKey, new Map(cells.map(({ column, before: value }) => [column, value])));
  }
  return { ...{ sheet, since, isNew, removed, answer }, added, changed };
}

/** Takes up an answer, and draws the rows again that look otherwise now. */
function show(changes: ChangesOfSheet | null): void {
  const before = changesNow();
  if (before === null && changes === null) return;
  useSheetChanges.setState({ changes });
  const sheet = changes?.sheet ?? before?.sheet ?? "";
  const old = before?.sheet === sheet ? before : null;
  const keys = new Set([...rowsOfChanges(old), ...rowsOfChanges(changes)]);
  const other = [...keys].filter((key) => looksOtherwise(key, old, changes));
  if (other.length > 0) tellRows(sheet, { kind: "marks", keys: other }, "edit");
}

const rowsOfChanges = (changes: ChangesOfSheet | null): readonly string[] =>
  changes ? [...changes.added, ...changes.changed.keys()] : [];

function looksOtherwise(key: string, before: ChangesOfSheet | null, after: ChangesOfSheet | null): boolean {
  // What a cell held in a what-if is struck through; what it held in a commit is only marked.
  if (before?.since !== after?.since || !before || !after) return true;
  if (before.added.has(key) !== after.added.has(key)) return true;
  const [old, fresh] = [before.changed.get(key), after.changed.get(key)];
  if (old === fresh) return false;
  if (old?.size !== fresh?.size) return true;
  return [...(fresh ?? [])].some(([column, value]) => !isEqual(old?.get(column), value));
}
