import { KEYWORDS, WRITTEN_PHRASES } from "../vocabulary/about.js";
import { inCaseOf } from "./spelling.js";

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
