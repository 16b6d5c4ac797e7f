import type { SheetView } from "../../shared/workspace/index.js";
import type { SheetGrouping } from "../state/index.js";
import { arrangementOf } from "./memory.js";
import { changeLook, putLook } from "./steps.js";
import { texts } from "./texts.js";

/** Groups the rows of a sheet by a column, or no longer by any; all groups are unfolded. */
export function groupBy(sheet: SheetView, column: string | undefined): void {
  const { sort, filter } = arrangementOf(sheet);
  if (column === undefined) changeLook(sheet, texts.stopGrouping, { arrangement: { sort, filter } });
  else changeGroup(sheet, texts.groupRows, { column, folded: [] });
}

/** Folds the groups with these texts, and no others: of each only its name and number of rows is shown. */
export function setFolded(sheet: SheetView, folded: readonly string[]): void {
  const { group } = arrangementOf(sheet);
  if (!group) return;
  const isMore = folded.length > group.folded.length;
  changeGroup(sheet, isMore ? texts.foldGroups : texts.unfoldGroups, { ...group, folded: [...new Set(folded)] });
}

/** Shows the rows of these groups, since one of them is gone to: that is no step of the history. */
export function unfold(sheet: SheetView, groups: readonly string[]): void {
  const arrangement = arrangementOf(sheet);
  const { group } = arrangement;
  if (!group) return;
  const wanted = new Set(groups);
  const folded = group.folded.filter((text) => !wanted.has(text));
  if (folded.length === group.folded.length) return;
  putLook(sheet.ref, { arrangement: { ...arrangement, group: { ...group, folded } } });
}

const changeGroup = (sheet: SheetView, label: string, group: SheetGrouping): void =>
  changeLook(sheet, label, { arrangement: { ...arrangementOf(sheet), group } });
