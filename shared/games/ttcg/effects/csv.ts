/** The cells of a table whose cells are separated by `;`, read as Python's `csv` module reads them (EFFECTS-1). */

const separator = ";";

/**
 * Puts records together from lines. A quote is one only at the start of a cell; two inside a quoted cell are one. What was
 * read of a record stays read when it goes on in the next line: a quote that is never closed takes all lines behind it.
 */
class RecordReader {
  #cells: string[] = [];
  /** Pieces of the cell that is being read. */
  #cell: string[] = [];
  #isQuoted = false;

  /** Something of a record has been read that has no end yet. */
  get isBegun(): boolean {
    return this.#isQuoted;
  }

  /** The record that ends with the line; undefined where a quoted cell goes on in the next one. */
  read(line: string): readonly string[] | undefined {
    if (!this.#isQuoted && !line.includes('"')) return line.split(separator);
    if (this.#isQuoted) this.#cell.push("\n");
    for (let at = 0; ;) {
      if (!this.#isQuoted && this.#cell.length === 0 && line.charAt(at) === '"') {
        this.#isQuoted = true;
        at += 1;
      }
      if (this.#isQuoted) {
        const quote = line.indexOf('"', at);
        this.#cell.push(line.slice(at, quote === -1 ? line.length : quote));
        if (quote === -1) return undefined;
        const isDouble = line.charAt(quote + 1) === '"';
        if (isDouble) this.#cell.push('"');
        else this.#isQuoted = false;
        at = quote + (isDouble ? 2 : 1);
        continue;
      }
      const end = line.indexOf(separator, at);
      this.#cell.push(line.slice(at, end === -1 ? line.length : end));
      this.#endCell();
      if (end === -1) return this.end();
      at = end + 1;
    }
  }

  /** What was read of a record. */
  end(): readonly string[] {
    if (this.#isQuoted) this.#endCell();
    const cells = this.#cells;
    [this.#cells, this.#isQuoted] = [[], false];
    return cells;
  }

  #endCell(): void {
    this.#cells.push(this.#cell.join(""));
    this.#cell = [];
  }
}

/** The records of lines; blank lines are none. */
export async function* recordsOf(
  batches: AsyncIterable<readonly string[]>,
): AsyncGenerator<readonly (readonly string[])[], undefined> {
  const reader = new RecordReader();
  for await (const lines of batches) {
    const records: (readonly string[])[] = [];
    for (const line of lines) {
      if (!reader.isBegun && line === "") continue;
      const record = reader.read(line);
      if (record) records.push(record);
    }
    yield records;
  }
  if (reader.isBegun) yield [reader.end()];
}

const needsQuotes = /[";\r\n]/u;

/** A record as a line with its end: quoted only where that is needed. */
export function writeRecord(cells: readonly string[]): string {
  const written = cells.map((cell) => (needsQuotes.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell));
  return `${cells.length === 1 && cells[0] === "" ? '""' : written.join(separator)}\r\n`;
}
