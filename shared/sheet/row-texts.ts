import { blockText, rowCount, type Chunk, type TomlDocument } from "../toml/index.js";

/**
 * The texts of the rows of a table, each with what stands between it and the next row and with its tables behind other headers.
 * That is quicker to get than their blocks; rows whose texts differ only there are found by what they hold.
 */
export function rowTexts(document: TomlDocument, table: readonly string[]): readonly string[] {
  const isRow = ({ sections: [section] }: Chunk): boolean =>
    section?.kind === "array" &&
    section.path.length === table.length &&
    table.every((key, depth) => key === section.path[depth]);
  const { chunks, index } = document;
  const texts: string[] = [];
  let at = 0;
  for (const chunk of chunks) {
    if (isRow(chunk)) {
      const detached = index.detached.get(at);
      texts.push(
        detached ? [chunk, ...detached.map((part) => chunks.at(part))].map((each) => each?.text).join("") : chunk.text,
      );
    }
    at += 1;
  }
  const rows = rowCount(document, table);
  return texts.length === rows ? texts : Array.from({ length: rows }, (_, row) => blockText(document, table, row));
}
