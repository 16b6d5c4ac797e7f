import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { analyse, type Cells } from "../../../../../../shared/games/dreamtides/language/index.js";
import { ALL_VARIABLES, productionRows } from "./material.js";

const paragraph = fc.constantFrom(...productionRows().flatMap(({ passing, failing }) => [passing, failing]));
const variables = fc.constantFrom(
  ALL_VARIABLES,
  "",
  "c: 1",
  "c: 2, e: 3",
  "t: Robot, c: Mage",
  ALL_VARIABLES.replace("4", "40"),
);
const cells = fc.record<Cells>({
  rulesText: fc.array(paragraph, { maxLength: 3 }).map((paragraphs) => paragraphs.join("\n\n")),
  variables,
});

describe("reading again reads only what has changed", () => {
  test("and results in the same as reading from the start", () => {
    fc.assert(
      fc.property(fc.array(cells, { minLength: 2, maxLength: 5 }), (states) => {
        let kept = analyse(states[0] ?? { rulesText: "", variables: "" });
        for (const state of states) {
          kept = analyse(state, kept);
          expect(kept).toEqual(analyse(state));
        }
      }),
      { numRuns: 300, seed: 3 },
    );
  });

  const first = analyse({ rulesText: "Gain {e}.\n\nDraw {c}.\n\nCopy {it}.", variables: "e: 1, c: 2" });

  test.each([
    [
      "another paragraph",
      { ...first.cells, rulesText: "Gain {e}.\n\nDraw {c} and copy it.\n\nCopy {it}." },
      [true, false, true],
    ],
    [
      "a paragraph before",
      { ...first.cells, rulesText: `Copy it.\n\n${first.cells.rulesText}` },
      [false, true, true, true],
    ],
    ["another value", { ...first.cells, variables: "e: 1, c: 3" }, [true, false, false]],
    ["the way the variables are written", { ...first.cells, variables: "c: 2\ne: 1" }, [true, true, false]],
    ["a kind", { ...first.cells, variables: "e: 1, c: Mage" }, [true, false, false]],
    ["nothing", first.cells, [true, true, true]],
  ])("a change of %s", (_what, state, isKept) => {
    const parses = new Set(first.paragraphs.map(({ parse }) => parse));
    expect(analyse(state, first).paragraphs.map(({ parse }) => parses.has(parse))).toEqual(isKept);
  });
});
