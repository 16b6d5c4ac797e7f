import { describe, expect, it } from "vitest";
import type { CellTexts, TextLanguage, TextReading } from "../../../../shared/text/index.js";
import {
  Checker,
  columnIndex,
  guess,
  referenceRule,
  removingFix,
  settingFix,
  textValue,
  uniqueRule,
  type CheckedGame,
  type FindingFix,
  type RowFacts,
  type RowRule,
  type TableRule,
} from "../../../../shared/validate/index.js";
import { freshIdFix } from "../../../../shared/validate/fresh-id.js";
import { checkerOf, fixed } from "../../../support/validate/problems.js";
import { putFiles } from "../../../support/validate/tables.js";
import { toyGame } from "../../../support/validate/toy-game.js";

const about = (id: string) => ({
  ...{ id, severity: "error" as const, title: id, explanation: "", source: "test", sheets: ["cards"] },
});

/** A language that reads by counting: what it read from the beginning, and what from an earlier reading. */
function countingLanguage(read: string[]): TextLanguage {
  const reading = (texts: CellTexts, how: string): TextReading => {
    read.push(`${how} ${texts["text"]}/${texts["vars"]}`);
    return {
      texts,
      state: texts["text"] === "" ? "empty" : "parsed",
      diagnostics: [],
      abilities: [],
      displayFault: () => undefined,
      styles: () => [],
      completionsAt: () => [],
      hoverAt: () => undefined,
      after: (later) => reading(later, "after"),
    };
  };
  const cell = (name: string, column: string) => ({ name, column, title: name, isOptional: false });
  return {
    cells: [cell("text", "rules"), cell("vars", "variables")],
    mains: ["text"],
    completionTriggers: "",
    read: (texts) => reading(texts, "read"),
  };
}

const quiet = (id: string, more: Partial<RowRule> = {}): RowRule => ({
  kind: "row",
  ...about(id),
  reads: [],
  readsText: true,
  check: (_, __, text) =>
    text.reading().texts["text"] === "bad" ? [{ column: "rules", message: "It is bad.", variant: "worse" }] : [],
  ...more,
});

const card = (id: string, rules: string, more = ""): string =>
  `[[cards]]\nid = "${id}"\nattack = 1\nrules = "${rules}"\n${more}\n`;

describe("rules that read the text of a row", () => {
  const setUp = () => {
    const read: string[] = [];
    const rules = [
      quiet("one"),
      quiet("two"),
      quiet("plain", { readsText: false, reads: ["attack"], check: () => [] }),
    ];
    const game: CheckedGame = {
      ...toyGame,
      languages: [{ sheets: ["cards"], language: countingLanguage(read) }],
      invariants: { indexes: [], tallies: [], rules },
    };
    const checker = new Checker([game], { strict: true });
    const put = (text: string): string[] => {
      read.length = 0;
      putFiles(checker, { "a.toml": text });
      checker.work();
      return [...read];
    };
    return { checker, put };
  };

  it("read it once for all of them, and again only where it changed", () => {
    const { put } = setUp();
    expect(put(card("x", "a") + card("y", "b", "variables = 7"))).toEqual(["read a/", "read b/"]);
    expect(put(card("x", "a") + card("y", "b", "attack-2 = 1"))).toEqual([]);
    expect(put(card("x", "c") + card("y", "b"))).toEqual(["read c/"]);
    expect(put(card("x", "c", 'variables = "v"') + card("y", "b"))).toEqual(["after c/v"]);
  });

  it("reuse the earlier reading of a row that is being edited", () => {
    const { checker, put } = setUp();
    put(card("x", "a") + card("y", "b"));
    checker.isUrgent = true;
    expect(put(card("x", "c") + card("y", "b"))).toEqual(["read c/"]);
    expect(put(card("x", "c") + card("y", "d"))).toEqual(["read d/"]);
    expect(put(card("x", "e") + card("y", "d"))).toEqual(["after e/"]);
    checker.isUrgent = false;
    expect(put(card("x", "f") + card("y", "g"))).toEqual(["after f/", "after g/"]);
  });

  it("of a hundred and twenty-eight edited rows are kept, those of the last", () => {
    const { checker, put } = setUp();
    const text = (mark: string, count: number): string =>
      Array.from({ length: count }, (_, at) => card(`c${at}`, `${mark}${at}`)).join("");
    put(text("a", 129));
    checker.isUrgent = true;
    expect(new Set(put(text("b", 129)).map((line) => line.split(" ")[0]))).toEqual(new Set(["read"]));
    const again = put(text("c", 129));
    expect(again.filter((line) => line.startsWith("read"))).toHaveLength(129);
    const { checker: other, put: putOther } = setUp();
    putOther(text("a", 128));
    other.isUrgent = true;
    putOther(text("b", 128));
    expect(putOther(text("c", 128)).filter((line) => line.startsWith("after"))).toHaveLength(128);
  });

  it("find what is wrong under the code of a variant", () => {
    const variants = [{ id: "worse", severity: "warning" as const, title: "", explanation: "", source: "" }];
    const game: CheckedGame = {
      ...toyGame,
      languages: [{ sheets: ["cards"], language: countingLanguage([]) }],
      invariants: { indexes: [], tallies: [], rules: [quiet("one", { variants }), quiet("two")] },
    };
    const said = (codes: readonly string[]): string[] => {
      const severities = new Map(codes.map((code) => [code, "off"] as const));
      const checker = checkerOf(game, { "a.toml": card("x", "bad") }, { bindings: [], severities });
      return [...checker.all()].map(({ code, severity }) => `${code} ${severity}`);
    };
    expect(said([])).toEqual(["toy/worse warning", "toy/two error"]);
    expect(said(["toy/two"])).toEqual(["toy/worse warning"]);
    expect(said(["toy/worse"])).toEqual(["toy/two error"]);
    expect(said(["toy/one"])).toEqual(["toy/worse warning", "toy/two error"]);
  });

  it("cannot be read where the game has no language", () => {
    const game: CheckedGame = { ...toyGame, invariants: { indexes: [], tallies: [], rules: [quiet("one")] } };
    expect(() => checkerOf(game, { "a.toml": card("x", "bad") })).toThrow("There is no rules text to read");
  });
});

describe("a rule about a table", () => {
  it("knows its rows, keys, and what the metadata allows a column to be", () => {
    const rule: TableRule = {
      kind: "table",
      ...about("table"),
      check: (facts) => {
        const { file, table, kind, rowCount, keys } = facts;
        const choices = ["a", "b", "c", "d"].map((column) => facts.choices(column));
        return [{ message: JSON.stringify([file, table, kind, rowCount, keys, ...choices]) }];
      },
    };
    const game: CheckedGame = { ...toyGame, invariants: { indexes: [], tallies: [], rules: [rule] } };
    const metadata = `[[metadata.validation_rules]]
column = "c"
type = "required"
[[metadata.validation_rules]]
column = "a"
type = "enum"
enum = ["x", "y"]
[[metadata.validation_rules]]
column = "a"
type = "enum"
enum = ["z"]
[[metadata.validation_rules]]
column = "b"
type = "enum"
enum_from = "w.toml#words"
`;
    const checker = checkerOf(game, { "a.toml": card("x", "r") + card("y", "r") + metadata });
    const found = [...checker.all()].find(({ code }) => code === "toy/table");
    expect(JSON.parse(found?.message ?? "")).toEqual([
      ...["a.toml", ["cards"], "cards", 2, ["id", "attack", "rules"], ["x", "y"], null, null, null],
    ]);
  });
});

describe("rules made of parts", () => {
  const note = (row: RowFacts): readonly FindingFix[] => [settingFix("note", row.title(), "name", textValue("N"))];
  const index = columnIndex("by-name", ["cards"], "name");
  const upper = {
    ...columnIndex("by-upper", ["cards"], "name"),
    keys: (row: RowFacts) => [row.text("name")?.toUpperCase() ?? ""],
  };
  const game = (...rules: RowRule[]): CheckedGame => ({
    ...toyGame,
    invariants: { indexes: [index, upper], tallies: [], rules },
  });
  const named = (...names: (string | undefined)[]): Record<string, string> => ({
    "a.toml": names
      .map((name, at) => `[[cards]]\nid = "${at}"\nattack = 1\n${name === undefined ? "" : `name = "${name}"\n`}`)
      .join("\n"),
  });
  const said = (rule: RowRule, ...names: (string | undefined)[]) =>
    [...checkerOf(game(rule), named(...names)).all()].map(({ rowKey, message, fixes, related, column }) => [
      ...[rowKey, column?.path.join("."), message, fixes.map(({ id }) => id).join()],
      ...related.map((each) => `${each.row.rowKey} ${each.column?.path.join(".")} ${each.message}`),
    ]);

  it("of uniqueness report all but the first, with the first beside it, and leave blanks alone", () => {
    const rule = uniqueRule({
      ...about("unique"),
      ...{ column: "name", index: "by-name", message: (text, first) => `${text} is that of ${first.title()}` },
    });
    expect(said(rule, "a", "b", "a", undefined, undefined, "", "", " ", " ", "a")).toEqual([
      ["a.toml cards 2", "name", "a is that of a", "", "a.toml cards 0 name It is here first."],
      ["a.toml cards 9", "name", "a is that of a", "", "a.toml cards 0 name It is here first."],
    ]);
    const fixing = uniqueRule({
      ...about("unique"),
      ...{ column: "name", index: "by-upper", key: (text: string) => text.toUpperCase(), message: () => "Twice." },
      fixesBeside: (_, first) => note(first),
    });
    expect(said(fixing, "a", "A")).toEqual([
      ["a.toml cards 1", "name", "Twice.", "note", "a.toml cards 0 name It is here first."],
    ]);
  });

  it("of references tell what is known to nobody", () => {
    const known = referenceRule({
      ...about("known"),
      ...{ column: "id", index: "by-name", message: (text: string) => `No ${text}.`, fixes: note },
    });
    expect(said(known, "1", "2", "3")).toEqual([["a.toml cards 0", "id", "No 0.", "note"]]);
    const plain = referenceRule({ ...about("known"), ...{ column: "name", index: "nowhere", message: () => "No." } });
    expect(() => said(plain, "x")).toThrow("toy has no index nowhere");
    expect(said(plain, undefined, "", " ")).toEqual([]);
  });

  it("have fixes that set or remove a cell, for certain or as a guess", () => {
    const rule: RowRule = {
      kind: "row",
      ...about("fixes"),
      reads: ["name"],
      check: (row) => [
        {
          column: "name",
          message: "It has a name.",
          fixes: [
            removingFix("remove", "Remove it", "name"),
            guess(settingFix("set", "Set it", "name", textValue("n"))),
            settingFix("none", "Leave it", "name", textValue(row.text("name") ?? "")),
          ],
        },
      ],
    };
    const files = named("x");
    const [problem] = checkerOf(game(rule), files).all();
    if (!problem) throw new Error("There is a problem");
    expect(problem.fixes.map(({ id, title, kind }) => [id, title, kind])).toEqual([
      ["remove", "Remove it", "certain"],
      ["set", "Set it", "guess"],
      ["none", "Leave it", "certain"],
    ]);
    expect(fixed(problem, "remove", files)["a.toml"]).not.toContain("name");
    expect(fixed(problem, "set", files)["a.toml"]).toContain('name = "n"');
  });
});

describe("a new id for a row that shares one", () => {
  const byId = columnIndex("by-id", ["cards"], "id");
  const rule = uniqueRule({
    ...about("unique"),
    ...{ column: "id", index: "by-id", message: () => "Twice." },
    fixesBeside: (row, first, lookup) => [freshIdFix(row, first, lookup, "by-id")],
  });
  const game: CheckedGame = { ...toyGame, invariants: { indexes: [byId], tallies: [], rules: [rule] } };
  const offered = (...ids: string[]) => {
    const text = ids.map((id, at) => `[[cards]]\nid = "${id}"\nattack = 1\nname = "N${at}"\n`).join("\n");
    return [...checkerOf(game, { "a.toml": text }).all()].map(({ fixes: [fix] }) => {
      const [edit] = fix?.edits ?? [];
      const value = edit?.kind === "cell" && edit.to.kind === "value" ? edit.to.value : undefined;
      return { title: fix?.title, id: value?.kind === "string" ? value.value : "" };
    });
  };
  const uuid = /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u;

  it("is drawn from the shared one and the place of the row", () => {
    const [second, third] = offered("x", "x", "x");
    expect(second?.title).toBe("Give N1 a new id; N0 in row 1 keeps this one");
    expect(second?.id).toMatch(uuid);
    expect(third?.id).toMatch(uuid);
    expect(third?.id).not.toBe(second?.id);
    expect(offered("x", "x", "x")[0]).toEqual(second);
    expect(offered("y", "y")[0]?.id).not.toBe(second?.id);
  });

  it("is another one where that is taken", () => {
    const [first] = offered("x", "x");
    const [second] = offered("x", "x", first?.id ?? "");
    expect(second?.id).toMatch(uuid);
    expect(second?.id).not.toBe(first?.id);
  });

  it("is in upper case where the shared one is", () => {
    expect(offered("X", "X")[0]?.id).toMatch(/^[\dA-F-]{36}$/u);
    expect(offered("Xx", "Xx")[0]?.id).toMatch(uuid);
    expect(offered("12", "12")[0]?.id).toMatch(uuid);
  });
});
