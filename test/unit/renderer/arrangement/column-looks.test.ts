// @vitest-environment happy-dom
import "../../../support/page/page.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { columnLooksChanges, countedColumns, ownDifferences } from "../../../../renderer/arrangement/column-looks.js";
import { rowLooksChanges, noRowLooks } from "../../../../renderer/arrangement/row-looks.js";
import { noColumnLooks, shownSheet, type ColumnLooks } from "../../../../renderer/state/column-looks.js";
import { derivedColumnId } from "../../../../shared/derived/index.js";
import { must } from "../../../../shared/base/index.js";
import { columnViews, editMetadata, metadataOf, rawMetadata, sheetStyle } from "../../../../shared/metadata/index.js";
import { readSheet } from "../../../../shared/sheet/index.js";
import { parseDocument, printDocument, valueAt } from "../../../../shared/toml/index.js";
import type { SheetView } from "../../../../shared/workspace/index.js";

const keys = ["name", "cost", "kind", "text"];
const cards = `[[cards]]\n${keys.map((key) => `${key} = "x"`).join("\n")}\n\n`;

/** A file with four columns, and what its metadata says. */
function opened(said = "") {
  const text = `${cards}[metadata]\nschema_version = 1\n${said}`;
  const document = must(parseDocument(text));
  const metadata = rawMetadata(valueAt(document, ["metadata"]));
  const settings = metadataOf(metadata);
  const sheet: SheetView = {
    ref: { file: "cards.toml", table: ["cards"] },
    title: "cards",
    revision: 1,
    rowCount: 1,
    columns: columnViews(readSheet(document, ["cards"]), settings),
    style: sheetStyle(settings),
    metadata,
    problems: { error: 0, warning: 0, info: 0, waived: 0 },
  };
  const saved = (own: ColumnLooks): string => {
    const { rows } = ownDifferences(sheet, own).inSight;
    const changes = [...rowLooksChanges(sheet, noRowLooks, [], rows), ...columnLooksChanges(sheet, own)];
    return printDocument(must(editMetadata(document, changes)).doc).slice(
      cards.length + "[metadata]\nschema_version = 1\n".length,
    );
  };
  return { sheet, text, saved };
}

const column = (key: string, lines: string): string => `\n[[metadata.columns]]\nkey = "${key}"\n${lines}\n`;
const own = (said: Partial<ColumnLooks>): ColumnLooks => ({ ...noColumnLooks, ...said });
const of = <Key extends "hidden" | "frozen" | "widthPx">({ columns }: SheetView, key: Key) =>
  columns.map((each) => each[key]);

describe("the columns of a sheet on screen", () => {
  const { sheet } = opened(`${column("cost", "hidden = true\nwidth = 80")}${column("kind", "frozen = true")}`);

  it("are as the file says where nothing else was said", () => {
    expect(shownSheet(sheet, undefined)).toBe(sheet);
    expect(shownSheet(sheet, noColumnLooks).columns).toEqual(sheet.columns);
  });

  it("are hidden, shown, wide and pinned as the person chose, over what the file says", () => {
    const looks = own({ hidden: { cost: false, text: true }, widths: { name: 210 }, inSight: { columns: "name" } });
    const shown = shownSheet(sheet, looks);
    expect(shownSheet(sheet, looks)).toBe(shown);
    expect(of(shown, "hidden")).toEqual([false, false, false, true]);
    expect(of(shown, "widthPx")).toEqual([210, 80, undefined, undefined]);
    expect(of(shown, "frozen")).toEqual([true, false, false, false]);
    expect(of(shownSheet(sheet, own({ inSight: { columns: null } })), "frozen")).not.toContain(true);
    expect(shown.metadata).toBe(sheet.metadata);
  });

  it("are always left of the pinned computed one in view", () => {
    const computed = `\n[[metadata.derived_columns]]\nname = "rate"\nfunction = "expr"\nposition = 2\nfrozen = true\n`;
    const { sheet: pinned } = opened(computed);
    expect(of(shownSheet(pinned, own({ inSight: { columns: null } })), "frozen")).toEqual([true, true, false, false]);
  });

  it("are shown as the file says when all that are left would be hidden", () => {
    const looks = own({ hidden: { name: true, kind: true, text: true } });
    expect(of(shownSheet(sheet, looks), "hidden")).toEqual([false, true, false, false]);
  });
});

describe("the name of the rows", () => {
  const frozen = (said: string, looks: ColumnLooks = noColumnLooks) =>
    of(shownSheet(opened(said).sheet, looks), "frozen");

  it("stays in sight where nothing was said of any column, and with it what is left of it", () => {
    expect(frozen("")).toEqual([true, false, false, false]);
    expect(frozen(column("cost", "width = 80"))).toEqual([true, false, false, false]);
    const order = ["cost", "name", "kind", "text"];
    expect(frozen("", own({ order }))).toEqual([true, true, false, false]);
  });

  it("does not where the file or the person says what does", () => {
    expect(frozen(column("cost", "frozen = true"))).toEqual([true, true, false, false]);
    expect(frozen(column("name", "frozen = false"))).not.toContain(true);
    expect(frozen("", own({ inSight: { columns: null } }))).not.toContain(true);
    expect(frozen("", own({ inSight: { columns: "cost" } }))).toEqual([true, true, false, false]);
  });

  it("does not where it is hidden, far to the right or behind a wide column", () => {
    expect(frozen("", own({ hidden: { name: true } }))).not.toContain(true);
    expect(frozen("", own({ order: ["cost", "kind", "text", "name"] }))).not.toContain(true);
    expect(frozen(column("cost", "width = 300"), own({ order: ["cost", "name", "kind", "text"] }))).not.toContain(true);
  });

  it("is written as let go where a person lets it go for everybody", () => {
    expect(opened().saved(own({ inSight: { columns: null } }))).toBe(column("name", "frozen = false"));
  });
});

describe("what a person chose for columns", () => {
  const said = `${column("cost", "hidden = true\nwidth = 80")}\n[[metadata.statistics]]\ncolumn = "kind"\nlabel = "Kinds"\n`;

  it("is left out where the file says it already, and of columns that have gone", () => {
    const { sheet } = opened(said);
    const same = { hidden: { cost: true, kind: false, gone: true }, widths: { cost: 80, gone: 90 } };
    const others = { counted: { kind: true, gone: true }, inSight: { columns: "gone", rows: 0 } };
    expect(ownDifferences(sheet, { ...same, ...others })).toEqual(noColumnLooks);
    const unasked = own({ inSight: { columns: "name" } });
    expect(ownDifferences(sheet, unasked)).toEqual(noColumnLooks);
    const { sheet: other } = opened(`${said}${column("name", "frozen = false")}`);
    expect(ownDifferences(other, own({ inSight: { columns: null } }))).toEqual(noColumnLooks);
  });

  it("counts columns beside those of the file, and no longer counts some", () => {
    const { sheet } = opened(said);
    expect(countedColumns(sheet, own({ counted: { cost: true } }))).toEqual([
      { column: "kind", label: "Kinds" },
      { column: "cost", label: "Cost" },
    ]);
    expect(countedColumns(sheet, own({ counted: { kind: false } }))).toEqual([]);
  });

  it("is written as one, in the keys of the file, and nothing else is touched", () => {
    const { saved } = opened(`${said}\n[metadata.rows] # mine\nheader_height = 60\n`);
    const looks = own({
      hidden: { cost: false, text: true },
      widths: { name: 210 },
      counted: { kind: false, cost: true },
      inSight: { columns: "cost", rows: 2 },
    });
    expect(saved(looks)).toBe(
      `${column("cost", "width = 80\nfrozen = true")}${column("name", "width = 210")}${column("text", "hidden = true")}` +
        `\n[[metadata.statistics]]\ncolumn = "cost"\nlabel = "Cost"\nstatistic_type = "value_counts"\n` +
        `\n[metadata.rows] # mine\nheader_height = 60\nfrozen_rows = 3\n`,
    );
  });

  it("sets the widths of computed columns", () => {
    const computed = `\n[[metadata.derived_columns]]\nname = "rate"\nfunction = "expr"\nexpression = "1"\n`;
    expect(opened(computed).saved(own({ widths: { [derivedColumnId("rate")]: 90 } }))).toContain("width = 90");
  });

  it("once written, is what the file says, whatever both set", () => {
    const record = <Value>(values: fc.Arbitrary<Value>) => fc.dictionary(fc.constantFrom(...keys, "gone"), values);
    const looks: fc.Arbitrary<ColumnLooks> = fc.record({
      hidden: record(fc.boolean()),
      widths: record(fc.integer({ min: 101, max: 400 })),
      counted: record(fc.boolean()),
      inSight: fc.record(
        { columns: fc.option(fc.constantFrom(...keys, "gone")), rows: fc.nat(9) },
        { requiredKeys: [] },
      ),
    });
    fc.assert(
      fc.property(looks, looks, (ofFile, asked) => {
        const before = opened(opened().saved(ofFile));
        const after = opened(before.saved(asked));
        expect(ownDifferences(after.sheet, asked)).toEqual(noColumnLooks);
        expect(shownSheet(after.sheet, noColumnLooks).columns.map(({ widthPx, frozen }) => [widthPx, frozen])).toEqual(
          shownSheet(before.sheet, asked).columns.map(({ widthPx, frozen }) => [widthPx, frozen]),
        );
      }),
      { seed: 11, numRuns: 200 },
    );
  });
});
