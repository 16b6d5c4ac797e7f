import { positionAt, type Position } from "../../../shared/base/index.js";
import type { ColumnId } from "../../../shared/sheet/index.js";
import { nodeAt, rowEntries, type Path, type TomlDocument } from "../../../shared/toml/index.js";

type Chunk = TomlDocument["chunks"][number];

/** Lines and columns of cells, both from 1; the lines above each piece of the file are counted once. */
export class Positions {
  readonly #lines = new Map<Chunk, number>();

  constructor(private readonly document: TomlDocument) {
    let line = 0;
    for (const chunk of document.chunks) {
      this.#lines.set(chunk, line);
      for (let at = chunk.text.indexOf("\n"); at !== -1; at = chunk.text.indexOf("\n", at + 1)) line += 1;
    }
  }

  /** Where the value of a cell stands, or where it is absent its row begins. */
  of(table: readonly string[], row: number, column: ColumnId | null): Position | undefined {
    const { path = [], index } = column ?? {};
    const cell = [...table, row, ...path, ...(index === undefined ? [] : [index])];
    return (column ? this.#at(cell) : undefined) ?? this.#ofRow(table, row);
  }

  #ofRow(table: readonly string[], row: number): Position | undefined {
    for (const { key } of rowEntries(this.document, table, row)) {
      const found = nodeAt(this.document, [...table, row, key]);
      if (found)
        return { line: (this.#lines.get(found.chunk) ?? 0) + lineOf(found.chunk, found.section.from), column: 1 };
    }
    return undefined;
  }

  #at(path: Path): Position | undefined {
    const found = nodeAt(this.document, path);
    if (!found) return undefined;
    const { line, column } = positionAt(found.chunk.text, found.node.from);
    return { line: (this.#lines.get(found.chunk) ?? 0) + line, column };
  }
}

const lineOf = ({ text }: Chunk, at: number): number => positionAt(text, at).line;
