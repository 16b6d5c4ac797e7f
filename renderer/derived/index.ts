export { derivedFor, derivedOf, onLookedUpCards, type SheetDerived } from "./sheet-derived.js";
export type { SheetValues, ValuesProgress, ValuesSnapshot } from "./sheet-values.js";
export { useSheetValues } from "./use-values.js";
