import { metadataOf } from "../../shared/metadata/index.js";
import type { SheetStyle, SheetView } from "../../shared/workspace/index.js";
import type { GridRow } from "../state/index.js";

/** Rows are as high as `[metadata]` asks, within reason. */
export const rowHeightOf = ({ rowHeightPx = 34 }: SheetStyle): number => Math.max(26, Math.min(rowHeightPx, 160));

const headerHeightOf = ({ headerHeightPx = 36 }: SheetStyle): number => Math.max(28, Math.min(headerHeightPx, 80));

export const heightsOf = (style: SheetStyle): { readonly rowHeight: number; readonly headerHeight: number } => ({
  rowHeight: rowHeightOf(style),
  headerHeight: headerHeightOf(style),
});

/** The heights that the file gives to single rows, by their places there; in px. */
export function ownHeights({ metadata }: SheetView, rows: readonly GridRow[]): ReadonlyMap<string, number> {
  if (metadata["rows"] === undefined) return new Map();
  const { heights } = metadataOf(metadata).rows;
  const known = heights.flatMap(({ row, heightPx }): [string, number][] => {
    const key = rows[row]?.key;
    return key === undefined ? [] : [[key, Math.max(26, Math.min(heightPx, 600))]];
  });
  return new Map(known);
}
