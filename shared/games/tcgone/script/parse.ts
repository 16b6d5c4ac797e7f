import { failed, ok, type Result, type Span } from "../../../base/index.js";
import {
  listed,
  expectedAt,
  matchTokens,
  nearestWords,
  UNKNOWN,
  type Grammar,
  type TokenRow,
} from "../../../text/index.js";
import { effectGrammar, expressionGrammar } from "./grammar/clauses.js";
import type { TokenValue } from "./grammar/terminals.js";
import type { Expression, Item } from "./syntax/nodes.js";
import { lex, type LexOptions } from "./tokens/lex.js";
import type { ScriptNames } from "./tokens/words.js";
import type { Comment, LexFault, ScriptFix, Token } from "./tokens/token.js";

/** Why a stretch of text says nothing, in spans of the whole text. */
export interface ScriptFault extends Span {
  readonly code: string;
  readonly message: string;
  readonly expected: readonly string[];
  readonly suggestions: readonly string[];
  readonly fix?: ScriptFix;
}

/**
 * What came of a cell. Blocks are read each by itself, so that a fault in one leaves the others alone; a bracket that is missing is
 * a fault as well, but what is around it is read as if it were there.
 */
export interface ParsedEffect {
  readonly items: readonly Item[];
  readonly comments: readonly Comment[];
  readonly faults: readonly ScriptFault[];
  /** Whether all that stands in it is in `items`. */
  readonly isWhole: boolean;
  readonly tokens: readonly Token[];
}

const deepestText = 4;
const mostNamed = 5;

/** Reads the text of a cell. Never throws; costs time linear in its length. */
export function parseEffect(text: string, names: ScriptNames): ParsedEffect {
  const { tokens, comments, unbalanced, fault } = lex(text, names, { balances: true });
  const bare = (each: LexFault): ScriptFault => ({ ...each, expected: [], suggestions: [] });
  if (fault !== undefined) return { items: [], comments, tokens, faults: [bare(fault)], isWhole: false };
  const items: Item[] = [];
  const faults = unbalanced.map(bare);
  let isWhole = true;
  const parts = partsOf(tokens);
  let next = 0;
  for (const [index, part] of parts.entries()) {
    const end = parts[index + 1]?.[0]?.from ?? Number.POSITIVE_INFINITY;
    const before = next;
    while (next < unbalanced.length && (unbalanced[next]?.from ?? end) < end) next += 1;
    const read = matchPart(effectGrammar, text, part, names, 0);
    if (read.ok) items.push(...read.value);
    else {
      isWhole = false;
      // Where brackets are missing they are what to say.
      if (next === before) faults.push(read.error);
    }
  }
  return { items, comments, faults: faults.sort((one, other) => one.from - other.from), isWhole, tokens };
}

/** Reads one expression: of a row, or between `${` and `}`. */
export function parseExpression(
  text: string,
  names: ScriptNames,
  options?: LexOptions,
  depth = 0,
): Result<Expression, ScriptFault> {
  const { tokens, fault } = lex(text, names, options);
  if (fault !== undefined) return failed({ ...fault, expected: [], suggestions: [] });
  return matchPart(expressionGrammar, text, tokens, names, depth, options);
}

/** The tokens of each move, ability and clause: up to the brace that closes it, or the end of its line. */
function partsOf(tokens: readonly Token[]): readonly (readonly Token[])[] {
  const parts: Token[][] = [];
  let part: Token[] = [];
  let depth = 0;
  for (const [index, token] of tokens.entries()) {
    const { spelling } = token;
    if (token.group === "mark" && /^(?:[{[(]|values\()$/.test(spelling)) depth += 1;
    else if (token.group === "mark" && /^[}\])]$/.test(spelling)) depth -= 1;
    const isLine = token.group === "mark" && spelling === "line";
    const next = tokens[index + 1];
    // A brace on a line of its own belongs to what is before it, which is said where it is read.
    const isEnd = isLine && depth === 0 && next?.spelling !== "{";
    if (!isEnd) part.push(token);
    const isClosed = depth === 0 && spelling === "}" && (next?.group !== "mark" || next.spelling === "line");
    if ((isClosed || isEnd) && part.length > 0) {
      parts.push(part);
      part = [];
    }
  }
  if (part.length > 0) parts.push(part);
  return parts;
}

function matchPart<Value>(
  grammar: Grammar<Value>,
  text: string,
  tokens: readonly Token[],
  names: ScriptNames,
  depth: number,
  options?: LexOptions,
): Result<Value, ScriptFault> {
  const values: TokenValue[] = [];
  for (const { text: spelled, from, to, pieces } of tokens) {
    if (pieces === undefined) {
      values.push({ text: spelled, from, to });
      continue;
    }
    const read: (string | Expression)[] = [];
    for (const piece of pieces) {
      if (typeof piece === "string") {
        read.push(piece);
        continue;
      }
      if (depth >= deepestText) return failed(tooDeep(piece));
      const inner = parseExpression(text, names, { ...options, ...piece }, depth + 1);
      if (!inner.ok) return inner;
      read.push(inner.value);
    }
    values.push({ text: spelled, from, to, pieces: read });
  }
  const row: TokenRow = {
    symbols: tokens.map(({ group, spelling }) => grammar.symbols.get(group)?.get(spelling) ?? UNKNOWN),
    values,
  };
  const match = matchTokens(grammar, row);
  if (match.matched) return ok(match.value);
  return failed(
    match.isTooDeep ? tooDeep(tokens[match.furthest] ?? endOf(tokens)) : stopAt(grammar, row, tokens, match.furthest),
  );
}

const endOf = (tokens: readonly Token[]): Span => {
  const to = tokens.at(-1)?.to ?? 0;
  return { from: to, to };
};

const tooDeep = ({ from, to }: Span): ScriptFault => ({
  code: "effect/too-deep",
  message: "The text is nested too deeply here.",
  from,
  to,
  expected: [],
  suggestions: [],
});

function stopAt(grammar: Grammar<unknown>, row: TokenRow, tokens: readonly Token[], at: number): ScriptFault {
  const token = tokens[at];
  const { from, to } = token ?? endOf(tokens);
  const loop = token?.spelling === "{" ? loopBefore(tokens, at) : undefined;
  if (loop !== undefined) {
    const message = "There is no while; write repeat (100) { … } with a break.";
    return {
      code: "effect/no-while",
      message,
      from: loop.from,
      to: loop.to,
      expected: ["repeat"],
      suggestions: ["repeat"],
    };
  }
  if (token?.spelling === "line" && tokens[at + 1]?.spelling === "{") {
    const message = "A { stands on the line of what it belongs to; join the lines.";
    return { code: "effect/brace-line", message, from, to: tokens[at + 1]?.to ?? to, expected: ["{"], suggestions: [] };
  }
  const isOperation = token?.group === "operation" || token?.group === "call";
  const shown = expectedAt(grammar, row, at).map(({ terminal }) => terminal.shown);
  const expected = afterValue([...new Set(shown)]);
  const found =
    token === undefined ? "the text ends" : token.spelling === "line" ? "the line ends" : `found "${token.text}"`;
  const isWord = token !== undefined && /^[A-Za-z_]/.test(token.text);
  const suggestions = isWord
    ? nearestWords(
        token.text,
        expected.filter((word) => /^[A-Za-z]+$/.test(word)),
      )
    : [];
  if (isOperation && expected.includes("a name")) {
    const message = `${token.text} is an operation; a name of your own is expected here.`;
    return { code: "effect/expected", message, from, to, expected, suggestions: [] };
  }
  const named =
    expected.includes("a name") && expected.includes("a number") ? ["a value"] : expected.slice(0, mostNamed);
  const hint = suggestions.length > 0 ? ` Did you mean ${listed(suggestions, "or")}?` : "";
  const message = `Expected ${listed(named, "or")}, ${token === undefined || token.spelling === "line" ? `but ${found}` : found}.${hint}`;
  return { code: "effect/expected", message, from, to, expected, suggestions };
}

const operators: ReadonlySet<string> = new Set(". [ * // / % + - == != <= < >= > not in is && and || or ?".split(" "));

/** What may come next; after a value, where any operator may, what else may is more to the point. */
function afterValue(expected: readonly string[]): readonly string[] {
  if (!expected.includes("*")) return expected;
  const others = expected.filter((word) => !operators.has(word)).map((word) => (word === "," ? "a comma" : word));
  return [...others, "an operator"];
}

/** The word `while` with its condition directly before a brace. */
function loopBefore(tokens: readonly Token[], brace: number): Token | undefined {
  let depth = 0;
  for (let at = brace - 1; at >= 0; at -= 1) {
    const token = tokens[at];
    if (token?.spelling === ")") depth += 1;
    else if (token?.spelling === "(" || token?.spelling === "values(") depth -= 1;
    if (depth > 0) continue;
    const before = tokens[at - 1];
    return token?.spelling === "(" && before?.text === "while" ? before : undefined;
  }
  return undefined;
}
