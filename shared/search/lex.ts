import type { Span } from "../base/index.js";
import type { Operator } from "./query.js";

export type QueryToken = Span &
  (
    | { readonly kind: "name"; readonly text: string }
    | { readonly kind: "number"; readonly number: number }
    | { readonly kind: "words"; readonly text: string; readonly isClosed: boolean }
    | { readonly kind: "operator"; readonly operator: Operator }
    | { readonly kind: "sign"; readonly sign: "(" | ")" | "," | ":" | ".." }
    | { readonly kind: "keyword"; readonly word: "and" | "or" | "not" }
    | { readonly kind: "unknown"; readonly text: string }
    | { readonly kind: "end" }
  );

const operators: Readonly<Record<string, Operator>> = {
  "=": "=",
  "==": "=",
  "!=": "!=",
  "≠": "!=",
  "<": "<",
  "<=": "<=",
  "≤": "<=",
  ">": ">",
  ">=": ">=",
  "≥": ">=",
};

const keywords: Readonly<Record<string, "and" | "or" | "not">> = {
  and: "and",
  or: "or",
  not: "not",
  "&": "and",
  "&&": "and",
  "|": "or",
  "||": "or",
  "!": "not",
};

const pieces = new RegExp(
  [
    String.raw`(?<space>\s+)`,
    String.raw`(?<number>-?\d+(?:\.\d+)?(?![\p{L}\d_*]))`,
    String.raw`(?<name>[\p{L}\p{N}_*](?:[\p{L}\p{N}_*]|-(?=[\p{L}\p{N}_*]))*)`,
    String.raw`'(?<exact>[^']*)'`,
    String.raw`(?<words>["“”](?<inner>[^"“”]*)(?<closing>["“”]?))`,
    String.raw`(?<operator><=|>=|!=|==|[=<>≤≥≠])`,
    String.raw`(?<sign>\.\.|[(),:])`,
    String.raw`(?<joiner>&&|\|\||[&|!])`,
  ].join("|"),
  "uy",
);

const isSign = (text: string): text is "(" | ")" | "," | ":" | ".." => ["(", ")", ",", ":", ".."].includes(text);

/** A name as a query can hold it, in quotes where it needs them. What no quotes can hold is left open. */
export function writeQueryName(name: string): string {
  const [only, end] = lexQuery(name);
  const isPlain = only?.kind === "name" && end?.kind === "end" && only.text === name;
  return isPlain ? name : `'${name.replaceAll("'", "*")}'`;
}

/** Cuts a query into its pieces; the last is always the `end`. */
export function lexQuery(text: string): readonly QueryToken[] {
  const tokens: QueryToken[] = [];
  let from = 0;
  while (from < text.length) {
    pieces.lastIndex = from;
    const groups = pieces.exec(text)?.groups;
    const to = groups ? pieces.lastIndex : from + String.fromCodePoint(text.codePointAt(from) ?? 0).length;
    const span = { from, to };
    const piece = text.slice(from, to);
    from = to;
    const operator = operators[piece];
    const keyword = groups?.["name"] || groups?.["joiner"] ? keywords[piece.toLowerCase()] : undefined;
    if (groups?.["space"] !== undefined) continue;
    if (!groups) tokens.push({ ...span, kind: "unknown", text: piece });
    else if (keyword) tokens.push({ ...span, kind: "keyword", word: keyword });
    else if (operator) tokens.push({ ...span, kind: "operator", operator });
    else if (isSign(piece)) tokens.push({ ...span, kind: "sign", sign: piece });
    else if (groups["number"] !== undefined) tokens.push({ ...span, kind: "number", number: Number(piece) });
    else if (groups["name"] !== undefined) tokens.push({ ...span, kind: "name", text: piece });
    else if (groups["exact"] !== undefined) tokens.push({ ...span, kind: "name", text: groups["exact"] });
    else tokens.push({ ...span, kind: "words", text: groups["inner"] ?? "", isClosed: groups["closing"] !== "" });
  }
  return [...tokens, { from: text.length, to: text.length, kind: "end" }];
}
