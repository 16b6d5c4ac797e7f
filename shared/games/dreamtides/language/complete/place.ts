import type { Span } from "../../../../base/index.js";
import { isWhiteSpace } from "../../../../text/index.js";

/** Where in a text of directives something is being written. */
export interface WritingPlace {
  /** The paragraph up to what is being written. */
  readonly before: string;
  /** What has been written of it, in lower case. */
  readonly written: string;
  /** What completion replaces, in the cell's text. */
  readonly span: Span;
  /** Whether it stands between braces, and there behind a dollar sign. */
  readonly inside: "nothing" | "braces" | "variable";
}

/** Looks at the text around an offset. */
export function placeAt(text: string, offset: number): WritingPlace {
  const at = Math.max(0, Math.min(offset, text.length));
  const gap = text.slice(0, at).lastIndexOf("\n\n");
  const start = gap === -1 ? 0 : gap + 2;
  const opening = text.lastIndexOf("{", at - 1);
  const isOpen = at > 0 && opening >= start && !text.slice(opening, at).includes("}");
  return isOpen ? insideBraces(text, start, opening, at) : wordAt(text, start, at);
}

function insideBraces(text: string, start: number, opening: number, at: number): WritingPlace {
  const before = text.slice(start, opening);
  const variable = /\$\w*$/.exec(text.slice(opening, at));
  if (variable !== null) {
    const from = opening + variable.index + 1;
    const rest = /^\w*/.exec(text.slice(at))?.[0].length ?? 0;
    return { before, written: text.slice(from, at).toLowerCase(), span: { from, to: at + rest }, inside: "variable" };
  }
  // The rest of the directive goes too, if it is closed before another begins.
  const rest = /^[^{}.\n]*\}/.exec(text.slice(at, at + LONGEST_DIRECTIVE))?.[0].length ?? 0;
  const written = text.slice(opening, at).toLowerCase();
  return { before, written, span: { from: opening, to: at + rest }, inside: "braces" };
}

const LONGEST_DIRECTIVE = 200;

function wordAt(text: string, start: number, at: number): WritingPlace {
  let from = at;
  while (from > start && isOfWord(text.charCodeAt(from - 1))) from -= 1;
  const written = text.slice(from, at).toLowerCase();
  return { before: text.slice(start, from), written, span: { from, to: at }, inside: "nothing" };
}

/** Marks, braces and the plus before a number end a word. */
const isOfWord = (unit: number): boolean => !isWhiteSpace(unit) && !"{}.,:+".includes(String.fromCharCode(unit));

/** Whether a completion goes on from what has been written; braces and the transforms of display aside. */
export function begins(label: string, written: string): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/^\{(?:@\w* ?)*\$?/, "");
  return label.toLowerCase().startsWith(written) || bare(label).startsWith(bare(written));
}
