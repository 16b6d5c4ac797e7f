import type { Span } from "../../../../base/index.js";
import type { DisplayText } from "../../../../text/index.js";
import type { Ability } from "../ast.js";
import { abilityMarkup, renderAbility } from "./ability/abilities.js";
import type { Scope } from "./template/evaluate.js";
import { displayOfTemplate, markTemplate, sourceOf, type MarkedTemplate } from "./template/render.js";

/** Where the game will show other words than were written; the span is in the paragraph, and empty only if that is. */
export interface CanonicalDifference extends Span {
  readonly code: "dreamtides/not-canonical";
  readonly message: string;
  readonly written: DisplayText;
  readonly canonical: DisplayText;
}

/**
 * The law of DISPLAY-15: the text of a paragraph and the text of the ability it was parsed to are the same, byte for
 * byte. Undefined where it holds, and where the paragraph has problems that must be fixed first. `marked` is the
 * paragraph with its values, where that is known already.
 */
export function canonicalDifference(
  paragraph: string,
  bindings: Scope,
  ability: Ability,
  marked: MarkedTemplate = markTemplate(paragraph, bindings),
): CanonicalDifference | undefined {
  if (marked.problems.length > 0 || marked.markup === abilityMarkup(ability)) return undefined;
  const canonical = renderAbility(ability);
  const { markup, runs, plain } = displayOfTemplate(marked);
  const { start, end } = shared(markup, canonical.markup);
  return {
    code: "dreamtides/not-canonical",
    message: describe(plain, canonical.plain),
    written: { markup, runs, plain },
    canonical,
    ...visible(sourceOf(marked, { from: start, to: markup.length - end }), paragraph),
  };
}

/** How much two texts share at the beginning, and at the end of what is left then. */
interface Shared {
  readonly start: number;
  readonly end: number;
}

function shared(one: string, other: string): Shared {
  const shorter = Math.min(one.length, other.length);
  let start = 0;
  while (start < shorter && one[start] === other[start]) start += 1;
  let end = 0;
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end += 1;
  return { start, end };
}

const isBlank = (text: string, at: number): boolean => /^\s?$/.test(text.charAt(at));

/** At least one unit of the paragraph: the last that can be seen before a place where something is missing. */
function visible({ from, to }: Span, paragraph: string): Span {
  if (to > from) return { from, to };
  let end = from;
  while (end > 1 && isBlank(paragraph, end - 1)) end -= 1;
  return end > 0 ? { from: end - 1, to: end } : { from: 0, to: Math.min(1, paragraph.length) };
}

function describe(written: string, canonical: string): string {
  if (written === canonical) return "The game shows these words in another style.";
  const { start, end } = sharedWords(written, canonical);
  const [words, instead] = withoutSharedMark(
    canonical.slice(start, canonical.length - end).trim(),
    written.slice(start, written.length - end).trim(),
  );
  if (words === "") return `The game leaves out ${quotedLast(instead)}`;
  return instead === ""
    ? `The game adds ${quotedLast(words)}`
    : `The game shows ${quoted(words)} instead of ${quotedLast(instead)}`;
}

/** Two last words may differ although the mark behind them is the same. */
function withoutSharedMark(one: string, other: string): readonly [string, string] {
  const mark = /\S([.,:;!?])$/u.exec(one)?.[1];
  const isShared = mark !== undefined && other.length > 1 && other.endsWith(mark);
  return isShared ? [one.slice(0, -1), other.slice(0, -1)] : [one, other];
}

const quoted = (words: string): string => `“${words.length > 80 ? `${words.slice(0, 80)}…` : words}”`;

/** At the end of a message, whose full stop the quotation may have brought. */
function quotedLast(words: string): string {
  const quotation = quoted(words);
  return quotation.endsWith(".”") ? quotation : `${quotation}.`;
}

/** The same in whole words: a word that differs in part is not shared. */
function sharedWords(one: string, other: string): Shared {
  let { start, end } = shared(one, other);
  if (!isBlank(one, start) || !isBlank(other, start)) {
    while (!isBlank(one, start - 1)) start -= 1;
  }
  if (!isBlank(one, one.length - end - 1) || !isBlank(other, other.length - end - 1)) {
    while (!isBlank(one, one.length - end)) end -= 1;
  }
  return { start, end };
}
