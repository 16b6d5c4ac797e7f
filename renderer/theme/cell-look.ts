import type { FormatStyle } from "../../shared/metadata/index.js";
import { contrast, inkFor, readHex, textInk } from "./color.js";

/** How a conditional format draws a cell; absent: as without it. Colours are readable on each other in either theme. */
export interface CellLook {
  readonly background?: string;
  readonly color?: string;
  readonly fontWeight?: string;
  readonly fontStyle?: string;
  readonly textDecoration?: string;
}

/** The look of a format's style. */
export function cellLook(style: FormatStyle, isDark: boolean): CellLook {
  const { backgroundColor, fontColor, bold, italic, underline } = style;
  return {
    ...coloursOf(backgroundColor, fontColor, isDark),
    ...(bold === undefined ? {} : { fontWeight: bold ? "700" : "400" }),
    ...(italic === undefined ? {} : { fontStyle: italic ? "italic" : "normal" }),
    ...(underline === undefined ? {} : { textDecoration: underline ? "underline" : "none" }),
  };
}

function coloursOf(background: string | undefined, font: string | undefined, isDark: boolean): CellLook {
  if (background === undefined || !readHex(background)) {
    return font === undefined || !readHex(font) ? {} : { color: textInk(font, isDark) };
  }
  const { background: ground, ink } = inkFor(background, isDark);
  const [groundColor, fontColor] = [readHex(ground), readHex(font ?? "")];
  const isReadable = groundColor && fontColor && contrast(groundColor, fontColor) >= 4.5;
  return { background: ground, color: isReadable && font !== undefined ? font : ink };
}
