import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { effectLanguage, printEffect, publishedReader } from "../../../../../shared/games/ttcg/language/index.js";
import { withParts } from "../../../../support/phrases.js";
import { composedEffects } from "../../../../support/ttcg/composed-effects.js";

function rewrite(find: string, replacement: string, effect: string) {
  const made = effectLanguage.phrases?.rewriter(find, replacement);
  return made?.ok === true ? made.value.rewrite({ "effect-1": effect, "effect-2": "" }) : made?.error;
}

describe("replacing a phrase of effects by what it means", () => {
  it("writes the effect in its canonical words", () => {
    expect(rewrite("draw one card", "draw two cards", " Draw one card, then discard one card from your hand.")).toEqual(
      {
        texts: { "effect-1": " Draw two cards, then discard one card of your choice." },
        count: 1,
        left: 0,
      },
    );
    expect(rewrite("draw one card", "draw two cards", "Both players draw one card.")).toBeUndefined();
    expect(rewrite("draw one card", "draw one card", "Draw one card.")).toBeUndefined();
  });

  it("says what is no phrase, and where", () => {
    expect(rewrite("draw one crad", "draw two cards", "")).toMatchObject({
      phrase: "find",
      at: 9,
      message: "This phrase cannot go on with “crad” (character 10). Did you mean “card”?",
    });
    expect(rewrite("draw one card", " draw", "")).toMatchObject({ phrase: "replacement", at: 5 });
    expect(rewrite("draw one card", "", "")).toMatchObject({ phrase: "replacement", at: 0 });
    expect(rewrite("draw one card", "this card", "")).toMatchObject({ phrase: "both" });
  });

  it("makes what it should of random effects, or leaves them as they are", () => {
    const pairs = [
      { find: "draw one card", replacement: "draw 3 cards" },
      { find: "draw two cards", replacement: "gain 4 money" },
      { find: "this card", replacement: "that card" },
    ];
    const draw = (n: number) => ({ op: "draw", actor: "you", n }) as const;
    const reader = publishedReader();
    let replaced = 0;
    fc.assert(
      fc.property(composedEffects, fc.constantFrom(...pairs), fc.constantFrom(1, 2, 5), (random, pair, n) => {
        const text = printEffect({ ...random, actions: [...random.actions, draw(n)] as typeof random.actions });
        const before = reader.composition(reader.read(text).tokens.words);
        const made = rewrite(pair.find, pair.replacement, text);
        if (!made || "code" in made || !before) return;
        expect(made.count + made.left).toBeGreaterThan(0);
        const after = made.texts["effect-1"];
        if (after === undefined) return;
        replaced += 1;
        const now = reader.read(after);
        expect(now.printed).toBe(after);
        if (pair.find !== "draw one card") return;
        const wanted = withParts(before.effect, { from: draw(1), to: draw(3) });
        if (now.effect.production === "composed") expect(now.effect).toEqual(wanted);
      }),
      { seed: 16, numRuns: 400 },
    );
    expect(replaced).toBeGreaterThan(50);
  });
});
