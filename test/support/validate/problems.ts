import { must } from "../../../shared/base/index.js";
import { columnPath, columnSource } from "../../../shared/sheet/index.js";
import {
  deleteRow,
  insertRow,
  parseDocument,
  printDocument,
  removeKey,
  rowCount,
  setSource,
  setValue,
  type TomlDocument,
} from "../../../shared/toml/index.js";
import {
  Checker,
  type CheckedGame,
  type FixEdit,
  type Settings,
  type StandingProblem,
} from "../../../shared/validate/index.js";
import { putFiles, type Files } from "./tables.js";

const placeOf = (rowKey: string): number => Number(rowKey.slice(rowKey.lastIndexOf(" ") + 1));

/** A checker that knows these files and has nothing left to do. */
export function checkerOf(game: CheckedGame, files: Files, settings?: Settings): Checker {
  const checker = new Checker([game], { strict: true, ...(settings ? { settings } : {}) });
  putFiles(checker, files, [game]);
  checker.work();
  return checker;
}

/** All problems of the files, by file, table, row, column and code. */
export function problemsOf(game: CheckedGame, files: Files, settings?: Settings): readonly StandingProblem[] {
  return [...checkerOf(game, files, settings).all()].sort((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
}

const orderOf = ({ sheet, rowKey, column, code }: StandingProblem): string =>
  [
    sheet.file,
    sheet.table.join("."),
    rowKey === null ? "" : String(placeOf(rowKey)).padStart(8, "0"),
    column ? columnSource(column) : "",
    code,
  ].join(" ");

/** A problem in one line: `cards.toml 3 attack ttcg/unit-stat-sum error`; `-` where it has no row or column. */
export const problemLine = ({ sheet, rowKey, column, code, severity }: StandingProblem): string =>
  [sheet.file, rowKey === null ? "-" : placeOf(rowKey), column ? columnSource(column) : "-", code, severity].join(" ");

export const problemLines = (game: CheckedGame, files: Files): readonly string[] =>
  problemsOf(game, files).map(problemLine);

/** The files after a fix of a problem; throws where it has no such fix. */
export function fixed(problem: StandingProblem, fix: string, files: Files): Files {
  const found = problem.fixes.find(({ id }) => id === fix);
  if (!found) throw new Error(`${problem.id} has no fix ${fix}, only ${problem.fixes.map(({ id }) => id).join()}`);
  const documents = new Map(Object.entries(files).map(([file, text]) => [file, must(parseDocument(text))]));
  for (const edit of inSafeOrder(found.edits)) {
    if (edit.kind === "bind" || edit.kind === "words") throw new Error(`The fix ${fix} edits the settings`);
    const { file } = edit.kind === "insert" ? edit.sheet : edit.row.sheet;
    const document = documents.get(file);
    if (!document) throw new Error(`The fix edits ${file}, which is not there`);
    documents.set(file, must(edited(document, edit)).doc);
  }
  return Object.fromEntries([...documents].map(([file, document]) => [file, printDocument(document)]));
}

/** Rows are named by their places here: cells first, then rows from the last to the first. */
const inSafeOrder = (edits: readonly FixEdit[]): readonly FixEdit[] => {
  const place = (edit: FixEdit): number => (edit.kind === "delete" ? placeOf(edit.row.rowKey) : -1);
  const rank = { cell: 0, insert: 1, delete: 2, bind: 3, words: 3 };
  return [...edits].sort((a, b) => rank[a.kind] - rank[b.kind] || place(b) - place(a));
};

function edited(
  document: TomlDocument,
  edit: Exclude<FixEdit, { kind: "bind" | "words" }>,
): ReturnType<typeof deleteRow> {
  if (edit.kind === "insert") {
    const { table } = edit.sheet;
    const at = edit.after === null ? rowCount(document, table) : placeOf(edit.after) + 1;
    return insertRow(document, table, at, { entries: edit.entries });
  }
  const { table } = edit.row.sheet;
  const place = placeOf(edit.row.rowKey);
  if (edit.kind === "delete") return deleteRow(document, table, place);
  const cell = [...table, place, ...columnPath(edit.column)];
  switch (edit.to.kind) {
    case "value":
      return setValue(document, cell, edit.to.value);
    case "source":
      return setSource(document, cell, edit.to.source);
    case "absent":
      return removeKey(document, cell);
  }
}
