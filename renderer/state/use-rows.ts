import { useCallback, useEffect, useMemo, useReducer, useSyncExternalStore } from "react";
import { onRows, rowsOf } from "./loader.js";
import type { GridRow } from "./sheet-rows.js";

const noRows: readonly GridRow[] = [];

/**
 * The rows of a sheet in file order: another list after every change of them or of their cells. Rows that are being fetched
 * are shown once all are here.
 */
export function useRows(key: string): readonly GridRow[] {
  const subscribe = useCallback(
    (listener: () => void) =>
      onRows(key, (change) => {
        if (change.kind === "marks" || (change.kind === "more" && !change.isLast)) return;
        listener();
      }),
    [key],
  );
  return useSyncExternalStore(subscribe, () => rowsOf(key)?.rows ?? noRows);
}

/** Those rows of a sheet that have one of these keys, in the order of the keys. */
export function useRowsWith(key: string, rowKeys: readonly string[]): readonly GridRow[] {
  const all = useRows(key);
  return useMemo(() => {
    const byKey = new Map(all.map((row) => [row.key, row]));
    return rowKeys.flatMap((rowKey) => byKey.get(rowKey) ?? []);
  }, [all, rowKeys]);
}

/**
 * Draws again whenever rows of a sheet change, what is being typed into them, or what is known of them as they were; `useRows`
 * follows their cells alone.
 */
export function useChangesOf(key: string): void {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => onRows(key, () => drawAgain()), [key]);
}
