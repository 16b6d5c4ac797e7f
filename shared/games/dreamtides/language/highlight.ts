import type { Span } from "../../../base/index.js";
import { WORDS, type StyledSpan as TextSpan } from "../../../text/index.js";
import type { Analysis } from "./analyse.js";
import type { CellName } from "./cells.js";
import { abilityGrammar } from "./grammar/abilities.js";
import { DIRECTIVES } from "./grammar/terminals.js";
import { readDirective } from "./tokens/directive.js";
import { lex, type LexedText, type Token } from "./tokens/lex.js";
import type { Binding } from "./variables/bindings.js";

/** How a piece of text is coloured; what the grammar does not know at all is `unknown`. */
export type TextStyle =
  | "word"
  | "punctuation"
  | "keyword"
  | "phrase"
  | "display"
  | "variable"
  | "number"
  | "subtype"
  | "figment"
  | "unknown"
  | "invalid";

export type StyledSpan = TextSpan<CellName, TextStyle>;

/** The coloured pieces of all cells of a card; white space between them has none. */
export function styledSpans({ cells, paragraphs, variables }: Analysis): StyledSpan[] {
  return [
    ...paragraphs.flatMap(({ span, parse }) => styleText("rulesText", parse.text, span.from, parse)),
    ...styleVariables(variables.bindings, variables.malformed),
    ...styleText("prompts", cells.prompts ?? "", 0, lex(cells.prompts ?? "")).map(asProse),
  ];
}

/** Prompts are written freely: no word is unknown there. */
const asProse = (span: StyledSpan): StyledSpan => (span.style === "unknown" ? { ...span, style: "word" } : span);

function styleText(cell: CellName, text: string, offset: number, { tokens, fault }: LexedText): StyledSpan[] {
  const spans = tokens.flatMap((token) =>
    token.kind === "Directive"
      ? styleDirective(text, token)
      : [{ from: token.from, to: token.to, style: style(token) }],
  );
  if (fault !== undefined) spans.push({ from: fault.from, to: text.length, style: "invalid" });
  return spans.map(({ from, to, style }) => ({ cell, from: from + offset, to: to + offset, style }));
}

interface Styled extends Span {
  readonly style: TextStyle;
}

const WORD_SYMBOLS = abilityGrammar.symbols.get(WORDS);
const DIRECTIVE_SYMBOLS = abilityGrammar.symbols.get(DIRECTIVES);

function style({ kind, text }: Token): TextStyle {
  if (kind !== "Word") return "punctuation";
  return WORD_SYMBOLS?.has(text) === true ? "word" : "unknown";
}

/** A directive in one colour, with the variables it names in theirs. */
function styleDirective(text: string, token: Token): Styled[] {
  const style = directiveStyle(token.text);
  const styled: Styled[] = [];
  let from = token.from;
  for (const match of text.slice(token.from, token.to).matchAll(/\$\w+/g)) {
    const at = token.from + match.index;
    if (from < at) styled.push({ from, to: at, style });
    from = at + match[0].length;
    styled.push({ from: at, to: from, style: "variable" });
  }
  return [...styled, { from, to: token.to, style }];
}

function directiveStyle(directive: string): TextStyle {
  const reading = readDirective(directive);
  switch (reading.kind) {
    case "display-only":
      return "display";
    case "name":
      return DIRECTIVE_SYMBOLS?.has(reading.name) === true ? "keyword" : "unknown";
    default:
      return "phrase";
  }
}

function styleVariables(bindings: readonly Binding[], malformed: readonly { readonly span: Span }[]): StyledSpan[] {
  const styled = bindings.flatMap(({ nameSpan, valueSpan, value }): Styled[] => [
    { ...nameSpan, style: "variable" },
    { ...valueSpan, style: value === undefined ? "invalid" : value.kind === "integer" ? "number" : value.kind },
  ]);
  const broken = malformed.map(({ span }): Styled => ({ ...span, style: "invalid" }));
  return [...styled, ...broken]
    .filter(({ from, to }) => from < to)
    .sort((left, right) => left.from - right.from)
    .map((span) => ({ cell: "variables", ...span }));
}
