import type { Metadata } from "./schema.js";
import { colorSchemes } from "./schemes.js";
import type { SheetStyle } from "./views.js";

/** The look of a sheet: the colours of its scheme, and what the file says besides. An unknown scheme has no colours (META-4). */
export function sheetStyle({ tableStyle, rows }: Metadata): SheetStyle {
  const palette = tableStyle.colorScheme === undefined ? undefined : colorSchemes.get(tableStyle.colorScheme);
  const { headerBackground } = tableStyle;
  return {
    ...palette,
    ...(headerBackground === undefined ? {} : { headerBackground }),
    headerBold: tableStyle.headerBold,
    rowStripes: tableStyle.rowStripes,
    columnStripes: tableStyle.columnStripes,
    ...(rows.defaultHeightPx === undefined ? {} : { rowHeightPx: rows.defaultHeightPx }),
    ...(rows.headerHeightPx === undefined ? {} : { headerHeightPx: rows.headerHeightPx }),
  };
}
