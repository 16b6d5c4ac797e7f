import { KEYWORDS, WRITTEN_PHRASES } from "../vocabulary/about.js";

/** Tokens of the grammar as a designer writes them in a row. */
export function joinTokens(tokens: readonly string[]): string {
  let text = "";
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    const isGlued = before === undefined || /^[.,:\n]$/.test(token) || before === "\n" || isBeforeQuote(token, before);
    text += isGlued ? token : ` ${token}`;
  }
  return text;
}

/** A quotation mark stands close to the directive it is about. */
const isBeforeQuote = (token: string, before: string): boolean =>
  (token === "'" && before.startsWith("{")) || (before === "'" && token.startsWith("{"));

/** The replacement with a capital where what it replaces has one, be it behind a brace. */
export function inCaseOf(written: string, replacement: string): string {
  const first = /^\{?(?:@\w+ )*(\p{L})/u.exec(written)?.[1];
  return first === undefined || first === first.toLowerCase() ? replacement : capitalised(replacement);
}

/** As it begins a sentence: a word with a capital, a directive with one in each of its words. */
export function capitalised(text: string): string {
  if (!text.startsWith("{")) return text.charAt(0).toUpperCase() + text.slice(1);
  if (text.startsWith("{@")) return text.replace("{@", "{@cap @");
  return text.replace(/^\{\w+/, (name) => name.replace(/(^\{|_)(\p{L})/gu, (part) => part.toUpperCase()));
}

const LONGEST_QUOTE = 40;

/** A piece of the designer's text for a message. */
export const quoted = (text: string): string =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;

const MOST = 5;

/** The directives, as completion writes them, whose names go on from what was written: `{ca` has `{cards($c)}`. */
export function directivesBegunBy(written: string): string[] {
  const name = /^\{(\w+)\}?$/.exec(written)?.[1]?.toLowerCase();
  if (name === undefined) return [];
  const all = [...KEYWORDS.map((keyword) => `{${keyword}}`), ...WRITTEN_PHRASES.map(({ text }) => text)];
  const begun = all.filter((text) => text.startsWith(`{${name}`));
  const isKnown = begun.some((text) => !/\w/.test(text.charAt(name.length + 1)));
  return isKnown ? [] : begun.slice(0, MOST).map((text) => inCaseOf(written, text));
}
