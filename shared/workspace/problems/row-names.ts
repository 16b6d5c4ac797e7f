import { cellText, idOf, isBlankId } from "../../sheet/index.js";
import { rowTitle, titleOfPlace } from "../content/row-name.js";
import type { Content, TableState } from "../state.js";

interface NameCounts {
  readonly titles: ReadonlyMap<string, number>;
  readonly ids: ReadonlyMap<string, number>;
}

function countsOf(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

/** Distinct names of rows for people; each table is counted once. */
export class RowNames {
  readonly #counts = new Map<TableState, NameCounts>();

  /** What people call a row, and where others are called the same its id, or its place where that is no help either. */
  of(
    content: Content,
    table: TableState,
    place: number,
  ): { readonly rowTitle: string; readonly rowDetail: string | null } {
    const title = rowTitle(content, table, place);
    const { titles, ids } = this.#countsOf(content, table);
    if ((titles.get(title) ?? 0) < 2) return { rowTitle: title, rowDetail: null };
    const id = idText(content, table, place);
    const rowDetail = id !== "" && id !== title && ids.get(id) === 1 ? id : titleOfPlace(place);
    return { rowTitle: title, rowDetail };
  }

  #countsOf(content: Content, table: TableState): NameCounts {
    const known = this.#counts.get(table);
    if (known) return known;
    const counts = {
      titles: countsOf(table.keys.map((_, place) => rowTitle(content, table, place))),
      ids: countsOf(table.keys.map((_, place) => idText(content, table, place))),
    };
    this.#counts.set(table, counts);
    return counts;
  }
}

function idText(content: Content, table: TableState, place: number): string {
  const id = idOf(content.document, table.facts, place);
  return id === undefined || isBlankId(id) ? "" : cellText(id);
}
