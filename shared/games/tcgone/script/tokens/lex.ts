import { balanceBrackets } from "./balance.js";
import { scan, type Dialect, type RawToken } from "./scan.js";
import type { Comment, LexFault, Lexed, Token, TokenGroup } from "./token.js";
import { clauseWords, reservedWords, wordsWithValues, type ScriptNames } from "./words.js";

const mostCharacters = 64 * 1024;
const mostTokens = 20_000;
const deepestBracket = 32;

const reserved: ReadonlySet<string> = new Set(reservedWords);
const clauses: ReadonlySet<string> = new Set(clauseWords);
const openers: ReadonlySet<string> = new Set(["(", "[", "{"]);
const closers: Readonly<Record<string, string>> = { ")": "(", "]": "[", "}": "{" };
/** A line that ends with one of these goes on in the next. */
const goesOnAfter: ReadonlySet<string> = new Set(
  "{ , -> ( [ . .. = += -= *= + - * / // % == != < <= > >= && || ! ? :".split(" "),
);
/** A line that begins with one of these goes on from the one before. A minus may begin a value. */
const goesOnBefore: ReadonlySet<string> = new Set(
  "} ) ] , . .. -> = += -= *= + * / % == != < <= > >= && || ? :".split(" "),
);
const goesOnBeforeWords: ReadonlySet<string> = new Set(["else", "and", "or", "in", "is"]);

export interface LexOptions {
  readonly dialect?: Dialect;
  /** The stretch of the text that is read; all of it unless given. */
  readonly from?: number;
  readonly to?: number;
  /** Whether brackets and quotation marks that are missing or too many are added or left out, so that what is around them can be read. */
  readonly balances?: boolean;
}

/**
 * Cuts the text of a cell, or a stretch of it, into the tokens of the grammar (SCRIPT-1). Spans are
 * in the cell's text. What is a name, an operation or the label of a value is decided here, so that the grammar needs to
 * look one token ahead only.
 */
export function lex(
  cell: string,
  names: ScriptNames,
  { dialect = "text", from = 0, to = cell.length, balances = false }: LexOptions = {},
): Lexed {
  if (cell.length > mostCharacters) {
    const message = `An effect has at most 64 KiB of text; this one has ${String(Math.ceil(cell.length / 1024))}.`;
    return { tokens: [], comments: [], unbalanced: [], fault: { code: "effect/too-long", message, from, to } };
  }
  const scanned = scan(cell.slice(from, to), dialect, balances);
  const move = <Part extends { readonly from: number; readonly to: number }>(part: Part): Part =>
    from === 0 ? part : { ...part, from: part.from + from, to: part.to + from };
  const raw = from === 0 ? scanned.raw : scanned.raw.map((token) => moveToken(token, from));
  const comments: readonly Comment[] = scanned.comments.map(move);
  const openTexts = scanned.open.map(move);
  const { tokens, fault } = classify(raw, names);
  if (scanned.fault !== undefined) return { tokens, comments, unbalanced: [], fault: move(scanned.fault) };
  // A comment that swallows the closing bracket of its line is the usual reason for an open one.
  const isSwallowed = comments.some(({ from: at, text }) => cell.startsWith("//", at) && /[}\])]/.test(text));
  const hinted = (each: LexFault): LexFault =>
    isSwallowed && each.code === "effect/unclosed"
      ? { ...each, message: `${each.message} A // comment runs to the end of the line.` }
      : each;
  if (balances && fault?.code === "effect/unclosed") {
    const balanced = balanceBrackets(raw);
    const again = balanced && classify(balanced.raw, names);
    if (again && again.fault === undefined) {
      const unbalanced = [...openTexts, ...balanced.faults.map(hinted)].sort((one, other) => one.from - other.from);
      return { tokens: again.tokens, comments, unbalanced, fault: undefined };
    }
  }
  return { tokens, comments, unbalanced: openTexts, fault: fault && hinted(fault) };
}

function moveToken(token: RawToken, by: number): RawToken {
  const pieces = token.pieces?.map((piece) =>
    typeof piece === "string" ? piece : { from: piece.from + by, to: piece.to + by },
  );
  return { ...token, from: token.from + by, to: token.to + by, ...(pieces && { pieces }) };
}

/** What is open at a place. */
interface Bracket {
  readonly opener: RawToken;
  /** Questions and assertions on this level that a colon belongs to. */
  colons: number;
}

function classify(
  raw: readonly RawToken[],
  names: ScriptNames,
): { tokens: readonly Token[]; fault: LexFault | undefined } {
  const tokens: Token[] = [];
  const subs = subsOf(raw);
  const open: Bracket[] = [];
  let outer = 0;
  let isValuesOwner = false;
  const colons = (change: number): void => {
    const top = open.at(-1);
    if (top === undefined) outer = Math.max(0, outer + change);
    else top.colons = Math.max(0, top.colons + change);
  };
  const awaited = (): number => open.at(-1)?.colons ?? outer;
  const push = (token: RawToken, group: TokenGroup, spelling: string): void => {
    const { text, from, to, pieces } = token;
    tokens.push({ group, spelling, text, from, to, ...(pieces && { pieces }) });
  };

  for (const [index, token] of raw.entries()) {
    if (tokens.length >= mostTokens) {
      const message = `An effect has at most ${mostTokens.toLocaleString("en")} words and marks.`;
      return { tokens, fault: { code: "effect/too-many", message, from: token.from, to: token.to } };
    }
    const { kind, text } = token;
    const before = raw[index - 1];
    const next = raw[index + 1];
    switch (kind) {
      case "line":
        if (endsStatement(before, next, open.at(-1)?.opener.text)) {
          push(token, "mark", "line");
          colons(-awaited());
        }
        isValuesOwner = false;
        break;
      case "number":
        push(token, "number", "number");
        isValuesOwner = false;
        break;
      case "text":
        push(token, "text", "text");
        isValuesOwner = false;
        break;
      case "word": {
        const group = groupOf(text, before, next, awaited() > 0, names, subs);
        push(token, group, group === "word" || group === "clause" ? text : group);
        if (text === "assert" && group === "word") colons(1);
        isValuesOwner =
          group === "call" ||
          before?.text === "." ||
          ((group === "word" || group === "clause") && wordsWithValues.has(text));
        break;
      }
      case "mark": {
        const fault = bracketFault(token, open);
        if (fault !== undefined) return { tokens, fault };
        push(token, "mark", text === "(" && isValuesOwner ? "values(" : text === ";" ? "line" : text);
        if (openers.has(text)) open.push({ opener: token, colons: 0 });
        else if (text in closers) open.pop();
        else if (text === "?") colons(1);
        else if (text === ":") colons(-1);
        else if (text === ";") colons(-awaited());
        isValuesOwner = false;
        break;
      }
    }
  }
  const [unclosed] = open;
  return { tokens, fault: unclosed && unclosedFault(unclosed.opener) };
}

/** Whether a line end parts statements; within ( ) and [ ] and where a line goes on it does not. */
function endsStatement(before: RawToken | undefined, next: RawToken | undefined, opener: string | undefined): boolean {
  if (opener === "(" || opener === "[" || before === undefined || next === undefined) return false;
  if (before.kind === "mark" && goesOnAfter.has(before.text)) return false;
  if (next.kind === "mark" && goesOnBefore.has(next.text)) return false;
  return !(next.kind === "word" && goesOnBeforeWords.has(next.text));
}

function groupOf(
  text: string,
  before: RawToken | undefined,
  next: RawToken | undefined,
  isColonAwaited: boolean,
  { operations, functions }: ScriptNames,
  subs: ReadonlySet<string>,
): TokenGroup {
  if (before?.text === ".") return "name";
  const follows = next?.kind === "mark" ? next.text : "";
  if (follows === ":" && !isColonAwaited) return "label";
  if (reserved.has(text)) return "word";
  if (text === "unregister" && follows !== "{") return follows === "(" ? "call" : "operation";
  if (clauses.has(text)) return "clause";
  if (/[A-Z]/.test(text) && /^[A-Z0-9_]+$/.test(text)) return "constant";
  if (operations.has(text) || subs.has(text)) return follows === "(" ? "call" : "operation";
  return functions.has(text) && follows === "(" ? "call" : "name";
}

/** The names that the text gives to statements of its own. */
function subsOf(raw: readonly RawToken[]): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [index, { kind, text }] of raw.entries()) {
    const next = raw[index + 1];
    if (kind === "word" && text === "sub" && next?.kind === "word") found.add(next.text);
  }
  return found;
}

function bracketFault(token: RawToken, open: readonly Bracket[]): LexFault | undefined {
  const { text, from, to } = token;
  if (openers.has(text) && open.length >= deepestBracket) {
    return { code: "effect/too-deep", message: "Brackets stand at most 32 levels deep.", from, to };
  }
  const opener = closers[text];
  if (opener === undefined) return undefined;
  const top = open.at(-1);
  if (top === undefined) {
    return { code: "effect/unclosed", message: `This ${text} closes nothing.`, from, to };
  }
  return top.opener.text === opener ? undefined : unclosedFault(top.opener);
}

const unclosedFault = ({ text, from, to }: RawToken): LexFault => ({
  code: "effect/unclosed",
  message: `This ${text} is never closed.`,
  from,
  to,
});
