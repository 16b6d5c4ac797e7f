import { positionAt, type Span } from "../base/index.js";

const LONGEST_LINE = 120;

/**
 * The line a span begins on and carets below what the span covers of it, as a terminal shows them. Tabs become
 * spaces so that the carets stay below; of a long line only the surroundings are shown.
 */
export function excerpt(text: string, span: Span): string {
  const { column } = positionAt(text, span.from);
  const lineFrom = Math.min(span.from, text.length) - column + 1;
  const feed = text.indexOf("\n", lineFrom);
  const lineTo = feed === -1 ? text.length : feed;
  const shownFrom = Math.max(lineFrom, Math.min(span.from - LONGEST_LINE / 2, lineTo - LONGEST_LINE));
  const shownTo = Math.min(lineTo, shownFrom + LONGEST_LINE);
  const line = text.slice(shownFrom, shownTo).replace(/[\t\r]/g, " ");
  const carets = Math.max(1, Math.min(span.to, shownTo) - span.from);
  return `${line}\n${" ".repeat(span.from - shownFrom)}${"^".repeat(carets)}`;
}

/** The items as a sentence lists them: `a, b or c`. */
export function listed(items: readonly string[], joiner: "or" | "and"): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${joiner} ${items.at(-1) ?? ""}`;
}

/** A noun with its indefinite article, which the first letter decides: `an effect`, `a type`. */
export const withArticle = (noun: string): string => `${/^[aeiou]/iu.test(noun) ? "an" : "a"} ${noun}`;
