import type { FileView, SheetRef } from "../../shared/workspace/index.js";

/** Files that do not parse and have no rows from before: none of the sheets tells what is wrong with them. */
export const filesWithoutSheets = (files: readonly FileView[]): readonly FileView[] =>
  files.filter(({ condition, sheets }) => condition.kind === "broken" && sheets.length === 0);

/** Where the session keeps what is wrong with such a file: under a table that no file has. */
export const sheetOfFile = ({ file }: FileView): SheetRef => ({ file, table: ["-"] });
