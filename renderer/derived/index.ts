export { DerivedDialog } from "./DerivedDialog.js";
export { derivedFor, derivedIn, onLookedUpCards, type SheetDerived } from "./sheet-derived.js";
