import type { Span } from "../../../../base/index.js";
import { matchTokens, type Grammar } from "../../../../text/index.js";
import { NUMBER } from "../composed/grammar/terminals.js";
import { rowOf, type LexedText } from "../tokens/lex.js";

/** A part of a text that a rule of a grammar read. */
export interface ReadPart {
  readonly rule: string;
  readonly value: unknown;
  /** In words, the end not included. */
  readonly from: number;
  readonly to: number;
}

/**
 * The parts that a text was read from, in the order in which they were finished; parts of alternatives that were given
 * up are among them. None where the grammar does not read the text.
 */
export function readParts(grammar: Grammar<unknown>, { words }: LexedText): readonly ReadPart[] {
  const parts: ReadPart[] = [];
  const match = matchTokens(grammar, rowOf(grammar, words, NUMBER), {
    built: ({ rule }, value, from, to) => {
      parts.push({ rule: rule.name, value, from, to });
      return value;
    },
  });
  return match.matched ? parts : [];
}

/** Where the words `from`..`to` are in the text. */
export function wordSpan({ from: starts, to: ends }: LexedText, from: number, to: number): Span {
  const start = starts[from] ?? ends.at(-1) ?? 0;
  return { from: start, to: from < to ? (ends[to - 1] ?? start) : start };
}
