import { KeyedEmitter } from "../../shared/base/index.js";
import type { RowKey } from "../../shared/workspace/index.js";

const visible = new Map<string, ReadonlySet<RowKey>>();
const changes = new KeyedEmitter<string>();

/** The rows of a sheet that a search leaves on screen; undefined where all are. */
export const visibleRowsOf = (sheet: string): ReadonlySet<RowKey> | undefined => visible.get(sheet);

/** Leaves only these rows of a sheet on screen; all of them again with undefined. */
export function showOnly(sheet: string, rowKeys: ReadonlySet<RowKey> | undefined): void {
  if (visible.get(sheet) === rowKeys) return;
  if (rowKeys) visible.set(sheet, rowKeys);
  else visible.delete(sheet);
  changes.emit(sheet);
}

/** Shows these rows too: what is new, or asked for by name, is not hidden by an earlier search. */
export function showAlso(sheet: string, rowKeys: readonly RowKey[]): void {
  const before = visible.get(sheet);
  if (before && rowKeys.some((key) => !before.has(key))) showOnly(sheet, new Set([...before, ...rowKeys]));
}

/** Calls back when a search leaves other rows on screen; returns how to stop. */
export const onVisibleRows = (sheet: string, listener: () => void): (() => void) => changes.on(sheet, listener);
