import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { compilePatterns, productionGrammar } from "../../../shared/games/ttcg/language/productions/compile.js";
import { printProduction } from "../../../shared/games/ttcg/language/productions/print.js";
import { printComposed } from "../../../shared/games/ttcg/language/composed/print/effect.js";
import { lower, publishedReader } from "../../../shared/games/ttcg/language/index.js";
import { lex, rowOf } from "../../../shared/games/ttcg/language/tokens/lex.js";
import { publishedKinds } from "../../../shared/games/ttcg/language/words.js";
import { compileGrammar, matchTokens, pieces } from "../../../shared/text/index.js";
import { corpusPath } from "../../support/corpus.js";
import { corpusEffects } from "../../support/ttcg/corpus-effects.js";

const corpus = corpusPath("ttcg");

describe.skipIf(!corpus)("the effects that the templates make", () => {
  const effects = corpus ? corpusEffects(corpus) : [];
  const distinct = [...new Set(effects)];
  const grammar = productionGrammar(publishedKinds);

  it("are all read, and printed back to the same bytes", () => {
    expect(distinct).toHaveLength(9648);
    const printed = effects.map((text) => {
      const match = matchTokens(grammar, rowOf(grammar, lex(text).words));
      return match.matched ? printProduction(match.value) : `not read: ${text}`;
    });
    expect(
      createHash("sha256")
        .update(printed.map((line) => `${line}\n`).join(""))
        .digest("hex"),
    ).toBe("471ae47a738ff3e5b038e7f6557eaaaa187b26de2546a971bff82b664fae42d3");
  });

  it("match one pattern each", () => {
    const patterns = compilePatterns(publishedKinds).map(({ production, form }) => {
      const single = compileGrammar(pieces("pattern", () => [form]));
      return { production, matches: (words: readonly string[]) => matchTokens(single, rowOf(single, words)).matched };
    });
    const counts = distinct.map((text) => {
      const { words } = lex(text);
      return [text, patterns.filter(({ matches }) => matches(words)).length];
    });
    expect(counts.filter(([, count]) => count !== 1)).toEqual([]);
  });

  it("are read by the composed grammar too, as far as it goes, and mean the same", () => {
    const reader = publishedReader();
    const seen = new Set<string>();
    let both = 0;
    for (const text of distinct) {
      const { words } = lex(text);
      const [production, composed] = [reader.production(words), reader.composition(words)];
      if (!production || !composed) continue;
      both += 1;
      seen.add(production.production);
      const canonical = printComposed(composed.effect);
      expect([text, reader.read(canonical).effect.production]).toEqual([text, production.production]);
      expect([text, lower(composed.effect)]).toEqual([text, lower(production)]);
    }
    expect([both, seen.size]).toEqual([7407, 36]);
  });
});
