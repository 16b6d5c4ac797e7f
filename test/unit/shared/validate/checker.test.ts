import { describe, expect, it } from "vitest";
import { fixed, problemLines, problemsOf } from "../../../support/validate/problems.js";
import { toyGame } from "../../../support/validate/toy-game.js";

const card = (id: string, attack: number, defense: number, more = ""): string =>
  `[[cards]]\nid = "${id}"\nattack = ${attack}\ndefense = ${defense}\n${more}\n`;
const print = (card: string, copies: number): string => `[[prints]]\ncard = "${card}"\ncopies = ${copies}\n\n`;

describe("what a checker finds", () => {
  it.each<[rule: string, files: Record<string, string>, found: string[]]>([
    ["nothing where all holds", { "a.toml": card("x", 4, 6) }, []],
    ["a row rule", { "a.toml": card("x", 4, 7) }, ["a.toml 0 defense toy/stat-sum error"]],
    [
      "a unique rule, on each row but the first of all files",
      { "a.toml": card("x", 4, 6), "b.toml": card("x", 5, 5) + card("x", 3, 7) },
      ["b.toml 0 id toy/id-unique error", "b.toml 1 id toy/id-unique error"],
    ],
    [
      "a reference across sheets",
      { "a.toml": card("x", 4, 6), "p.toml": print("y", 3) },
      ["p.toml 0 card toy/known-card error"],
    ],
    [
      "a row that differs from most, told in another sheet",
      {
        "a.toml": card("x", 4, 6) + card("y", 4, 6) + card("z", 4, 6),
        "p.toml": print("x", 3) + print("y", 3) + print("z", 2),
      },
      ["p.toml 2 copies toy/equal-copies error"],
    ],
    [
      "a table rule",
      { "a.toml": card("x", 4, 6) + card("y", 4, 6) + card("z", 4, 6) },
      ["a.toml - - toy/has-prints info"],
    ],
    ["a rule of the source", { "a.toml": card("x", 4, 6, "bonus = 5") }, ["a.toml 0 bonus toy/signed error"]],
    ["nothing in a table of no game", { "a.toml": `[[others]]\nid = "x"\nattack = 4\ndefense = 1\n` }, []],
  ])("%s", (_, files, found) => expect(problemLines(toyGame, files)).toEqual(found));

  it("a table bound to a game by the settings, and one unbound by them", () => {
    const files = { "a.toml": `[[units]]\nid = "x"\nattack = 4\ndefense = 1\n`, "b.toml": card("y", 1, 1) };
    const bindings = [
      { file: "a.toml", game: "toy", kind: "cards" },
      { file: "b.toml", table: "cards", game: null },
    ];
    const found = problemsOf(toyGame, files, { severities: new Map(), bindings });
    expect(found.map(({ code, sheet }) => `${sheet.file} ${code}`)).toEqual(["a.toml toy/stat-sum"]);
  });

  it("with the severities of the settings, off among them", () => {
    const files = { "a.toml": card("x", 4, 7, "bonus = 1") };
    const severities = new Map([
      ["toy/stat-sum", "info"],
      ["toy/signed", "off"],
    ] as const);
    const found = problemsOf(toyGame, files, { severities, bindings: [] });
    expect(found.map(({ code, severity }) => `${code} ${severity}`)).toEqual(["toy/stat-sum info"]);
  });

  it("whatever rules read that they did not declare as a mistake of ours", () => {
    const statSum = toyGame.invariants?.rules.find(({ id }) => id === "stat-sum");
    if (statSum?.kind !== "row") throw new Error("It is a rule of rows");
    const rules = [{ ...statSum, reads: ["attack"] }];
    const careless = { ...toyGame, invariants: { indexes: [], tallies: [], rules } };
    expect(() => problemsOf(careless, { "a.toml": card("x", 1, 1) })).toThrow("Reading defense was not declared");
  });
});

describe("a fix", () => {
  it.each([
    ["a value", card("x", 4, 7), "set-defense", card("x", 4, 6)],
    ["a source", card("x", 4, 6, "bonus = 5 # odd"), "sign", card("x", 4, 6, "bonus = +5 # odd")],
  ])("sets %s and fixes the problem", (_, text, fix, after) => {
    const files = { "a.toml": text };
    const [problem] = problemsOf(toyGame, files);
    if (!problem) throw new Error("There is a problem");
    expect(fixed(problem, fix, files)).toEqual({ "a.toml": after });
    expect(problemLines(toyGame, { "a.toml": after })).toEqual([]);
  });
});
