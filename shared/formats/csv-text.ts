import { failed, ok, positionAt, type Result } from "../base/index.js";

/** One field of CSV. Quotes distinguish a text from a number that looks the same. */
export interface CsvField {
  readonly text: string;
  readonly quoted: boolean;
}

/** Texts that cannot stand in CSV without quotes. */
export const needsQuotes = /[",\r\n]|^\s|\s$/;

const printField = ({ text, quoted }: CsvField): string =>
  quoted || needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** CSV of RFC 4180 with LF. */
export const printCsv = (records: readonly (readonly CsvField[])[]): string =>
  records.map((fields) => `${fields.map(printField).join(",")}\n`).join("");

/**
 * Reads CSV (RFC 4180): double quotes, lines that end with LF, CR LF or CR, and commas or another character between fields.
 * A blank line is a record of one empty field, a BOM is not a text. Fails on a quote that is never closed and on text behind a
 * closing quote.
 */
export function readCsv(text: string, delimiter: Delimiter = ","): Result<CsvField[][]> {
  const records: CsvField[][] = [];
  let at = startOf(text);
  while (at < text.length) {
    const record = readRecord(text, at, delimiter);
    if (!record.ok) return record;
    records.push(record.value.fields);
    at = record.value.next;
  }
  return ok(records);
}

/** What stands between two fields. */
export type Delimiter = "," | ";";

/**
 * The delimiter of CSV whose first record names columns: the semicolon where commas make one column of it, or none since they cut
 * through quotes, and semicolons several, as spreadsheets write where numbers have commas. A column of one of the `names` is not
 * taken apart.
 */
export function delimiterOf(text: string, names: readonly string[]): Delimiter {
  const namesBy = (delimiter: Delimiter): readonly CsvField[] => {
    const record = readRecord(text, startOf(text), delimiter);
    const fields = record.ok ? record.value.fields : [];
    return fields.some(({ text: name, quoted }) => !quoted && name.includes('"')) ? [] : fields;
  };
  const byCommas = namesBy(",");
  const isOne = byCommas.length < 2 && !byCommas.some((only) => names.includes(only.text));
  return isOne && namesBy(";").length > 1 ? ";" : ",";
}

const startOf = (text: string): number => (text.startsWith("\uFEFF") ? 1 : 0);

function readRecord(
  text: string,
  from: number,
  delimiter: Delimiter,
): Result<{ readonly fields: CsvField[]; readonly next: number }> {
  const fields: CsvField[] = [];
  let at = from;
  for (;;) {
    const field = text.charAt(at) === '"' ? readQuoted(text, at, delimiter) : readPlain(text, at, delimiter);
    if (!field.ok) return field;
    fields.push(field.value.field);
    at = field.value.next;
    if (text.charAt(at) !== delimiter) return ok({ fields, next: behindLineEnd(text, at) });
    at += 1;
  }
}

interface Read {
  readonly field: CsvField;
  /** The place of the delimiter or line end behind the field. */
  readonly next: number;
}

const stops = { ",": /[,\r\n]/g, ";": /[;\r\n]/g };

function readPlain(text: string, from: number, delimiter: Delimiter): Result<Read> {
  const stop = stops[delimiter];
  stop.lastIndex = from;
  const next = stop.exec(text)?.index ?? text.length;
  return ok({ field: { text: text.slice(from, next), quoted: false }, next });
}

function readQuoted(text: string, from: number, delimiter: Delimiter): Result<Read> {
  let content = "";
  let at = from + 1;
  for (;;) {
    const quote = text.indexOf('"', at);
    if (quote === -1) return fault(text, from, "unclosed-quote", "This quote is never closed.");
    content += text.slice(at, quote);
    if (text.charAt(quote + 1) !== '"') {
      at = quote + 1;
      break;
    }
    content += '"';
    at = quote + 2;
  }
  if (at < text.length && !`${delimiter}\r\n`.includes(text.charAt(at))) {
    const message = `A ${delimiter === "," ? "comma" : "semicolon"} or the end of the line must follow a closing quote.`;
    return fault(text, at, "text-behind-quote", message);
  }
  return ok({ field: { text: content, quoted: true }, next: at });
}

const fault = (text: string, at: number, code: string, message: string) =>
  failed({ code: `csv/${code}`, message, ...positionAt(text, at) });

function behindLineEnd(text: string, at: number): number {
  if (text.startsWith("\r\n", at)) return at + 2;
  return at < text.length ? at + 1 : at;
}
