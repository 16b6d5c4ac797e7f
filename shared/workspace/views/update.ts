import { samePath } from "../../toml/index.js";
import type { FileView, SheetView, WorkspaceUpdate, WorkspaceView } from "./views.js";

const isSameFile = (one: FileView, other: FileView): boolean => one.file === other.file;

const isSameSheet = ({ ref: one }: SheetView, { ref: other }: SheetView): boolean =>
  one.file === other.file && samePath(one.table, other.table);

/** Whether two views have the same files and sheets in the same order. */
export const hasSamePlaces = (before: WorkspaceView, after: WorkspaceView): boolean =>
  isSameList(before.files, after.files, isSameFile) && isSameList(before.sheets, after.sheets, isSameSheet);

const isSameList = <Item>(
  before: readonly Item[],
  after: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): boolean =>
  before.length === after.length &&
  after.every((item, at) => {
    const old = before[at];
    return old !== undefined && (old === item || isSame(old, item));
  });

/**
 * What makes the later of two views out of the earlier one, where they have the same places. Files and sheets that say the same
 * must be the same objects, as those of `workspaceView` are.
 */
export const updateBetween = (before: WorkspaceView, after: WorkspaceView): WorkspaceUpdate => ({
  ...after,
  files: after.files.filter((file, at) => file !== before.files[at]),
  sheets: after.sheets.filter((sheet, at) => sheet !== before.sheets[at]),
});

/** The view after an update of it; undefined where the update does not belong to this edition, so that one was missed. */
export function withUpdate(view: WorkspaceView, update: WorkspaceUpdate): WorkspaceView | undefined {
  if (update.edition !== view.edition + 1) return undefined;
  return {
    ...update,
    files: withReplaced(view.files, update.files, isSameFile),
    sheets: withReplaced(view.sheets, update.sheets, isSameSheet),
  };
}

/** The items with each changed one in its place; the changed ones are in the order of the items. */
function withReplaced<Item>(
  items: readonly Item[],
  changed: readonly Item[],
  isSame: (one: Item, other: Item) => boolean,
): readonly Item[] {
  if (changed.length === 0) return items;
  let next = 0;
  return items.map((item) => {
    const candidate = changed[next];
    if (candidate === undefined || !isSame(item, candidate)) return item;
    next += 1;
    return candidate;
  });
}
