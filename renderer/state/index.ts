export { ask, call, showSheet, startClient } from "./client.js";
export { onRows, rowsOf, type GridChange } from "./loader.js";
export type { GridRow } from "./sheet-rows.js";
export { activeSheet, closeOverlay, dropNotice, getApp, openOverlay, say, setApp, sheetKey, useApp } from "./store.js";
export { gameOfSheet, languageOfSheet, type PlacedCell, type SheetLanguage } from "./game.js";
