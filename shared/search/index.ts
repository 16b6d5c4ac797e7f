/** Search by meaning: queries over abilities as plain data, whatever game they are of. */
export { alikeTo, ask, isRulesText, type AskedOf, type Question } from "./ask.js";
export { completeQuery, type QueryCompletion } from "./complete.js";
export { finderOf, type Findable, type Finder } from "./find.js";
export type { Bound, MeaningExample, MeaningGuide } from "./guide.js";
export { duplicateGroups, hasAlike, hasInside, Likenesses, type DuplicateGroup, type Likeness } from "./likeness.js";
export { MeaningWriter, type Meaning } from "./meaning.js";
export { Names } from "./names.js";
export { OutlineWriter, type Outline } from "./outline.js";
export { writeQueryName } from "./lex.js";
export { parseQuery } from "./parse.js";
export type { Comparison, NamePattern, Operator, Query, QueryProblem } from "./query.js";
export { plainText, textFacts, type ComplexityFlag, type PlainLimits, type TextFacts } from "./text-facts.js";
export { unknownNames, type UnknownName } from "./unknown.js";
export { queryOfCard } from "./write.js";
