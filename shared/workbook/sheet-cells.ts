import type { CellObject, SheetData } from "write-excel-file/universal";
import { fieldOfText, textOfField, type CsvField } from "../formats/index.js";
import { formatsOf, type ColumnView, type ConditionalFormat } from "../metadata/index.js";
import type { WireValue } from "../toml/index.js";

/** A sheet as its CSV has it, with the columns and cells it was made of. */
export interface SheetTable {
  /** The first names the columns. */
  readonly records: readonly (readonly CsvField[])[];
  readonly columns: readonly ColumnView[];
  readonly rows: readonly (readonly (WireValue | null)[])[];
  readonly formats: readonly ConditionalFormat[];
}

/** No spreadsheet holds a longer text in a cell. */
export const mostCharacters = 32_767;

/** So many digits of a number spreadsheets keep. */
const mostDigits = 15;

/** Whether spreadsheets hold a number as it is: others have more digits than they keep. */
const isPlainNumber = (text: string): boolean =>
  /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/u.test(text) &&
  text.replaceAll(/[-.]/gu, "").replace(/^0+/u, "").length <= mostDigits;

const headStyle = { fontWeight: "bold", backgroundColor: "#e4e7ec", alignVertical: "center" } as const;

/**
 * The cells of a spreadsheet: numbers and ticks as such, with the number format of their column, everything else as text. Texts
 * are never formulas. Colours and bold follow the formats of the sheet.
 */
export function sheetCells({ records, columns, rows, formats }: SheetTable): SheetData {
  const [head = [], ...lines] = records;
  const places = head.map(({ text }) => columns.findIndex(({ source }) => source === text));
  const styles = columns.map(({ id }) => formatsOf(formats, id));
  return [
    head.map(({ text }) => ({ value: text, type: String, ...headStyle })),
    ...lines.map((line, row) =>
      line.map((field, at): CellObject | null => {
        const place = places[at] ?? -1;
        const column = columns[place];
        const content = contentOf(field, column);
        if (content === null || column === undefined) return content;
        const style = styles[place]?.(rows[row]?.[place] ?? null);
        return {
          ...content,
          align: column.alignment,
          alignVertical: "top",
          wrap: column.wrap,
          ...(column.bold || style?.bold === true ? { fontWeight: "bold" } : {}),
          ...(style?.italic === true ? { fontStyle: "italic" } : {}),
          ...(style?.backgroundColor === undefined ? {} : { backgroundColor: style.backgroundColor }),
          ...(style?.fontColor === undefined ? {} : { textColor: style.fontColor }),
        };
      }),
    ),
  ];
}

function contentOf({ text, quoted }: CsvField, column: ColumnView | undefined): CellObject | null {
  if (text === "") return null;
  if (!quoted && isPlainNumber(text)) {
    const format = column?.format;
    return { value: Number(text), type: Number, ...(isNumberFormat(format) ? { format } : {}) };
  }
  if (!quoted && (text === "true" || text === "false")) return { value: text === "true", type: Boolean };
  // In a workbook texts need no apostrophe that keeps them from being formulas.
  return { value: textOfField(text), type: String };
}

const isNumberFormat = (format: string | undefined): format is string =>
  format !== undefined && /^[#0,.]+ ?%?$/u.test(format);

/**
 * Cells of a spreadsheet as fields of CSV: a text that looks like a number or a tick stays a text. The types of the package
 * that reads them say `typeof Date` where it returns a `Date`, so nothing is taken for granted here.
 */
export const fieldsOf = (data: readonly (readonly unknown[])[]): readonly (readonly CsvField[])[] =>
  data.map((row) => row.map(fieldOf));

function fieldOf(cell: unknown): CsvField {
  if (cell instanceof Date) return { text: dateText(cell), quoted: false };
  if (typeof cell === "number" || typeof cell === "boolean") return { text: String(cell), quoted: false };
  if (typeof cell !== "string") return { text: "", quoted: false };
  return { text: fieldOfText(cell), quoted: isPlainNumber(cell) || cell === "true" || cell === "false" };
}

/** A date as TOML has it; spreadsheets know neither offsets nor dates without a day. */
function dateText(date: Date): string {
  if (Number.isNaN(date.getTime())) return "";
  // Spreadsheets count in parts of a day: a second is seldom a whole one of them.
  const text = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString();
  return text.endsWith("T00:00:00.000Z") ? text.slice(0, 10) : text.slice(0, 19);
}
