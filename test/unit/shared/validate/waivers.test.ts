import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { must } from "../../../../shared/base/index.js";
import type { SheetSchema } from "../../../../shared/sheet/index.js";
import { parseDocument, printDocument, rowEntries } from "../../../../shared/toml/index.js";
import {
  addWaiver,
  readWaivers,
  removeWaiver,
  waivedFor,
  waiverRow,
  type Waiver,
} from "../../../../shared/validate/index.js";

const cards = '[[cards]]\nid = "a"\nname = "Ash"\n';
const waiver: Waiver = { code: "metadata/range", row: "a", column: "cost", reason: "On purpose" };
const documentOf = (text: string) => must(parseDocument(text));

const added = (text: string, one: Waiver): string => printDocument(must(addWaiver(documentOf(text), one)).doc);
const removed = (text: string, one: Waiver): string => printDocument(must(removeWaiver(documentOf(text), one)).doc);

describe("a waiver", () => {
  it.each<
    [name: string, problem: Parameters<typeof waivedFor>[1], row: string | undefined, one: Waiver, holds: boolean]
  >([
    ["holds for its cell", { code: "metadata/range", column: { path: ["cost"] }, rowKey: "r" }, "a", waiver, true],
    [
      "of another code does not",
      { code: "metadata/type", column: { path: ["cost"] }, rowKey: "r" },
      "a",
      waiver,
      false,
    ],
    [
      "of another row does not",
      { code: "metadata/range", column: { path: ["cost"] }, rowKey: "r" },
      "b",
      waiver,
      false,
    ],
    [
      "of another column does not",
      { code: "metadata/range", column: { path: ["hp"] }, rowKey: "r" },
      "a",
      waiver,
      false,
    ],
    [
      "of a column holds for no row as a whole",
      { code: "metadata/range", column: null, rowKey: "r" },
      "a",
      waiver,
      false,
    ],
    [
      "names an element as the file does",
      { code: "x", column: { path: ["tides"], index: 0 }, rowKey: "r" },
      "a",
      { code: "x", row: "a", column: "tides[0]", reason: "" },
      true,
    ],
    [
      "of one element is none of another",
      { code: "x", column: { path: ["tides"], index: 1 }, rowKey: "r" },
      "a",
      { code: "x", row: "a", column: "tides[0]", reason: "" },
      false,
    ],
    [
      "without a column holds wherever in the row",
      { code: "x", column: { path: ["hp"] }, rowKey: "r" },
      "a",
      { code: "x", row: "a", reason: "" },
      true,
    ],
    [
      "without a row is none of a row's",
      { code: "x", column: null, rowKey: "r" },
      "a",
      { code: "x", reason: "" },
      false,
    ],
    [
      "without a row is none of a row's that has no name",
      { code: "x", column: null, rowKey: "r" },
      undefined,
      { code: "x", reason: "" },
      false,
    ],
    [
      "without a row holds for the table",
      { code: "x", column: null, rowKey: null },
      undefined,
      { code: "x", reason: "" },
      true,
    ],
    [
      "of a row does not hold for the table",
      { code: "x", column: null, rowKey: null },
      undefined,
      { code: "x", row: "a", reason: "" },
      false,
    ],
  ])("%s", (_, problem, row, one, holds) => {
    expect(waivedFor([{ ...one, code: "other" }, one], problem, row)).toBe(holds ? one.reason : undefined);
  });

  it("is read from the file, and what is none is left out", () => {
    const text = `${cards}
[[metadata.waivers]]
row = "a"
code = "metadata/range"
column = "cost"
reason = "On purpose"

[[metadata.waivers]]
code = "metadata/type"

[[metadata.waivers]]
reason = "Why not"

[[metadata.waivers]]
code = 3
reason = "A number"

[[metadata.waivers]]
code = "x/whole"
reason = ""
`;
    expect(readWaivers(documentOf(text))).toEqual([
      waiver,
      { code: "x/whole", reason: "", row: undefined, column: undefined },
    ]);
    expect(readWaivers(documentOf(cards))).toEqual([]);
    expect(readWaivers(documentOf("[metadata]\nwaivers = 3\n"))).toEqual([]);
    expect(readWaivers(documentOf("[metadata]\nwaivers = [3]\n"))).toEqual([]);
  });

  it("is added with its keys in order, those that are absent left out", () => {
    expect(added(cards, waiver)).toContain(
      '[[metadata.waivers]]\nrow = "a"\ncolumn = "cost"\ncode = "metadata/range"\nreason = "On purpose"\n',
    );
    expect(added(cards, { code: "x/y", reason: "r" })).toContain('[[metadata.waivers]]\ncode = "x/y"\nreason = "r"\n');
  });

  it("that is taken back leaves the others, the last of several that are alike", () => {
    const other = { ...waiver, column: "hp" };
    const both = added(added(cards, waiver), other);
    expect(removed(added(both, waiver), waiver)).toBe(both);
    expect(readWaivers(documentOf(removed(both, waiver)))).toEqual([other]);
    for (const change of [{ code: "x/y" }, { row: "b" }, { column: undefined }, { reason: "Else" }]) {
      expect(removed(both, { ...waiver, ...change })).toBe(both);
    }
  });

  it("is neither added nor taken back where the metadata cannot be written", () => {
    const newer = documentOf(`${cards}[metadata]\nschema_version = 99\n`);
    expect(addWaiver(newer, waiver).ok).toBe(false);
    expect(removeWaiver(newer, waiver).ok).toBe(false);
  });

  it("reads as what was added, whatever it says", () => {
    const text = fc.string({ minLength: 1, maxLength: 8 });
    const optional = fc.option(text, { nil: undefined });
    fc.assert(
      fc.property(fc.record({ code: text, reason: text, row: optional, column: optional }), (one) => {
        expect(readWaivers(documentOf(added(cards, one)))).toEqual([one]);
        expect(removed(added(cards, one), one)).not.toContain("waivers");
      }),
      { numRuns: 40 },
    );
  });
});

describe("what names a row in waivers", () => {
  const schema = (more: Partial<SheetSchema>): SheetSchema =>
    ({ kind: "k", title: "K", tables: ["t"], signature: [], columns: [], ...more }) as unknown as SheetSchema;
  const named = (lines: string, of?: SheetSchema) =>
    waiverRow(rowEntries(documentOf(`[[t]]\n${lines}\n`), ["t"], 0), of);

  it.each<[name: string, lines: string, schema: SheetSchema | undefined, expected: string | undefined]>([
    ["its id", 'id = "7"\nname = "Ash"', undefined, "7"],
    ["its name where it has no id", 'name = "Ash"\ntitle = "T"', undefined, "Ash"],
    ["its name where its id is blank", 'id = " "\nname = "Ash"', undefined, "Ash"],
    ["its title", 'title = "T"', undefined, "T"],
    ["a number as it is written", "id = 7", undefined, "7"],
    ["nothing", "cost = 3", undefined, undefined],
    ["what its kind of sheet calls the id", 'key = "k"\nname = "Ash"', schema({ idColumn: "key" }), "k"],
    ["several columns together", 'card = "a"\ntier = 2', schema({ rowName: ["card", "tier"] }), "a 2"],
    [
      "its name where one of those is missing",
      'card = "a"\nname = "Ash"',
      schema({ rowName: ["card", "tier"] }),
      "Ash",
    ],
  ])("is %s", (_, lines, of, expected) => expect(named(lines, of)).toBe(expected));
});
