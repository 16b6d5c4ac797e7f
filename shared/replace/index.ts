export { readPattern, textSearchSchema, type Found, type TextPattern, type TextSearch } from "./pattern.js";
export { readReplacement, replaceIn, type Replaced, type Replacement } from "./replacement.js";
