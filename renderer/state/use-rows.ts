import { useCallback, useSyncExternalStore } from "react";
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
