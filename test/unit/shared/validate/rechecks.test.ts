import { describe, expect, it } from "vitest";
import type { CheckedGame, RowRule } from "../../../../shared/validate/index.js";
import { Playground, saying, type Act } from "../../../support/validate/random-edits.js";
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

/** The problems after an act, once everything is computed; `hints`: whether the checker learns which rows changed. */
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
    expect(asked(act, false)).toEqual([...expected].sort());
  });

  it("each row is checked once when all is new", () => {
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

describe("what stands after acts is what a first look finds", () => {
  const waive = (id: string, code: string): Act => ({ kind: "waive", table: 0, id, code });
  const rules = (table: number, at: number): Act => ({ kind: "rules", table, rules: at });
  const remove = (table: number, row: number): Act => ({ kind: "delete", table, row, at: 0 });
  const move = (table: number, row: number, at: number): Act => ({ kind: "move", table, row, at });
  const words = (...all: string[]): Act => ({ kind: "vocabulary", words: all });
  const off = (code: string, severity: "error" | "info" | "off"): Act => ({ kind: "severity", code, severity });
  const twice = [card("x", 3), card("x", 0, 2)];

  it.each<[what: string, acts: readonly Act[], found: string[]]>([
    ["where one of two equal ids goes", [...twice, remove(0, 0)], ["toy/id-unique k8"]],
    ["where the first of three equal ids is changed", [...twice, set(0, 0, "id", "q")], ["toy/id-unique k8"]],
    ["where the second of two becomes the first", [...twice, move(0, 3, 0)], ["toy/id-unique k1", "toy/id-unique k8"]],
    [
      "where the name of the first of two changes",
      [...twice, set(0, 0, "name", "Xerxes")],
      ["toy/id-unique k7", "toy/id-unique k8"],
    ],
    ["where a problem is accepted", [set(0, 0, "attack", 9), waive("x", "toy/stat-sum")], ["toy/stat-sum k1 waived"]],
    ["where another row's is accepted", [set(0, 0, "attack", 9), waive("y", "toy/stat-sum")], ["toy/stat-sum k1"]],
    [
      "where what is accepted hides nothing",
      [set(0, 0, "attack", 9), rules(0, 1), waive("x", "toy/stat-sum")],
      ["metadata/range k1", "toy/stat-sum k1 waived"],
    ],
    [
      "where a remark about a table is accepted",
      [{ kind: "close", table: 1 }, waive("", "toy/has-prints")],
      ["toy/has-prints null"],
    ],
    ["where rules of the metadata come", [rules(0, 2)], ["metadata/enum k3"]],
    ["where rules of the metadata change", [rules(0, 2), rules(0, 1)], []],
    ["where rules of the metadata go", [rules(0, 2), rules(0, 0)], []],
    [
      "where rules ask for a column that comes",
      [rules(0, 2), set(0, 0, "attack", undefined)],
      ["metadata/enum k3", "metadata/required k1"],
    ],
    ["where a list has words", [rules(0, 3), words("x", "z")], ["metadata/enum k2"]],
    [
      "where a list loses words",
      [rules(0, 3), words("x", "y", "z"), words("x")],
      ["metadata/enum k2", "metadata/enum k3"],
    ],
    [
      "where a list has the same words again",
      [rules(0, 3), words("x"), words("x")],
      ["metadata/enum k2", "metadata/enum k3"],
    ],
    [
      "where a list has no words any more",
      [rules(0, 3), words("x"), words()],
      ["metadata/enum k1", "metadata/enum k2", "metadata/enum k3"],
    ],
    ["where a column is the list", [rules(1, 4)], []],
    ["where a row goes from the column that is the list", [rules(1, 4), remove(0, 0)], ["toy/known-card k5"]],
    [
      "where the column that is the list is closed",
      [rules(1, 4), { kind: "close", table: 0 }],
      ["toy/known-card k5", "toy/known-card k6"],
    ],
    ["where the list comes back", [rules(1, 4), { kind: "close", table: 0 }, card("y")], ["toy/known-card k5"]],
    [
      "where a rule is switched off and on",
      [set(0, 0, "attack", 9), off("toy/stat-sum", "off"), off("toy/stat-sum", "error")],
      ["toy/stat-sum k1"],
    ],
    ["where a rule becomes a remark", [set(0, 0, "attack", 9), off("toy/stat-sum", "info")], ["toy/stat-sum k1"]],
    [
      "where cards have other numbers of copies",
      [print("z", 2), print("w", 3), set(1, 0, "copies", 1)],
      ["toy/equal-copies k8"],
    ],
    [
      "where most copies change",
      [print("z", 3), print("w", 3), set(1, 1, "copies", 3)],
      ["toy/equal-copies k7", "toy/equal-copies k8"],
    ],
    [
      "where a table is no longer the game's",
      [set(0, 0, "attack", undefined), set(0, 1, "attack", undefined), set(0, 2, "attack", undefined)],
      ["toy/known-card k5", "toy/known-card k6"],
    ],
    ["where a card is known again", [set(0, 0, "id", "q"), set(0, 2, "id", "x")], []],
  ])("%s", (_, acts, found) => {
    for (const hints of [true, false]) {
      const playground = new Playground(hints);
      for (const act of [...begin, ...acts]) {
        playground.do(act);
        playground.checker.work();
      }
      const lines = [...playground.checker.all()].map(
        ({ code, rowKey, waived }) => `${code} ${rowKey}${waived ? " waived" : ""}`,
      );
      expect(lines.sort()).toEqual(found);
      expect(saying(playground.checker)).toBe(saying(playground.afresh()));
      const atOnce = new Playground(hints);
      for (const act of [...begin, ...acts]) atOnce.do(act);
      atOnce.checker.work();
      expect(saying(atOnce.checker)).toBe(saying(playground.checker));
    }
  });
});

describe("rows that many rules look up", () => {
  /** Lists that the equal-copies rule sees of the prints of one card, while acts happen. */
  function listsSeen(acts: readonly Act[]): readonly unknown[] {
    const lists: unknown[] = [];
    const check: RowRule["check"] = (_, lookup) => {
      lists.push(lookup.rows("prints-by-card", "x"));
      return [];
    };
    const rules = (toyGame.invariants?.rules ?? []).map((rule) =>
      rule.kind === "row" && rule.id === "equal-copies" ? { ...rule, check } : rule,
    );
    const { indexes = [], tallies = [] } = toyGame.invariants ?? {};
    const playground = new Playground(true, { ...toyGame, invariants: { indexes, tallies, rules } });
    for (const act of [...begin, ...acts]) {
      playground.do(act);
      playground.checker.work();
    }
    return lists;
  }

  it("are the same list for all of them, until one of the rows changes", () => {
    const before = new Set(listsSeen([]));
    const [last] = [...before].slice(-1);
    expect(listsSeen([set(0, 1, "id", "v"), set(0, 1, "id", "y")]).length).toBeGreaterThan(listsSeen([]).length);
    expect(new Set(listsSeen([set(0, 1, "id", "v")])).size).toBe(before.size);
    expect(last).toHaveLength(1);
    expect(new Set(listsSeen([set(1, 0, "copies", 7)])).size).toBe(before.size + 1);
  });
});
