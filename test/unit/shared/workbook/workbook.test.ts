import { strToU8, unzipSync, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { csvOfWorkbook, isWorkbook, workbookOf } from "../../../../shared/workbook/workbook.js";
import { fieldsOf, sheetCells } from "../../../../shared/workbook/sheet-cells.js";
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
    ["more digits than it keeps, some of them behind the point", "big\n12345678901234.123456789\n0.1234567890123456\n"],
    ["as many digits as it keeps", "big\n123456789012345\n-1234567890.12345\n0.000123456789012\n"],
    ["texts that look like formulas", "name\n=1+1\n@x\n"],
    ["spaces, line breaks and markup", 'name\n"  a  "\n"b\nc"\n<b>&amp;\n'],
    ["other scripts", "name\nשלוף\n呪術\n👩‍👩‍👧\n"],
    ["cells without a value", "a,b\n1,\n,2\n"],
    ["lists", 'tides\n"[""a"", ""b""]"\n'],
  ])("keeps %s", async (_, csv) => {
    expect(await again(csv)).toBe(printCsv(must(readCsv(csv)).map((line) => [...line])));
  });

  test("has the kinds of cells that its values are", () => {
    const cells = sheetCells(
      tableOf(
        'a\n3\n123456789012345\n1234567890123456\n1234567890.123456\n"3"\ntrue\n"true"\n007\n0.000123456789012\n',
      ),
    );
    expect(cells.slice(1).map((line) => line[0])).toMatchObject([
      { value: 3, type: Number },
      { value: 123_456_789_012_345, type: Number },
      { value: "1234567890123456", type: String },
      { value: "1234567890.123456", type: String },
      { value: "3", type: String },
      { value: true, type: Boolean },
      { value: "true", type: String },
      { value: "007", type: String },
      { value: 0.000123456789012, type: Number },
    ]);
    expect(sheetCells(tableOf("a,b\n1,\n"))[1]?.[1]).toBeNull();
  });

  test("has dates and times to the second, of which a spreadsheet knows parts of a day", () => {
    const at = (text: string, ms = 0) => new Date(Date.parse(text) + ms);
    const row = [
      at("2024-02-03T00:00:00Z"),
      at("2024-02-03T00:08:05Z", -1),
      at("2024-02-03T00:08:05Z", 1),
      at("2024-02-03T00:00:00Z", -1),
      new Date(Number.NaN),
      null,
    ];
    expect(fieldsOf([row])[0]?.map(({ text }) => text)).toEqual([
      "2024-02-03",
      "2024-02-03T00:08:05",
      "2024-02-03T00:08:05",
      "2024-02-03",
      "",
      "",
    ]);
  });

  const styled = (change: Partial<ColumnView>, value: number, style = {}) => {
    const formats = [{ column: "cost", condition: { kind: "greater-than", bound: 2 }, style }] as const;
    // Columns are known by what they are called in the file, not by their keys.
    const columns = [columnOf("cost", { key: "other", ...change })];
    const table = { ...tableOf(`cost\n${value}\n`, columns), rows: [[value]], formats };
    return sheetCells(table)[1]?.[0];
  };

  test("has each cell in the look of its column, and of the format that it meets", () => {
    const style = { bold: true, italic: true, backgroundColor: "#ffe08a", fontColor: "#102030" };
    const looks = { fontWeight: "bold", fontStyle: "italic", backgroundColor: "#ffe08a", textColor: "#102030" };
    expect(styled({ alignment: "right", wrap: true }, 3, style)).toMatchObject({
      ...looks,
      align: "right",
      wrap: true,
    });
    expect(Object.keys(styled({}, 2, style) ?? {})).toEqual(["value", "type", "align", "alignVertical", "wrap"]);
    expect(styled({ bold: true }, 2)).toMatchObject({ fontWeight: "bold" });
    expect(styled({}, 3, { italic: true })).toMatchObject({ fontStyle: "italic" });
    expect(Object.keys(styled({}, 3, { bold: true }) ?? {})).not.toContain("fontStyle");
  });

  test.each([
    ["#,##0.00", true],
    ["0 %", true],
    ["0%", true],
    ["dd.mm.yyyy", false],
    ['0" gold"', false],
    [undefined, false],
  ])("has the number format %j of a column: %s", (format, isKept) => {
    const change = format === undefined ? {} : { format };
    expect(styled(change, 3)).toMatchObject({ value: 3 });
    expect(Object.keys(styled(change, 3) ?? {}).includes("format")).toBe(isKept);
  });

  test.each([
    ["Cards", "Cards"],
    ["a/b\\c?d*e[f]:g", "a b c d e f  g"],
    ["'quoted'", "quoted"],
    ["x".repeat(40), "x".repeat(31)],
    ["//", "Sheet"],
  ])("is called %j: %j", async (title, name) => {
    const files = unzipSync(new Uint8Array(await must(await workbookOf(title, tableOf("a\n1\n"))).arrayBuffer()));
    expect(new TextDecoder().decode(files["xl/workbook.xml"])).toContain(`name="${name}"`);
  });

  test("is refused with more columns than a spreadsheet has, and taken with as many", async () => {
    const wide = (count: number) => tableOf(`${Array.from({ length: count }, (_, at) => `c${at}`).join(",")}\n`);
    expect(await workbookOf("Cards", wide(16_385))).toMatchObject({ error: { code: "exchange/too-large" } });
    expect(await workbookOf("Cards", wide(16_384))).toMatchObject({ ok: true });
    expect(await workbookOf("Cards", tableOf(`a\n${"x".repeat(32_767)}\n`))).toMatchObject({ ok: true });
  });

  test("is refused with more rows than a spreadsheet has", async () => {
    const table = { ...tableOf("a\n"), records: Array.from({ length: 1_048_577 }, () => []) };
    expect(await workbookOf("Cards", table)).toMatchObject({ error: { code: "exchange/too-large" } });
  });

  test("has each column as wide as it is in the sheet, and none too narrow to be seen", async () => {
    const columns = [columnOf("a", { widthPx: 7 }), columnOf("b", { widthPx: 140 }), columnOf("c")];
    const book = must(await workbookOf("Cards", tableOf("a,b,c\n1,2,3\n", columns)));
    const sheet = unzipSync(new Uint8Array(await book.arrayBuffer()))["xl/worksheets/sheet1.xml"];
    const widths = [...new TextDecoder().decode(sheet).matchAll(/<col [^>]*width="([\d.]+)"/gu)].map(
      ([, width]) => width,
    );
    expect(widths.slice(0, 2)).toEqual(["4", "20"]);
  });

  test("that is too large is not read", async () => {
    const blob = new Blob(["x"]);
    Object.defineProperty(blob, "size", { value: 64 * 1024 * 1024 + 1 });
    expect(await csvOfWorkbook(blob)).toMatchObject({ error: { code: "exchange/too-large" } });
  });

  const changed = async (change: (sheet: string) => string): Promise<Blob> => {
    const written = await must(await workbookOf("Cards", tableOf("name\nBolt\n"))).arrayBuffer();
    const files = unzipSync(new Uint8Array(written));
    const path = "xl/worksheets/sheet1.xml";
    const sheet = change(new TextDecoder().decode(files[path]));
    return new Blob([new Uint8Array(zipSync({ ...files, [path]: strToU8(sheet) }))]);
  };
  const withCell = (place: string) =>
    changed((sheet) => sheet.replace("</sheetData>", `<row r="9"><c r=${place}><v>1</v></c></row></sheetData>`));

  test.each(['"XFD1048576"', '"ZZZZZZ999999999"', "'AX100001'", '"&#88;FD1048576"'])(
    "is not read with a cell as far away as %s",
    async (place) => {
      expect(await csvOfWorkbook(await withCell(place))).toMatchObject({ error: { code: "exchange/too-large" } });
    },
  );

  const withErrors = (cells: string) =>
    changed((sheet) => sheet.replace("</sheetData>", `<row r="3">${cells}</row></sheetData>`));

  test.each([
    ['<c r="B3" t="e"><f>A1+Z9</f><v>#REF!</v></c>', "B3 (#REF!)"],
    ['<c r="A3" s="1"/><c t="e" r="B3"/>', "B3 (an error)"],
    [
      "CDEFGHI".replaceAll(/./gu, (column) => `<c r="${column}3" t="e"><v>#N/A</v></c>`),
      "C3 (#N/A), D3 (#N/A), E3 (#N/A), F3 (#N/A), G3 (#N/A) and 2 others",
    ],
  ])("is not read with errors instead of values, which it would leave empty: %s", async (cells, named) => {
    expect(await csvOfWorkbook(await withErrors(cells))).toMatchObject({
      error: { message: `The sheet has cells with errors instead of values: ${named}.` },
    });
  });

  test.each([
    ['<c r="B3" s="4"><f>1+2</f><v /></c>', "B3"],
    ['<c r="B3"><f>A3</f></c><c r="C3"><f t="shared" si="0"/><v></v></c>', "B3, C3"],
  ])("is not read with formulas that nothing has computed, which it would leave empty: %s", async (cells, named) => {
    expect(await csvOfWorkbook(await withErrors(cells))).toMatchObject({
      error: { code: "exchange/open-formulas", message: expect.stringContaining(`yet: ${named}. Open and`) as string },
    });
  });

  test("is read with the values of formulas, an empty text too", async () => {
    const cells = '<c r="A3"><f>1+2</f><v>3</v></c><c r="B3" t="str"><f>""</f><v></v></c><c r="C3" s="1"/>';
    expect(must(await csvOfWorkbook(await withErrors(cells)))).toMatch(/^3$/mu);
  });

  test("is read with errors in sheets that do not count", async () => {
    const bytes = new Uint8Array(await (await withErrors('<c r="B3" t="e"><v>#REF!</v></c>')).arrayBuffer());
    const parts = unzipSync(bytes);
    const first = await must(await workbookOf("Cards", tableOf("name\nMast\n"))).arrayBuffer();
    const textIn = (path: string): string => new TextDecoder().decode(parts[path]);
    const book = zipSync({
      ...parts,
      "xl/worksheets/sheet2.xml": unzipSync(new Uint8Array(first))["xl/worksheets/sheet1.xml"] ?? new Uint8Array(),
      "xl/workbook.xml": strToU8(
        textIn("xl/workbook.xml").replace("<sheets>", '<sheets><sheet name="First" sheetId="77" r:id="rId77"/>'),
      ),
      "xl/_rels/workbook.xml.rels": strToU8(
        textIn("xl/_rels/workbook.xml.rels").replace(
          "</Relationships>",
          '<Relationship Id="rId77" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet2.xml"/></Relationships>',
        ),
      ),
    });
    expect(await csvOfWorkbook(new Blob([new Uint8Array(book)]))).toMatchObject({ ok: true });
  });

  test("is not read with a far cell before near ones, or in another sheet", async () => {
    const far = '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>';
    const first = await changed((sheet) => sheet.replace("<sheetData>", `<sheetData>${far}`));
    expect(await csvOfWorkbook(first)).toMatchObject({ error: { code: "exchange/too-large" } });
    const parts = unzipSync(new Uint8Array(await (await changed((sheet) => sheet)).arrayBuffer()));
    const second = `<worksheet><sheetData>${far}</sheetData></worksheet>`;
    const bytes = zipSync({ ...parts, "xl/worksheets/sheet2.xml": strToU8(second) });
    expect(await csvOfWorkbook(new Blob([new Uint8Array(bytes)]))).toMatchObject({
      error: { code: "exchange/too-large" },
    });
  });

  test("is read with a cell that is not so far away", async () => {
    expect(await csvOfWorkbook(await withCell('"B9"'))).toMatchObject({ ok: true });
  });

  test("is not read where it is much larger unpacked", async () => {
    const bomb = await changed((sheet) => sheet);
    const bytes = new Uint8Array(await bomb.arrayBuffer());
    // The size that the directory at the end says for its first part.
    const directory = bytes.findIndex((_, at) => [0x50, 0x4b, 1, 2].every((byte, more) => bytes[at + more] === byte));
    new DataView(bytes.buffer).setUint32(directory + 24, 300 * 1024 * 1024, true);
    expect(await csvOfWorkbook(new Blob([bytes]))).toMatchObject({
      error: { message: "Unpacked the workbook has more than 256 MB, which is not read." },
    });
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
