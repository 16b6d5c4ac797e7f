export { cellLook, type CellLook } from "./cell-look.js";
export { groundInDark, inkFor, inkOn, textInk } from "./color.js";
export { gridTheme } from "./grid-theme.js";
export { followTheme, isDarkNow, useIsDark } from "./theme.js";
