import { describe, expect, it } from "vitest";
import { must, type Result } from "../../../../shared/base/index.js";
import {
  applyTextChanges,
  deleteRow,
  insertRow,
  moveRow,
  parseAfter,
  printDocument,
  replaceBlock,
  setSource,
  setValue,
  type Edited,
  type TomlDocument,
} from "../../../../shared/toml/index.js";
import { documentOf, edited, integer } from "./edited-text.js";

const r = ["r"];
const rows = (count: number, from = 0): string =>
  Array.from({ length: count }, (_, at) => `[[r]]\nn = ${from + at}\n\n`).join("");

/** The places of the chunks that an edit rebuilt, and its changes as `from-to text`. */
function cost(text: string, act: (document: TomlDocument) => Result<Edited>): readonly [number[], string[]] {
  const before = documentOf(text);
  const { doc, changes } = must(act(before));
  const old = new Set(before.chunks);
  const made = [...[...doc.chunks].entries()].flatMap(([at, chunk]) => (old.has(chunk) ? [] : [at]));
  return [made, changes.map(({ from, to, insert }) => `${from}-${to} ${insert}`)];
}

describe("an edit rebuilds only what it touches", () => {
  const text = `${rows(5)}[x]\na = 1\n`;
  const row = { entries: [{ key: "n", value: integer(9) }] };
  const length = "[[r]]\nn = 0\n\n".length;
  const block = "[[r]]\nn = 9\n\n";

  it.each<[what: string, act: (document: TomlDocument) => Result<Edited>, made: number[], changes: string[]]>([
    ["a value of a row", (document) => setValue(document, ["r", 2, "n"], integer(7)), [3], ["36-37 7"]],
    ["a value of a table", (document) => setValue(document, ["x", "a"], integer(7)), [6], ["73-74 7"]],
    ["a row before another", (document) => insertRow(document, r, 2, row), [3], [`26-26 ${block}`]],
    ["the first row", (document) => insertRow(document, r, 0, row), [1], [`0-0 ${block}`]],
    [
      "a row behind the last",
      (document) => insertRow(document, r, 5, row),
      [5, 6],
      ["52-65 [[r]]\nn = 4\n\n".concat(block)],
    ],
    ["a row deleted", (document) => deleteRow(document, r, 2), [], [`${2 * length}-${3 * length} `]],
    ["the first row deleted", (document) => deleteRow(document, r, 0), [], [`0-${length} `]],
    ["the last row deleted", (document) => deleteRow(document, r, 4), [4], ["39-65 [[r]]\nn = 3\n\n"]],
    ["a row moved down", (document) => moveRow(document, r, 1, 2), [3], [`13-39 [[r]]\nn = 2\n\n[[r]]\nn = 1\n\n`]],
    ["a row replaced", (document) => replaceBlock(document, r, 1, "[[r]]\nn = 77\n"), [2], ["13-25 [[r]]\nn = 77\n"]],
    ["nothing", (document) => moveRow(document, r, 1, 1), [], []],
    ["an equal text", (document) => applyTextChanges(document, []), [], []],
    [
      "a change of the text",
      (document) => applyTextChanges(document, [{ from: 36, to: 37, insert: "7" }]),
      [3],
      ["36-37 7"],
    ],
    [
      "two changes in one row",
      (document) =>
        applyTextChanges(document, [
          { from: 26, to: 26, insert: "# c\n" },
          { from: 36, to: 37, insert: "7" },
        ]),
      [3],
      ["26-26 # c\n", "36-37 7"],
    ],
    [
      "changes of two rows",
      (document) =>
        applyTextChanges(document, [
          { from: 23, to: 24, insert: "7" },
          { from: 36, to: 37, insert: "7" },
        ]),
      [2, 3],
      ["23-24 7", "36-37 7"],
    ],
    [
      "a new row typed",
      (document) => applyTextChanges(document, [{ from: 26, to: 26, insert: block }]),
      [3],
      [`26-26 ${block}`],
    ],
    ["a row typed away", (document) => applyTextChanges(document, [{ from: 26, to: 39, insert: "" }]), [], ["26-39 "]],
  ])("%s", (_, act, made, changes) => {
    expect(cost(text, act)).toEqual([made, changes]);
    expect(edited(text, act)).not.toBe("");
  });

  it("and reading another version builds only what is new in it", () => {
    const before = documentOf(`${text}[y]\n`);
    const other = printDocument(before).replace("n = 2", "n = 22").replace("a = 1", "a = 11");
    const after = must(parseAfter(before, other));
    expect(printDocument(after)).toBe(other);
    // What lies between two changes is read again with them.
    const isKept = [...after.chunks].map((chunk) => [...before.chunks].includes(chunk));
    expect(isKept).toEqual([true, true, true, false, false, false, false, true]);
    expect(parseAfter(before, "x")).toMatchObject({ ok: false, error: { code: "toml/equals-missing" } });
  });
});

describe("an edit that would define something twice is refused", () => {
  it.each<[what: string, text: string, path: (string | number)[], code: string]>([
    ["a table that has a header", "a = 1\n[t]\nb = 1\n", ["t"], "toml/is-a-table"],
  ])("%s", (_, text, path, code) => expect(edited(text, (document) => setSource(document, path, "1"))).toBe(code));

  it.each<[text: string, from: string, to: string, code: string]>([
    ["a = 1\n[t]\nb = 1\n", "a = 1", "t = 1", "toml/not-a-table"],
    ["a = 1\n[t.u]\nb = 1\n", "a = 1", "t.u = 1", "toml/not-a-table"],
    ["a = 1\n[[t]]\nb = 1\n", "a = 1", "t = 1", "toml/not-an-array-of-tables"],
    ["a = 1\n[[t]]\nb = 1\n[[t]]\n", "a = 1", "t.c = 1", "toml/not-an-array-of-tables"],
    ["[t]\na = 1\n[x]\n[t.u]\nb = 1\n", "a = 1", "u = 1", "toml/not-a-table"],
    ["[t]\na = 1\n[x]\n[t.u]\nb = 1\n", "a = 1", "u.c = 1", "toml/duplicate-table"],
    ["[[t]]\na = 1\n[x]\n[t.u]\nb = 1\n", "a = 1", "u = 1", "toml/not-a-table"],
    ["[[t]]\n[x]\n[t.u]\nb = 1\n[[y]]\n[z]\n[t.u.v]\n", "b = 1", "v = 1", "toml/not-a-table"],
    ["[t]\na = 1\n", "a = 1", "a = 1\na = 2", "toml/duplicate-key"],
    ["[[t]]\na = 1\n", "a = 1", "a = 1\na = 2", "toml/duplicate-key"],
  ])("in %j by typing %j over %j", (text, from, to, code) => {
    const at = text.indexOf(from);
    const change = { from: at, to: at + from.length, insert: to };
    expect(edited(text, (document) => applyTextChanges(document, [change]))).toBe(code);
  });

  it.each<[text: string, from: string, to: string]>([
    ["a = 1\n[t]\nb = 1\n", "a = 1", "b = 1"],
    ["a.b = 1\n[x]\n[a.c]\n[[y]]\n[[y]]\n", "a.b = 1", "a.d = 1"],
    ["[[t]]\na = 1\n[x]\n[t.u]\nb = 1\n", "a = 1", "v = 1"],
    ["[[t]]\na = 1\n[[t]]\na = 1\n[x]\n[t.u]\nb = 1\n[x.y]\n", "b = 1", "a = 1"],
    ["[t.u]\na = 1\n[x]\n[t]\n", "a = 1", "b.c = 1"],
  ])("but not in %j by typing %j over %j", (text, from, to) => {
    const at = text.indexOf(from);
    const change = { from: at, to: at + from.length, insert: to };
    expect(edited(text, (document) => applyTextChanges(document, [change]))).toBe(text.replace(from, to));
  });
});
