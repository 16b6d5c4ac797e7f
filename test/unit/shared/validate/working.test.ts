import { describe, expect, it } from "vitest";
import {
  Checker,
  integerValue,
  noSettings,
  settingFix,
  type CheckedGame,
  type RowRule,
  type SheetAddress,
  type TableRule,
} from "../../../../shared/validate/index.js";
import { checkerOf } from "../../../support/validate/problems.js";
import { putFiles } from "../../../support/validate/tables.js";
import { toyGame } from "../../../support/validate/toy-game.js";

const cards = (...sums: number[]): string =>
  sums.map((sum, at) => `[[cards]]\nid = "c${at}"\nattack = 4\ndefense = ${sum - 4}\n`).join("\n");
const a: SheetAddress = { file: "a.toml", table: ["cards"] };
const b: SheetAddress = { file: "b.toml", table: ["cards"] };

/** A game with these rules for its cards. */
const gameWith = (...rules: readonly (RowRule | TableRule)[]): CheckedGame => ({
  ...toyGame,
  invariants: { indexes: [], tallies: [], rules },
});

const about = (id: string) => ({
  ...{ id, severity: "error" as const, title: id, explanation: "", source: "test", sheets: ["cards"] },
});

describe("work in pieces", () => {
  it("says how far it is, and comes to the same", () => {
    const checker = new Checker([toyGame], { strict: true });
    expect([checker.isDone, checker.progress]).toEqual([true, { done: 0, total: 0 }]);
    putFiles(checker, { "a.toml": cards(10, 11, 12), "b.toml": cards(9) });
    expect([checker.isDone, checker.progress]).toEqual([false, { done: 0, total: 4 }]);
    const seen: number[] = [];
    while (!checker.work(1)) {
      const { done, total } = checker.progress;
      expect(done).toBeLessThanOrEqual(total);
      seen.push(total - done);
      expect(checker.isDone).toBe(false);
    }
    // Each row is read, counted and checked.
    expect(seen.length).toBeGreaterThanOrEqual(12);
    expect([checker.isDone, checker.progress]).toEqual([true, { done: 0, total: 0 }]);
    const whole = checkerOf(toyGame, { "a.toml": cards(10, 11, 12), "b.toml": cards(9) });
    expect([...checker.all()]).toEqual([...whole.all()]);
    expect([...checker.all()].map(({ id }) => id)).toHaveLength(5);
  });

  it("names the table that is worked on", () => {
    const worked: string[] = [];
    const checker = new Checker([toyGame], { strict: true, trace: ({ file }) => worked.push(file) });
    putFiles(checker, { "a.toml": cards(10, 11), "b.toml": cards(9, 9) });
    checker.work();
    // Reading, counting, the table, its rows; each in the order of tables.
    expect(worked.join(" ")).toBe("a.toml b.toml a.toml b.toml a.toml b.toml a.toml b.toml");
    worked.length = 0;
    checker.work();
    expect(worked).toEqual([]);
  });

  it("lets what was edited go before what still waits", () => {
    const order: string[] = [];
    const rule: RowRule = {
      kind: "row",
      ...about("order"),
      reads: ["defense"],
      check: (row) => {
        order.push(`${row.rowKey} ${String(row.integer("defense"))}`);
        return [];
      },
    };
    const checker = new Checker([gameWith(rule)], { strict: true });
    putFiles(checker, { "a.toml": cards(10, 11, 12) });
    while (order.length === 0) checker.work(1);
    checker.isUrgent = true;
    putFiles(checker, { "a.toml": cards(10, 11, 13) });
    checker.isUrgent = false;
    checker.work();
    expect(order).toEqual(["a.toml cards 0 6", "a.toml cards 2 9", "a.toml cards 1 7"]);
  });
});

describe("a rule that throws", () => {
  const broken: RowRule = {
    kind: "row",
    ...about("broken"),
    reads: ["attack"],
    check: () => {
      throw new Error("Oops");
    },
  };
  const brokenTable: TableRule = {
    kind: "table",
    ...about("broken-table"),
    check: () => {
      throw new TypeError("no facts");
    },
  };

  it("is reported as a remark about its row or table", () => {
    const checker = new Checker([gameWith(broken, brokenTable)]);
    putFiles(checker, { "a.toml": cards(10) });
    checker.work();
    expect([...checker.all()].map(({ code, severity, rowKey, message }) => [code, severity, rowKey, message])).toEqual([
      ["toy/broken-table", "info", null, "This could not be checked: no facts"],
      ["toy/broken", "info", "a.toml cards 0", "This could not be checked: Oops"],
    ]);
  });

  it("stops the work where that is wanted", () => {
    expect(() => checkerOf(gameWith(broken), { "a.toml": cards(10) })).toThrow("Oops");
    expect(() => checkerOf(gameWith(brokenTable), { "a.toml": cards(10) })).toThrow("no facts");
  });

  it("is not asked where it is switched off", () => {
    const severities = new Map([
      ["toy/broken", "off"],
      ["toy/broken-table", "off"],
    ] as const);
    const checker = checkerOf(gameWith(broken, brokenTable), { "a.toml": cards(10) }, { ...noSettings, severities });
    expect([...checker.all()]).toEqual([]);
  });
});

describe("what stands", () => {
  const files = { "a.toml": cards(11, 10, 12), "b.toml": '[[cards]]\nid = "d"\nattack = 1\ndefense = 1\n' };

  it("is known by table, by id, and in numbers", () => {
    const checker = checkerOf(toyGame, files);
    const ids = (address: SheetAddress): string[] => [...checker.of(address)].map(({ rowKey }) => String(rowKey));
    expect(ids(a)).toEqual(["null", "a.toml cards 0", "a.toml cards 2"]);
    expect(ids(b)).toEqual(["b.toml cards 0"]);
    expect(checker.counts(a)).toEqual({ error: 2, warning: 0, info: 1, waived: 0 });
    expect(checker.counts({ file: "c.toml", table: ["cards"] })).toEqual({ error: 0, warning: 0, info: 0, waived: 0 });
    expect([...checker.of({ file: "c.toml", table: ["cards"] })]).toEqual([]);
    for (const problem of checker.all()) expect(checker.find(problem.id)).toBe(problem);
    expect(checker.find("nothing")).toBeUndefined();
    expect(checker.sheets).toEqual([a, b]);
    expect(checker.bindingOf(a)?.schema.kind).toBe("cards");
    expect(checker.bindingOf({ file: "c.toml", table: ["cards"] })).toBeUndefined();
    const counted = checker.counts(b);
    expect(counted).not.toBe(checker.counts(b));
  });

  it("is reported once where it changed", () => {
    const checker = checkerOf(toyGame, files);
    const told = (): unknown[] =>
      checker.takeChanges().map(({ sheet, put, drop }) => [sheet.file, put.length, drop.length]);
    expect(told()).toEqual([
      ["a.toml", 3, 0],
      ["b.toml", 1, 0],
    ]);
    expect(told()).toEqual([]);
    putFiles(checker, { "b.toml": files["b.toml"].replace("defense = 1", "defense = 9") });
    checker.work();
    expect(told()).toEqual([["b.toml", 0, 1]]);
    putFiles(checker, { "b.toml": files["b.toml"].replace("defense = 1", "defense = 2") });
    checker.work();
    expect(told()).toEqual([["b.toml", 1, 0]]);
    putFiles(checker, { "b.toml": `${files["b.toml"].replace("defense = 1", "defense = 2")}bonus = +1\n` });
    checker.work();
    expect(told()).toEqual([]);
    checker.drop(b);
    checker.drop(b);
    expect(told()).toEqual([["b.toml", 0, 1]]);
    expect(checker.sheets).toEqual([a]);
    expect(checker.counts(b)).toEqual({ error: 0, warning: 0, info: 0, waived: 0 });
  });

  it("holds what is wrong with a file as a whole until that is reported again", () => {
    const checker = checkerOf(toyGame, files);
    checker.takeChanges();
    const finding = (message: string) => ({ code: "file/x", severity: "warning" as const, finding: { message } });
    const said = (): string[] =>
      [...checker.all()].flatMap(({ code, message }) => (code === "file/x" ? [message] : []));
    checker.putFileFindings("a.toml", a, []);
    expect(checker.takeChanges()).toEqual([]);
    checker.putFileFindings("a.toml", a, [finding("one"), finding("two")]);
    checker.putFileFindings("b.toml", b, [finding("three")]);
    expect(said()).toEqual(["one", "two", "three"]);
    expect(checker.counts(a).warning).toBe(2);
    checker.putFileFindings("a.toml", a, [finding("two")]);
    expect(said()).toEqual(["two", "three"]);
    checker.putFileFindings("a.toml", a, []);
    expect(said()).toEqual(["three"]);
  });
});

describe("a fix is worth offering", () => {
  /** Rows of one `attack` with fixes that set other cells. */
  const rule: RowRule = {
    kind: "row",
    ...about("five"),
    reads: ["attack"],
    check: (row) =>
      row.integer("attack") === 5
        ? []
        : [
            {
              column: "attack",
              message: "It is not 5.",
              fixes: [
                settingFix("right", "Set to 5", "attack", integerValue(5)),
                settingFix("wrong", "Set to 6", "attack", integerValue(6)),
                { ...settingFix("guessed", "Set to 7", "attack", integerValue(7)), kind: "guess" },
                settingFix("clash", "Set to 5", "attack", integerValue(5)),
              ],
            },
          ],
  };
  const files = { "a.toml": '[[cards]]\nid = "x"\nattack = 1\ndefense = 6\n' };
  const offered = (...rules: RowRule[]): readonly string[] => {
    const checker = checkerOf(gameWith(rule, ...rules), files);
    const problem = [...checker.all()].find(({ code }) => code === "toy/five");
    return problem ? checker.fixesOf(problem).map(({ id }) => id) : ["none"];
  };
  const six = (severity: "error" | "info", column: string): RowRule => ({
    kind: "row",
    ...about("not-five"),
    severity,
    reads: ["attack"],
    check: (row) => (row.integer("attack") === 5 ? [{ column, message: "It is 5." }] : []),
  });

  it("where the rule holds after it, or where it is a guess", () =>
    expect(offered()).toEqual(["right", "guessed", "clash"]));
  it("not where another rule breaks by it", () => expect(offered(six("error", "attack"))).toEqual(["guessed"]));
  it("not where another cell breaks by it", () => expect(offered(six("error", "defense"))).toEqual(["guessed"]));
  it("also where a remark comes of it", () =>
    expect(offered(six("info", "attack"))).toEqual(["right", "guessed", "clash"]));

  it("not where another row breaks by it", () => {
    const text = (second: string): Record<string, string> => ({
      "a.toml": `[[cards]]\nid = "x"\nattack = 4\ndefense = 6\n\n[[cards]]\nid = "${second}"\nattack = 4\ndefense = 6\n`,
    });
    const renames: RowRule = {
      kind: "row",
      ...about("named-y"),
      reads: ["id"],
      check: (row) =>
        row.text("id") === "x"
          ? [
              {
                column: "id",
                message: "x is not a name.",
                fixes: [
                  {
                    id: "to-y",
                    title: "",
                    edits: [
                      { kind: "cell", column: "id", to: { kind: "value", value: { kind: "string", value: "y" } } },
                    ],
                  },
                  {
                    id: "to-z",
                    title: "",
                    edits: [{ kind: "cell", column: "id", to: { kind: "source", source: "'z'" } }],
                  },
                  { id: "to-none", title: "", edits: [{ kind: "cell", column: "id", to: { kind: "absent" } }] },
                ],
              },
            ]
          : [],
    };
    const game: CheckedGame = {
      ...toyGame,
      invariants: {
        indexes: toyGame.invariants?.indexes ?? [],
        tallies: toyGame.invariants?.tallies ?? [],
        rules: [...(toyGame.invariants?.rules ?? []), renames],
      },
    };
    const offers = (second: string): readonly string[] => {
      const checker = checkerOf(game, text(second));
      const problem = [...checker.all()].find(({ code }) => code === "toy/named-y");
      return problem ? checker.fixesOf(problem).map(({ id }) => id) : ["none"];
    };
    expect(offers("w")).toEqual(["to-y", "to-z", "to-none"]);
    expect(offers("y")).toEqual(["to-z", "to-none"]);
    expect(offers("z")).toEqual(["to-y", "to-none"]);
    const checker = checkerOf(game, text("y"));
    const before = [...checker.all()];
    for (const problem of before) checker.fixesOf(problem);
    expect([...checker.all()]).toEqual(before);
    expect(checker.isDone).toBe(true);
  });
});
