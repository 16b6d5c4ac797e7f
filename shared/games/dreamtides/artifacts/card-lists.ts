import type { BoundTable } from "../../artifact.js";
import { constantName, isTypeName } from "./names.js";
import { copiesIn, rowsOfTable, textIn } from "./rows.js";

export interface CardList {
  readonly name: string;
  readonly constant: string;
  /** Each as often as the list has copies of it. */
  readonly ids: readonly string[];
}

/** All lists of one type of id. */
export interface TypedLists {
  readonly type: string;
  readonly lists: readonly CardList[];
}

/**
 * The card lists of a folder by type and name, both in the order of first sight (LANG-19); undefined where it has
 * none. Rows that lack a part, or whose parts no code can name, are in no list.
 */
export function readCardLists(tables: readonly BoundTable[]): readonly TypedLists[] | undefined {
  const rows = rowsOfTable(tables, "card-lists");
  if (!rows) return undefined;
  const types = new Map<string, Map<string, string[]>>();
  for (const row of rows) {
    const type = textIn(row, "list-type") ?? "";
    const name = textIn(row, "list-name") ?? "";
    const id = textIn(row, "card-id");
    if (id === undefined || !isTypeName(type) || constantName(name) === "") continue;
    const lists = types.get(type) ?? new Map<string, string[]>();
    types.set(type, lists);
    const ids = lists.get(name) ?? [];
    lists.set(name, ids);
    for (let copy = 0; copy < copiesIn(row); copy += 1) ids.push(id);
  }
  return [...types].map(([type, lists]) => ({
    type,
    lists: [...lists].map(([name, ids]) => ({ name, constant: constantName(name), ids })),
  }));
}
