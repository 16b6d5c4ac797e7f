import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analyse } from "../../shared/games/dreamtides/language/index.js";
import { corpusEntries, describeWithCorpus, describeWithSpec } from "../conformance/rules-text/material.js";
import { grammarTexts } from "../conformance/rules-text/random-text.js";
import { meaningBySpec, meaningByUs, specGrammar } from "../conformance/rules-text/second-opinion.js";
import { answers, hostileCells, longTexts } from "../unit/shared/games/dreamtides/language/hostile.js";
import { ALL_VARIABLES } from "../unit/shared/games/dreamtides/language/material.js";

const seed = 20_260_801;

describe("hostile texts", () => {
  test("100,000 cards of random characters, token soup and truncated texts are answered", () => {
    fc.assert(fc.property(hostileCells, fc.nat(), answers), { numRuns: 100_000, seed });
  });

  test.each(longTexts(100_000).map((text) => [text.slice(0, 20), text]))("100 kB of %j are answered", (_unit, text) => {
    answers({ rulesText: text, variables: ALL_VARIABLES, prompts: text }, 54_321);
    answers({ rulesText: "Copy it.", variables: text }, 54_321);
  });
});

describeWithSpec("the grammar of the specification", () => {
  test("agrees with us about 200,000 random and broken texts", () => {
    fc.assert(
      fc.property(grammarTexts(specGrammar), (text) => {
        const meaning = meaningBySpec(text, ALL_VARIABLES);
        expect(meaningByUs(text, ALL_VARIABLES, "dispatched")).toBe(meaning);
        expect(meaningByUs(text, ALL_VARIABLES, "in turn")).toBe(meaning);
      }),
      { numRuns: 200_000, seed },
    );
  });
});

describeWithCorpus("the published cards", () => {
  test("cut off at every place are answered, and read after an edit as they are read from the start", () => {
    for (const { rulesText, variables } of corpusEntries) {
      let kept = analyse({ rulesText: "", variables });
      for (let end = 0; end <= rulesText.length; end += 1) {
        const cells = { rulesText: rulesText.slice(0, end), variables };
        answers(cells, end);
        kept = analyse(cells, kept);
        expect(kept.diagnostics).toEqual(analyse(cells).diagnostics);
      }
    }
  });
});
