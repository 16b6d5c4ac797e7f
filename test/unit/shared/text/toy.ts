import {
  compileGrammar,
  form,
  list,
  optional,
  pieces,
  present,
  rule,
  silentRule,
  token,
  UNKNOWN,
  valueToken,
  WORDS,
  words,
  type Grammar,
  type Rule,
  type TokenRow,
} from "../../../../shared/text/index.js";

/** Words and numbers, parted by spaces; a number is a value. */
export function toyTokens(grammar: Grammar<unknown>, text: string): TokenRow {
  const parts = text.split(" ").filter((part) => part !== "");
  const isNumber = (part: string) => /^\d+$/.test(part);
  const symbol = (part: string) =>
    (isNumber(part) ? grammar.symbols.get("value")?.get("number") : grammar.symbols.get(WORDS)?.get(part)) ?? UNKNOWN;
  return { symbols: parts.map(symbol), values: parts.map((part) => (isNumber(part) ? Number(part) : undefined)) };
}

export const NUMBER = valueToken<number>("value", "NUMBER", "number");
export const comma = token(WORDS, ",", ",");

export type Shape = { readonly box: number } | { readonly nest: Shape } | { readonly row: readonly Shape[] } | "dot";

/** A toy of everything a grammar can hold: alternatives, options, lists, nesting, pieces, silent rules. */
export const shape: Rule<Shape> = rule<Shape>("shape", () => [
  form(["row of", list(single, separator, { atLeast: 2 })], (shapes) => ({ row: shapes })),
  form([single]),
]);

const single: Rule<Shape> = rule<Shape>("single", () => [
  form(["in", single], (inner) => ({ nest: inner })),
  form([present(words("big", "huge")), size, optional(words("wide")), "box"], (isBig, { sides }) => ({
    box: isBig ? 100 : sides,
  })),
  form([NUMBER, "box"], (sides) => ({ box: sides })),
  form([words("dot", "point")], () => "dot"),
]);

const size = pieces<{ readonly sides: number }>("size", () => [
  form(["plain"], () => ({ sides: 1 })),
  form([], () => ({ sides: 0 })),
]);

const separator = silentRule("separator", () => [form(["and"]), form([comma, optional(words("then"))])]);

export const toy = compileGrammar(shape);
