import { lineAfter } from "../lines.js";
import type { Chunk, Pair, Section } from "../nodes.js";
import { spellHeader, spellPair } from "./spell.js";

/** A line of a file, or the lines of one value, in the canonical spelling, without its line end. */
export interface Line {
  readonly kind: "blank" | "comment" | "pair" | "header";
  readonly text: string;
  /** Empty where the last line of the file has none. */
  readonly end: string;
  /** Of pairs. */
  readonly keys?: readonly string[];
}

/** A header, absent for the root, with the lines below it up to the next one. */
export interface Part {
  readonly section: Section;
  readonly header: Line | undefined;
  readonly below: readonly Line[];
}

/**
 * The parts of a chunk. Comment lines above the first header of a chunk are `above`: they belong below the part before it
 * until they are laid out.
 */
export function partsOf(chunk: Chunk): { readonly above: readonly Line[]; readonly parts: readonly Part[] } {
  const { text, sections } = chunk;
  const [first] = sections;
  const above = first?.kind === "root" ? [] : looseLines(text, 0, first?.from ?? 0);
  const parts = sections.map((section, place): Part => {
    const to = sections[place + 1]?.from ?? text.length;
    const header = section.kind === "root" ? undefined : headerLine(text, section);
    return { section, header, below: linesBelow(text, section, to) };
  });
  return { above, parts };
}

function linesBelow(text: string, { bodyFrom, pairs }: Section, to: number): readonly Line[] {
  const lines: (readonly Line[])[] = [];
  let at = bodyFrom;
  for (const pair of pairs) {
    const line = pairLine(text, pair, at);
    lines.push(line.above, [line.pair]);
    at = line.to;
  }
  return [...lines, looseLines(text, at, to)].flat();
}

/** The line of a pair, and the blank and comment lines between it and `from`. */
function pairLine(text: string, pair: Pair, from: number) {
  const lineFrom = Math.max(from, text.lastIndexOf("\n", pair.from) + 1);
  const to = lineAfter(text, pair.to);
  const { rest, end } = splitEnd(text.slice(pair.to, to));
  const spelled = text.slice(lineFrom, pair.from) + spellPair(text, pair) + comment(rest);
  const line: Line = { kind: "pair", text: spelled, end, keys: pair.keys };
  return { above: looseLines(text, from, lineFrom), pair: line, to };
}

/** What is behind the brackets of a header, whose keys may have brackets in quotes. */
const header = /^[ \t]*\[\[?(?:[^\]"'#]|"(?:[^"\\]|\\.)*"|'[^']*')*\]\]?/u;

function headerLine(text: string, section: Section): Line {
  const line = text.slice(section.from, section.bodyFrom);
  const { rest, end } = splitEnd(line.slice(header.exec(line)?.[0].length ?? line.length));
  const indent = /^[ \t]*/u.exec(line)?.[0] ?? "";
  return { kind: "header", text: indent + spellHeader(section) + comment(rest), end };
}

/** A comment behind a value or header. Its own text stays. */
function comment(rest: string): string {
  const text = rest.replace(/^[ \t]+/u, "");
  return text === "" ? "" : ` ${text}`;
}

function splitEnd(line: string): { readonly rest: string; readonly end: string } {
  const end = /\r?\n$/u.exec(line)?.[0] ?? "";
  return { rest: line.slice(0, line.length - end.length), end };
}

/** Blank and comment lines from one place to before another. */
function looseLines(text: string, from: number, to: number): readonly Line[] {
  const lines: Line[] = [];
  for (let at = from; at < to;) {
    const next = Math.min(to, lineAfter(text, at));
    const { rest, end } = splitEnd(text.slice(at, next));
    const isBlank = /^[ \t]*$/u.test(rest);
    lines.push(isBlank ? { kind: "blank", text: "", end } : { kind: "comment", text: rest, end });
    at = next;
  }
  return lines;
}
