import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import { convert } from "../../../../shared/formats/index.js";
import {
  cellValue,
  entriesOfCells,
  mostColumns,
  readSheet,
  rowCells,
  updateSheet,
} from "../../../../shared/sheet/index.js";
import { parseDocument, removeKey, setValue } from "../../../../shared/toml/index.js";

const many = (size: number, part: (at: number) => string): string =>
  Array.from({ length: size }, (_, at) => part(at)).join("");
const wide = mostColumns + 100;

describe("a sheet of more columns than there may be", () => {
  it.each<[name: string, text: string]>([
    ["keys", `[[cards]]\n${many(wide, (at) => `k${at} = 1\n`)}`],
    ["keys of different rows", many(wide, (at) => `[[cards]]\nk${at} = 1\n`)],
    ["elements", `[[cards]]\nx = [${many(wide, (at) => `${at}, `)}]\n`],
    ["members", `[[cards]]\n${many(wide, (at) => `x.k${at} = 1\n`)}`],
  ])("shows the first ones and says that it is cut: %s", (_, text) => {
    const document = must(parseDocument(text));
    const facts = readSheet(document, ["cards"]);
    expect(facts.columns).toHaveLength(mostColumns);
    expect(facts.isCut).toBe(true);
    expect(rowCells(document, ["cards"], 0, facts.columns).filter((cell) => cell !== undefined).length).toBeGreaterThan(
      0,
    );
  });

  it("follows edits of keys that it does not show", () => {
    const before = must(parseDocument(`[[cards]]\n${many(wide, (at) => `k${at} = 1\n`)}`));
    const facts = readSheet(before, ["cards"]);
    const hidden = ["cards", 0, `k${wide - 1}`];
    const changed = must(setValue(before, hidden, { kind: "string", value: "x" })).doc;
    const gone = must(removeKey(changed, hidden)).doc;
    const after = updateSheet(updateSheet(facts, before, 0, changed, 0), changed, 0, gone, 0);
    expect(after.columns).toBe(facts.columns);
    expect(after.keys.every(({ rows, plain }) => rows === 1 && plain.counts.present === 1)).toBe(true);
    expect(cellValue(changed, ["cards"], 0, { path: [`k${wide - 1}`] })).toEqual({ kind: "string", value: "x" });
  });

  it("is whole as CSV, there and back", () => {
    const text = `[[cards]]\n${many(wide, (at) => `k${at} = ${at}\n`)}`;
    const csv = must(convert(text, { from: "toml", to: "csv", fileName: "cards.toml" }));
    const back = must(convert(csv, { from: "csv", to: "toml", fileName: "cards.csv" }));
    expect(back).toContain(`k${wide - 1} = ${wide - 1}`);
  });
});

it("a sheet within the limit is not cut", () => {
  const facts = readSheet(must(parseDocument('[[cards]]\nid = "a"\nx = [1, 2]\ny.z = 1\n')), ["cards"]);
  expect(facts.columns.map(({ source }) => source)).toEqual(["id", "x[0]", "x[1]", "y.z"]);
  expect(facts.isCut).toBe(false);
});

it("cells of very many elements and members become one row without copying what is there for each", () => {
  const size = 50_000;
  const value = { kind: "integer", value: 1n } as const;
  const cells = Array.from({ length: size }, (_, at) => [
    [{ path: ["x"], index: at }, value] as const,
    [{ path: ["t", `k${at}`] }, value] as const,
  ]).flat();
  const [x, t] = entriesOfCells(cells);
  expect(x?.value.kind === "array" && x.value.items.length).toBe(size);
  expect(t?.value.kind === "table" && t.value.entries.size).toBe(size);
});
