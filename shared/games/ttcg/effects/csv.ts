/** The cells of a table whose cells are separated by `;`, read as Python's `csv` module reads them (EFFECTS-1). */

const separator = ";";

/** A record that may go on in the next line. */
export interface OpenRecord {
  readonly cells: readonly string[];
  /** A quoted cell has not ended yet. */
  readonly isOpen: boolean;
}

/** Reads a record. A quote is one only at the start of a cell; two inside a quoted cell are one. */
export function readRecord(text: string): OpenRecord {
  if (!text.includes('"')) return { cells: text.split(separator), isOpen: false };
  const cells: string[] = [];
  let cell = "";
  let isQuoted = false;
  let isStart = true;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (character === separator) {
      cells.push(cell);
      [cell, isStart] = ["", true];
      continue;
    } else if (character === '"' && isStart) isQuoted = true;
    else cell += character;
    isStart = false;
  }
  return { cells: [...cells, cell], isOpen: isQuoted };
}

/** The records of lines; blank lines are none. */
export async function* recordsOf(
  batches: AsyncIterable<readonly string[]>,
): AsyncGenerator<readonly (readonly string[])[], undefined> {
  let begun: string | undefined;
  for await (const lines of batches) {
    const records: (readonly string[])[] = [];
    for (const line of lines) {
      if (begun === undefined && line === "") continue;
      const text: string = begun === undefined ? line : `${begun}\n${line}`;
      const { cells, isOpen } = readRecord(text);
      if (isOpen) begun = text;
      else {
        begun = undefined;
        records.push(cells);
      }
    }
    yield records;
  }
  if (begun !== undefined) yield [readRecord(begun).cells];
}

const needsQuotes = /[";\r\n]/u;

/** A record as a line with its end: quoted only where that is needed. */
export function writeRecord(cells: readonly string[]): string {
  const written = cells.map((cell) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return `${cells.length === 1 && cells[0] === "" ? '""' : written.join(separator)}\r\n`;
}
