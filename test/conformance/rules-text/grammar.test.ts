import fc from "fast-check";
import { expect, test } from "vitest";
import { ALL_VARIABLES, productionRows } from "../../unit/shared/games/dreamtides/language/material.js";
import { describeWithSpec } from "./material.js";
import { grammarTexts } from "./random-text.js";
import { meaningBySpec, meaningByUs, specGrammar } from "./second-opinion.js";

describeWithSpec("the grammar as the specification writes it", () => {
  test("was read whole", () => {
    expect([specGrammar.size, [...specGrammar.values()].flat().length]).toEqual([56, 270]);
  });

  test.each(productionRows())("agrees with us about: $passing", ({ passing, failing, ability }) => {
    expect(meaningBySpec(passing, ALL_VARIABLES)).toBe(ability);
    expect(meaningBySpec(failing, ALL_VARIABLES)).toBe(meaningByUs(failing, ALL_VARIABLES, "dispatched"));
  });

  test("agrees with us about random and broken texts, and about where they break", () => {
    fc.assert(
      fc.property(grammarTexts(specGrammar), (text) => {
        const meaning = meaningBySpec(text, ALL_VARIABLES);
        expect(meaningByUs(text, ALL_VARIABLES, "dispatched")).toBe(meaning);
        expect(meaningByUs(text, ALL_VARIABLES, "in turn")).toBe(meaning);
      }),
      { numRuns: 3000, seed: 1 },
    );
  });
});
