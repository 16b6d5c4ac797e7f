import { isEqual } from "../../shared/base/index.js";
import {
  filterTable,
  metadataOf,
  rowFilterOf,
  sectionChange,
  sortKeysOf,
  sortTable,
} from "../../shared/metadata/index.js";
import { noFilter } from "../../shared/sheet/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import {
  call,
  getApp,
  loadSheet,
  noColumnLooks,
  sayHere,
  sheetKey,
  type AppState,
  type SheetArrangement,
} from "../state/index.js";
import { changeMetadata } from "./change.js";
import { namedColumns } from "./cells.js";
import { columnLooksChanges, ownDifferences } from "./column-looks.js";
import { ownColumnLooks } from "./own-columns.js";
import { ownLooksInWords } from "./own-words.js";
import { ownRowLooks, rowsInFile } from "./own-rows.js";
import { noRowLooks, rowLooksChanges } from "./row-looks.js";
import { changeLook, lookChange, putLook } from "./steps.js";
import { texts } from "./texts.js";

const arrangementsOfFiles = new WeakMap<SheetView, SheetArrangement>();

/** The sort and filter that the file of a sheet asks for. */
export function arrangementOfFile(sheet: SheetView): SheetArrangement {
  const known = arrangementsOfFiles.get(sheet);
  if (known) return known;
  const { sort, filter } = metadataOf(sheet.metadata);
  const named = namedColumns(sheet);
  const arrangement = { sort: sortKeysOf(sort, named), filter: rowFilterOf(filter, named) };
  arrangementsOfFiles.set(sheet, arrangement);
  return arrangement;
}

/** How a sheet is looked at: as the person asked, else as its file says. */
export const arrangementOf = (sheet: SheetView, { arrangements }: Pick<AppState, "arrangements"> = getApp()) =>
  arrangements[sheetKey(sheet.ref)] ?? arrangementOfFile(sheet);

/** What a filter asks; how its parts are joined matters only where it has several. */
const filterAsked = ({ filter }: SheetArrangement): unknown => (filter.filters.length > 1 ? filter : filter.filters);

/** What changing a part of an arrangement is called. */
function labelOf({ sort, filter }: Partial<SheetArrangement>): string {
  if (sort && filter) return texts.clearSortAndFilter;
  if (sort) return sort.length === 0 ? texts.stopSorting : texts.sort;
  return texts.filter;
}

/** Looks at a sheet in another way; the file stays as it is. */
export const setArrangement = (sheet: SheetView, change: Partial<SheetArrangement>): void =>
  changeLook(sheet, labelOf(change), { arrangement: { ...arrangementOf(sheet), ...change } });

/** Writes rows into the file in this order and drops the sort, which says nothing any more: one step. Returns how many rows were moved. */
export async function applyOrder(sheet: SheetView, rowKeys: readonly string[]): Promise<number | undefined> {
  const unsorted = { arrangement: { ...arrangementOf(sheet), sort: [] } };
  const look = lookChange(sheet, unsorted);
  const answer = await call("rows/order", { sheet: sheet.ref, rowKeys: [...rowKeys], ...(look ? { look } : {}) });
  if (!answer) return undefined;
  // Many moved rows are fetched again: without the sort the rows would stand in their old order until they are here.
  await loadSheet(sheet.ref);
  // Showing them and dropping the sort are two tasks, neither of which keeps the page from answering for long.
  await new Promise((resolve) => setTimeout(resolve));
  putLook(sheet.ref, unsorted);
  return answer.count;
}

/** How a person looks at a sheet otherwise than its file says, in words; empty where they do not. */
export function ownLookInWords(
  sheet: SheetView,
  state: Pick<AppState, "arrangements" | "rowLooks" | "columnLooks">,
): readonly string[] {
  const own = arrangementOf(sheet, state);
  const ofFile = arrangementOfFile(sheet);
  return [
    ...(isEqual(own.sort, ofFile.sort) ? [] : ["sort"]),
    ...(isEqual(filterAsked(own), filterAsked(ofFile)) ? [] : ["filter"]),
    ...(own.group ? [texts.groups] : []),
    ...ownLooksInWords(sheet, state),
  ];
}

const asFileSays = { arrangement: null, rows: noRowLooks, columns: noColumnLooks };

/** Looks at a sheet as its file says again. */
export const forgetArrangement = (sheet: SheetView): void => changeLook(sheet, texts.resetView, asFileSays);

export const clearArrangement = (sheet: SheetView): void => setArrangement(sheet, { sort: [], filter: noFilter });

/**
 * Writes the sort, the filter, and how rows and columns are shown into `[metadata]` as one step, so that everybody who opens
 * the file sees it so (META-6).
 */
export async function saveArrangement(sheet: SheetView): Promise<void> {
  if (rowsInFile(sheet).length < sheet.rowCount) {
    sayHere("info", texts.rowsAreStillBeingRead);
    return;
  }
  const { sort, filter, group } = arrangementOf(sheet);
  const named = namedColumns(sheet);
  const filterSaid = filterTable(filter, named);
  if (filterSaid === undefined) {
    sayHere("warning", texts.filterNotSavable);
    return;
  }
  if (sort.length > 1) sayHere("info", texts.onlyFirstSortColumn);
  const columns = ownDifferences(sheet, ownColumnLooks(sheet));
  const changes = [
    ...sectionChange(sheet.metadata, "sort", sortTable(sort, named)),
    ...sectionChange(sheet.metadata, "filter", filterSaid),
    ...rowLooksChanges(sheet, ownRowLooks(sheet), rowsInFile(sheet), columns.inSight.rows),
    ...columnLooksChanges(sheet, columns),
  ];
  // Files have no word for the order of columns, nor for groups: they stay the person's own.
  const { order } = columns;
  if (order) sayHere("info", texts.orderStaysYours);
  if (group) sayHere("info", texts.groupsStayYours);
  const saved = {
    ...asFileSays,
    ...(order ? { columns: { ...noColumnLooks, order } } : {}),
    ...(group ? { arrangement: { sort: sort.slice(0, 1), filter, group } } : {}),
  };
  const isSaved = await changeMetadata(sheet, texts.saveTheView, changes, [], lookChange(sheet, saved));
  if (isSaved) putLook(sheet.ref, saved);
}
