import { describe, expect, it } from "vitest";
import { effectLanguage, publishedReader } from "../../../shared/games/ttcg/language/index.js";
import { lex } from "../../../shared/games/ttcg/language/tokens/lex.js";
import { corpusPath } from "../../support/corpus.js";
import { withParts } from "../../support/phrases.js";
import { corpusEffects } from "../../support/ttcg/corpus-effects.js";

const corpus = corpusPath("ttcg");

const draw = (n: number) => ({ op: "draw", actor: "you", n }) as const;
/** Two phrases, the parts that they are, and how many effects have the first. */
const pairs = [
  { find: "draw one card", replacement: "draw 3 cards", from: draw(1), to: draw(3), count: 25 },
  { find: "draw two cards", replacement: "draw one card", from: draw(2), to: draw(1), count: 2 },
];

describe.skipIf(!corpus)("a phrase replaced in the effects that the templates make", () => {
  const effects = corpus ? [...new Set(corpusEffects(corpus))] : [];
  const reader = publishedReader();

  const rewriterFor = (find: string, replacement: string) => {
    const made = effectLanguage.phrases?.rewriter(find, replacement);
    if (made?.ok !== true) throw new Error(`${find}: ${made?.error.message ?? "no phrases"}`);
    return made.value;
  };
  const meaningOf = (text: string): unknown => reader.composition(lex(text).words)?.effect;

  it.each(pairs)("$find by $replacement: they mean what they should, in their canonical words", (pair) => {
    const rewriter = rewriterFor(pair.find, pair.replacement);
    let [replaced, left] = [0, 0];
    for (const text of effects) {
      const done = rewriter.rewrite({ "effect-1": text, "effect-2": "" });
      if (!done) continue;
      left += done.left;
      const after = done.texts["effect-1"];
      expect([text, after === undefined]).toEqual([text, done.left === 1]);
      if (after === undefined) continue;
      replaced += 1;
      expect([text, meaningOf(after)]).toEqual([text, withParts(meaningOf(text), pair)]);
      expect(reader.read(after).printed).toBe(after);
    }
    expect([replaced, left]).toEqual([pair.count, 0]);
  });

  it.each(pairs)("$find by itself: nothing changes", ({ find }) => {
    const rewriter = rewriterFor(find, find);
    for (const text of effects) expect(rewriter.rewrite({ "effect-1": text, "effect-2": "" })).toBeUndefined();
  });
});
