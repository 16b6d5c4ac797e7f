import {
  describeForm,
  expectedAt,
  isWhiteSpace,
  matchTokens,
  type Completion,
  type Expectation,
  type Grammar,
} from "../../../../text/index.js";
import { NUMBER } from "../composed/grammar/terminals.js";
import type { EffectReader } from "../read.js";
import { lex, rowOf } from "../tokens/lex.js";

/** What may be written at an offset: what either grammar takes after the words before it. */
export function complete(reader: EffectReader, text: string, offset: number): readonly Completion[] {
  const at = Math.max(0, Math.min(offset, text.length));
  let from = at;
  while (from > 0 && isOfWord(text.charCodeAt(from - 1))) from -= 1;
  const typed = text.slice(from, at).toLowerCase();
  const { words } = lex(text.slice(0, from));
  const isStart = words.length === 0;
  const found = new Map<string, Completion>();
  for (const grammar of isStart ? [reader.composed, reader.productions] : [reader.productions, reader.composed]) {
    for (const expectation of continuations(grammar, words)) {
      for (const label of labelsOf(expectation)) {
        if (!label.startsWith(typed) || found.has(label)) continue;
        const insert = isStart ? label.charAt(0).toUpperCase() + label.slice(1) : label;
        found.set(label, {
          kind: "words",
          label,
          detail: expectation.form.rule.name,
          about: describeForm(expectation.form),
          change: { from, to: at, insert },
          otherEdits: [],
        });
      }
    }
  }
  return [...found.values()];
}

const isOfWord = (unit: number): boolean => !isWhiteSpace(unit) && unit !== 44 && unit !== 46;

/** What a grammar takes next; nothing where it does not read the words before. */
function continuations(grammar: Grammar<unknown>, words: readonly string[]): readonly Expectation[] {
  const row = rowOf(grammar, words, NUMBER);
  const match = matchTokens(grammar, row);
  if (!match.matched && match.furthest < words.length) return [];
  return expectedAt(grammar, row, words.length);
}

/** The words of an expectation; a slot with several spellings has one label each, without digits that words stand for. */
function labelsOf({ terminal, following }: Expectation): readonly string[] {
  const spellings = terminal.silent ? [terminal.shown] : terminal.spellings;
  const hasWords = spellings.includes("one");
  return spellings
    .filter((word) => word !== NUMBER && word !== "." && word !== "," && !word.startsWith("<"))
    .filter((word) => !hasWords || !/^\d+$/u.test(word))
    .map((word) => joined([word, ...following]));
}

const joined = (words: readonly string[]): string => words.join(" ").replaceAll(/ (?=[.,])/gu, "");
