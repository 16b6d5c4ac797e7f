import { isEqual } from "../../shared/base/index.js";
import type { SheetView } from "../../shared/workspace/index.js";
import { getApp, setApp, sheetKey, type AppState, type SavedView } from "../state/index.js";
import { ownLookInWords } from "./memory.js";
import { changeLook, lookOf } from "./steps.js";
import { texts } from "./texts.js";

const noViews: readonly SavedView[] = [];

/** No sheet has more saved views. */
export const mostViews = 100;

/** The views that a person saved of a sheet, in the order of their names. */
export const savedViewsOf = (
  sheet: SheetView,
  { savedViews }: Pick<AppState, "savedViews"> = getApp(),
): readonly SavedView[] => savedViews[sheetKey(sheet.ref)] ?? noViews;

/** How a sheet is looked at now, under a name. */
function viewNow(sheet: SheetView, name: string): SavedView {
  const { arrangement, rows, columns } = lookOf(sheet.ref);
  return { name, arrangement, rows, columns };
}

const isNamed =
  (name: string) =>
  (view: SavedView): boolean =>
    view.name.toLowerCase() === name.toLowerCase();

/** The view of this name, whatever its case. */
export const viewNamed = (views: readonly SavedView[], name: string): SavedView | undefined =>
  views.find(isNamed(name));

function putViews(sheet: SheetView, views: readonly SavedView[]): void {
  const key = sheetKey(sheet.ref);
  const sorted = views.toSorted((one, other) => one.name.localeCompare(other.name, "en", { numeric: true }));
  setApp(({ savedViews }) => {
    const others = Object.entries(savedViews).filter(([each]) => each !== key);
    return { savedViews: Object.fromEntries(sorted.length === 0 ? others : [...others, [key, sorted]]) };
  });
}

/** Puts a view back that was forgotten, or in place of the one of its name. */
export const keepView = (sheet: SheetView, view: SavedView): void =>
  putViews(sheet, [...savedViewsOf(sheet).filter((each) => !isNamed(view.name)(each)), view]);

/** Saves how a sheet is looked at now, in place of the view of this name where there is one. */
export const saveView = (sheet: SheetView, name: string): void => keepView(sheet, viewNow(sheet, name));

/** Renames a view; what it shows stays. */
export const renameView = (sheet: SheetView, view: SavedView, name: string): void =>
  putViews(sheet, [...savedViewsOf(sheet).filter((each) => each !== view), { ...view, name }]);

/** Forgets a view; how the sheet is looked at stays. */
export const forgetView = (sheet: SheetView, view: SavedView): void =>
  putViews(
    sheet,
    savedViewsOf(sheet).filter((each) => each !== view),
  );

/** Looks at a sheet as a saved view says: one step of the history. */
export const showView = (sheet: SheetView, { name, arrangement, rows, columns }: SavedView): void =>
  changeLook(sheet, texts.showTheView(name), { arrangement, rows, columns });

/** Whether a sheet is looked at just so. */
export const isShown = (sheet: SheetView, view: SavedView): boolean => isEqual(viewNow(sheet, view.name), view);

/** How a view differs from what the file says, in words; empty where it does not. */
export function viewInWords(sheet: SheetView, { arrangement, rows, columns }: SavedView): readonly string[] {
  const key = sheetKey(sheet.ref);
  return ownLookInWords(sheet, {
    arrangements: arrangement ? { [key]: arrangement } : {},
    rowLooks: { [key]: rows },
    columnLooks: { [key]: columns },
  });
}
