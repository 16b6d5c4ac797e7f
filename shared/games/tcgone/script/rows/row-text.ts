import { expressionSource, textSource } from "./read-expression.js";
import type { RowReader } from "./read-row.js";
import type { SourceWriter } from "./source-writer.js";

/** Writes what all rows have: their order, notes, blocks and cells. */
export abstract class RowText {
  constructor(readonly out: SourceWriter) {}

  /** Writes a row of a block, without its notes. */
  protected abstract statement(row: RowReader): void;

  /** Rows one below the other, with their notes as comments. */
  lines(rows: readonly RowReader[] | undefined, write: (row: RowReader) => void): void {
    for (const row of rows ?? []) {
      this.notes(row);
      this.out.at(row.path, () => {
        write(row);
      });
      if (row.has("note_after")) {
        const behind = row.text("note_after");
        this.out.write(` // ${behind.replace(/\s+/g, " ")}`);
      }
      this.out.write("\n");
      row.end();
    }
  }

  /** The notes of a row as comments, a line each. */
  notes(row: RowReader): void {
    if (!row.has("note")) return;
    for (const line of row.texts("note"))
      for (const part of line.split(/[\n\r\u2028\u2029]+/)) this.out.write(`// ${part}\n`);
  }

  /** The statements of a key, as a block. */
  block(row: RowReader, key: string, parameters: readonly string[] = []): void {
    this.out.write(parameters.length > 0 ? `{ ${parameters.join(", ")} ->\n` : "{\n");
    this.lines(row.rows(key), (statement) => {
      this.statement(statement);
    });
    this.out.write("}");
  }

  /** A table with statements and what they call their values. */
  closure(row: RowReader): void {
    this.block(row, "do", row.has("params") ? row.words("params") : []);
  }

  /** The cell of a key as an expression. */
  expression(row: RowReader, key: string): void {
    const path = [...row.path, key];
    this.out.at(path, () => {
      this.out.write(expressionSource(row.value(key), path, row.faults));
    });
  }

  /** The cell of a key as a text with its values. */
  textCell(row: RowReader, key: string): void {
    const path = [...row.path, key];
    this.out.at(path, () => {
      this.out.write(textSource(row.value(key), path, row.faults));
    });
  }
}
