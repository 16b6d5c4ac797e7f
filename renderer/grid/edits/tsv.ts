/**
 * Cells as spreadsheets put them on the clipboard: tabs between cells, CR LF between rows, quotes where needed. A last
 * row of one empty cell gets a line end, for without one it could not be read back.
 */
export function writeTsv(rows: readonly (readonly string[])[]): string {
  const text = rows.map((row) => row.map(writeField).join("\t")).join("\r\n");
  const last = rows.at(-1);
  return last?.length === 1 && last[0] === "" ? `${text}\r\n` : text;
}

const writeField = (text: string): string => (/["\t\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * Reads what a spreadsheet copied, or rows of a file with quotes, as spreadsheets do. One line end at the very end is not a row.
 * Quotes around a text alone, which needs none, are kept: it was copied out of other text, such as a line of dialogue.
 */
export function readTsv(text: string): string[][] {
  const source = text.replace(/\r\n?/gu, "\n").replace(/\n$/u, "");
  const rows: string[][] = [[]];
  let at = 0;
  for (;;) {
    const field = readQuoted(source, at) ?? readPlain(source, at);
    rows.at(-1)?.push(field.value);
    const next = source.charAt(field.end);
    if (next === "") return isLoneText(rows) && !/["\t\n]/u.test(rows[0]?.[0] ?? "") ? [[source]] : rows;
    if (next === "\n") rows.push([]);
    at = field.end + 1;
  }
}

interface Field {
  readonly value: string;
  readonly end: number;
}

const fieldEnd = /[\t\n]/gu;

function readPlain(source: string, from: number): Field {
  fieldEnd.lastIndex = from;
  const end = fieldEnd.exec(source)?.index ?? source.length;
  return { value: source.slice(from, end), end };
}

const isLoneText = ([row, ...others]: readonly (readonly string[])[]): boolean =>
  others.length === 0 && row?.length === 1 && !isNumber(row[0] ?? "");

const isNumber = (text: string): boolean => text.trim() !== "" && Number.isFinite(Number(text.replaceAll(",", "")));

/** A field in quotes. Those that are not closed where the field ends are the cell's own. */
function readQuoted(source: string, from: number): Field | undefined {
  if (source.charAt(from) !== '"') return undefined;
  const parts: string[] = [];
  let at = from + 1;
  for (;;) {
    const quote = source.indexOf('"', at);
    if (quote === -1) return undefined;
    parts.push(source.slice(at, quote));
    at = quote + 2;
    if (source.charAt(quote + 1) === '"') continue;
    const end = quote + 1;
    const value = parts.join('"');
    const isClosed = end === source.length || /[\t\n]/u.test(source.charAt(end));
    return isClosed ? { value, end } : undefined;
  }
}
