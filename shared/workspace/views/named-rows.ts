import { visibleName } from "../../base/index.js";
import { idOf } from "../../sheet/index.js";
import { rowEntries } from "../../toml/index.js";
import { idsIn, idText, type ReferencePlace } from "../../validate/index.js";
import { placeOf } from "../content/content.js";
import { rowTitle } from "../content/row-name.js";
import type { RowKey, SheetRef } from "../identity.js";
import { checkerOf } from "../problems/follow.js";
import type { WorkspaceState } from "../state.js";
import { isAbsent } from "../sync/saving.js";
import { canMean, mostShown } from "./references.js";
import { sheetOf } from "./sheet-view.js";
import type { ReferencesView, ReferenceView } from "./views.js";

/**
 * The rows that a row names by their ids, in one of its top-level keys, or in all of them: one for each id and each table that
 * has it. Costs a look at the ids of all rows.
 */
export function namedRowsOf(state: WorkspaceState, sheet: SheetRef, rowKey: RowKey, key?: string): ReferencesView {
  const wanted = idsNamedBy(state, sheet, rowKey, key);
  const found: ReferenceView[] = [];
  const counts = new Map<string, number>();
  const checker = checkerOf(state);
  for (const known of wanted.size === 0 ? [] : state.files.values()) {
    const { file, role, content, condition } = known;
    if (role !== "sheets" || !content || condition.kind === "deleted" || isAbsent(known)) continue;
    for (const table of content.tables) {
      const target = { file, table: table.path };
      for (const [place, each] of table.keys.entries()) {
        const id = idText(idOf(content.document, table.facts, place));
        const naming = id === undefined ? undefined : wanted.get(id);
        if (!naming || each === rowKey || !naming.some((from) => canMean(checker, target, from))) continue;
        const sheetTitle = visibleName(table.title);
        counts.set(sheetTitle, (counts.get(sheetTitle) ?? 0) + 1);
        if (found.length === mostShown) continue;
        const title = visibleName(rowTitle(content, table, place));
        found.push({ sheet: target, sheetTitle, rowKey: each, rowTitle: title, column: null });
      }
    }
  }
  return {
    named: [...counts.values()].reduce((sum, rows) => sum + rows, 0),
    counts: [...counts].map(([sheetTitle, rows]) => ({ sheetTitle, rows })),
    references: found,
  };
}

/** The ids that a row names, as `idText` writes them, each with the keys it stands under. */
function idsNamedBy(
  state: WorkspaceState,
  sheet: SheetRef,
  rowKey: RowKey,
  only: string | undefined,
): ReadonlyMap<string, readonly Pick<ReferencePlace, "sheet" | "key">[]> {
  const found = sheetOf(state, sheet);
  const place = found ? placeOf(found.table.keys, rowKey) : -1;
  const ids = new Map<string, Pick<ReferencePlace, "sheet" | "key">[]>();
  if (!found || place === -1) return ids;
  const keys = new Set(checkerOf(state).referenceKeysOf(sheet));
  for (const { key, value } of rowEntries(found.content.document, found.table.path, place)) {
    if (!keys.has(key) || (only !== undefined && key !== only)) continue;
    for (const id of idsIn(value)) {
      const known = ids.get(id);
      if (known) known.push({ sheet, key });
      else ids.set(id, [{ sheet, key }]);
    }
  }
  return ids;
}
