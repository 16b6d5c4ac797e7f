import fc from "fast-check";
import { expect } from "vitest";
import { printComposed } from "../../../shared/games/ttcg/language/composed/print/effect.js";
import { lower } from "../../../shared/games/ttcg/language/program/lower.js";
import { publishedReader } from "../../../shared/games/ttcg/language/read.js";
import { lex } from "../../../shared/games/ttcg/language/tokens/lex.js";
import { composedEffects } from "./composed-effects.js";
import { patternTexts } from "./pattern-texts.js";

/** Fewer than one effect in so many is one that a production says too. */
const oneIn = 10;

/** So many random effects come back from their canonical text, or are raised to a production that means the same. */
export function expectOwnTexts({ seed, count }: { readonly seed: number; readonly count: number }): void {
  const reader = publishedReader();
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
    { seed, numRuns: count },
  );
  expect(raised).toBeLessThan(count / oneIn);
}

/** Random texts of each pattern that both grammars read have one program. Returns how many there were. */
export function sameProgramsOf({ seed, count }: { readonly seed: number; readonly count: number }): number {
  const reader = publishedReader();
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
      { seed, numRuns: count },
    );
  }
  return both;
}
