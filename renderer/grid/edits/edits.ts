import { choiceAdded, takesChoices } from "../../../shared/metadata/index.js";
import { columnKey, viewWithin } from "../../../shared/sheet/index.js";
import type { CellEdit, ColumnView, NewRows, RowKey, SheetView, WireCell } from "../../../shared/workspace/index.js";
import { changeMetadata } from "../../arrangement/index.js";
import {
  asStep,
  ask,
  lostByFault,
  noteCells,
  rowsOf,
  rowTitleOf,
  sayFault,
  sayHere,
  sayReadOnly,
  sayLost,
  sheetKey,
  showCells,
  showConflict,
  turns,
  type CellsAct,
  type GridRow,
  type LostBy,
} from "../../state/index.js";
import type { CellChange, PlaceChange, TypedText } from "./changes.js";
import { isTextAmongNumbers } from "./typed-text.js";
import { actOf, noteEdits, untilNoted } from "./noted-edits.js";
import { tellKeptIds } from "./kept-ids.js";
import { cellTexts, editTexts } from "../texts.js";

/**
 * Shows texts in their cells before the session has taken them. What it returns shows the values of the sheet again, in the rows
 * that did not change meanwhile.
 */
function showTexts(sheet: SheetView, typed: readonly TypedText[]): () => void {
  const key = sheetKey(sheet.ref);
  const before = new Map(typed.map(({ row }) => [row.key, row]));
  const places = new Map(sheet.columns.map((column, at) => [column.key, at]));
  const cellsByRow = new Map<RowKey, WireCell[]>();
  for (const { row, column, text, seen } of typed) {
    const isNumber = typeof seen === "number" && text.trim() !== "" && Number.isFinite(Number(text));
    const at = places.get(column.key);
    const cells = cellsByRow.get(row.key) ?? [...row.cells];
    cellsByRow.set(row.key, cells);
    if (at !== undefined) cells[at] = isNumber ? Number(text) : text;
  }
  const shown = new Map(
    [...before].map(([rowKey, row]): [RowKey, GridRow] => [
      rowKey,
      { ...row, cells: cellsByRow.get(rowKey) ?? row.cells },
    ]),
  );
  showCells(key, [...shown.values()]);
  return () => {
    const rows = rowsOf(key);
    showCells(
      key,
      [...before.values()].filter((row) => rows?.row(row.key) === shown.get(row.key)),
    );
  };
}

/** Sends what was pasted as one act, and shows it at once: thousands of cells take the session longer than a person waits. */
export async function sendPasted(
  sheet: SheetView,
  changes: readonly CellChange[],
  label: string,
  options: ActOptions,
): Promise<ActOutcome> {
  const places = new Map(sheet.columns.map(({ key }, at) => [key, at]));
  const takeBack = showTexts(
    sheet,
    changes.flatMap(({ row, column, input }): TypedText[] =>
      input.kind === "text"
        ? [{ row, column, text: input.text, seen: row.cells[places.get(column.key) ?? -1] ?? null }]
        : [],
    ),
  );
  const outcome = await sendAct(sheet, changes, label, options);
  if (!outcome.isDone) takeBack();
  return outcome;
}

/** Shows typed texts at once and sends them as one act; what could not be done shows the sheet's values again. */
export async function commitTexts(sheet: SheetView, typed: readonly TypedText[], label?: string): Promise<boolean> {
  const takeBack = showTexts(sheet, typed);
  const changes = typed.map(({ text, ...place }) => ({ ...place, input: { kind: "text", text } as const }));
  const { isDone, lostBy } = await sendAct(sheet, changes, label);
  if (isDone) {
    const odd = typed.filter(({ column, text }) => isTextAmongNumbers(column, text));
    for (const { column, text } of odd) sayHere("info", cellTexts.keptAsText(text, column.title));
    return true;
  }
  takeBack();
  // What was typed is nowhere else then.
  if (lostBy) {
    const placed = typed.map(({ row, column, text }) => ({
      place: `${rowTitleOf(sheet, row.cells)}, ${column.title}`,
      text,
    }));
    sayLost(lostBy, placed);
  }
  return false;
}

/** What an act does besides changing cells. */
interface ActOptions {
  /** The texts of rows that it adds. */
  readonly newRows?: NewRows["rows"];
  /** Ids may be emptied: the person said so. */
  readonly clearsIds?: boolean;
  /** What was done to each of the cells, where that is not to be seen from the changes. */
  readonly act?: CellsAct;
}

/**
 * Sends changes as one act; returns whether all were carried out. What was refused stays marked in its cell. Keys that follow wait
 * for the new values, or what is typed would be in conflict with them.
 */
export function sendEdits(
  sheet: SheetView,
  changes: readonly PlaceChange[],
  label?: string,
  options: ActOptions = {},
): Promise<boolean> {
  const act = sendAct(sheet, changes, label, options).then(({ isDone }) => isDone);
  turns.hold(act);
  return act;
}

/** What came of an act. */
interface ActOutcome {
  readonly isDone: boolean;
  /** Something of it was refused, and the session kept nothing of that. */
  readonly isLost: boolean;
  /** Why nothing of it reached the session at all. */
  readonly lostBy?: LostBy;
  readonly rowKeys: readonly RowKey[];
}

/** Sends changes, and rows to be added with them, as one act; returns the keys of those rows too. */
export const sendAct = (
  sheet: SheetView,
  changes: readonly PlaceChange[],
  label?: string,
  options: ActOptions = {},
): Promise<ActOutcome> => untilNoted(carryOut(sheet, changes, label, options));

async function carryOut(
  sheet: SheetView,
  changes: readonly PlaceChange[],
  label: string | undefined,
  { newRows = [], clearsIds = false, act }: ActOptions,
): Promise<ActOutcome> {
  const notDone = { isDone: false, isLost: true, rowKeys: [] };
  if (changes.length === 0 && newRows.length === 0) return { isDone: true, isLost: false, rowKeys: [] };
  if (sheet.readOnly !== undefined) {
    sayReadOnly(sheet);
    return { ...notDone, lostBy: "fault" };
  }
  const { answer: result, step } = await asStep(() =>
    ask("cells/edit", {
      edits: cellEdits(sheet, changes),
      ...(label === undefined ? {} : { label }),
      ...(newRows.length === 0 ? {} : { newRows: { sheet: sheet.ref, rows: newRows.map((row) => [...row]) } }),
      ...(clearsIds ? { clearsIds } : {}),
    }),
  );
  if (!result.ok) {
    sayFault(result.error);
    return { ...notDone, lostBy: lostByFault(result.error) };
  }
  const answer = result.value;
  const kept = changes.filter((_, at) => answer.outcomes[at]?.kind === "kept-id");
  if (kept.length > 0) {
    void tellKeptIds(
      sheet,
      kept,
      { isAll: changes.length === kept.length && newRows.length === 0, step },
      () =>
        void sendEdits(sheet, kept, kept.length === 1 ? editTexts.clearId : editTexts.clearIds(kept.length), {
          clearsIds: true,
        }),
    );
  }
  const conflict = answer.outcomes.find((outcome) => outcome.kind === "conflict");
  if (conflict) showConflict(conflict.conflict);
  const refused = answer.outcomes.filter((outcome) => outcome.kind === "refused");
  const [first] = refused;
  if (first) {
    const more = refused.length === 1 ? "" : ` (and ${refused.length - 1} more)`;
    sayHere("warning", `${first.message}${more}${first.isTextKept ? ` ${cellTexts.escapeDrops}` : ""}`);
  }
  const isDone = !conflict && refused.length + kept.length === 0;
  if (isDone) noteEdits(changes, newRows.length === 0 ? (act ?? actOf(changes)) : undefined, label);
  return {
    isDone,
    isLost: refused.some(({ isTextKept }) => !isTextKept),
    rowKeys: answer.rowKeys,
  };
}

function cellEdits(sheet: SheetView, changes: readonly PlaceChange[]): CellEdit[] {
  const places = new Map(sheet.columns.map(({ key }, at) => [key, at]));
  return changes.map(({ row, column, inner, input, seen }) => {
    const cell = row.cells[places.get(column.key) ?? -1] ?? null;
    return {
      sheet: sheet.ref,
      rowKey: row.key,
      column: inner ? { ...column.id, inner } : column.id,
      input,
      seen: seen === undefined ? viewWithin(cell, inner) : seen,
      revision: sheet.revision,
    };
  });
}

/** Whether the file has a column of the very name of the array that a column is an element of. */
const hasPlain = ({ columns }: SheetView, { id }: ColumnView): boolean =>
  id.index !== undefined && columns.some((other) => other.key === columnKey({ path: id.path }));

/** Whether new values can be added to what is offered in a column. */
export const canAddChoices = (sheet: SheetView, column: ColumnView): boolean =>
  takesChoices(sheet.metadata, column.id, hasPlain(sheet, column));

/** Adds a text to the choices of its column and sets the cell to it, as one step (VALIDATE-3). */
export const commitChoice = (sheet: SheetView, typed: TypedText): Promise<void> => untilNoted(addChoice(sheet, typed));

async function addChoice(sheet: SheetView, { row, column, text, seen }: TypedText): Promise<void> {
  const changes = choiceAdded(sheet.metadata, column.id, text, hasPlain(sheet, column));
  const edits = text === seen ? [] : cellEdits(sheet, [{ row, column, input: { kind: "text", text }, seen }]);
  await changeMetadata(sheet, editTexts.addToListOf(text, column.title), changes, edits);
  noteCells({ act: "set", value: text }, [column.key]);
}
