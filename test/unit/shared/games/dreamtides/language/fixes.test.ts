import { describe, expect, test } from "vitest";
import { ALL_VARIABLES, analysed, edited, productionRows } from "./material.js";

/** The cells after the first problem's fix of that title, as `rules text | variables`. */
function fixedWith(title: string, rulesText: string, variables: string): string {
  const analysis = analysed(rulesText, variables);
  const fixes = analysis.diagnostics.flatMap(({ fixes }) => fixes);
  const fix = fixes.find((candidate) => candidate.title === title);
  if (fix === undefined) return `There is only: ${fixes.map((candidate) => candidate.title).join(", ")}`;
  const cells = edited(analysis.cells, fix.edits);
  return `${cells.rulesText} | ${cells.variables}`;
}

describe("a fix is an edit of the cells", () => {
  test.each([
    ["Change to Draw", "Drow {c}.", "c: 1", "Draw {c}. | c: 1"],
    ["Change to {Dissolve}", "{Disolve} an ally.", "", "{Dissolve} an ally. | "],
    ["Change to {Dissolve}", "Dissolve an ally.", "", "{Dissolve} an ally. | "],
    ["Change to draw", "{draw} {c}.", "c: 1", "draw {c}. | c: 1"],
    ["Change to {points($p)}", "Gain {$p}.", "p: 1", "Gain {points($p)}. | p: 1"],
    ["Change to {points($x)}", "Gain {ponts($x)}.", "x: 1", "Gain {points($x)}. | x: 1"],
    ["Change to {points($p)}", "Gain {$p}.", "", "Gain {points($p)}. | p: 1"],
    ["Change to {cards($d)}", "Draw {discards($d)}.", "d: 1", "Draw {cards($d)}. | d: 1"],
    [
      "Change to {energy($e1)}",
      "{choose_one}\n{bullet} {e}: Copy it.\n{bullet} {e2}: Copy it.",
      "e: 1, e2: 2",
      "{choose_one}\n{bullet} {energy($e1)}: Copy it.\n{bullet} {e2}: Copy it. | e: 1, e2: 2, e1: 1",
    ],
    ["Change to {subtype($t)}", "{Banish} a mage.", "", "{Banish} a {subtype($t)}. | t: Mage"],
    ["Change to {subtype($t)}", "{Banish} a mage.", "t: Mage", "{Banish} a {subtype($t)}. | t: Mage"],
    ["Change to {subtype($t2)}", "{Banish} a mage.", "t: Robot", "{Banish} a {subtype($t2)}. | t: Robot\nt2: Mage"],
    [
      "Change to {@plural subtype($t)}",
      "{Dissolve} all robots.",
      "",
      "{Dissolve} all {@plural subtype($t)}. | t: Robot",
    ],
    ["Change to {$s}", "An ally gains + 3 spark.", "s: 3", "An ally gains + {$s} spark. | s: 3"],
    ["Change to {energy($e3)}", "Gain 4.", "e: 1", "Gain {energy($e3)}. | e: 1\ne3: 4"],
    ["Insert .", "Copy it", "", "Copy it. | "],
    ["Insert ,", "When you gain energy copy it.", "", "When you gain energy, copy it. | "],
    ["Insert an", "{Dissolve} ally.", "", "{Dissolve} an ally. | "],
    ["Insert a", "{Dissolve} {fast} event.", "", "{Dissolve} a {fast} event. | "],
    [
      "Insert a line break",
      "{choose_one} {bullet} {e1}: Copy it.\n{bullet} {e2}: Copy it.",
      "e1: 1, e2: 2",
      "{choose_one}\n {bullet} {e1}: Copy it.\n{bullet} {e2}: Copy it. | e1: 1, e2: 2",
    ],
    ["Remove please", "Copy it please.", "", "Copy it. | "],
    ["Close the brace", "Draw {cards($c).", "c: 1", "Draw {cards($c)}. | c: 1"],
    ["Close the brace", "{Dissolve an ally.", "", "{Dissolve} an ally. | "],
    ["Remove the braces", "Copy {} it.", "", "Copy  it. | "],
    ["Add missing variable c: 1", "Draw {c}.", "", "Draw {c}. | c: 1"],
    ["Add missing variable c: 1", "Gain {e}. Draw {c}.", "e: 2", "Gain {e}. Draw {c}. | e: 2\nc: 1"],
    ["Add missing variable c: 1", "Gain {e}. Draw {c}.", "e: 2\n", "Gain {e}. Draw {c}. | e: 2\nc: 1\n"],
    [
      "Add missing variable c: 1",
      "Gain {e1}. Gain {e2}. Draw {c}.",
      "e1: 2, e2: 3",
      "Gain {e1}. Gain {e2}. Draw {c}. | e1: 2, e2: 3, c: 1",
    ],
    [
      "Add missing variable t: Agent",
      "{subtype} cost you {e} less.",
      "e: 2",
      "{subtype} cost you {e} less. | e: 2\nt: Agent",
    ],
    ["Add missing variable g: celestial", "{Materialize} {figment}.", "", "{Materialize} {figment}. | g: celestial"],
    ["Use variable c1", "Draw {cards($c)}.", "c1: 4", "Draw {cards($c1)}. | c1: 4"],
    ["Change t to 1", "Gain {energy($t)}.", "t: Mage", "Gain {energy($t)}. | t: 1"],
    ["Write e: 1", "Gain {e}.", "e = 1", "Gain {e}. | e: 1"],
    [
      "Change to Mage",
      "{subtype} cost you {e} less.",
      "e: 1\nt: maage",
      "{subtype} cost you {e} less. | e: 1\nt: Mage",
    ],
    [
      "Change to Spirit Animal",
      "{subtype} cost you {e} less.",
      "e: 1\nt: spiritanimal",
      "{subtype} cost you {e} less. | e: 1\nt: Spirit Animal",
    ],
    ["Change to shadow", "{Materialize} {figment}.", "g: Shadow", "{Materialize} {figment}. | g: shadow"],
    ["Change to 1", "Gain {e}.", "e:", "Gain {e}. | e: 1"],
    ["Change to e", "Gain {e}.", "E: 4", "Gain {e}. | e: 4"],
    ["Remove unused variable q", "Copy it.", "q: 1", "Copy it. | "],
    ["Remove unused variable q", "Gain {e}.", "q: 1\ne: 2", "Gain {e}. | e: 2"],
    ["Remove unused variable q", "Gain {e}.", "e: 2, q: 1", "Gain {e}. | e: 2"],
    [
      "Remove unused variable q",
      "Gain {e}, then draw {c}.",
      "e: 2\nq: 1\nc: 3",
      "Gain {e}, then draw {c}. | e: 2\nc: 3",
    ],
    ["Remove this e", "Gain {e}.", "e: 2\ne: 3", "Gain {e}. | e: 3"],
  ])("%s: %s | %s", (title, text, variables, result) => expect(fixedWith(title, text, variables)).toBe(result));

  test("a second paragraph is fixed in its own place", () => {
    expect(fixedWith("Insert .", "\nCopy it.\n\n\n  Copy it\n", "")).toBe("\nCopy it.\n\n\n  Copy it.\n | ");
  });
});

describe("fixes help", () => {
  test.each(productionRows())("every fix brings the error further or ends it: $failing", ({ failing }) => {
    const analysis = analysed(failing);
    const [problem] = analysis.diagnostics.filter(({ severity }) => severity === "error");
    for (const { edits } of problem?.fixes ?? []) {
      const cells = edited(analysis.cells, edits);
      const after = analysed(cells.rulesText, cells.variables).diagnostics.find(({ severity }) => severity === "error");
      const grown = cells.rulesText.length - failing.length;
      expect(after?.span.from ?? Infinity).toBeGreaterThan((problem?.span.from ?? 0) + Math.max(grown, 0) - 1);
    }
  });

  test("missing variables can all be added, one after the other", () => {
    let cells = analysed(
      "Discard {discards($d)}, then draw {cards($c2)} and {kindle}.\n\n{Materialize} {n_figments}.",
      "",
    ).cells;
    for (let step = 0; step < 5; step += 1) {
      const [problem] = analysed(cells.rulesText, cells.variables).diagnostics;
      cells = edited(cells, problem?.fixes[0]?.edits ?? []);
    }
    expect(cells.variables).toBe("d: 1\nc2: 1\nk: 1\ng: celestial\nn: 1");
    expect(analysed(cells.rulesText, cells.variables).diagnostics).toEqual([]);
  });

  test("a long broken text is reported without trying fixes", () => {
    const [problem] = analysed(`${"Copy it. ".repeat(200)}Copi it.`, ALL_VARIABLES).diagnostics;
    expect(problem?.fixes).toEqual([]);
    expect(problem?.message).toBe("Unexpected word 'Copi'. Did you mean 'copy'?");
  });
});
