import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { compilePatterns, productionGrammar } from "../../../shared/games/ttcg/language/productions/compile.js";
import { printProduction } from "../../../shared/games/ttcg/language/productions/print.js";
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
});
