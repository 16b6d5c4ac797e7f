import { KeyedEmitter } from "../../shared/base/index.js";
import { elsewhereCode } from "../../shared/bridge/index.js";
import type { SheetPatch, SheetRef } from "../../shared/workspace/index.js";
import { ask } from "./calls.js";
import { SheetRows, type GridRow, type RowsChange } from "./sheet-rows.js";
import { say } from "./notices.js";
import { getApp, setApp } from "./store.js";
import { sheetKey } from "./sheet-list.js";

/** Rows of a slice: enough for one screen at once, few enough that the page stays alive. */
const sliceRows = 1_000;
const firstSliceRows = 300;

export type GridChange = RowsChange | { readonly kind: "marks"; readonly keys: readonly string[] };
type RowsListener = (change: GridChange, origin: SheetPatch["origin"]) => void;

const sheets = new Map<string, SheetRows>();
const changes = new KeyedEmitter<string, Parameters<RowsListener>>();
const fetching = new Map<string, Promise<void>>();
/** Sheets whose rows are shown as they were, while they are fetched again. */
const outdated = new Set<string>();

export const rowsOf = (key: string): SheetRows | undefined => sheets.get(key);

export function forgetRows(): void {
  sheets.clear();
  fetching.clear();
  outdated.clear();
  setApp({ fetched: new Set(), loading: null });
}

/** The fetch of rows that replace those on screen; undefined where these are the session's. */
export const refetchOf = (key: string | null): Promise<void> | undefined =>
  key !== null && outdated.has(key) ? fetching.get(key) : undefined;

/** Calls back on every change of a sheet's rows; returns how to stop. */
export const onRows = (key: string, listener: RowsListener): (() => void) => changes.on(key, listener);

export const tellRows = (key: string, ...change: Parameters<RowsListener>): void => changes.emit(key, ...change);

/** Shows other cells of some rows before the session has confirmed them; rows that are gone are passed over. */
export function showCells(key: string, changed: readonly GridRow[]): void {
  const rows = rowsOf(key);
  const changes = changed.flatMap((row) => (rows?.row(row.key) ? [{ kind: "set", row } as const] : []));
  if (rows && changes.length > 0) tellRows(key, rows.apply(changes), "edit");
}

/**
 * Fetches the rows of a sheet in slices; `again` although they were fetched before. Ends when all are here. A later fetch
 * ends an earlier one.
 */
export function loadSheet(sheet: SheetRef, options: { again?: boolean } = {}): Promise<void> {
  const key = sheetKey(sheet);
  const underWay = fetching.get(key);
  if (!options.again && underWay) return underWay;
  if (!options.again && sheets.has(key)) return Promise.resolve();
  const isWanted = (): boolean => fetching.get(key) === fetch;
  const fetch = Promise.resolve().then(async () => {
    while (isWanted() && (await fetchAll(sheet, isWanted)) === "changed");
    if (!isWanted()) return fetching.get(key);
    fetching.delete(key);
    outdated.delete(key);
    if (getApp().active === key) setApp({ loading: null });
    return undefined;
  });
  fetching.set(key, fetch);
  if (sheets.has(key)) outdated.add(key);
  return fetch;
}

/** Where nothing is shown yet every slice is shown as it comes; else what is shown stays until all is here. */
async function fetchAll(sheet: SheetRef, isWanted: () => boolean): Promise<"changed" | "ended"> {
  const key = sheetKey(sheet);
  const before = sheets.get(key);
  const rows = new SheetRows();
  let revision: number | undefined;
  for (let from = 0; ;) {
    const answer = await ask("sheet/rows", { sheet, from, count: from === 0 ? firstSliceRows : sliceRows });
    if (!isWanted()) return "ended";
    if (!answer.ok) {
      // The page is about to show what is open instead.
      if (answer.error.code !== elsewhereCode) say("error", answer.error.message);
      return "ended";
    }
    const { value } = answer;
    if (revision !== undefined && value.revision !== revision) return "changed";
    revision = value.revision;
    const added = rows.append(value.rows, before);
    rows.setMarks(value.marks);
    from += value.rows.length;
    const isLast = value.rows.length === 0 || from >= value.view.rowCount;
    if (before ? isLast : from === value.rows.length) show(key, rows);
    else if (!before) tellRows(key, { kind: "more", rows: added, isLast }, "outside");
    if (isLast) return "ended";
    if (getApp().active === key) setApp({ loading: { done: from, all: value.view.rowCount } });
  }
}

function show(key: string, rows: SheetRows): void {
  sheets.set(key, rows);
  tellRows(key, { kind: "reset" }, "outside");
  setApp(({ fetched }) => (fetched.has(key) ? {} : { fetched: new Set(fetched).add(key) }));
}
