import { expectedAt, listed, nearestWords, WORDS, type Expectation } from "../../../../text/index.js";
import type { CardDiagnostic } from "../cells.js";
import { abilityGrammar } from "../grammar/abilities.js";
import { DIRECTIVES } from "../grammar/terminals.js";
import type { ParagraphParse } from "../parse.js";
import { nameIn, readDirective } from "../tokens/directive.js";
import type { Token } from "../tokens/lex.js";
import { INTEGER_PHRASES, COMPOUND_PHRASES, FIGMENT_PHRASES, SUBTYPE_PHRASES } from "../vocabulary/phrases.js";
import { directivesBegunBy, joinTokens, quoted } from "./spelling.js";
import { CODES, type ProblemCode } from "./codes.js";
import { problem } from "./make.js";
import type { VariablesCell } from "./references.js";
import { plainWords } from "./plain-words.js";
import { repairs } from "./repairs.js";

const MOST_NAMED = 5;

const spellingsOf = (group: string): string[] => [...(abilityGrammar.symbols.get(group)?.keys() ?? [])];
const KNOWN_WORDS: ReadonlySet<string> = new Set(spellingsOf(WORDS));
const KNOWN_DIRECTIVES: ReadonlySet<string> = new Set([
  ...spellingsOf(DIRECTIVES),
  ...[...INTEGER_PHRASES.keys()].filter((name) => name.length > 1),
  ...SUBTYPE_PHRASES,
  ...FIGMENT_PHRASES,
  ...COMPOUND_PHRASES.keys(),
]);

/** Whether a problem is reported with all its fixes, or only with its place. */
export type ProblemDetail = "explained" | "placed";

/** Where the grammar stopped: at the furthest token that no alternative took (LANG-16). */
export function unexpectedProblem(parse: ParagraphParse, cell: VariablesCell, detail: ProblemDetail): CardDiagnostic[] {
  const { text, resolved, stop } = parse;
  if (resolved === undefined || stop === undefined) return [];
  const token = resolved.sources[stop.at];
  const span = token ?? { from: text.length, to: text.length };
  const { code, title } = describeToken(text, token);
  if (detail === "placed") return [problem(code, "rulesText", span, title)];
  if (stop.isTooDeep) return [problem(code, "rulesText", span, `${title} The text is nested too deeply here.`)];
  const expectations = expectedAt(abilityGrammar, resolved, stop.at);
  const expected = expectedTexts(expectations);
  const { fixes, meant, left } = repairs(text, resolved, stop.at, expectations, cell);
  const plain = left === 0 ? undefined : plainWords(parse, cell);
  if (plain !== undefined && plain.left < left) {
    const suggestions = [...new Set([...plain.directives, ...meant])];
    const message = `${title} In rules text this is written ${listed([...new Set(plain.directives)], "and")}.`;
    return [problem(code, "rulesText", span, message, { expected, suggestions, fixes: [plain.fix, ...fixes] })];
  }
  const suggestions = token === undefined ? meant : likely(text, token, meant);
  const message = title + hint(suggestions, expected);
  return [problem(code, "rulesText", span, message, { expected, suggestions, fixes })];
}

/** What was probably meant: for an unfinished directive those that begin so, of which some may fit here. */
function likely(text: string, token: Token, meant: readonly string[]): readonly string[] {
  const begun = token.kind === "Directive" ? directivesBegunBy(text.slice(token.from, token.to)) : [];
  const fitting = meant.filter((directive) => begun.includes(directive));
  if (fitting.length > 0) return fitting;
  if (begun.length > 0) return [...begun, ...meant];
  return meant.length > 0 ? meant : similar(token);
}

const expectedTexts = (expectations: readonly Expectation[]): string[] => [
  ...new Set(expectations.map(({ terminal, following }) => joinTokens([terminal.shown, ...following]))),
];

/** Known words or phrases that are spelled like the token, wherever they may stand; none for one that is known. */
function similar({ kind, text }: Token): string[] {
  if (kind === "Word") return KNOWN_WORDS.has(text) ? [] : nearestWords(text, KNOWN_WORDS);
  if (kind !== "Directive") return [];
  const name = nameIn(text);
  return KNOWN_DIRECTIVES.has(name) ? [] : nearestWords(name, KNOWN_DIRECTIVES).map((known) => `{${known}}`);
}

function describeToken(text: string, token: Token | undefined): { readonly code: ProblemCode; readonly title: string } {
  if (token === undefined) return { code: CODES.unexpectedEnd, title: "Unexpected end of text." };
  const written = quoted(text.slice(token.from, token.to));
  switch (token.kind) {
    case "Word":
      return { code: CODES.unexpectedWord, title: `Unexpected word '${written}'.` };
    case "Newline":
      return { code: CODES.unexpectedToken, title: "Unexpected line break." };
    case "Directive": {
      const { kind } = readDirective(token.text);
      if (kind === "name") return { code: CODES.unexpectedDirective, title: `Unexpected directive ${written}.` };
      const what = kind === "integer" ? "number" : kind === "compound" ? "counted" : kind;
      return { code: CODES.unexpectedToken, title: `Unexpected ${what} token ${written}.` };
    }
    default:
      return { code: CODES.unexpectedToken, title: `Unexpected '${written}'.` };
  }
}

function hint(suggestions: readonly string[], expected: readonly string[]): string {
  if (suggestions.length > 0) return ` Did you mean ${listed(suggestions.map(named), "or")}?`;
  if (expected.length === 0) return " Nothing can follow here.";
  return expected.length > MOST_NAMED ? "" : ` Expected ${listed(expected.map(named), "or")}.`;
}

const named = (text: string): string => (text === "\n" ? "a line break" : text.startsWith("{") ? text : `'${text}'`);
