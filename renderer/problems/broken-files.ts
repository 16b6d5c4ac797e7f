import type { ProblemView } from "../../shared/validate/index.js";
import type { FileView, SheetRef } from "../../shared/workspace/index.js";
import { getApp } from "../state/index.js";

/** Files that do not parse and have no rows from before: none of the sheets tells what is wrong with them. */
export const filesWithoutSheets = (files: readonly FileView[]): readonly FileView[] =>
  files.filter(({ condition, sheets }) => condition.kind === "broken" && sheets.length === 0);

/** Where the session keeps what is wrong with such a file: under a table that no file has. */
export const sheetOfFile = ({ file }: FileView): SheetRef => ({ file, table: ["-"] });

/** Whether it is that the file cannot be read, which nobody can accept: there is no telling what it says. */
export const isOfBrokenFile = ({ sheet, rowKey }: Pick<ProblemView, "sheet" | "rowKey">): boolean =>
  rowKey === null &&
  (getApp().workspace?.files.some(({ file, condition }) => file === sheet.file && condition.kind === "broken") ??
    false);
