import type { ConflictView, RecoveryView } from "../../shared/workspace/index.js";

/** What a conflict is about, by its kind. */
export const questions: Readonly<Record<ConflictView["kind"], string>> = {
  cell: "Both you and another program changed this cell.",
  "row-deleted-on-disk": "You edited a row that another program deleted.",
  "row-changed-on-disk": "You deleted a row that another program changed.",
  text: "You edited the text of a file that another program changed.",
};

/** Why an edit of the last run is not recovered at once. */
export const clashTexts: Readonly<Record<NonNullable<RecoveryView["clash"]>, string>> = {
  changed: "The file has changed since. Tick to compare both versions and choose one.",
  "row-gone": "The row is no longer in the file, so this edit cannot be recovered.",
};

/** The other sentences of the dialogs. */
export const texts = {
  bothKept: "Nothing is lost: both are kept until you decide.",
  valueRemoved: "Nothing: the value was removed.",
  unsavedEdits: "Cardwright closed before these edits were saved.",
  nothingOverwritten: "Where the file has been changed since, nothing is overwritten before you have compared both.",
  untickedStay: "Edits without a tick stay in this list.",

  // ConflictDialog
  keepMine: "Keep mine",
  useDiskVersion: "Use disk version",
  restoreRow: "Restore row",
  leaveDeleted: "Leave deleted",
  deleteAnyway: "Delete anyway",
  keepRow: "Keep row",
  saveMyText: "Save my text",
  conflicts: "Conflicts",
  noConflictsLeft: "No conflicts left.",
  conflictIn: (title: string): string => `Conflict: ${title}`,
  moreAfterThis: (others: number): string => `${others} more after this one`,
  before: "Before, it was",
  yours: "Yours",
  onDisk: "On disk",
  orEnterAnotherValue: "Or enter another value",
  useThis: "Use this",

  // RecoveryDialog
  recoverUnsavedEdits: "Recover unsaved edits",
  discardAll: "Discard all",
  recoverAll: "Recover all",
  recover: "Recover",
  recoverCount: (count: number): string => `Recover ${count}`,
  noValue: "nothing",
  onDiskNow: "On disk now:",
};
