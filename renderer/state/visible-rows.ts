import type { RowKey } from "../../shared/workspace/index.js";

type Listener = () => void;

const visible = new Map<string, ReadonlySet<RowKey>>();
const listeners = new Map<string, Set<Listener>>();

/** The rows of a sheet that a search leaves on screen; undefined where all are. */
export const visibleRowsOf = (sheet: string): ReadonlySet<RowKey> | undefined => visible.get(sheet);

/** Leaves only these rows of a sheet on screen; all of them again with undefined. */
export function showOnly(sheet: string, rowKeys: ReadonlySet<RowKey> | undefined): void {
  if (visible.get(sheet) === rowKeys) return;
  if (rowKeys) visible.set(sheet, rowKeys);
  else visible.delete(sheet);
  for (const listener of listeners.get(sheet) ?? []) listener();
}

/** Shows these rows too: what is new, or asked for by name, is not hidden by an earlier search. */
export function showAlso(sheet: string, rowKeys: readonly RowKey[]): void {
  const before = visible.get(sheet);
  if (before && rowKeys.some((key) => !before.has(key))) showOnly(sheet, new Set([...before, ...rowKeys]));
}

/** Tells when the rows on screen become others, until the function it gives is called. */
export function onVisibleRows(sheet: string, listener: Listener): () => void {
  const all = listeners.get(sheet) ?? new Set();
  listeners.set(sheet, all.add(listener));
  return () => all.delete(listener);
}
