import { idKeyOf, usableId } from "../../sheet/index.js";
import { parseDocument, rowEntries } from "../../toml/index.js";
import type { Content, TableState } from "../state.js";

/** The rows of a table by their ids. */
export class RowIds {
  readonly #table: Pick<TableState, "path" | "facts">;
  readonly #places = new Map<string, number>();

  constructor({ document }: Pick<Content, "document">, table: Pick<TableState, "path" | "facts" | "keys">) {
    this.#table = table;
    const idKey = idKeyOf(table.facts);
    for (const place of table.keys.keys()) {
      const id = usableId(rowEntries(document, table.path, place), idKey);
      if (id !== undefined && !this.#places.has(id)) this.#places.set(id, place);
    }
  }

  /** Where the row is that has the id of a row whose text this was: another program may have brought it back. */
  placeOf(block: string): number | undefined {
    const row = parseDocument(block);
    const { path, facts } = this.#table;
    const id = row.ok ? usableId(rowEntries(row.value, path, 0), idKeyOf(facts)) : undefined;
    return id === undefined ? undefined : this.#places.get(id);
  }
}
