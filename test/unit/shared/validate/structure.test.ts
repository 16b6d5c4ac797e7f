import { describe, expect, test } from "vitest";
import { columnSource } from "../../../../shared/sheet/index.js";
import type { CheckedGame } from "../../../../shared/validate/index.js";
import { nestedGame } from "../../../support/validate/nested-game.js";
import { fixed, problemsOf } from "../../../support/validate/problems.js";

const row = (rest: string): string => `[[cards]]\ncard_id = "goblin_01"\nname = "Goblin"\n${rest}\n`;
const ability = (rest: string): string => row(`[[cards.abilities]]\nability_type = "passive"\n${rest}`);
const alteration = (rest: string): string => ability(`[[cards.abilities.alterations]]\neffect = "repeat"\n${rest}`);

const found = (text: string, game: CheckedGame = nestedGame) =>
  problemsOf(game, { "cards.toml": text }).map(({ code, severity, column, message }) => ({
    code,
    severity,
    at: column && columnSource(column),
    message,
  }));

const error = (id: string, at: string, message: string) => ({
  code: `nest/structure-${id}`,
  severity: "error",
  at,
  message,
});

describe("the structure of nested values", () => {
  test("is sound where all is as the types say", () => {
    const text = alteration('target = "foe"\ntimes = 2\ndo = [{ effect = "draw", params = { count = 1 } }]\n');
    expect(found(`${text}[cards.mana]\nfire = 1\n`)).toEqual([]);
  });

  const cases: [name: string, text: string, ...expected: ReturnType<typeof error>[]][] = [
    [
      "a list that is a text",
      row('[[cards.abilities]]\nability_type = "passive"\nalterations = "x"'),
      error("kind", "abilities[0].alterations", "abilities[0].alterations must be a list of tables; it is a text."),
    ],
    [
      "an item that is not a table",
      row("abilities = [7]"),
      error("kind", "abilities[0]", "abilities[0] must be a table; it is a whole number."),
    ],
    [
      "a text of a list that is none",
      row('abilities = [{ ability_type = "passive", tags = ["a", 1], alterations = [{ effect = "draw" }] }]'),
      error("kind", "abilities[0].tags[1]", "abilities[0].tags[1] must be a text; it is a whole number."),
    ],
    ["a map that is a list", row("mana = [1]"), error("kind", "mana", "mana must be a table; it is a list.")],
    [
      "a member that is required",
      row('[[cards.abilities]]\n[[cards.abilities.alterations]]\neffect = "draw"'),
      error("required", "abilities[0].ability_type", "Ability 1 has no ability_type."),
    ],
    [
      "a member that is required in a case",
      ability('[[cards.abilities.alterations]]\neffect = "heal"\nparams = {}'),
      error("required", "abilities[0].alterations[0].params.amount", "params has no amount."),
    ],
    [
      "a column that is required",
      '[[cards]]\ncard_id = "a"\nname = ""\n',
      error("required", "name", "The row has no name."),
    ],
    [
      "a key of a map",
      row("mana = { fier = 1 }"),
      error("choice", "mana.fier", '"fier" is not a mana type. Did you mean fire?'),
    ],
    [
      "a choice",
      ability('[[cards.abilities.alterations]]\neffect = "repaet"\ntarget = "nobody"'),
      error("choice", "abilities[0].alterations[0].effect", '"repaet" is not an effect. Did you mean repeat?'),
      error("choice", "abilities[0].alterations[0].target", '"nobody" is not a target.'),
    ],
    [
      "a number that is too small",
      row('parts = [{ card = "goblin_01", copies = 1 }, { card = "goblin_01", copies = 0 }]'),
      error("range", "parts[1].copies", "copies is 0; it must be at least 1."),
    ],
    ["a number in a map", row("mana = { fire = 0 }"), error("range", "mana.fire", "fire is 0; it must be at least 1.")],
    [
      "a list without items",
      row('[[cards.abilities]]\nability_type = "passive"\nalterations = []'),
      error("empty", "abilities[0].alterations", "Ability 1 has no alterations; it needs at least 1."),
    ],
    [
      "a list that is not there",
      row('[[cards.abilities]]\nability_type = "passive"'),
      error("empty", "abilities[0].alterations", "Ability 1 has no alterations; it needs at least 1."),
    ],
    [
      "a reference",
      row('parts = [{ card = "goblin_01" }, { card = "goblin_02" }]'),
      error("reference", "parts[1].card", 'There is no card "goblin_02".'),
    ],
    [
      "what is inside a type that contains itself",
      alteration('do = [{ effect = "repeat", do = [{ effect = "drew" }] }]'),
      error("choice", "abilities[0].alterations[0].do[0].do[0].effect", '"drew" is not an effect. Did you mean draw?'),
    ],
  ];
  test.each(cases)("reports %s", (_, text, ...expected) => {
    expect(found(text)).toEqual(expected);
  });

  test("reports keys that the game does not know, also those of another case", () => {
    expect(found(alteration('taget = "foe"\nparams = { amount = 1 }\n'))).toEqual([
      {
        code: "nest/structure-unknown-key",
        severity: "info",
        at: "abilities[0].alterations[0].params.amount",
        message: 'params has a key "amount" that the game does not know.',
      },
      {
        code: "nest/structure-unknown-key",
        severity: "info",
        at: "abilities[0].alterations[0].taget",
        message: 'Alteration 1 has a key "taget" that the game does not know. Did you mean target?',
      },
    ]);
  });

  test("leaves keys of the row alone that the game does not name", () => {
    expect(found(row("more = { a = 1 }"))).toEqual([]);
  });

  test("leaves the codes to a game that takes them over", () => {
    const taken: CheckedGame = {
      ...nestedGame,
      invariants: { indexes: [], tallies: [], rules: [], replaces: ["structure-choice"] },
    };
    expect(found(row("mana = { fier = 0 }"), taken)).toEqual([
      error("range", "mana.fier", "fier is 0; it must be at least 1."),
    ]);
  });
});

describe("fixes", () => {
  const cases: [name: string, code: string, fix: string, before: string, after: string][] = [
    ["a near choice", "choice", "nearest", 'type = "spel"', 'type = "spell"'],
    ["a near key of a map", "choice", "nearest", "mana = { fier = 1 }", "mana = { fire = 1 }"],
    [
      "a near key of a table",
      "unknown-key",
      "rename",
      'parts = [{ card = "goblin_01", copie = 2 }]',
      'parts = [{ card = "goblin_01", copies = 2 }]',
    ],
    ["the bound", "range", "clamp", "mana = { fire = 0 }", "mana = { fire = 1 }"],
    ["the same number", "kind", "convert", 'stats.power = "3"', "stats.power = 3"],
  ];
  test.each(cases)("%s", (_, code, fix, before, after) => {
    const files = { "cards.toml": row(before) };
    const [problem] = problemsOf(nestedGame, files);
    expect(problem?.code).toBe(`nest/structure-${code}`);
    const result = problem && fixed(problem, fix, files);
    expect(result).toEqual({ "cards.toml": row(after) });
    expect(problemsOf(nestedGame, result ?? {})).toEqual([]);
  });
});
