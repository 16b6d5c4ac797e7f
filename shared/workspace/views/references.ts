import { visibleName } from "../../base/index.js";
import { idOf } from "../../sheet/index.js";
import { idText, type Checker, type ReferencePlace } from "../../validate/index.js";
import { placeOf } from "../content/content.js";
import type { RowKey, SheetRef } from "../identity.js";
import { rowTitle, titleOfPlace } from "../content/row-name.js";
import { checkerOf } from "../problems/follow.js";
import { columnFor } from "../problems/view.js";
import type { WorkspaceState } from "../state.js";
import { sheetOf } from "./sheet-view.js";
import type { ReferencesView, ReferenceView } from "./views.js";

/** More are only counted. */
export const mostShown = 200;

/** Who names rows of a sheet by their ids. Costs the rows asked about and their references, however many rows there are. */
export function referencesOf(state: WorkspaceState, sheet: SheetRef, rowKeys: readonly RowKey[]): ReferencesView {
  const found = sheetOf(state, sheet);
  if (!found) return { named: 0, counts: [], references: [] };
  const checker = checkerOf(state);
  const asked = new Set(rowKeys);
  const places = new Map<RowKey, ReferencePlace>();
  const titles = new Map<RowKey, string>();
  let named = 0;
  /** Whether others name the ids of the rows before. Many rows may have one id. */
  const known = new Map<string, boolean>();
  for (const rowKey of asked) {
    const place = placeOf(found.table.keys, rowKey);
    const id = place === -1 ? undefined : idText(idOf(found.content.document, found.table.facts, place));
    if (id === undefined) continue;
    if (known.get(id) === true) named += 1;
    if (known.has(id)) continue;
    const naming = checker.referencesTo(id).filter((each) => canMean(checker, sheet, each));
    const others = naming.filter((each) => !asked.has(each.rowKey));
    known.set(id, others.length > 0);
    if (others.length > 0) named += 1;
    const title = others.length > 0 ? rowTitle(found.content, found.table, place) : "";
    for (const each of others) {
      if (places.has(each.rowKey)) continue;
      places.set(each.rowKey, each);
      titles.set(each.rowKey, title);
    }
  }
  const counts = new Map<string, number>();
  for (const { sheet: naming } of places.values()) {
    const title = sheetOf(state, naming)?.table.title ?? naming.file;
    counts.set(title, (counts.get(title) ?? 0) + 1);
  }
  return {
    named,
    counts: [...counts].map(([sheetTitle, rows]) => ({ sheetTitle, rows })),
    references: [...places.values()]
      .slice(0, mostShown)
      .flatMap((place) => referenceView(state, place, titles.get(place.rowKey) ?? "")),
  };
}

/** Whether a column that names rows of some kinds of sheet can mean a row of this one. */
export function canMean(
  checker: Checker,
  target: SheetRef,
  { sheet, key }: Pick<ReferencePlace, "sheet" | "key">,
): boolean {
  const naming = checker.bindingOf(sheet);
  const type = naming?.schema.columns?.find((column) => column.key === key)?.type;
  if (type?.kind !== "reference") return true;
  const binding = checker.bindingOf(target);
  return binding?.game === naming?.game && type.to.includes(binding?.schema.kind ?? "");
}

function referenceView(
  state: WorkspaceState,
  { sheet, rowKey, rowTitle: name, key }: ReferencePlace,
  namedTitle: string,
): ReferenceView[] {
  const found = sheetOf(state, sheet);
  if (!found) return [];
  const { table } = found;
  const { facts, keys } = table;
  const column = columnFor(facts.columns, { path: [key] })?.key ?? null;
  const title = visibleName(name ?? titleOfPlace(placeOf(keys, rowKey)));
  return [{ sheet, sheetTitle: visibleName(table.title), rowKey, rowTitle: title, namedTitle, column }];
}
