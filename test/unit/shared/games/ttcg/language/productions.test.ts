import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  compilePatterns,
  productionGrammar,
} from "../../../../../../shared/games/ttcg/language/productions/compile.js";
import { productions } from "../../../../../../shared/games/ttcg/language/productions/patterns.js";
import { printProduction } from "../../../../../../shared/games/ttcg/language/productions/print.js";
import { lex, rowOf } from "../../../../../../shared/games/ttcg/language/tokens/lex.js";
import { publishedKinds } from "../../../../../../shared/games/ttcg/language/words.js";
import { compileGrammar, matchTokens, pieces } from "../../../../../../shared/text/index.js";
import { patternTexts } from "../../../../../support/ttcg/pattern-texts.js";

const grammar = productionGrammar(publishedKinds);
const single = compilePatterns(publishedKinds).map((pattern) => ({
  ...pattern,
  grammar: compileGrammar(pieces("pattern", () => [pattern.form])),
}));
const seed = 13;

function read(text: string) {
  const match = matchTokens(grammar, rowOf(grammar, lex(text).words));
  return match.matched ? match.value : undefined;
}

const matching = (text: string) =>
  single.filter((pattern) => matchTokens(pattern.grammar, rowOf(pattern.grammar, lex(text).words)).matched);

describe("the productions", () => {
  it("are 85 with 99 patterns", () => {
    expect(Object.keys(productions)).toHaveLength(85);
    expect(single).toHaveLength(99);
  });

  it("read every text of a pattern as that pattern and no other, and print it back", () => {
    expect(patternTexts).toHaveLength(99);
    for (const texts of patternTexts) {
      fc.assert(
        fc.property(texts, ({ production, pattern, text }) => {
          const effect = read(text);
          expect([effect?.production, effect?.surface.pattern, text]).toEqual([production, pattern, text]);
          expect(matching(text).map((each) => each.production)).toEqual([production]);
          expect(effect && printProduction(effect)).toBe(text);
        }),
        { seed, numRuns: 20 },
      );
    }
  });

  it.each([
    ["Draw up to two cards.", "a quantity where only a number stands"],
    ["Draw two cards", "no period"],
    ["Draw two cards. Draw two cards.", "two sentences"],
    ["Add up to one card from your deck to your hand.", "“up to one” is always written “one”"],
    ["Counter the effect of an electric card.", "an article that the pattern does not have"],
    ["", "nothing"],
  ])("do not read “%s”: %s", (text) => expect(read(text)).toBeUndefined());

  it("keep what is said of kinds apart from how it is written", () => {
    const selectors = ["spell card", "spells card", "spell", "spells", "spell cards"].map((cards) => {
      const [action] = read(`Counter the effect of a ${cards}.`)?.actions ?? [];
      return action?.op === "counter" ? action.of : undefined;
    });
    for (const selector of selectors) expect(selector).toEqual({ q: { mode: "exact", n: 1 }, sel: { noun: "spell" } });
  });

  it("say what they do", () => {
    expect(read("Discard one fire card to add one rank 2 or lower beast card from your deck to your hand.")).toEqual({
      v: 1,
      production: "discard-to-add",
      cost: [
        {
          cost: "discard",
          target: {
            q: { mode: "exact", n: 1 },
            sel: { noun: "card", type: "fire", zone: "hand", controller: "you" },
          },
        },
      ],
      actions: [
        {
          op: "add",
          actor: "you",
          side: "you",
          target: {
            q: { mode: "exact", n: 1 },
            sel: {
              noun: "card",
              subtype: "beast",
              rank: { value: 2, cmp: "lte" },
              zone: "deck",
              controller: "you",
            },
          },
        },
      ],
      surface: { pattern: 0, slots: ["fire card", "rank 2 or lower beast card", "deck"] },
    });
  });
});
