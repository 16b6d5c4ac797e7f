import { lexQuery, type QueryToken } from "./lex.js";

/** A part of a query that the caret is in: what is written there is asked of parts of this name. */
export interface Scope {
  readonly pattern: string;
  /** Of the value of such a part itself, not of what is deeper. */
  readonly isValue: boolean;
}

/** What can be written where the caret is. */
export interface QueryPlace {
  readonly kind: "condition" | "number" | "joiner" | "words";
  readonly scopes: readonly Scope[];
  /** For a joiner, the name it follows, if it follows one. */
  readonly after: string | undefined;
  /** What is written so far of the piece at the caret, and where the whole piece is. */
  readonly written: string;
  readonly from: number;
  readonly to: number;
}

interface Frame {
  readonly scope: Scope | undefined;
  /** A value ends with its condition, a parenthesis with its own sign. */
  readonly isValue: boolean;
}

/** The place of a query that the caret is at; the query may be as unfinished as it likes. */
export function placeAt(text: string, caret: number): QueryPlace {
  const tokens = lexQuery(text).filter(({ kind }) => kind !== "end");
  const current = tokens.find(({ kind, from, to }) => from < caret && caret <= to && isWritten(kind));
  const before = tokens.filter((token) => token.to <= caret && token !== current);
  const { frames, after } = framesOf(before);
  const scopes = frames.flatMap(({ scope }) => scope ?? []);
  const from = current?.from ?? caret;
  const span = { written: text.slice(from, caret), from, to: current?.to ?? caret };
  const kind = current?.kind === "words" ? "words" : kindAfter(before.at(-1));
  return { kind, scopes, after: kind === "joiner" ? after : undefined, ...span };
}

const isWritten = (kind: QueryToken["kind"]): boolean =>
  kind === "name" || kind === "number" || kind === "keyword" || kind === "words";

function kindAfter(token: QueryToken | undefined): "condition" | "number" | "joiner" {
  switch (token?.kind) {
    case "name":
    case "number":
    case "words":
      return "joiner";
    case "operator":
      return token.operator === "=" || token.operator === "!=" ? "condition" : "number";
    case "sign":
      return token.sign === ")" ? "joiner" : token.sign === ".." ? "number" : "condition";
    default:
      return "condition";
  }
}

/** What is open after these tokens, outermost first, and the name that stands last. */
function framesOf(tokens: readonly QueryToken[]): { frames: readonly Frame[]; after: string | undefined } {
  const frames: Frame[] = [];
  let name: string | undefined;
  const endValues = (): void => {
    while (frames.at(-1)?.isValue) frames.pop();
  };
  for (const token of tokens) {
    const last = name;
    name = token.kind === "name" ? token.text : undefined;
    if (token.kind === "keyword" && token.word !== "not") endValues();
    if (token.kind === "operator" && last !== undefined) {
      frames.push({ scope: { pattern: last, isValue: true }, isValue: true });
    }
    if (token.kind !== "sign") continue;
    switch (token.sign) {
      case "(":
        frames.push({ scope: last === undefined ? undefined : { pattern: last, isValue: false }, isValue: false });
        break;
      case ")":
        endValues();
        frames.pop();
        break;
      case ":":
        if (last !== undefined) frames.push({ scope: { pattern: last, isValue: true }, isValue: true });
        break;
      case ",":
        endValues();
        break;
      case "..":
    }
  }
  return { frames, after: name };
}
