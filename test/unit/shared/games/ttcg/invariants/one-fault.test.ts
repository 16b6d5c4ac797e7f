import { describe, expect, it } from "vitest";
import { ttcg } from "../../../../../../shared/games/ttcg/index.js";
import { problemLines } from "../../../../../support/validate/problems.js";
import { anotherUnit, aSpell, aUnit, printingsOf, type Cells } from "./tables.js";

/** Rules that a file has beside those of the game; each column of them is wrong in several ways below. */
const own = [
  'column = "attack"\ntype = "type"\nvalue_type = "integer"',
  'column = "attack"\ntype = "range"\nmin = 0\nmax = 1000',
  'column = "level"\ntype = "range"\nmin = 1\nmax = 5',
  'column = "type"\ntype = "required"',
  'column = "type"\ntype = "enum"\nenum = ["fire", "water"]',
  'column = "name"\ntype = "required"',
  'column = "name"\ntype = "pattern"\npattern = "^[A-Z]"',
  'column = "effect-1"\ntype = "required"',
  'column = "id"\ntype = "required"',
]
  .map((rule) => `[[metadata.validation_rules]]\n${rule}\n`)
  .join("");

describe("one fault in a unit is one problem", () => {
  it.each<[cells: Cells, problem: string]>([
    [{ attack: "600" }, "attack ttcg/unit-stat-sum error"],
    [{ attack: "572" }, "attack ttcg/unit-stat-sum error"],
    [{ defense: "432" }, "attack ttcg/unit-stat-sum error"],
    [{ attack: "1200" }, "attack ttcg/unit-stat-range error"],
    [{ attack: "-5" }, "attack ttcg/unit-stat-range error"],
    [{ defense: "1203" }, "defense ttcg/unit-stat-range error"],
    [{ attack: '"570"' }, "attack ttcg/unit-stat-range error"],
    [{ attack: '"much"' }, "attack ttcg/unit-stat-range error"],
    [{ attack: undefined }, "attack ttcg/unit-stat-range error"],
    [{ level: "9" }, "level ttcg/level-range error"],
    [{ level: '"two"' }, "level ttcg/level-range error"],
    [{ type: undefined }, "type ttcg/type-valid error"],
    [{ type: '"fier"' }, "type ttcg/type-valid error"],
    [{ name: '""' }, "name ttcg/name-set warning"],
    [{ name: '"O"' }, "name ttcg/name-unique error"],
    [{ name: '"o"' }, "name metadata/pattern warning"],
    [{ id: '"o"' }, "id ttcg/id-unique error"],
    [{ "effect-1": '""' }, "effect-1 ttcg/two-effects error"],
    [
      { "effect-1": '"Equip this card to one unit."', "effect-2": '"Gain one point."' },
      "effect-1 ttcg/effect-pair-unique error",
    ],
    [{ subtypes: '["beest"]' }, "subtypes[0] ttcg/subtype-limit error"],
    [{ subtypes: "[]" }, "subtypes ttcg/unit-has-subtype error"],
    [
      { "effect-1-style": '"x"', "effect-1": '"When a unit attacks, counter that attack."' },
      "effect-1-style ttcg/style-valid error",
    ],
  ])("%j: %s", (cells, problem) => {
    const other = anotherUnit("o", { name: '"O"', "effect-1": '"Equip this card to one unit."' });
    const files = { "a.toml": own + other + aUnit({ serial: undefined, image: undefined, ...cells }) };
    const lines = problemLines(ttcg, files).filter((line) => !/ serial | image /u.test(line));
    expect(lines).toEqual([`a.toml 1 ${problem}`]);
  });

  it("of a spell too", () => {
    const files = { "a.toml": own + aSpell({ attack: '"+10"', serial: undefined, image: undefined }) };
    const lines = problemLines(ttcg, files).filter((line) => line.includes(" attack "));
    expect(lines).toEqual(["a.toml 0 attack ttcg/spell-sign error"]);
  });

  it("of copies too: the tier has not its share, nor the card the usual number", () => {
    const cards = aUnit() + anotherUnit("o") + anotherUnit("p");
    const printings =
      printingsOf("unit", { 3: { copies: "6000" } }) + printingsOf("unit", {}, "o") + printingsOf("unit", {}, "p");
    const lines = problemLines(ttcg, { "a.toml": cards, "p.toml": printings }).filter((line) =>
      line.includes(" copies "),
    );
    expect(lines).toEqual(["p.toml 2 copies ttcg/equal-copies error"]);
  });
});
