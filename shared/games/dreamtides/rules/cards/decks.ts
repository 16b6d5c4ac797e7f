import type { Row } from "../../../folder-tables.js";
import type { CardSource } from "./source.js";

/** A named list of cards, from the rows of `card-lists.toml`. */
export interface CardList {
  readonly name: string;
  readonly kind: "deck" | "dreamwell";
  readonly entries: readonly { readonly id: string; readonly copies: number }[];
}

/** The lists of a table, in the order of their first rows. Rows without a name or a card are passed over. */
export function cardLists(rows: readonly Row[]): readonly CardList[] {
  const lists = new Map<string, CardList>();
  for (const row of rows) {
    const { "list-name": name, "list-type": type, "card-id": id, copies } = row;
    if (typeof name !== "string" || typeof id !== "string") continue;
    const kind = type === "DreamwellCardId" ? "dreamwell" : "deck";
    const key = `${kind}:${name}`;
    const before = lists.get(key)?.entries ?? [];
    const many = typeof copies === "number" && copies >= 0 && copies <= 100 ? Math.floor(copies) : 1;
    lists.set(key, { name, kind, entries: [...before, { id, copies: many }] });
  }
  return [...lists.values()];
}

/** The definitions a list names, one for each copy, and the ids that name none. */
export function indexesOf(
  list: Pick<CardList, "entries">,
  definitions: readonly CardSource[],
): { readonly indexes: readonly number[]; readonly missing: readonly string[] } {
  const places = new Map(definitions.map(({ id }, at) => [id.toLowerCase(), at]));
  const indexes: number[] = [];
  const missing: string[] = [];
  for (const { id, copies } of list.entries) {
    const at = places.get(id.toLowerCase());
    if (at === undefined) missing.push(id);
    else for (let copy = 0; copy < copies; copy++) indexes.push(at);
  }
  return { indexes, missing };
}
