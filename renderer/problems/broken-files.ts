import { wholeFile, type ProblemView } from "../../shared/validate/index.js";
import type { FileView, SheetRef, WorkspaceView } from "../../shared/workspace/index.js";
import { getApp } from "../state/index.js";

/** Files that do not parse and have no earlier rows: no sheet shows what is wrong with them. */
export const filesWithoutSheets = (files: readonly FileView[]): readonly FileView[] =>
  files.filter(({ condition, sheets }) => condition.kind === "broken" && sheets.length === 0);

/** Where problems are looked for: in the sheets, and in files that have none because they cannot be read. */
export const placesOfProblems = ({ sheets, files }: Pick<WorkspaceView, "sheets" | "files">): readonly SheetRef[] => [
  ...sheets.map(({ ref }) => ref),
  ...filesWithoutSheets(files).map(({ file }) => wholeFile(file)),
];

/** Whether it is that the file cannot be read, which nobody can accept: there is no telling what it says. */
export const isOfBrokenFile = ({ sheet, rowKey }: Pick<ProblemView, "sheet" | "rowKey">): boolean =>
  rowKey === null &&
  (getApp().workspace?.files.some(({ file, condition }) => file === sheet.file && condition.kind === "broken") ??
    false);
