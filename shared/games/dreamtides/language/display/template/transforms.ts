import type { TemplateFault } from "./fault.js";
import { formOf, type Value } from "./value.js";

/** What a transform makes of a value: plain text without article or forms. */
type Transform = (value: Value) => string | TemplateFault;

const FIRST_VISIBLE = /^((?:<[^>]*>)*)([^]\p{M}*)/u;

/** Upper-cases the first character a reader sees, past any tags; a symbol stays what it is. */
export function capitalise(markup: string): string {
  const first = markup.charCodeAt(0);
  if (first >= 97 && first <= 122 && !(markup.charCodeAt(1) > 0x2ff)) {
    return String.fromCharCode(first - 32) + markup.slice(1);
  }
  return markup.replace(FIRST_VISIBLE, (_, tags: string, letter: string) => tags + letter.toUpperCase());
}

function withArticle(value: Value): string | TemplateFault {
  if (value.kind !== "phrase" || value.article === null) return { kind: "no-article", text: value.text };
  return `${value.article} ${value.text}`;
}

/** The transforms of the English locale (DISPLAY-4). */
export const TRANSFORMS: ReadonlyMap<string, Transform> = new Map<string, Transform>([
  ["cap", (value) => capitalise(value.text)],
  ["a", withArticle],
  ["an", withArticle],
  ["plural", (value) => (value.kind === "phrase" ? (formOf(value, "other") ?? value.text) : value.text)],
  ["the", (value) => `the ${value.text}`],
  ["upper", (value) => value.text.toUpperCase()],
  ["lower", (value) => value.text.toLowerCase()],
]);
