import { cellValueIn, signedSource, type SheetSchema } from "../../sheet/index.js";
import { rowEntries, sourceAt, writeValue } from "../../toml/index.js";
import type { SheetSource, Waiver } from "../../validate/index.js";
import { placeOf } from "../content/content.js";
import type { Content, FileState, TableState } from "../state.js";
import { typedByRow, withTyped } from "../content/typed-rows.js";

/** A sheet as the checker reads it: what is on screen, drafts included. `schema` is that of its game. */
export function sourceOf(
  file: FileState,
  content: Content,
  table: TableState,
  waivers: readonly Waiver[],
  schema: () => SheetSchema | undefined,
): SheetSource {
  const { document, metadata } = content;
  const { path, keys, facts } = table;
  const drafts = typedByRow(file.drafts.values(), path);
  const place = (rowKey: string): number => placeOf(keys, rowKey);
  const entries: SheetSource["entries"] = (rowKey) => {
    const row = rowEntries(document, path, place(rowKey));
    const typing = drafts.get(rowKey);
    return typing ? withTyped(content, table, row, typing) : row;
  };
  return {
    address: { file: file.file, table: path },
    keys,
    columns: facts.columns,
    keyOrder: facts.keyOrder,
    kindsOf: (key) => facts.keys.find((each) => each.key === key)?.kinds,
    metadata,
    waivers,
    place,
    entries,
    source: (rowKey, key) => {
      const typing = drafts.get(rowKey)?.some(({ column }) => column.path[0] === key);
      if (typing !== true) return sourceAt(document, [...path, place(rowKey), key]);
      const row = entries(rowKey);
      const value = cellValueIn(row, { path: [key] });
      return value && (signedSource(schema(), { path: [key] }, value, row) ?? writeValue(value));
    },
  };
}
