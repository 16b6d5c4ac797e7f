import { useEffect, useState } from "react";
import type { SheetView } from "../../shared/workspace/index.js";
import type { GridRow } from "../state/index.js";
import { readingsOf } from "./sheet-readings.js";

/** Whether the rules texts of the rows have been read, a little at a time; after that single edits are read at once. */
export function useAllRead(sheet: SheetView, rows: readonly GridRow[], isWanted: boolean): boolean {
  const [isRead, setRead] = useState(false);
  useEffect(() => {
    const readings = isWanted && !isRead ? readingsOf(sheet) : undefined;
    if (!readings) return undefined;
    let isThere = true;
    const progress = (): void => undefined;
    void readings
      .readAll(
        () => rows,
        () => isThere,
        progress,
      )
      .then((isDone) => {
        if (isDone && isThere) setRead(true);
      });
    return () => {
      isThere = false;
    };
  }, [sheet, rows, isWanted, isRead]);
  return !isWanted || isRead || readingsOf(sheet) === undefined;
}
