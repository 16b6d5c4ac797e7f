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

/** Reads what a spreadsheet copied. One line end at the very end is not a row; an unclosed quote takes the rest. */
export function readTsv(text: string): string[][] {
  const source = text.replace(/\r\n?/gu, "\n").replace(/\n$/u, "");
  const rows: string[][] = [[]];
  let at = 0;
  for (;;) {
    const field = readField(source, at);
    rows.at(-1)?.push(field.value);
    const next = source.charAt(field.end);
    if (next === "") return rows;
    if (next === "\n") rows.push([]);
    at = field.end + 1;
  }
}

function readField(source: string, from: number): { value: string; end: number } {
  if (source.charAt(from) !== '"') {
    const end = endOfPlain(source, from);
    return { value: source.slice(from, end), end };
  }
  let value = "";
  let at = from + 1;
  for (;;) {
    const quote = source.indexOf('"', at);
    if (quote === -1) return { value: value + source.slice(at), end: source.length };
    value += source.slice(at, quote);
    if (source.charAt(quote + 1) !== '"') {
      const end = endOfPlain(source, quote + 1);
      return { value: value + source.slice(quote + 1, end), end };
    }
    value += '"';
    at = quote + 2;
  }
}

function endOfPlain(source: string, from: number): number {
  const rest = /[\t\n]/u.exec(source.slice(from));
  return rest ? from + rest.index : source.length;
}
