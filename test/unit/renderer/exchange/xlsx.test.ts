import { unzipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { csvOfWorkbook, isWorkbook, workbookOf } from "../../../../renderer/exchange/xlsx/workbook.js";
import { must } from "../../../../shared/base/index.js";
import { printCsv, readCsv } from "../../../../shared/formats/index.js";
import type { ColumnView } from "../../../../shared/metadata/index.js";

const columnOf = (source: string, change: Partial<ColumnView> = {}): ColumnView => ({
  ...{ key: source, id: { path: [source] }, title: source, source, editor: "text", alignment: "left" },
  ...{ frozen: false, bold: false, hidden: false, wrap: false, mixed: false },
  ...change,
});

const tableOf = (csv: string, columns: readonly ColumnView[] = []) => ({
  records: must(readCsv(csv)),
  columns,
  rows: [],
  formats: [],
});

const again = async (csv: string): Promise<string> =>
  must(await csvOfWorkbook(must(await workbookOf("Cards", tableOf(csv)))));

describe("a workbook", () => {
  test.each([
    ["numbers", "cost\n3\n-0.25\n1000000\n"],
    ["texts that look like numbers and ticks", 'name\n"3"\n"true"\n007\n1e3\n'],
    ["ticks", "fast\ntrue\nfalse\n"],
    ["more digits than a spreadsheet keeps", "big\n12345678901234567890\n"],
    ["texts that look like formulas", "name\n=1+1\n@x\n"],
    ["spaces, line breaks and markup", 'name\n"  a  "\n"b\nc"\n<b>&amp;\n'],
    ["other scripts", "name\nשלוף\n呪術\n👩‍👩‍👧\n"],
    ["cells without a value", "a,b\n1,\n,2\n"],
    ["lists", 'tides\n"[""a"", ""b""]"\n'],
  ])("keeps %s", async (_, csv) => {
    expect(await again(csv)).toBe(printCsv(must(readCsv(csv)).map((line) => [...line])));
  });

  test("shows numbers by the formats of their columns, and colours by those of the sheet", async () => {
    const columns = [columnOf("cost", { format: "#,##0.00", widthPx: 140 })];
    const style = { backgroundColor: "#ffe08a", bold: true };
    const formats = [{ column: "cost", condition: { kind: "greater-than", bound: 2 }, style }] as const;
    const table = { ...tableOf("cost\n3\n1\n", columns), rows: [[3], [1]], formats };
    const files = unzipSync(new Uint8Array(await must(await workbookOf("Cards", table)).arrayBuffer()));
    const part = (name: string): string => new TextDecoder().decode(files[name]);
    expect(part("xl/styles.xml")).toContain("#,##0.00");
    expect(part("xl/styles.xml").toLowerCase()).toContain("ffe08a");
    expect(part("xl/worksheets/sheet1.xml")).toContain('width="20"');
    expect(part("xl/worksheets/sheet1.xml")).toContain('state="frozen"');
  });

  test("is refused where a cell would not hold its text", async () => {
    expect(await workbookOf("Cards", tableOf(`a\n${"x".repeat(32_768)}\n`))).toMatchObject({
      error: { code: "exchange/too-long" },
    });
  });

  test.each(["no workbook", "", "PK\u0003\u0004 cut off"])("is not read of %j", async (text) => {
    expect(await csvOfWorkbook(new Blob([text]))).toMatchObject({ error: { code: "exchange/no-workbook" } });
  });

  test("is known by its name", () => {
    expect(["a.xlsx", "A.XLSX", "a.xlsx.csv", "xlsx"].map(isWorkbook)).toEqual([true, true, false, false]);
  });
});
