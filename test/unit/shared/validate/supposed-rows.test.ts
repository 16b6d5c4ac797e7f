import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { columnSource, type ColumnId } from "../../../../shared/sheet/index.js";
import { readValue, toWire } from "../../../../shared/toml/index.js";
import {
  integerValue,
  settingFix,
  textValue,
  type CellTarget,
  type Index,
  type RowFacts,
  type RowRule,
} from "../../../../shared/validate/index.js";
import { fittingBindings } from "../../../../shared/validate/binding.js";
import { rowAfter } from "../../../../shared/validate/engine/hypothetical.js";
import { newRow, type CheckedRow } from "../../../../shared/validate/engine/row.js";
import { CheckedSheet } from "../../../../shared/validate/engine/sheet.js";
import { parseDocument } from "../../../../shared/toml/index.js";
import { checkerOf } from "../../../support/validate/problems.js";
import { sourcesOf } from "../../../support/validate/tables.js";
import { toyGame } from "../../../support/validate/toy-game.js";

/** The first row of a table, with the binding of its game. */
function rowOf(lines: string): CheckedRow {
  const [source] = sourcesOf("a.toml", must(parseDocument(`[[cards]]\n${lines}\n`)));
  if (!source) throw new Error("There is a table");
  const { address, keyOrder } = source;
  const [binding] = fittingBindings([toyGame], { address, columns: new Set(keyOrder) });
  const row = newRow(new CheckedSheet("a", source, binding, undefined, []), "a.toml cards 0", 0);
  return { ...row, entries: source.entries(row.key), found: [[]], reported: [] };
}

const to = (source: string | null): CellTarget =>
  source === null ? { kind: "absent" } : { kind: "value", value: must(readValue(source)) };

const after = (lines: string, ...edits: readonly (readonly [ColumnId, CellTarget])[]) => {
  const row = rowOf(lines);
  const now = rowAfter(
    row,
    edits.map(([column, target]) => ({
      ...{ kind: "cell", column, to: target },
      row: { sheet: row.sheet.address, rowKey: row.key },
    })),
  );
  expect(row.entries?.map(({ key }) => key)).toEqual(rowOf(lines).entries?.map(({ key }) => key));
  return {
    entries: Object.fromEntries((now.entries ?? []).map(({ key, value }) => [key, toWire(value)])),
    sources: Object.fromEntries(now.sources ?? []),
    row: now,
  };
};

describe("a row after edits of its cells", () => {
  it.each<[lines: string, column: ColumnId, target: string | null, entries: unknown]>([
    ["a = 1\nb = 2", { path: ["a"] }, "3", { a: 3, b: 2 }],
    ["a = 1\nb = 2", { path: ["c"] }, "3", { a: 1, b: 2, c: 3 }],
    ["a = 1\nb = 2", { path: ["a"] }, null, { b: 2 }],
    ["a = 1", { path: ["c"] }, null, { a: 1 }],
    ["a = [1, 2, 3]", { path: ["a"], index: 1 }, "9", { a: [1, 9, 3] }],
    ["a = [1, 2, 3]", { path: ["a"], index: 3 }, "9", { a: [1, 2, 3, 9] }],
    ["a = [1, 2, 3]", { path: ["a"], index: 1 }, null, { a: [1, 3] }],
    ["b = 1", { path: ["a"], index: 0 }, "9", { a: [9], b: 1 }],
    ["a = 1", { path: ["a"], index: 0 }, "9", { a: [9] }],
    ["a = { b = 1, c = 2 }", { path: ["a", "b"] }, "9", { a: { b: 9, c: 2 } }],
    ["a = { b = 1, c = 2 }", { path: ["a", "b"] }, null, { a: { c: 2 } }],
    ["a = { b = { c = 1 } }", { path: ["a", "b", "d"] }, "9", { a: { b: { c: 1, d: 9 } } }],
    ["x = 1", { path: ["a", "b"] }, "9", { a: { b: 9 }, x: 1 }],
    ["a = { b = [1, 2] }", { path: ["a", "b"], index: 0 }, "9", { a: { b: [9, 2] } }],
  ])("%j: %j set to %s", (lines, column, target, entries) => {
    expect(after(lines, [column, to(target)]).entries).toEqual(entries);
    const whole = column.path.length === 1 && column.index === undefined && target !== null;
    const { sources } = after(lines, [column, to(target)]);
    expect(sources).toEqual(whole ? { [columnSource(column)]: target } : {});
  });

  it("holds all of them, the last of one cell", () => {
    const { entries } = after(
      "a = 1",
      [{ path: ["a"] }, to("2")],
      [{ path: ["b"] }, to("3")],
      [{ path: ["a"] }, to("4")],
    );
    expect(entries).toEqual({ a: 4, b: 3 });
  });

  it("is spelled as the fix says, or as the sheet writes it", () => {
    const source = (target: CellTarget, lines = 'name = "Spell"'): unknown =>
      after(lines, [{ path: ["bonus"] }, target]).sources;
    expect(source({ kind: "source", source: "0x3" })).toEqual({ bonus: "0x3" });
    expect(source({ kind: "source", source: "nothing" })).toEqual({});
    expect(source(to("3"), 'id = "x"\nattack = 1\nname = "Spell"')).toEqual({ bonus: "+3" });
    expect(source(to("3"), 'id = "x"\nattack = 1\nname = "Unit"')).toEqual({ bonus: "3" });
  });

  it("forgets what was found in the row before", () => {
    const { row } = after("a = 1", [{ path: ["a"] }, to("2")]);
    expect([row.found, row.reported, row.ruleTasks, row.tallyTasks]).toEqual([[], [], [], []]);
  });
});

it("shows every rule the same list of rows while a fix is tried, as it does otherwise", () => {
  const lists = new Set<readonly RowFacts[]>();
  const every: Index = { name: "every", sheets: ["cards"], reads: ["name"], carries: ["name"], keys: () => ["all"] };
  const named: RowRule = {
    ...{ kind: "row", id: "named", severity: "warning", title: "Named", explanation: "", source: "" },
    sheets: ["cards"],
    reads: ["name"],
    check(row, lookup) {
      const all = lookup.rows("every", "all");
      lists.add(all);
      if (row.text("name") !== "") return [];
      const name = all.map((each) => each.text("name")).join("+");
      return [{ column: "name", message: "A name", fixes: [settingFix("join", "Join", "name", textValue(name))] }];
    },
  };
  const game = { ...toyGame, invariants: { indexes: [every], rules: [named], tallies: [] } };
  const cards = ["", "Oak", "Ash", "Elm"]
    .map((name) => `[[cards]]\nid = "${name}1"\nname = "${name}"\nattack = 1\ndefense = 9\n`)
    .join("");
  const checker = checkerOf(game, { "a.toml": cards });
  expect([...checker.all()].map((problem) => checker.fixesOf(problem).map(({ id }) => id))).toEqual([["join"]]);
  // One as the rows are, and one as they would be with the fix.
  expect(lists.size).toBe(2);
});

describe("the fixes of a problem that are worth offering", () => {
  const every: Index = { name: "every", sheets: ["cards"], reads: ["name"], carries: ["name"], keys: () => ["all"] };
  const card = (name: string, more = ""): string =>
    `[[cards]]\nid = "${name}1"\nname = "${name}"\nattack = 1\ndefense = 9\n${more}`;
  const naming = (check: RowRule["check"]): typeof toyGame => {
    const rule: RowRule = {
      ...{ kind: "row", id: "named", severity: "warning", title: "Named", explanation: "", source: "" },
      ...{ sheets: ["cards"], reads: ["name"], check },
    };
    return { ...toyGame, invariants: { indexes: [every], rules: [rule], tallies: [] } };
  };
  const offered = (game: typeof toyGame, ...cards: readonly string[]): readonly (readonly string[])[] => {
    const checker = checkerOf(game, { "a.toml": cards.join("") });
    return [...checker.all()].map((problem) => checker.fixesOf(problem).map(({ id }) => id));
  };
  const setName = (name: string) => settingFix(name, name, "name", textValue(name));

  it("leave other problems of the row as they are", () => {
    const broken = '[[cards]]\nid = "a"\nattack = 3\ndefense = 3\nbonus = 5\n';
    expect([...offered(toyGame, broken)].sort()).toEqual([["set-defense"], ["sign"]]);
  });

  it("are each tried by itself, on rows that none of the others changed", () => {
    const unique = naming((row, lookup) => {
      const name = row.text("name") ?? "";
      const same = lookup.rows("every", "all").filter((each) => each.text("name") === name);
      if (name !== "" && same.length === 1) return [];
      return [{ column: "name", message: "A name", fixes: [setName("Elm"), setName("Oak"), setName("Fir")] }];
    });
    expect(offered(unique, card(""), card("Oak"))).toEqual([["Elm", "Fir"]]);
  });

  it("are tried without the row as it was", () => {
    const complete = naming((row, lookup) => {
      const isComplete = lookup.rows("every", "all").every((each) => each.text("name") !== "");
      return isComplete || row.text("name") === "Oak"
        ? []
        : [{ column: "name", message: "A name is missing", fixes: [setName("Elm")] }];
    });
    expect(offered(complete, card(""), card("Oak"))).toEqual([["Elm"]]);
  });

  it("are tried without asking the rules that they cannot touch, however many rows share a value", () => {
    const byAttack: Index = {
      ...{ name: "by-attack", sheets: ["cards"], reads: ["attack"], carries: [] },
      keys: (row) => [String(row.integer("attack"))],
    };
    const asked: string[] = [];
    const rule = (id: string, reads: string, check: RowRule["check"]): RowRule => ({
      ...{ kind: "row", id, severity: "warning", title: "", explanation: "", source: "", sheets: ["cards"] },
      reads: [reads],
      check(row, lookup, text) {
        asked.push(id);
        return check(row, lookup, text);
      },
    });
    const unique = rule("unique", "attack", (row, lookup) => {
      const first = lookup.first("by-attack", String(row.integer("attack")));
      if (first?.rowKey === row.rowKey) return [];
      return [{ column: "attack", message: "Twice", fixes: [settingFix("two", "Two", "attack", integerValue(2))] }];
    });
    const rules = [unique, rule("weak", "defense", () => [])];
    const game = { ...toyGame, invariants: { indexes: [byAttack], rules, tallies: [] } };
    const cards = Array.from({ length: 100 }, (_, at) => card("Oak").replace("Oak1", `oak-${at}`));
    const checker = checkerOf(game, { "a.toml": cards.join("") });
    asked.length = 0;
    const offers = [...checker.all()].map((problem) => checker.fixesOf(problem).map(({ id }) => id));
    expect(offers).toEqual(Array.from({ length: 99 }, () => ["two"]));
    expect(asked).toEqual(Array.from({ length: 99 }, () => "unique"));
  });

  it("are tried with the rows of several files in the order of the files", () => {
    const named: Index = {
      ...every,
      carries: ["name", "id"],
      keys: (row) => (row.text("name") === "-" ? [] : ["all"]),
    };
    const seen = new Set<string>();
    const game = naming((row, lookup) => {
      seen.add(lookup.first("every", "all")?.text("id") ?? "");
      return row.text("name") === "" ? [{ column: "name", message: "A name", fixes: [setName("Elm")] }] : [];
    });
    const checker = checkerOf(
      { ...toyGame, invariants: { indexes: [named], rules: game.invariants?.rules ?? [], tallies: [] } },
      { "a.toml": card("-") + card(""), "b.toml": card("Ash") },
    );
    for (const problem of checker.all()) checker.fixesOf(problem);
    expect([...seen]).toEqual(["1"]);
  });

  it("reveal nothing of another row that is hidden there, whichever rows are tried with it", () => {
    const info = {
      kind: "row",
      severity: "warning",
      title: "",
      explanation: "",
      source: "",
      sheets: ["cards"],
    } as const;
    const named: RowRule = {
      ...{ ...info, id: "named", reads: ["name"] },
      check: (row, lookup) =>
        lookup.rows("every", "all").length > 0 && row.text("name") === ""
          ? [{ column: "name", message: "A name", fixes: [setName("Elm")] }]
          : [],
    };
    const weak: RowRule = {
      ...{ ...info, id: "weak", severity: "error", fault: "bounds", reads: ["defense"] },
      check: (row) => (row.integer("defense") === 9 ? [{ column: "defense", message: "9" }] : []),
    };
    const sum: RowRule = {
      ...{ ...info, id: "sum", fault: "relation", reads: ["attack", "defense"] },
      check: (row, lookup) =>
        lookup.rows("every", "all").map(() => ({
          ...{ column: "attack", message: "10" },
          related: [{ row, column: "defense", message: "9" }],
        })),
    };
    const game = { ...toyGame, invariants: { indexes: [every], rules: [named, weak, sum], tallies: [] } };
    expect(offered(game, card(""), card("Oak"), card("Ash")).flat()).toEqual(["Elm"]);
  });

  it("may change several rows, each in its own way", () => {
    const apart = naming((row, lookup) => {
      const [first, second] = lookup.rows("every", "all");
      if (!first || !second || first.rowKey !== row.rowKey || first.text("name") !== second.text("name")) return [];
      const edits = [first, second].map((each, at) => {
        const to = { kind: "value", value: textValue(`Twin ${at + 1}`) } as const;
        return { kind: "cell", row: each, column: "name", to } as const;
      });
      return [{ column: "name", message: "Twins", fixes: [{ id: "number", title: "Number", edits }] }];
    });
    expect(offered(apart, card("Oak"), card("Oak"))).toEqual([["number"]]);
  });
});
