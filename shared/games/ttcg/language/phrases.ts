import { failed, isEqual, ok, type Result } from "../../../base/index.js";
import {
  listed,
  matchTokens,
  nearestWords,
  PartMemory,
  startingAt,
  swapParts,
  trimSpan,
  type PhraseFault,
  type PhraseRewriter,
  type Phrases,
  type Swap,
} from "../../../text/index.js";
import type { Effect } from "./ast/effect.js";
import { buildEffect } from "./composed/build.js";
import type { WrittenEffect } from "./composed/grammar/effect.js";
import { NUMBER } from "./composed/grammar/terminals.js";
import { printComposed } from "./composed/print/effect.js";
import type { EffectReader } from "./read.js";
import { lex, rowOf } from "./tokens/lex.js";

/** The parts of composed effects, such as actions, costs and kinds of cards, replaced by what they mean. */
export const effectPhrases = (cells: readonly string[], readerNow: () => EffectReader): Phrases => ({
  example: { find: "draw one card", replacement: "draw two cards" },
  rewriter: (find, replacement) => rewriterBy(readerNow(), cells, find, replacement),
});

function rewriterBy(
  reader: EffectReader,
  cells: readonly string[],
  find: string,
  replacement: string,
): Result<PhraseRewriter, PhraseFault> {
  const from = readPhrase(reader, find, "find");
  if (!from.ok) return from;
  const to = readPhrase(reader, replacement, "replacement");
  if (!to.ok) return to;
  // The outermost rule says what a phrase means by itself: “draw one card” is what you do, not what both players do.
  const [meaning] = from.value.values();
  const swaps = [...from.value].flatMap(([rule, ast]): Swap[] =>
    isEqual(ast, meaning) && to.value.has(rule) ? [{ rule, find: ast, put: to.value.get(rule) }] : [],
  );
  if (swaps.length === 0) return failed(apart);
  const changing = swaps.filter((swap) => !isEqual(swap.find, swap.put));
  return ok({
    rewrite(texts) {
      const after: Record<string, string> = {};
      let [count, left] = [0, 0];
      for (const cell of changing.length === 0 ? [] : cells) {
        const rewritten = rewriteEffect(reader, texts[cell] ?? "", changing);
        if (!rewritten) continue;
        if (rewritten.text === undefined) left += 1;
        else {
          count += rewritten.count;
          after[cell] = rewritten.text;
        }
      }
      return count + left === 0 ? undefined : { texts: after, count, left };
    },
  });
}

const apart: PhraseFault = {
  code: "ttcg/phrases-apart",
  phrase: "both",
  message: "These two phrases cannot stand in the same place: write two actions, two costs, or two kinds of cards.",
};

/** What a phrase is to each rule of the grammar that reads all of it, by the numbers of the rules. */
function readPhrase(
  { composed }: EffectReader,
  typed: string,
  phrase: "find" | "replacement",
): Result<ReadonlyMap<number, unknown>, PhraseFault> {
  const { words, from } = lex(typed.trim().replace(/\.$/u, ""));
  const tokens = rowOf(composed, words, NUMBER);
  const meanings = new Map<number, unknown>();
  let furthest = 0;
  for (const rule of words.length === 0 ? [] : composed.rules) {
    if (!rule.places) continue;
    const match = matchTokens(startingAt(composed, rule), tokens);
    if (match.matched) meanings.set(rule.index, match.value);
    else furthest = Math.max(furthest, match.furthest);
  }
  if (meanings.size > 0) return ok(meanings);
  const start = typed.length - typed.trimStart().length;
  const at = start + (from[furthest] ?? typed.trim().length);
  return failed({ code: "ttcg/phrase", phrase, at, message: whyUnread(composed.symbols, words[furthest], typed, at) });
}

/** More letters of a phrase than this are not quoted. */
const mostQuoted = 40;

function whyUnread(
  symbols: EffectReader["composed"]["symbols"],
  word: string | undefined,
  typed: string,
  at: number,
): string {
  if (typed.trim() === "") return "There is no phrase to read.";
  if (word === undefined) return "This is the beginning of a phrase: something is missing at its end.";
  const known = [...symbols.values()].flatMap((spellings) => [...spellings.keys()]);
  const meant = known.includes(word) ? [] : nearestWords(word, known);
  const hint =
    meant.length === 0
      ? ""
      : ` Did you mean ${listed(
          meant.map((each) => `“${each}”`),
          "or",
        )}?`;
  return `This phrase cannot go on with “${typed.slice(at).trim().slice(0, mostQuoted)}” (character ${at + 1}).${hint}`;
}

/** What effects are made of, by the reader that reads them. */
const memories = new WeakMap<EffectReader, PartMemory>();

function memoryOf(reader: EffectReader): PartMemory {
  const known = memories.get(reader) ?? new PartMemory();
  memories.set(reader, known);
  return known;
}

/** An effect with its parts swapped, in its canonical text; without a text where that would be read otherwise. */
function rewriteEffect(
  reader: EffectReader,
  text: string,
  swaps: readonly Swap[],
): { readonly text?: string; readonly count: number } | undefined {
  const span = trimSpan(text, { from: 0, to: text.length });
  const effectText = text.slice(span.from, span.to);
  const tokens = () => rowOf(reader.composed, lex(effectText).words, NUMBER);
  const written = () => {
    const match = matchTokens(reader.composed, tokens());
    return match.matched ? match.value : undefined;
  };
  const parts = swaps.map(({ find }) => find);
  if (!memoryOf(reader).mayHave(effectText, parts, written)) return undefined;
  const swapped = swapParts(reader.composed, tokens(), swaps);
  if (!swapped || swapped.parts.length === 0) return undefined;
  // What the grammar builds of a whole text.
  const built = buildEffect(swapped.value as WrittenEffect);
  const count = swapped.parts.length;
  if (!built || built.repeated.length > 0) return { count };
  const canonical = printComposed(built.effect);
  const again = reader.composition(lex(canonical).words);
  const { effect, printed } = reader.read(canonical);
  const isRight = isEqual(again?.effect, built.effect) && isEqual(reader.read(printed).effect, effect);
  return isRight && isSafe(reader, text, effect)
    ? { text: text.slice(0, span.from) + printed + text.slice(span.to), count }
    : { count };
}

/**
 * Whether a new effect may stand for what a text says: a production may mean more than the grammar reads in its words, and
 * then only the same production means that too.
 */
function isSafe(reader: EffectReader, text: string, after: Effect): boolean {
  const { effect, tokens } = reader.read(text);
  if (effect.production === "composed" || effect.production === after.production) return true;
  const composed = reader.composition(tokens.words)?.effect;
  return "actions" in effect && isEqual(effect.actions, composed?.actions);
}
