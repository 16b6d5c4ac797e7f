export { groundInDark, inkFor, textInk } from "./color.js";
export { gridTheme } from "./grid-theme.js";
export { followTheme, isDarkNow, useIsDark } from "./theme.js";
