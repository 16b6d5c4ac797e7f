import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analyse, complete, hover } from "../../../../../../shared/games/dreamtides/language/index.js";
import { answers, hostileCells, longTexts } from "./hostile.js";

describe("whatever the cells hold", () => {
  test("the language answers, and every place lies inside the text", () => {
    fc.assert(fc.property(hostileCells, fc.nat(), answers), { numRuns: 500, seed: 7 });
  });

  test.each(longTexts(20_000).map((text) => [text.slice(0, 20), text]))(
    "a long text of %j is answered",
    (_unit, text) => {
      answers({ rulesText: text, variables: text, prompts: text }, 12_345);
    },
  );

  test("offsets outside the text are answered too", () => {
    const cells = { rulesText: "Copy it.", variables: "c: 1" };
    for (const offset of [-5, 0, 8, 9, 1000]) {
      for (const cell of ["rulesText", "variables", "prompts"] as const) {
        expect(() => [hover(analyse(cells), cell, offset), complete(cells, cell, offset)]).not.toThrow();
      }
    }
  });
});
