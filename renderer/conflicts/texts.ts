import { inShell, visibleName } from "../../shared/base/index.js";
import type { MergeConflictView } from "../../shared/bridge/index.js";
import type { ConflictView, RecordedAt, RecoveryView } from "../../shared/workspace/index.js";

/** What a conflict is about, by its kind. */
export const questions: Readonly<Record<ConflictView["kind"], string>> = {
  cell: "Both you and another program changed this cell.",
  "row-deleted-on-disk": "You edited a row that another program deleted.",
  "row-changed-on-disk": "You deleted a row that another program changed.",
  text: "You edited the text of a file that another program changed.",
};

/** The same in a what-if, which the current cards are kept out of. */
export const questionsInWhatIf: typeof questions = {
  cell: "Both this what-if and the current cards changed this cell.",
  "row-deleted-on-disk": "This what-if edits a row that was deleted from the current cards.",
  "row-changed-on-disk": "This what-if deletes a row that was changed in the current cards.",
  text: "This what-if edits the text of a file that was changed in the current cards.",
};

/** Why an edit of the last run is not recovered at once. */
export const clashTexts: Readonly<Record<NonNullable<RecoveryView["clash"]>, string>> = {
  changed: "The file has changed since. Tick to compare both versions and choose one.",
  "place-gone": "The file no longer has the lines around this edit, so it cannot be recovered.",
  "row-gone": "No file has this row any more, by its id and name or by what it held, so this edit cannot be recovered.",
};

/** The other sentences of the dialogs. */
export const texts = {
  bothKept: "Nothing is lost: both are kept until you decide.",
  removed: (kind: ConflictView["kind"]): string =>
    kind === "cell" ? "Nothing: the value was removed." : "Nothing: the row was deleted.",
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
  keepWhatIf: "Keep the what-if’s",
  useStanding: "Use the current cards’",
  inWhatIf: "In the what-if",
  standing: "Current cards",
  orEnterAnotherValue: "Or enter another value",
  useThis: "Use this",

  // RecoveryDialog
  recoverUnsavedEdits: "Recover unsaved edits",
  discardAll: "Discard all",
  recoverAll: "Recover all",
  recover: "Recover",
  recoverCount: (count: number): string => `Recover ${count.toLocaleString("en")}`,
  firstListed: (listed: number, of: number): string =>
    `The first ${listed.toLocaleString("en")} of ${of.toLocaleString("en")} edits are listed. “Recover” takes the others along unless they clash with the file; “Discard all” discards them too.`,
  recordedAt: ({ file, title, isSupposed }: RecordedAt): string =>
    isSupposed
      ? `Recorded for ${visibleName(title)} in ${visibleName(file)}. That row is gone; this one holds most of what it held. Tick if it is the same row.`
      : `(recorded in ${visibleName(file)})`,
  noValue: "nothing",
  onDiskNow: "On disk now:",

  // MergeConflictsDialog
  mergeConflicts: "Merge conflicts",
  mergeConflictIn: (title: string): string => `Merge conflict: ${title}`,
  readingConflicts: "Looking for conflicts…",
  noMergeConflicts: "No card file is in conflict.",
  mergedByLines: (files: readonly string[]): string =>
    `Git merged ${files.join(", ")} by lines and left its markers in ${files.length === 1 ? "it" : "them"}. To merge by cells instead, run this in the folder of the cards; it replaces ${files.length === 1 ? "the file" : "these files"}:`,
  mergeAgain: (files: readonly string[]): string =>
    `cardwright git install\ngit checkout --merge -- ${files.map(inShell).join(" ")}`,
  base: "Before",
  ours: "Ours",
  theirs: "Theirs",
  nothingThere: "Nothing",
  standsNow: "in the file now",
  takeBase: "Take the version before",
  takeOurs: "Take ours",
  takeTheirs: "Take theirs",
  another: "Or another value",
  takeThis: "Take this",
  seen: "Seen",
  previous: "Previous",
  next: "Next",
  conflictPlace: (at: number, of: number, decided: number): string =>
    `${at.toLocaleString("en")} of ${of.toLocaleString("en")}, ${decided.toLocaleString("en")} decided`,
  decidedAs: {
    base: "Resolved with the version before.",
    ours: "Resolved with ours.",
    theirs: "Resolved with theirs.",
    other: "Resolved with another value.",
  },
  allDecided: (files: readonly string[]): string =>
    `All conflicts are resolved. Once you have checked the files, mark them as resolved: git add ${files.map(inShell).join(" ")}`,
  allDecidedForGit: "All conflicts are resolved. “Finish the merge” writes the file, and git marks it as resolved.",
  cancelMerge: "Cancel the merge",
  finishMerge: "Finish the merge",
  decideFirst: (open: number): string =>
    open === 1 ? "1 conflict is open" : `${open.toLocaleString("en")} conflicts are open`,
  cancelMergeTitle: "Cancel the merge?",
  decisionsAreLost: (decided: number): string =>
    `${decided === 1 ? "Your decision is" : `Your ${decided.toLocaleString("en")} decisions are`} dropped, and the file stays in conflict.`,
  keepDeciding: "Keep deciding",
  wholeFiles: "Whole files",
  wholeFilesHint: "These conflicts are resolved by a git command, run in the open folder:",
  mergeCount: (count: number): string =>
    count === 1 ? "1 merge conflict" : `${count.toLocaleString("en")} merge conflicts`,
};

/** What a merge could not decide, by its kind. */
export const mergeQuestions: Readonly<Record<MergeConflictView["kind"], string>> = {
  cell: "Both sides changed this cell to different values.",
  row: "Both sides changed this row.",
  removed: "One side removed this row, the other changed it.",
  comment: "A comment of theirs could not be placed. Copy it to where it belongs.",
  order: "Both sides moved this row, to different places. It is where ours has it.",
};
