import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { printComposed } from "../../../../../../shared/games/ttcg/language/composed/print/effect.js";
import { lower } from "../../../../../../shared/games/ttcg/language/program/lower.js";
import { publishedReader } from "../../../../../../shared/games/ttcg/language/read.js";
import { lex } from "../../../../../../shared/games/ttcg/language/tokens/lex.js";
import { composedEffects } from "../../../../../support/ttcg/composed-effects.js";
import { patternTexts } from "../../../../../support/ttcg/pattern-texts.js";

const reader = publishedReader();
const seed = 13;

describe("composed effects", () => {
  it("come back from their canonical text, or are raised to a production that means the same", () => {
    let raised = 0;
    fc.assert(
      fc.property(composedEffects, (effect) => {
        const text = printComposed(effect);
        const reading = reader.read(text);
        if (reading.effect.production === "composed") {
          expect([reading.effect, text]).toEqual([effect, text]);
          expect(reading.printed).toBe(text);
        } else {
          expect([reading.effect.production, text]).not.toEqual(["unparsed", text]);
          raised += 1;
        }
        expect(reader.read(reading.printed).printed).toBe(reading.printed);
      }),
      { seed, numRuns: 10_000 },
    );
    expect(raised).toBeLessThan(1000);
  });
});

describe("texts that both grammars read", () => {
  it("have one program", () => {
    let both = 0;
    for (const texts of patternTexts) {
      fc.assert(
        fc.property(texts, ({ text }) => {
          const { words } = lex(text);
          const [production, composed] = [reader.production(words), reader.composition(words)];
          if (!production || !composed) return;
          both += 1;
          expect([lower(composed.effect), text]).toEqual([lower(production), text]);
        }),
        { seed, numRuns: 40 },
      );
    }
    expect(both).toBeGreaterThan(500);
  });
});
