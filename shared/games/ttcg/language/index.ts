/** The language of effects: from the text of a cell to the program that a match runs. Pure, and answers for every text. */
export type * from "./ast/actions.js";
export type * from "./ast/clauses.js";
export type * from "./ast/effect.js";
export { selectorOf } from "./ast/selectors.js";
export type * from "./ast/selectors.js";
export { effectLanguage } from "./effect-language.js";
export { effectLexicon, kindsOf, ownKinds, readerOf, type StyleRow } from "./lexicon.js";
export { kindsNamedIn, type NamedKind } from "./named-kinds.js";
export { byReader } from "./reader-cache.js";
export { productionIds } from "./productions/patterns.js";
export { kindTitle } from "./productions/titles.js";
export { lower } from "./program/lower.js";
export type { EffectProgram, Form, Op } from "./program/program.js";
export { EffectReader, printEffect, publishedReader, type EffectReading } from "./read.js";
export { traitsOf } from "./traits.js";
