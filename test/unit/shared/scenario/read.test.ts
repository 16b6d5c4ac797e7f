import { describe, expect, test } from "vitest";
import { readScenario } from "../../../../shared/scenario/index.js";

const head = `title = "T"\ngame = "g"\n`;

/** The faults of a text as `line:column code message | suggestion`. */
function faultsOf(text: string): readonly string[] {
  const read = readScenario(text);
  if (read.ok) return [];
  return read.error.map(
    ({ line, column, code, message, suggestion }) => `${line}:${column} ${code} ${message} | ${suggestion ?? ""}`,
  );
}

describe("reading a scenario", () => {
  test("takes every key of the format", () => {
    const text = `${head}about = "why"
rules = "lanes"
seed = 7
cards = "folder"
[options]
pointsToWin = 3
dreamwell = ["Well"]
[decks]
player-1 = "Deck"
player-2 = ["Ember"]
[setup.player-1]
hand = ["2 × Ember"]
energy = 3
[[steps]]
note = "first"
by = "player-1"
do = ["Play Ember", "Done"]
times = 2
answer = { discard = ["Ember"], mode = 2, may = true, foresee = { deck = [], void = ["Ember"] } }
move = [{ card = "Ember", player = "player-1", from = "hand", to = "deck", side = "player-2" }]
by-hand = [{ what = "draw", player = "player-1", value = 2 }]
bots = { player-2 = "random" }
choices = 5
undo = "player-1"
redo = true
refused = "no"
[steps.expect]
view = "player-2"
asked = "nobody"
prompt = { purpose = "x", min = 1, max = 2, cards = [], picked = [], options = [], refused = [], title = "t" }
turn = 1
active = "player-1"
phase = "main"
winners = []
can = ["End turn"]
cannot = { "Play Ember" = "too dear" }
log = ["a"]
not-log = ["b"]
same-again = true
cards.Ember = { zone = "hand", player = "player-1", spark = 3, marks = ["Fast"], not-marks = [], text = "t" }
preview."End turn" = { player-1 = { energy = 2 }, cards = { Ember = "void" }, outcome = "won" }
player-1 = { hand = 1, deck = { count = 2, top = ["Ember"], has = [], lacks = [] } }
`;
    expect(faultsOf(text)).toEqual([]);
  });

  test.each([
    ["TOML that is none", `title = `, ["1:9 toml/"]],
    ["a key that is missing", `game = "g"`, ['1:1 scenario/no-key There must be a key "title" here.']],
    ["a misspelt key", `${head}sead = 4`, ['3:8 scenario/unknown-key There is no key "sead" here. | seed']],
    [
      "a misspelt key of a step",
      `${head}[[steps]]\nby = "player-1"\nexpct = {}`,
      ['5:9 scenario/unknown-key There is no key "expct" here. | expect'],
    ],
    [
      "a misspelt key inside of what is expected of a zone",
      `${head}[[steps]]\n[steps.expect.player-1]\nhand = { cuont = 3 }`,
      ['5:18 scenario/unknown-key There is no key "cuont" here. | count'],
    ],
    ["a value of another kind", `${head}seed = "seven"`, ["3:8 scenario/shape seed: "]],
    [
      "two things at once",
      `${head}seed = -1\n[setup.player-1]\nhand = true`,
      ["3:8 scenario/shape seed: ", "5:8 scenario/shape setup.player-1.hand: Expected a list of card names"],
    ],
    [
      "more repetitions than any test needs",
      `${head}[[steps]]\ntimes = 100000`,
      ["4:9 scenario/shape steps.0.times: "],
    ],
    ["a key that is not a property", `${head}__proto__ = 4`, ['3:13 scenario/unknown-key There is no key "__proto__"']],
    [
      "an option that is not a property",
      `${head}[options]\n__proto__ = 4`,
      ['4:13 scenario/unknown-key There is no key "__proto__"'],
    ],
    [
      "a player that is not a property",
      `${head}[setup.__proto__]\nenergy = 4`,
      ['4:10 scenario/unknown-key There is no key "__proto__"'],
    ],
    [
      "expectations that are no properties",
      `${head}[[steps]]\n[steps.expect]\n__proto__.hand = 1\nplayer-1.__proto__ = 1\ncards.__proto__ = { zone = "hand" }`,
      [
        '5:18 scenario/unknown-key There is no key "__proto__"',
        '6:22 scenario/unknown-key There is no key "__proto__"',
        '7:19 scenario/unknown-key There is no key "__proto__"',
      ],
    ],
  ])("says at its line what is wrong: %s", (_what, text, expected) => {
    const found = faultsOf(text);
    expect(found).toHaveLength(expected.length);
    expected.forEach((start, at) => expect(found[at]).toContain(start));
  });

  test("counts the faults of a text that holds very many", () => {
    const found = faultsOf(head + Array.from({ length: 2_000 }, (_, at) => `wrong${at} = 4\n`).join(""));
    expect(found).toHaveLength(101);
    expect(found[0]).toContain('3:10 scenario/unknown-key There is no key "wrong0"');
    expect(found.at(-1)).toContain("scenario/more 1900 more such faults are in the file.");
  });
});
