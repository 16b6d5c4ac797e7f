export { groundInDark, inkFor } from "./color.js";
export { gridTheme } from "./grid-theme.js";
export { followTheme, isDarkNow } from "./theme.js";
