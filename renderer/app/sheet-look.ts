import type { CSSProperties } from "react";
import type { SheetStyle } from "../../shared/workspace/index.js";
import { linesIn, rowHeightOf } from "../grid/index.js";
import { groundInDark, inkOn } from "../theme/index.js";

/**
 * The colours `[metadata]` asks for, as the custom properties the grid's theme reads: the first row, the third and so on are
 * even (META-4). Inks are chosen by their grounds, so that every scheme is read in either theme.
 */
export function sheetLook(style: SheetStyle, isDark: boolean): CSSProperties {
  const ground = (hex: string | undefined): string | undefined =>
    hex === undefined ? undefined : isDark ? groundInDark(hex) : hex;
  const ink = (hex: string | undefined, wanted: string | undefined): string | undefined =>
    hex === undefined ? undefined : inkOn(hex, wanted);
  const head = ground(style.headerBackground);
  const odd = ground(style.oddRow);
  const even = style.rowStripes ? ground(style.evenRow) : odd;
  const accent = ground(style.accent);
  const variables: Record<string, string | undefined> = {
    "--lines": String(linesIn(rowHeightOf(style))),
    "--sheet-head": head,
    "--sheet-head-ink": ink(head, style.headerColor),
    "--even-row": even,
    "--even-ink": ink(even, style.rowColor),
    "--odd-row": odd ?? (style.rowStripes ? undefined : "var(--sheet)"),
    "--odd-ink": ink(odd, style.rowColor),
    "--sheet-stripe": accent === undefined ? "rgb(127 127 127 / 12%)" : `${accent}33`,
  };
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined));
}
