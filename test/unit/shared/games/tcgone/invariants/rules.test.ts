import { describe, expect, it } from "vitest";
import { tcgone } from "../../../../../../shared/games/tcgone/index.js";
import { columnSource } from "../../../../../../shared/sheet/index.js";
import { fixed, problemsOf } from "../../../../../support/validate/problems.js";

const unit = (id: string, more = ""): string =>
  `[[cards]]\nname = "${id}"\nid = "${id}"\ncard-kind = "unit"\nstage = "basic"\ntypes = ["W"]\nhp = 60\nretreat = 1\neffect = 'move "Hit" { onAttack { damage 10 } }'\n${more}\n`;
const energy = '[[cards]]\nname = "Tide"\nid = "tide"\ncard-kind = "basic-energy"\nprovides = ["W"]\n';
const line = (card: string, copies: number): string =>
  `[[decks]]\ndeck-name = "Deck"\ncard = "${card}"\ncopies = ${String(copies)}\n`;

const told = (text: string): readonly string[] =>
  problemsOf(tcgone, { "cards.toml": text }).map(
    ({ code, severity, column, message }) => `${code} ${severity} ${column ? columnSource(column) : "-"}: ${message}`,
  );

describe("the rules of TCG ONE", () => {
  it("hold for a unit, an energy and a deck", () => {
    expect(told(unit("frog") + energy + line("frog", 4) + line("tide", 56))).toEqual([]);
  });

  it("offer an id of its name to a unit without one, the first that is free", () => {
    const files = { "cards.toml": unit("frog-1") + unit("Frog").replace('id = "Frog"\n', "") };
    const [problem] = problemsOf(tcgone, files);
    if (!problem) throw new Error("There is a problem");
    expect(problem).toMatchObject({ code: "tcgone/structure-required", fixes: [{ id: "new-id", kind: "guess" }] });
    expect(fixed(problem, "new-id", files)["cards.toml"]).toContain('\nid = "frog-2"\n');
  });

  it("hold for a unit whose effect is in rows, and name the nested cell where they do not", () => {
    const inRows = (statement: string): string =>
      `${unit("frog").replace(/effect = .*\n/u, "")}[[cards.abilities]]\nkind = "move"\nlabel = "Hit"\ndo = [${statement}]\n`;
    expect(told(inRows('{ op = "damage", amount = 10 }'))).toEqual([]);
    expect([
      told(inRows('{ op = "damage", amount = "self.hpp" }')),
      told(inRows('{ op = "damge", amount = 10, colour = "red" }')),
      told(inRows('{ op = "damage", amount = "2 +" }')),
      told(inRows('{ op = "damage" }')),
      told(`${unit("frog")}[[cards.abilities]]\nkind = "move"\nlabel = "Nap"\n`),
    ]).toEqual([
      ["tcgone/unknown-property error abilities[0].do[0].amount: A unit has no hpp."],
      [
        'tcgone/structure-unknown-key info abilities[0].do[0].amount: Step 1 has a key "amount" that the game does not know.',
        'tcgone/structure-unknown-key info abilities[0].do[0].colour: Step 1 has a key "colour" that the game does not know.',
        "tcgone/unknown-op error abilities[0].do[0].op: There is no operation damge; did you mean damage?",
      ],
      ["tcgone/expected error abilities[0].do[0].amount: Expected a value, but the text ends."],
      ["tcgone/arguments error abilities[0].do[0]: damage needs amount. damage takes amount, to and flags."],
      [
        "tcgone/two-spellings error abilities: The card has a script as well, and the two differ; matches read the script.",
      ],
    ]);
  });

  it.each([
    ["10", ", which says the same", "certain"],
    ["20", ", and the two differ", "guess"],
    ['"2 +"', "", "guess"],
  ])("offer to remove either of two spellings, rows with damage %s", (amount, says, kind) => {
    const rows = `\n[[cards.abilities]]\nkind = "move"\nlabel = "Hit"\ndo = [{ op = "damage", amount = ${amount} }]\n`;
    const files = { "cards.toml": unit("frog") + rows };
    const problem = problemsOf(tcgone, files).find(({ code }) => code === "tcgone/two-spellings");
    expect(problem?.message).toBe(`The card has a script as well${says}; matches read the script.`);
    expect(problem?.fixes.map((fix) => [fix.id, fix.kind])).toEqual([
      ["keep-script", kind],
      ["keep-rows", "guess"],
    ]);
    const after = (fix: string): string => (problem && fixed(problem, fix, files)["cards.toml"]) ?? "";
    expect(after("keep-script").trimEnd()).toBe(unit("frog").trimEnd());
    expect(after("keep-rows")).toBe(files["cards.toml"].replace(/effect = .*\n/u, ""));
  });

  it.each<readonly [string, ...string[]]>([
    [unit("frog") + unit("frog"), 'tcgone/id-duplicate error id: "frog" already has the id frog'],
    [unit("Frog"), 'tcgone/id-form error id: "Frog" has other characters than a to z, 0 to 9 and -'],
    [unit("frog").replace("hp = 60\n", ""), "tcgone/kind-columns error hp: A unit has a value in hp"],
    [
      energy.replace("provides", "hp = 10\nprovides"),
      "tcgone/kind-columns error hp: Only units have hp; this is a basic energy",
    ],
    [energy.replace('provides = ["W"]\n', ""), "tcgone/kind-columns error provides: An energy says what it provides"],
    [unit("frog", 'provides = ["W"]'), "tcgone/kind-columns error provides: Only energies provide energy"],
    [
      unit("frog").replace('"basic"', '"stage1"'),
      "tcgone/stage-chain warning evolves-from: A unit of stage1 says what it evolves from",
    ],
    [
      unit("frog", 'evolves-from = "tadpole"').replace('"basic"', '"stage1"'),
      'tcgone/stage-chain warning evolves-from: No card is called "tadpole"',
    ],
    [
      unit("egg") + unit("frog", 'evolves-from = "egg"').replace('"basic"', '"stage2"'),
      'tcgone/stage-chain warning evolves-from: "egg" is not of the stage below stage2',
    ],
    [
      unit("frog").replace('["W"]', '["Q"]'),
      'tcgone/energy-letter error types[0]: "Q" is not an energy. Did you mean C or W or F or L or R or G or P or M or D or Y or N?',
    ],
    [energy.replace('["W"]', '["W/x"]'), 'tcgone/energy-letter error provides[0]: "x" is not an energy.'],
    [
      unit("frog", 'weakness = ["R x2", "R2"]\nresistance = ["G 30"]'),
      'tcgone/weakness-form error weakness[1]: "R2" is written like R x2 or F +20',
      'tcgone/weakness-form error resistance[0]: "G 30" is written like G -30',
    ],
    [unit("frog").replace("hp = 60", "hp = 55"), "tcgone/hp-step warning hp: 55 is not a multiple of 10"],
    [unit("frog").replace(/effect = .*\n/u, ""), "tcgone/vanilla warning effect: This unit has no move"],
    [
      '[[cards]]\nname = "Map"\nid = "map"\ncard-kind = "item"\n',
      "tcgone/vanilla info effect: This card does nothing when it is played",
    ],
    [
      unit("frog") + energy + line("frog", 5) + line("tide", 50),
      "tcgone/deck-size warning deck-name: The deck has 55 cards; 60 are wanted",
      'tcgone/deck-copies warning copies: 5 cards "frog"; at most 4',
    ],
    [energy + line("tide", 60), "tcgone/deck-no-basic error deck-name: The deck has no basic unit"],
  ])("find what breaks them (%#)", (text, ...expected) => {
    const found = told(text);
    for (const each of expected) {
      expect(found.map((line) => line.replace(/ Did you mean .*/u, ""))).toContain(
        each.replace(/ Did you mean .*/u, ""),
      );
    }
    expect(found).toHaveLength(expected.length);
  });

  it("report what is wrong with an effect in its cell", () => {
    const text = unit("frog").replace("damage 10", "damge 10");
    expect(told(text)).toEqual(["tcgone/unknown-op error effect: There is no operation damge. Did you mean damage?"]);
  });

  it.each([
    [55, 60],
    [94, 90],
    [101, 100],
  ])("round %i HP to %i", (hp, rounded) => {
    const files = { "cards.toml": unit("frog").replace("hp = 60", `hp = ${hp}`) };
    const problem = problemsOf(tcgone, files).find(({ code }) => code === "tcgone/hp-step");
    expect(problem && fixed(problem, "round", files)["cards.toml"]).toContain(`hp = ${rounded}\n`);
  });

  it("round HP and correct words by their fixes", () => {
    const files = { "cards.toml": unit("frog").replace("hp = 60", "hp = 55").replace("damage 10", "damge 10") };
    const found = problemsOf(tcgone, files);
    const after = (code: string, fix: string): string => {
      const problem = found.find((each) => each.code === code);
      return problem === undefined ? "" : (fixed(problem, fix, files)["cards.toml"] ?? "");
    };
    expect(after("tcgone/hp-step", "round")).toContain("hp = 60");
    expect(after("tcgone/unknown-op", "suggestion")).toContain("damage 10");
  });
});
