import { failed, ok, type Result } from "../base/index.js";
import type { Found, TextPattern, TextSearch } from "./pattern.js";

/** A text cell may have at most this many UTF-16 units after a replacement. */
export const mostText = 16 * 1024 * 1024;

/** A part of a replacement: a text, or what a group found. */
type Part = { readonly kind: "text"; readonly text: string } | { readonly kind: "group"; readonly at: number };

/** What is written in place of what was found. */
export interface Replacement {
  readonly parts: readonly Part[];
  readonly keepsCapitals: boolean;
}

export interface Replaced {
  readonly text: string;
  /** How often something was replaced. */
  readonly count: number;
}

/**
 * Reads a replacement. In place of an expression `$1` is the text of the first group, `$0` and `$&` all that was found,
 * `${name}` that of a named group, `$$` a dollar, `\n` a line break and `\t` a tab. In place of a plain text nothing is special.
 */
export function readReplacement(
  text: string,
  pattern: TextPattern,
  { isPattern, keepsCapitals }: Pick<TextSearch, "isPattern" | "keepsCapitals">,
): Result<Replacement> {
  if (!isPattern) return ok({ parts: [{ kind: "text", text }], keepsCapitals });
  const parts: Part[] = [];
  const marks = /\$(?:\$|&|(\d{1,2})|\{([^{}]*)\})|\\(n|t|\\)/gu;
  let from = 0;
  for (const mark of text.matchAll(marks)) {
    const [all, digits, name, escaped] = mark;
    parts.push({ kind: "text", text: text.slice(from, mark.index) });
    from = mark.index + all.length;
    if (escaped !== undefined) parts.push({ kind: "text", text: escapes[escaped] ?? escaped });
    else if (all === "$$") parts.push({ kind: "text", text: "$" });
    else {
      const at = groupOf(pattern, digits ?? name ?? "0");
      if (at === undefined) return unknownGroup(all, pattern);
      parts.push({ kind: "group", at });
    }
  }
  parts.push({ kind: "text", text: text.slice(from) });
  return ok({ parts: parts.filter((part) => part.kind === "group" || part.text !== ""), keepsCapitals });
}

const escapes: Readonly<Record<string, string>> = { n: "\n", t: "\t" };

function groupOf({ groupCount, groupNames }: TextPattern, name: string): number | undefined {
  const at = /^\d+$/u.test(name) ? Number(name) : Object.hasOwn(groupNames, name) ? groupNames[name] : undefined;
  return at !== undefined && at <= groupCount ? at : undefined;
}

function unknownGroup(mark: string, { groupCount }: TextPattern): Result<never> {
  const groups = groupCount === 1 ? "1 group" : `${groupCount} groups`;
  const message = `${mark} stands for a group that the expression does not have: it has ${groups}.`;
  return failed({ code: "replace/group", message, suggestion: "Write $$ for a dollar sign" });
}

/** The text with everything replaced that the pattern finds; undefined where it finds nothing. */
export function replaceIn(text: string, pattern: TextPattern, replacement: Replacement): Result<Replaced> | undefined {
  const places = pattern.placesIn(text);
  if (places.length === 0) return undefined;
  const pieces: string[] = [];
  let length = 0;
  const add = (piece: string): void => {
    length += piece.length;
    if (length <= mostText) pieces.push(piece);
  };
  let at = 0;
  for (const place of places) {
    add(text.slice(at, place.from));
    if (replacement.keepsCapitals) add(withCapitals(written(place, replacement), text.slice(place.from, place.to)));
    else for (const part of replacement.parts) add(textOf(place, part));
    at = place.to;
  }
  add(text.slice(at));
  if (length > mostText) return failed({ code: "replace/too-long", message: "The new text would be too long." });
  return ok({ text: pieces.join(""), count: places.length });
}

const textOf = ({ groups }: Found, part: Part): string => (part.kind === "text" ? part.text : (groups[part.at] ?? ""));

const written = (place: Found, { parts }: Replacement): string => parts.map((part) => textOf(place, part)).join("");

/** A text in capitals where another is, or with a capital where the other begins with one. */
function withCapitals(text: string, like: string): string {
  if (like === like.toLowerCase()) return text;
  const [first = ""] = Array.from(like);
  const isShouted = like === like.toUpperCase() && Array.from(like).length > 1;
  if (isShouted) return text.toUpperCase();
  const [own = ""] = Array.from(text);
  return first === first.toLowerCase() ? text : own.toUpperCase() + text.slice(own.length);
}
