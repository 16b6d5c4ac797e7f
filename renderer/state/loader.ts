import type { MarkView, RowView, SheetPatch, SheetRef } from "../../shared/workspace/index.js";
import { ask } from "./client.js";
import { SheetRows, type RowsChange } from "./sheet-rows.js";
import { getApp, say, setApp, sheetKey } from "./store.js";

/** Rows of a slice: enough for one screen at once, few enough that the page stays alive. */
const sliceRows = 5_000;
const firstSliceRows = 300;

export type GridChange = RowsChange | { readonly kind: "marks"; readonly keys: readonly string[] };
type RowsListener = (change: GridChange, origin: SheetPatch["origin"]) => void;

const sheets = new Map<string, SheetRows>();
const listeners = new Map<string, Set<RowsListener>>();
const fetching = new Map<string, number>();

export const rowsOf = (key: string): SheetRows | undefined => sheets.get(key);

export function forgetRows(): void {
  sheets.clear();
  setApp({ fetched: new Set() });
}

/** Tells every change of a sheet's rows, until the function it gives is called. */
export function onRows(key: string, listener: RowsListener): () => void {
  const all = listeners.get(key) ?? new Set();
  listeners.set(key, all.add(listener));
  return () => all.delete(listener);
}

export function tellRows(key: string, change: GridChange, origin: SheetPatch["origin"]): void {
  for (const listener of listeners.get(key) ?? []) listener(change, origin);
}

/** Fetches the rows of a sheet in slices; `anew` although they were fetched before. A later fetch ends an earlier one. */
export async function loadSheet(sheet: SheetRef, options: { anew?: boolean } = {}): Promise<void> {
  const key = sheetKey(sheet);
  if (sheets.has(key) && !options.anew) return;
  const turn = (fetching.get(key) ?? 0) + 1;
  fetching.set(key, turn);
  const isShown = (): boolean => getApp().active === key;
  for (let tries = 0; tries < 5; tries += 1) {
    const rows = await fetchAll(sheet, () => fetching.get(key) === turn, isShown);
    if (fetching.get(key) !== turn) return;
    if (rows === "changed") continue;
    if (isShown()) setApp({ loading: null });
    if (rows) show(key, rows);
    return;
  }
}

function show(key: string, rows: SheetRows): void {
  sheets.set(key, rows);
  tellRows(key, { kind: "reset" }, "outside");
  setApp(({ fetched }) => (fetched.has(key) ? {} : { fetched: new Set(fetched).add(key) }));
}

function makeRows(rows: readonly RowView[], marks: readonly MarkView[]): SheetRows {
  const made = new SheetRows();
  made.load(rows);
  made.setMarks(marks);
  return made;
}

/** Fetches all rows; the first slice is shown before the rest has come, where nothing is shown yet. */
async function fetchAll(
  sheet: SheetRef,
  isWanted: () => boolean,
  isShown: () => boolean,
): Promise<SheetRows | "changed" | undefined> {
  const key = sheetKey(sheet);
  const rows: RowView[] = [];
  let revision: number | undefined;
  for (let from = 0; ;) {
    const count = from === 0 ? firstSliceRows : sliceRows;
    const answer = await ask("sheet/rows", { sheet, from, count });
    if (!isWanted()) return undefined;
    if (!answer.ok) {
      say("error", answer.error.message);
      return undefined;
    }
    const { value } = answer;
    if (revision !== undefined && value.revision !== revision) return "changed";
    revision = value.revision;
    for (const row of value.rows) rows.push(row);
    from += value.rows.length;
    if (isShown() && value.view.rowCount > firstSliceRows) {
      setApp({ loading: { done: from, all: value.view.rowCount } });
    }
    if (value.rows.length === 0 || from >= value.view.rowCount) return makeRows(rows, value.marks);
    if (from === value.rows.length && !sheets.has(key)) show(key, makeRows(rows, value.marks));
  }
}
