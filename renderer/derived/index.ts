export { derivedFor, derivedIn, onLookedUpCards, type SheetDerived } from "./sheet-derived.js";
