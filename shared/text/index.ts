export { proseWords, type ProseWord } from "./prose.js";
export { nodePathAt } from "./ast-path.js";
export type { CellEdit, Diagnostic, Fix, RelatedPlace, Severity } from "./diagnostic.js";
export { excerpt, listed, withArticle } from "./wording.js";
export {
  compileGrammar,
  UNKNOWN,
  type CompiledForm,
  type CompiledRule,
  type Grammar,
  type Symbols,
} from "./grammar/compile.js";
export { describeForm } from "./grammar/describe.js";
export {
  form,
  list,
  optional,
  pieces,
  present,
  rule,
  silentRule,
  token,
  valueToken,
  WORDS,
  words,
  type Form,
  type Nothing,
  type Rule,
  type Silent,
  type Terminal,
} from "./grammar/element.js";
export { expectedAt, type Expectation } from "./grammar/expect.js";
export { matchTokens, type Match, type TokenRow } from "./grammar/match.js";
export { startingAt, swapParts, type Swap, type Swapped, type SwappedPart } from "./grammar/swap.js";
export { sourceTree, type SourceNode } from "./grammar/trace.js";
export {
  languageOfKind,
  type AbilityReading,
  type AbilityTrait,
  type AstNode,
  type CellTexts,
  type Completion,
  type DisplayText,
  type Hover,
  type LanguageCell,
  type Lexicon,
  type SheetLanguage,
  type StyledRun,
  type StyledSpan,
  type TextLanguage,
  type TextReading,
} from "./language.js";
export { lowerCase, originOf, type LoweredText } from "./lower-case.js";
export { editDistance, leastDistance, nearestWords, suggestionLimit } from "./nearest.js";
export type { PhraseFault, PhraseRewriter, Phrases, RewrittenTexts } from "./rewriting.js";
export { PartMemory } from "./part-marks.js";
export { isWhiteSpace, paragraphSpans, partSpans, trimSpan, trimText } from "./whitespace.js";
