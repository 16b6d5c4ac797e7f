import { describe, expect, test } from "vitest";
import {
  readTemplateVariables,
  renderTemplate,
} from "../../../../../../shared/games/dreamtides/language/display/index.js";
import { ALL_VARIABLES, analysed, edited, productionRows } from "./material.js";

/** The cells after the first fix of the first problem, as `rules text | variables`, and what is wrong with them then. */
function repaired(rulesText: string, variables: string): { readonly cells: string; readonly left: readonly string[] } {
  const analysis = analysed(rulesText, variables);
  const cells = edited(analysis.cells, analysis.diagnostics[0]?.fixes[0]?.edits ?? []);
  return {
    cells: `${cells.rulesText} | ${cells.variables}`,
    left: analysed(cells.rulesText, cells.variables).diagnostics.map(({ message }) => message),
  };
}

describe("plain words for what a directive shows", () => {
  test.each([
    ["When you play an event, draw a card.", "", "When you play an event, draw {cards($c)}. | c: 1"],
    ["Draw 2 cards.", "", "Draw {cards($c)}. | c: 2"],
    ["Draw two cards.", "", "Draw {cards($c)}. | c: 2"],
    ["Draw 1 card.", "", "Draw {cards($c)}. | c: 1"],
    ["Gain 1 point.", "", "Gain {points($p)}. | p: 1"],
    ["Gain 2●.", "", "Gain {energy($e)}. | e: 2"],
    ["Foresee 2.", "", "{Foresee($f)}. | f: 2"],
    ["Dissolve an enemy.", "", "{Dissolve} an enemy. | "],
    ["Judgment: Gain 2 energy.", "", "{Judgment} Gain {energy($e)}. | e: 2"],
    ["▸ Materialized: Kindle 3.", "", "{Materialized} {Kindle($k)}. | k: 3"],
    ["When you materialize an ally, gain 2 energy.", "", "When you {materialize} an ally, gain {energy($e)}. | e: 2"],
    ["Materialize two radiant figments.", "", "{Materialize} {n_figments($n, $g)}. | g: radiant\nn: 2"],
    [
      "With 3 allied Warriors, draw a card.",
      "",
      "With {count_allied_subtype($a, $t)}, draw {cards($c)}. | t: Warrior\na: 3\nc: 1",
    ],
    ["An ally gains +2 spark.", "", "An ally gains +{$s} spark. | s: 2"],
    [
      "Return up to 2 events from your void to your hand.",
      "",
      "Return {up_to_n_events($n)} from your void to your hand. | n: 2",
    ],
    [
      "Dissolved: Draw a card, then discard 2 cards.",
      "",
      "{Dissolved} Draw {cards($c)}, then discard {cards($c2)}. | c: 1\nc2: 2",
    ],
  ])("%s is fixed by one fix", (rulesText, variables, cells) => {
    expect(repaired(rulesText, variables)).toEqual({ cells, left: [] });
  });

  const scope = readTemplateVariables(ALL_VARIABLES.replaceAll(", ", "\n")).bindings;
  /** Short forms such as `{e}` are for the parser alone and show as they are. */
  const shown = productionRows()
    .map(({ passing }) => ({ passing, ...renderTemplate(passing, scope) }))
    .filter(({ passing, plain, problems }) => passing !== plain && problems.length === 0);

  test("what players read of any form of the grammar is fixed by its first fixes, two at most", () => {
    const broken = shown.filter(({ plain }) => {
      let { cells, diagnostics } = analysed(plain, "");
      for (let step = 0; step < 2 && diagnostics.length > 0; step += 1) {
        const changed = { ...cells, ...edited(cells, diagnostics[0]?.fixes[0]?.edits ?? []) };
        ({ cells, diagnostics } = analysed(changed.rulesText, changed.variables));
      }
      return diagnostics.length > 0;
    });
    expect(broken.map(({ plain }) => plain)).toEqual([]);
    expect(shown.length).toBeGreaterThan(150);
  });

  test.each([
    ["the one that has the value", "c: 2", "Draw {cards($c)}. Gain {energy($e)}. | c: 2\ne: 3"],
    ["another than one with another value", "c: 5", "Draw {cards($c2)}. Gain {energy($e)}. | c: 5\nc2: 2\ne: 3"],
    ["of a cell parted by commas", "c: 5, e: 3", "Draw {cards($c2)}. Gain {energy($e)}. | c: 5, e: 3, c2: 2"],
  ])("the variable is %s", (_, variables, cells) => {
    expect(repaired("Draw 2 cards. Gain 3 energy.", variables).cells).toBe(cells);
  });

  test("the message says how it is written, and code, place and what was expected stay", () => {
    const [problem] = analysed("When you play an event, draw a card.", "").diagnostics;
    expect(problem).toMatchObject({
      code: "dreamtides/unexpected-token",
      span: { from: 35, to: 36 },
      message: "Unexpected '.'. In rules text this is written {cards($c)}.",
    });
    expect(problem?.expected).toContain("with cost");
    expect(problem?.fixes[0]?.title).toBe("Write {cards($c)}");
  });

  test.each([
    ["words that no directive shows", "Draw up to three bananas."],
    ["a text too long to be one ability", `Draw a card ${"and so on ".repeat(100)}.`],
  ])("are not guessed from %s", (_, rulesText) => {
    const titles = analysed(rulesText, "").diagnostics.flatMap(({ fixes }) => fixes.map(({ title }) => title));
    expect(titles.filter((title) => title.startsWith("Write"))).toEqual([]);
  });
});

describe("a directive that was only begun", () => {
  test.each([
    ["Draw {ca}.", "Unexpected directive {ca}. Did you mean {cards($c)}?", "Draw {cards($c)}. | c: 1"],
    ["Gain {poi}.", "Unexpected directive {poi}. Did you mean {points($p)}?", "Gain {points($p)}. | p: 1"],
    [
      "{Diss} an enemy.",
      "Unexpected directive {Diss}. Did you mean {Dissolved} or {Dissolve}?",
      "{Dissolve} an enemy. | ",
    ],
    ["Draw {ca", "Unclosed brace: expected '}'. Did you mean {cards($c)}?", "Draw {cards($c)} | c: 1"],
    ["Draw {cards", "Unclosed brace: expected '}'.", "Draw {cards} | "],
  ])("%s is taken for one that goes on so", (rulesText, message, cells) => {
    expect(analysed(rulesText, "").diagnostics[0]?.message).toBe(message);
    expect(repaired(rulesText, "").cells).toBe(cells);
  });
});
