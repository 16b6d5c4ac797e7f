import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { parseDocument, rowEntries } from "../../../../shared/toml/index.js";
import { RowReader, isTitleKey, titleOf } from "../../../../shared/validate/engine/row-reader.js";
import type { CheckedRow } from "../../../../shared/validate/engine/row.js";
import { standingProblems, type FindingContext } from "../../../../shared/validate/engine/standing.js";
import { ValueLists } from "../../../../shared/validate/engine/value-lists.js";
import { noSettings, type Finding, type RowFacts, type Severity } from "../../../../shared/validate/index.js";

const sheet = { file: "a.toml", table: ["cards"] };
const other = { file: "b.toml", table: ["decks"] };
const rowOf = (rowKey: string, of = sheet): RowFacts => ({ rowKey, sheet: of }) as unknown as RowFacts;
const titles = new Map([["r1", "Ash"]]);
const context: FindingContext = {
  waiverPlace: (of, rowKey) => ({ row: rowKey === null ? undefined : `${of.file} ${rowKey}`, waivers: [] }),
  titleOf: (rowKey) => titles.get(rowKey),
};

const problemsOf = (
  rowKey: string | null,
  findings: readonly Finding[],
  {
    waivers = [],
    severities = {},
  }: {
    waivers?: ReturnType<FindingContext["waiverPlace"]>["waivers"];
    severities?: Record<string, Severity | "off">;
  } = {},
) =>
  standingProblems(
    { sheet, rowKey },
    findings.map((finding) => ({ code: "g/rule", severity: "error", finding })),
    { ...noSettings, severities: new Map(Object.entries(severities)) },
    { ...context, waiverPlace: (...place) => ({ ...context.waiverPlace(...place), waivers }) },
  );

describe("a problem that stands", () => {
  it("lies on the cell the rule names, of the row it was asked about", () => {
    expect(problemsOf("r1", [{ column: "cost", message: "Too much" }])).toEqual([
      {
        id: "g/rule r1 cost",
        code: "g/rule",
        severity: "error",
        sheet,
        rowKey: "r1",
        rowTitle: "Ash",
        column: { path: ["cost"] },
        message: "Too much",
        related: [],
        fixes: [],
      },
    ]);
  });

  it("of a table lies on no row and no column", () => {
    expect(problemsOf(null, [{ message: "No cards" }])).toEqual([
      expect.objectContaining({ id: 'g/rule a.toml ["cards"]', rowKey: null, column: null }),
    ]);
    expect(problemsOf(null, [{ message: "No cards" }])[0]).not.toHaveProperty("rowTitle");
    expect(problemsOf("r2", [{ message: "" }])[0]).not.toHaveProperty("rowTitle");
  });

  it("has its own id, which names its place when that is another row", () => {
    const found = problemsOf("r1", [
      { column: { path: ["tides"], index: 0 }, message: "1" },
      { column: { path: ["tides"], index: 0 }, message: "2" },
      { row: rowOf("r2", other), column: "cost", message: "3" },
      { row: rowOf("r1"), message: "4" },
    ]);
    const [first, second, third, fourth] = found.map(({ id }) => id);
    expect(second).toBe(`${first} 2`);
    expect(third).toBe("g/rule r1 r2 cost");
    expect(fourth).toBe("g/rule r1");
    expect(found[2]).toMatchObject({ sheet: other, rowKey: "r2" });
  });

  it.each<[set: Record<string, Severity | "off">, own: Severity | undefined, severity: Severity | undefined]>([
    [{}, undefined, "error"],
    [{}, "info", "info"],
    [{ "g/rule": "warning" }, "info", "warning"],
    [{ "g/other": "off" }, undefined, "error"],
    [{ "g/rule": "off" }, undefined, undefined],
  ])("with the settings %j and its own severity %s is %s", (severities, own, severity) => {
    const found = problemsOf("r1", [{ message: "", ...(own && { severity: own }) }], { severities });
    expect(found.map((each) => each.severity)).toEqual(severity === undefined ? [] : [severity]);
  });

  it("that was accepted says why", () => {
    const finding = { column: "cost", message: "" };
    const waivers = [{ code: "g/rule", row: "a.toml r1", column: "cost", reason: "On purpose" }];
    expect(problemsOf("r1", [finding], { waivers })[0]?.waived).toEqual({ reason: "On purpose" });
    expect(problemsOf("r2", [finding], { waivers })[0]).not.toHaveProperty("waived");
  });

  it("names what is beside it, with what its row is called", () => {
    const span = { from: 1, to: 3 };
    const related = [
      { row: rowOf("r1"), column: "name", message: "Here" },
      { row: rowOf("r2", other), message: "There" },
    ];
    expect(problemsOf("r2", [{ message: "", span, related }])[0]).toMatchObject({
      span,
      related: [
        { row: { sheet, rowKey: "r1" }, rowTitle: "Ash", column: { path: ["name"] }, message: "Here" },
        { row: { sheet: other, rowKey: "r2" }, column: null, message: "There" },
      ],
    });
  });

  it("has fixes of its own row where they name none, certain unless they are guesses or add or delete rows", () => {
    const to = { kind: "absent" } as const;
    const fixes = [
      { id: "a", title: "A", edits: [{ kind: "cell", column: "cost", to }] },
      { id: "b", title: "B", kind: "guess", edits: [{ kind: "cell", row: rowOf("r2", other), column: "cost", to }] },
      { id: "c", title: "C", edits: [{ kind: "delete" }, { kind: "delete", row: rowOf("r2", other) }] },
      {
        id: "d",
        title: "D",
        edits: [
          { kind: "insert", sheet: other, entries: [] },
          { kind: "insert", sheet: other, entries: [], after: rowOf("r2", other) },
        ],
      },
    ] as const;
    const own = { sheet, rowKey: "r1" };
    const far = { sheet: other, rowKey: "r2" };
    const column = { path: ["cost"] };
    const inserts = [
      { kind: "insert", sheet: other, entries: [], after: null },
      { kind: "insert", sheet: other, entries: [], after: "r2" },
    ];
    expect(problemsOf("r1", [{ message: "", fixes }])[0]?.fixes).toEqual([
      { id: "a", title: "A", kind: "certain", edits: [{ kind: "cell", row: own, column, to }] },
      { id: "b", title: "B", kind: "guess", edits: [{ kind: "cell", row: far, column, to }] },
      {
        ...{ id: "c", title: "C", kind: "guess" },
        edits: [
          { kind: "delete", row: own },
          { kind: "delete", row: far },
        ],
      },
      { id: "d", title: "D", kind: "guess", edits: inserts },
    ]);
    // A table has no row of its own to change.
    expect(problemsOf(null, [{ message: "", fixes }])[0]?.fixes.map(({ edits }) => edits.length)).toEqual([0, 1, 1, 2]);
  });
});

describe("a row as rules read it", () => {
  const entriesOf = (lines: string) => rowEntries(must(parseDocument(`[[t]]\n${lines}\n`)), ["t"], 0);
  const readerOf = (lines: string, ...keys: readonly string[]) => {
    const source = { source: (row: string, key: string) => `${row} ${key}` };
    const row = { key: "r1", entries: entriesOf(lines), sheet: { address: sheet, kind: "cards", source } };
    return new RowReader(row as unknown as CheckedRow, new Set(keys));
  };

  it.each([
    ['name = "N"\ntitle = "T"\nid = "I"', "N"],
    ['title = "T"\nid = "I"', "T"],
    ['name = " "\ntitle = "T"', "T"],
    ['id = "I"', "I"],
    ["name = 3", undefined],
    ["cost = 3", undefined],
  ])("is called by its name, its title or its id: %j, %s", (lines, title) => {
    expect(titleOf(entriesOf(lines))).toBe(title);
    expect(readerOf(lines).title()).toBe(title ?? "a row without a name");
  });

  it("lets every rule read what it is called by, and all else only where that is declared", () => {
    const reader = readerOf('name = "N"\ncost = 3', "hp");
    expect(reader.value("name")).toEqual({ kind: "string", value: "N" });
    expect(["name", "title", "id", "cost"].map(isTitleKey)).toEqual([true, true, true, false]);
    expect(() => reader.value("cost")).toThrow("Reading cost was not declared");
    expect(() => reader.source("hp")).toThrow("Reading the source of hp was not declared");
    expect(() => reader.source("cost")).toThrow("Reading cost was not declared");
    expect(reader.has("hp")).toBe(false);
  });

  it("has values of the kind that is asked for, and none of another", () => {
    const lines = 's = "x"\ni = 3\nb = false\nf = 1.5\nl = ["a", 1, "b"]\nh = 9007199254740993';
    const reader = readerOf(lines, ..."sibflh".split(""));
    const every = "sibflh".split("");
    expect(every.map((key) => reader.text(key))).toEqual(["x", ...Array.from({ length: 5 }, () => undefined)]);
    expect(every.map((key) => reader.integer(key))).toEqual([undefined, 3, undefined, undefined, undefined, undefined]);
    expect(every.map((key) => reader.boolean(key))).toEqual([
      undefined,
      undefined,
      false,
      undefined,
      undefined,
      undefined,
    ]);
    expect(every.map((key) => reader.texts(key))).toEqual([[], [], [], [], ["a", "b"], []]);
    expect(every.every((key) => reader.has(key))).toBe(true);
    expect([reader.rowKey, reader.kind, reader.sheet]).toEqual(["r1", "cards", sheet]);
  });
});

describe("a list that enums draw from", () => {
  const listsWith = (values: readonly string[]) => {
    const lists = new ValueLists();
    lists.setVocabularies("a.toml", [{ key: "kinds", values }]);
    return lists;
  };

  it("has the strings of its file under its key, whichever was there first", () => {
    const lists = listsWith(["x", "y"]);
    expect([...(lists.list("a.toml#kinds").values ?? [])]).toEqual(["x", "y"]);
    expect(lists.list("a.toml#other").values).toBeUndefined();
    expect(lists.list("b.toml#kinds").values).toBeUndefined();
    const later = new ValueLists();
    const list = later.list("a.toml#kinds");
    later.setVocabularies("a.toml", [{ key: "kinds", values: ["x"] }]);
    expect([...(list.values ?? [])]).toEqual(["x"]);
    expect(later.list("a.toml#kinds")).toBe(list);
  });

  it("notifies those who asked when its strings change, and only then", () => {
    const lists = listsWith(["x"]);
    const list = lists.list("a.toml#kinds");
    let changes = 0;
    list.dependency.addReader({ dependencies: [], invalidate: () => void (changes += 1) });
    const counts = [["x"], ["x", "y"], ["y", "x"], ["y", "z"], []].map((values) => {
      lists.setVocabularies("a.toml", [{ key: "kinds", values }]);
      return changes;
    });
    expect(counts).toEqual([0, 1, 1, 2, 3]);
    lists.setVocabularies("a.toml", []);
    expect([changes, list.values]).toEqual([4, undefined]);
    lists.setVocabularies("c.toml", []);
    expect(changes).toBe(4);
  });

  it("is one of a file's, be its name with signs in it", () => {
    const lists = new ValueLists();
    const [one, two] = [lists.list("a#b.toml#k"), lists.list("plain.toml")];
    expect(lists.listsOf("a#b.toml")).toEqual([one]);
    expect(lists.listsOf("plain.toml")).toEqual([two]);
    expect(lists.listsOf("a")).toEqual([]);
  });
});
