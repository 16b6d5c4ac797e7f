import { useMemo } from "react";
import { useApp, useRows, type GridRow } from "../state/index.js";
import { useShown } from "./active-grid.js";

const noRows: readonly GridRow[] = [];

/** The rows of a sheet that are on screen, from top to bottom; none while another sheet is. By its `sheetKey`. */
export const useShownRows = (sheet: string): readonly GridRow[] =>
  useShown(({ shown }) => (shown?.sheet === sheet ? shown.rows : noRows));

/** The selected rows of a sheet, in the order of its file. By its `sheetKey`. */
export function useSelectedRows(sheet: string): readonly GridRow[] {
  const all = useRows(sheet);
  const rowKeys = useApp(({ place }) => place.rowKeys);
  return useMemo(() => {
    const keys = new Set(rowKeys);
    return all.filter(({ key }) => keys.has(key));
  }, [all, rowKeys]);
}
