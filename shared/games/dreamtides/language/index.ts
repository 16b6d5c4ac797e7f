/**
 * The language of Dreamtides rules text: from the texts of a card's cells to what the game understands. Everything
 * here is pure and answers for every text.
 */
export { analyse, type Analysis, type Paragraph } from "./analyse.js";
export type * from "./ast.js";
export { CARD_SUBTYPES, FIGMENT_TYPES } from "./ast.js";
export type { CardDiagnostic, CardEdit, CardFix, CellName, Cells, Completion } from "./cells.js";
export { complete } from "./complete/complete.js";
export { abilityEntries, generateAbilities, type AbilityEntry, type GeneratedAbilities } from "./generate.js";
export { styledSpans, type StyledSpan, type TextStyle } from "./highlight.js";
export { hover, type Hover } from "./hover.js";
export { parseAbilities, parseParagraph, type ParagraphParse } from "./parse.js";
export { CODES, type ProblemCode } from "./problems/codes.js";
export { astNodes } from "./source-tree.js";
export { dreamtidesLanguage } from "./reading.js";
export { resolvedJson, tokenJson } from "./tokens/inspect.js";
export { lex, type Token } from "./tokens/lex.js";
export { readVariables, type Binding, type VariableValue, type Variables } from "./variables/bindings.js";
export { FIGMENTS_BY_SPELLING, SUBTYPES_BY_SPELLING, subtypeSpelling } from "./vocabulary/names.js";
