import { describe, expect, test } from "vitest";
import { complete, type CellName, type Cells } from "../../../../../../shared/games/dreamtides/language/index.js";
import {
  readTemplateVariables,
  renderTemplate,
} from "../../../../../../shared/games/dreamtides/language/display/index.js";
import { ALL_VARIABLES, analysed, edited, productionRows } from "./material.js";

/** Completes at the bar in a cell. */
function at(cell: CellName, text: string, other = ""): { cells: Cells; found: ReturnType<typeof complete> } {
  const written = text.replace("|", "");
  const cells: Cells = { rulesText: other, variables: other, prompts: "", [cell]: written };
  return { cells, found: complete(cells, cell, text.indexOf("|")) };
}

const labels = (cell: CellName, text: string, other?: string): string[] =>
  at(cell, text, other).found.map(({ label }) => label);

/** The cells after taking the completion of that label, as `rules text | variables`. */
function taken(cell: CellName, text: string, label: string, other?: string): string {
  const { cells, found } = at(cell, text, other);
  const completion = found.find((candidate) => candidate.label === label);
  if (completion === undefined) return `There is only: ${found.map((candidate) => candidate.label).join(", ")}`;
  const after = edited(cells, [{ cell, changes: [completion.change] }, ...completion.otherEdits]);
  return cell === "prompts" ? `${after.prompts ?? ""} | ${after.variables}` : `${after.rulesText} | ${after.variables}`;
}

describe("completion offers what the grammar takes next", () => {
  test.each([
    [
      "after the beginning of a trigger",
      "When you |",
      ["play", "abandon", "discard", "{materialize}", "draw", "have no cards in your deck", "gain energy"],
    ],
    [
      "words that have been begun",
      "{Judgment} dis|",
      [
        "discard",
        "discard a chosen",
        "disable the activated abilities of",
        "{discover}",
        "{dissolve} all",
        "{dissolve}",
      ],
    ],
    ["the rest of a phrase", "Return this character from your |", ["void to your hand"]],
    ["of directives only, in braces", "Gain {|", ["{energy_symbol}", "{energy($e)}", "{points($p)}"]],
    ["those that begin so", "Gain {en|", ["{energy_symbol}", "{energy($e)}"]],
    ["with a transform written", "Draw {@a sub|", ["{subtype($t)}", "{@a subtype($t)}", "{@plural subtype($t)}"]],
    ["nothing behind a whole ability that takes no more", "{reclaim_for_cost($r)} |", []],
    ["nothing behind an error", "Copy that. |", []],
    ["any directive in braces behind an error", "Copi it. {kin|", ["{kindle($k)}"]],
    ["nothing behind an open brace of an earlier word", "Draw {}. |", []],
    ["in the paragraph it stands in", "nonsense\n\nCopy |", ["the next", "it"]],
  ])("%s", (_rule, text, offered) => expect(labels("rulesText", text)).toEqual(offered));

  test.each([
    ["a sentence begins with a capital", "dr|", "draw", "", "Draw | "],
    ["and so does a keyword", "{Judgment} |", "{dissolve}", "", "{Judgment} {Dissolve} | "],
    ["each word of it", "{recl|", "{reclaim_for_cost($r)}", "r: 1", "{Reclaim_For_Cost($r)} | r: 1"],
    ["and a subtype", "{sub|", "{@plural subtype($t)}", "t: Mage", "{@cap @plural subtype($t)} | t: Mage"],
    ["amounts do not", "|", "{energy($e)}", "e: 1", "{energy($e)} | e: 1"],
    ["inside a sentence all is small", "Draw {c} and g|", "gain", "c: 1", "Draw {c} and gain | c: 1"],
    ["a missing variable is bound", "Gain {po|", "{points($p)}", "e: 1", "Gain {points($p)} | e: 1\np: 1"],
    [
      "two of them at once",
      "{Materialize} {n|",
      "{n_figments($n, $g)}",
      "e: 1",
      "{Materialize} {n_figments($n, $g)} | e: 1\ng: celestial\nn: 1",
    ],
    ["numbered variables that are bound are offered", "Draw {|", "{cards($c2)}", "c2: 1", "Draw {cards($c2)} | c2: 1"],
    ["the rest of a directive is replaced", "Draw {ca|rds($d)}.", "{cards($c)}", "c: 1", "Draw {cards($c)}. | c: 1"],
    [
      "but not what belongs to the next",
      "Draw {ca| and {e}.",
      "{cards($c)}",
      "c: 1",
      "Draw {cards($c)} and {e}. | c: 1",
    ],
    ["variables are offered behind a dollar sign", "Draw {cards($|)}.", "c", "c: 1", "Draw {cards($c)}. | c: 1"],
    ["and replaced whole", "Draw {cards($d|ef)}.", "d", "c: 1, d: 2", "Draw {cards($d)}. | c: 1, d: 2"],
  ])("%s", (_rule, text, label, variables, result) => expect(taken("rulesText", text, label, variables)).toBe(result));

  test("taking what is offered first leads from nothing to a whole ability", () => {
    let text = "";
    for (const word of ["when you", "gain energy", ",", "draw", "{cards($c)}", "."]) {
      const found = complete({ rulesText: `${text} `, variables: "c: 1" }, "rulesText", text.length + 1);
      const completion = found.find(({ label }) => label === word || label === "when you play");
      text = word === "when you" ? "When you" : word.length === 1 ? text + word : `${text} ${completion?.label ?? "?"}`;
    }
    expect(text).toBe("When you gain energy, draw {cards($c)}.");
    expect(analysed(text, "c: 1").diagnostics).toEqual([]);
  });

  test("each offer says where it belongs and what it means", () => {
    const [found] = at("rulesText", "Draw {car|").found;
    expect(found).toMatchObject({ kind: "phrase", detail: "card effect", about: "A card, or a number of cards." });
    expect(at("rulesText", "dra|").found[0]?.about).toBe("draw {cards($c)} for each <quantity>");
  });
});

test("whatever directive is offered can be displayed", () => {
  const { bindings } = readTemplateVariables(ALL_VARIABLES.replaceAll(", ", "\n"));
  const places = [
    ...productionRows().flatMap(({ passing }) =>
      [...passing.matchAll(/\{/g)].map(({ index }) => passing.slice(0, index + 1)),
    ),
    "? {",
  ];
  const offered = places.flatMap((text) =>
    complete({ rulesText: text, variables: ALL_VARIABLES }, "rulesText", text.length),
  );
  const directives = new Set(offered.flatMap(({ label, change }) => [label, change.insert]));
  expect(directives.size).toBeGreaterThan(60);
  expect([...directives].filter((text) => renderTemplate(text, bindings).problems.length > 0)).toEqual([]);
});

describe("completion of variables", () => {
  test.each([
    [
      "names that are asked for and not bound",
      "|",
      "Draw {c}. {Materialize} {n_figments}.",
      ["c: 1", "g: celestial", "n: 1"],
    ],
    ["those that begin so", "c: 1\nx|", "Draw {cards($xy)}.", ["xy: 1"]],
    ["not those that are bound", "c: 1\n|", "Draw {c}.", []],
    ["subtypes for a subtype", "t: W|", "{subtype} cost you {e} less.", ["Warrior"]],
    ["figments for a figment", "g: |", "{Materialize} {figment}.", ["celestial", "radiant", "halcyon", "shadow"]],
    ["both for a name that is not asked for", "x: s|", "", ["Spirit Animal", "Super", "Survivor", "Synth", "shadow"]],
    ["no numbers", "e: |", "Gain {e}.", []],
  ])("%s", (_rule, text, rulesText, offered) => expect(labels("variables", text, rulesText)).toEqual(offered));

  test.each([
    [
      "a value behind the colon gets its space",
      "t:|",
      "Mage",
      "{subtype} cost you {e} less.",
      "{subtype} cost you {e} less. | t: Mage",
    ],
    [
      "the old value is replaced",
      "t: Ro|bot, e: 1",
      "Robot",
      "{subtype} cost you {e} less.",
      "{subtype} cost you {e} less. | t: Robot, e: 1",
    ],
    ["a name before a colon stays a name", "|: 4", "c: 1", "Draw {c}.", "Draw {c}. | c: 4"],
  ])("%s", (_rule, text, label, rulesText, result) => expect(taken("variables", text, label, rulesText)).toBe(result));
});

test("prompts may contain any directive", () => {
  expect(labels("prompts", "Choose one to {diss|")).toEqual(["{dissolve}", "{dissolved}"]);
  expect(labels("prompts", "Choose |")).toEqual([]);
  expect(taken("prompts", "Pay {en| now.", "{energy($e)}", "")).toBe("Pay {energy($e)} now. | e: 1");
});
