import { describe, expect, it } from "vitest";
import type { CheckedGame } from "../../../../shared/validate/index.js";
import { Playground, type Act } from "../../../support/validate/random-edits.js";
import { toyGame } from "../../../support/validate/toy-game.js";

/** The toy game, which writes down what it is asked: `stat-sum k1`, `tally k1`, and `has-prints b.toml` for a table. */
function loggingGame(log: string[]): CheckedGame {
  const { indexes = [], tallies = [], rules = [] } = toyGame.invariants ?? {};
  return {
    ...toyGame,
    invariants: {
      indexes: indexes.map((index) => ({
        ...index,
        keys: (row) => {
          log.push(`${index.name} ${row.rowKey}`);
          return index.keys(row);
        },
      })),
      tallies: tallies.map((tally) => ({
        ...tally,
        entry: (row, lookup) => {
          log.push(`tally ${row.rowKey}`);
          return tally.entry(row, lookup);
        },
      })),
      rules: rules.map((rule) => {
        if (rule.kind === "table") {
          const check: typeof rule.check = (table, lookup) => {
            log.push(`${rule.id} ${table.file}`);
            return rule.check(table, lookup);
          };
          return { ...rule, check };
        }
        const check: typeof rule.check = (row, lookup, text) => {
          log.push(`${rule.id} ${row.rowKey}`);
          return rule.check(row, lookup, text);
        };
        return { ...rule, check };
      }),
    },
  };
}

const insert = (table: number, at: number, cells: Record<string, string | number>): Act => ({
  ...{ kind: "insert", table, at },
  cells: Object.entries(cells).map(([key, value]) => ({ key, value })),
});
const card = (id: string, at = 0, table = 0): Act => insert(table, at, { id, attack: 4, defense: 6 });
const print = (of: string, copies: number, at = 0): Act => insert(1, at, { card: of, copies });
const set = (table: number, row: number, key: string, value: string | number | undefined): Act => ({
  ...{ kind: "set", table, row },
  cell: { key, value },
});

/** Cards x y z as k1 k2 k3 in a.toml and w as k4 in b.toml, and prints of x and y as k5 and k6. */
const begin: readonly Act[] = [
  ...[card("x", 0), card("y", 1), card("z", 2), card("w", 0, 2)],
  ...[print("x", 2, 0), print("y", 2, 1)],
];

/** What is asked after an act, once all was worked out; `hints`: whether the checker is told which rows changed. */
function asked(act: Act, hints: boolean, before: readonly Act[] = begin): readonly string[] {
  const log: string[] = [];
  const playground = new Playground(hints, loggingGame(log));
  for (const each of before) playground.do(each);
  playground.checker.work();
  log.length = 0;
  playground.do(act);
  playground.checker.work();
  return log.sort();
}

const rulesOf = (row: string): string[] => [
  `equal-copies ${row}`,
  `id-unique ${row}`,
  `signed ${row}`,
  `stat-sum ${row}`,
];

describe("an edit costs what it may concern", () => {
  it.each<[what: string, act: Act, asked: string[]]>([
    ["an addend", set(0, 0, "attack", 5), ["signed k1", "stat-sum k1"]],
    ["a number that is what it was", set(0, 0, "attack", 4), ["signed k1"]],
    ["a cell that only rules of the source read", set(0, 1, "bonus", 3), ["has-prints a.toml", "signed k2"]],
    ["the copies of a print", set(1, 0, "copies", 3), ["equal-copies k1", "tally k1"]],
    [
      "an id to a new one",
      set(0, 2, "id", "v"),
      ["cards-by-id k3", "equal-copies k3", "id-unique k3", "signed k3", "stat-sum k3", "tally k3"],
    ],
    [
      "an id to one that another row has",
      set(0, 2, "id", "x"),
      [...["cards-by-id k3", "equal-copies k3", "id-unique k3", "signed k3", "stat-sum k3"], ...["tally k3"]],
    ],
    [
      "an id that prints name",
      set(0, 0, "id", "v"),
      [
        ...["cards-by-id k1", "equal-copies k1", "id-unique k1", "known-card k5", "signed k1", "stat-sum k1"],
        ...["tally k1"],
      ],
    ],
    [
      "what a print is of",
      set(1, 0, "card", "z"),
      ["equal-copies k1", "equal-copies k3", "known-card k5", "prints-by-card k5", "tally k1", "tally k3"],
    ],
    [
      "a name, which is a title",
      set(0, 0, "name", "N"),
      ["cards-by-id k1", "has-prints a.toml", ...rulesOf("k1"), "tally k1"],
    ],
    ["a new row", card("u", 3), ["cards-by-id k7", ...rulesOf("k7"), "has-prints a.toml", "tally k7"]],
    ["a row deleted", { kind: "delete", table: 0, row: 2, at: 0 }, ["has-prints a.toml"]],
    [
      "the row deleted that a print names",
      { kind: "delete", table: 0, row: 1, at: 0 },
      ["has-prints a.toml", "known-card k6"],
    ],
    ["a row moved", { kind: "move", table: 0, row: 2, at: 0 }, ["id-unique k3"]],
    ["a print moved", { kind: "move", table: 1, row: 1, at: 0 }, ["equal-copies k2", "tally k2"]],
    ["nothing", set(0, 0, "nothing", undefined), ["signed k1"]],
    ["a table closed", { kind: "close", table: 2 }, []],
    [
      "the prints closed",
      { kind: "close", table: 1 },
      [
        ...["equal-copies k1", "equal-copies k2", "equal-copies k3", "equal-copies k4"],
        ...["has-prints a.toml", "tally k1", "tally k2"],
      ],
    ],
    [
      "a severity",
      { kind: "severity", code: "toy/stat-sum", severity: "info" },
      ["stat-sum k1", "stat-sum k2", "stat-sum k3", "stat-sum k4"],
    ],
    ["a rule that is switched off", { kind: "severity", code: "toy/stat-sum", severity: "off" }, []],
    [
      "the severity of a rule of tables",
      { kind: "severity", code: "toy/has-prints", severity: "error" },
      ["has-prints a.toml", "has-prints b.toml"],
    ],
    ["a waiver", { kind: "waive", table: 0, id: "x", code: "toy/stat-sum" }, []],
    ["a rule of the metadata", { kind: "rules", table: 0, rules: 1 }, ["has-prints a.toml"]],
    ["words of a list", { kind: "vocabulary", words: ["x"] }, []],
  ])("%s", (_, act, expected) => {
    expect(asked(act, true)).toEqual([...expected].sort());
  });

  it("each row is looked at once when all is new", () => {
    const log: string[] = [];
    const playground = new Playground(true, loggingGame(log));
    for (const act of begin) playground.do(act);
    playground.checker.work();
    const cards = ["k1", "k2", "k3", "k4"];
    const expected = [
      ...cards.flatMap((row) => [`cards-by-id ${row}`, `tally ${row}`, ...rulesOf(row)]),
      ...["k5", "k6"].flatMap((row) => [`prints-by-card ${row}`, `known-card ${row}`]),
      ...["a.toml", "b.toml"].map((file) => `has-prints ${file}`),
    ];
    expect(log.sort()).toEqual(expected.sort());
  });
});
