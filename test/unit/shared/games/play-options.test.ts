import { describe, expect, it } from "vitest";
import {
  changedAnswers,
  optionsOfRules,
  presetChanges,
  presetOf,
  readAnswers,
  scenarioGame,
  usualAnswers,
  usualDeck,
  withPreset,
  type GamePlay,
  type PlayMaterial,
  type PlayOption,
} from "../../../../shared/games/index.js";
import { playScenario, readScenario } from "../../../../shared/scenario/index.js";
import { toy } from "../match/toy/rules.js";

const options: readonly PlayOption[] = [
  { kind: "integer", id: "initialHealth", title: "Health", min: 1, max: 1000, initial: 20 },
  { kind: "integer", id: "handSize", title: "Hand", min: 0, max: 9, initial: 5 },
  { kind: "integer", id: "goal", title: "Goal", min: 0, max: 99, initial: 0, zero: "none" },
  { kind: "flag", id: "open", title: "Open", initial: false, rulesets: ["other"] },
  {
    ...{ kind: "choice", id: "mulligan", title: "Mulligan", initial: "none", rulesets: ["other"] },
    choices: ["none", "one"].map((value) => ({ value, title: value })),
  },
];

describe("options of the rules", () => {
  it("are those that the rules know", () => {
    expect(optionsOfRules({ options }, "toy").map(({ id }) => id)).toEqual(["initialHealth", "handSize", "goal"]);
    expect(optionsOfRules({ options }, "other")).toEqual(options);
  });

  it("are what the folder says, else what the game says", () => {
    expect(usualAnswers(options, { handSize: 7, initialHealth: "much", dreams: 1 })).toEqual({
      ...{ initialHealth: 20, handSize: 7, goal: 0, open: false, mulligan: "none" },
    });
  });

  it("are written where they differ, and can be what was chosen", () => {
    const chosen = { initialHealth: 20, handSize: 5, open: true, mulligan: "two", other: 1 };
    expect(changedAnswers(options, {}, chosen)).toEqual({ open: true });
    expect(changedAnswers(options, { handSize: 7 }, chosen)).toEqual({ handSize: 5, open: true });
    expect(changedAnswers(options, {}, { initialHealth: 0, handSize: 1.5 })).toEqual({});
  });

  it.each<[texts: readonly string[], expected: unknown]>([
    [["initialHealth=30", "open=true", "mulligan=one"], { initialHealth: 30, open: true, mulligan: "one" }],
    [["initialHealth=30", "initialHealth=31"], { initialHealth: 31 }],
    [["hp=3"], 'There is no option "hp"; there are: initialHealth, handSize, goal, open, mulligan.'],
    [["initialHealth=0"], "initialHealth must be a whole number from 1 to 1000."],
    [["initialHealth=many"], "initialHealth must be a whole number from 1 to 1000."],
    [["initialHealth"], "initialHealth must be a whole number from 1 to 1000."],
    [["goal=none"], { goal: 0 }],
    [["goal=9"], { goal: 9 }],
    [["goal=many"], "goal must be none, or a whole number from 0 to 99."],
    [["handSize=none"], "handSize must be a whole number from 0 to 9."],
    [["open=yes"], "open must be true or false."],
    [["mulligan=two"], "mulligan must be one of: none, one."],
    [
      ["handsize=3"],
      'There is no option "handsize"; there are: initialHealth, handSize, goal, open, mulligan. Did you mean "handSize"?',
    ],
    [["=1"], 'There is no option ""; there are: initialHealth, handSize, goal, open, mulligan.'],
  ])("are read from %j", (texts, expected) => {
    const read = readAnswers(options, texts);
    expect(read.ok ? read.value : read.error.message).toEqual(expected);
  });

  it("are none where there are none", () => {
    const read = readAnswers([], ["hp=3"]);
    expect(read.ok ? "" : read.error.message).toBe('There is no option "hp"; there are none.');
  });
});

const material: PlayMaterial = {
  ...{ definitions: [], origins: [], options: {}, remarks: [], everything: { name: "All", cards: [0, 1, 2] } },
  decks: [
    { name: "A", cards: [0], parts: { side: [2] } },
    { name: "B", cards: [1] },
  ],
};

describe("decks", () => {
  it("are another one for each seat, as long as the folder names some, else all its cards", () => {
    expect([0, 1, 2].map((seat) => usualDeck(material, seat)?.name)).toEqual(["A", "B", "A"]);
    expect([0, 1].map((seat) => usualDeck({ ...material, decks: [] }, seat)?.name)).toEqual(["All", "All"]);
    expect(usualDeck({ ...material, decks: [], everything: null }, 0)).toBeNull();
  });
});

describe("options in scenarios", () => {
  const play: GamePlay = {
    rulesets: [toy],
    options,
    material: () => material,
    nameOf: () => "",
    supportOf: () => ({ kind: "full" }),
    isCard: () => true,
    withHand: (before) => before,
  };
  const faultsOf = (line: string): readonly string[] => {
    const scenario = readScenario(`title = "T"\ngame = "toy"\n\n[options]\n${line}\n`);
    if (!scenario.ok) throw new Error(JSON.stringify(scenario.error));
    return playScenario(scenario.value, scenarioGame(play, material)).report.faults.map(
      ({ code, message }) => `${code} ${message}`,
    );
  };

  it("are checked as those of a command line", () => {
    expect(faultsOf("initialHealth = 0")).toEqual([
      "scenario/wrong-option initialHealth must be a whole number from 1 to 1000.",
    ]);
    expect(faultsOf("mulligan = 3")).not.toContain("scenario/wrong-option");
  });

  it("name decks with all their parts", () => {
    expect(scenarioGame(play, material).decks).toEqual([...material.decks, material.everything]);
  });
});

describe("presets of options", () => {
  const presets = [
    { id: "usual", title: "Usual", answers: {} },
    { id: "short", title: "Short", answers: { initialHealth: 10, mulligan: "one", open: true } },
  ];

  it("give their answers under those that are given one by one", () => {
    expect(withPreset({ presets }, "short", { mulligan: "none" })).toEqual({
      ok: true,
      value: { initialHealth: 10, mulligan: "none", open: true },
    });
    expect(withPreset({ presets }, undefined, { open: true })).toEqual({ ok: true, value: { open: true } });
    expect(withPreset({ presets }, "long", {})).toMatchObject({
      error: { message: 'There is no preset "long"; there are: usual, short.' },
    });
    expect(withPreset({}, "long", {})).toMatchObject({
      error: { message: 'There is no preset "long"; there are none.' },
    });
  });

  it("are recognised by what differs from the usual answers", () => {
    expect(presetOf(presets, options, {})?.id).toBe("usual");
    expect(presetOf(presets, options, { initialHealth: 10, mulligan: "one", open: true, handSize: 5 })?.id).toBe(
      "short",
    );
    expect(presetOf(presets, options, { initialHealth: 10 })).toBeUndefined();
  });

  it("say what they change in the words of the options", () => {
    expect(presets.map((preset) => presetChanges(preset, options))).toEqual([
      [],
      ["Health: 10", "Open: true", "Mulligan: one"],
    ]);
  });
});
