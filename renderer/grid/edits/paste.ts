import { isEqual } from "../../../shared/base/index.js";
import { matchHeader } from "../../../shared/sheet/index.js";
import type { NewRows } from "../../../shared/workspace/index.js";
import { arrangementOf, rowLooksOf } from "../../arrangement/index.js";
import {
  getApp,
  loadSheet,
  openOverlay,
  rowTitleOf,
  sayHere,
  sheetKey,
  textOfCell,
  visibleRowsOf,
} from "../../state/index.js";
import { activeGrid } from "../active-grid.js";
import type { CellsHost } from "../host.js";
import { cellOf, columnOf, rangeColumns } from "../selection/selected-cells.js";
import { editTexts, headerTexts } from "../texts.js";
import { describeHeaderPaste, planByHeader } from "./header-paste.js";
import type { CellChange } from "./changes.js";
import { sendPasted } from "./edits.js";
import { pastedIn, transposed, type PasteWay } from "./paste-ways.js";
import { pasteQuestion, planPaste, planPasteInAll, type PastePlan } from "./paste-plan.js";
import { unlessIdsAreReplaced } from "./ask-about-ids.js";
import type { Box } from "../selection/selection.js";

/** Whether the rows on screen differ from those of the file, or are in another order. */
function isArranged({ sheet }: CellsHost): boolean {
  const { sort, filter, group } = arrangementOf(sheet);
  const isSearched = visibleRowsOf(sheetKey(sheet.ref)) !== undefined;
  return (
    sort.length > 0 ||
    group !== undefined ||
    filter.filters.length > 0 ||
    rowLooksOf(sheet).hidden.size > 0 ||
    isSearched
  );
}

/** Rows are added without asking until the page is closed. */
let addsRowsUnasked = false;

/** Where texts go from the upper left corner of a box, or into each of several ranges; undefined where they cannot, which is said. */
function planFor({ range }: CellsHost, texts: readonly (readonly string[])[], box: Box): PastePlan | undefined {
  if (range.boxes.length === 1) return planPaste(texts, box, range.extent());
  const plan = planPasteInAll(texts, range.boxes);
  if (!plan) sayHere("info", editTexts.pasteInOneRange);
  return plan;
}

/** Pastes into the range in another way than as it is: no header is looked for, and no row is added. */
export function pasteSpecially(grid: CellsHost, texts: readonly (readonly string[])[], way: PasteWay): void {
  const { box } = grid.range;
  if (!box) return;
  const columns = rangeColumns(grid);
  const textAt = (row: number, at: number): string => {
    const [held, column] = [grid.rows[row], columns[at]];
    return held && column ? textOfCell(cellOf(grid.sheet, held, column)) : "";
  };
  const whole = planFor(grid, way === "transposed" ? transposed(texts) : texts, box);
  if (!whole) return;
  if (way === "transposed") {
    pastePlan(grid, whole);
    return;
  }
  const { plan, left } = pastedIn(whole, way, textAt);
  const outside = whole.newRows.length + whole.columnsBeyond;
  carryOut(grid, plan, { addsRows: false });
  if (left > 0) sayHere("info", editTexts.notNumbers(left));
  if (outside > 0) sayHere("info", editTexts.onlyWhatFitted);
}

/**
 * Pastes texts into the range, over the rows on screen. Where the first row names columns, it asks whether the others go there;
 * what the sheet has no room for is asked about too.
 */
export function pasteTexts(grid: CellsHost, texts: readonly (readonly string[])[]): void {
  const { box } = grid.range;
  if (!box) return;
  const columns = rangeColumns(grid);
  const noName = { key: "", title: "", source: "" };
  const match =
    grid.sheet.readOnly === undefined &&
    grid.range.boxes.length === 1 &&
    matchHeader(
      texts,
      columns.map((column) => column ?? noName),
    );
  const extent = grid.range.extent();
  if (!match) {
    const plan = planFor(grid, texts, box);
    if (plan) pastePlan(grid, plan);
    return;
  }
  const over = grid.rows.slice(box.top, box.top + texts.length - 1).map(({ cells }) => rowTitleOf(grid.sheet, cells));
  openOverlay({
    kind: "ask",
    question: {
      title: headerTexts.namesColumns,
      text: describeHeaderPaste(texts, match, columns, over),
      safe: editTexts.cancel,
      choices: [
        { title: headerTexts.asTheyStand, run: () => pastePlan(grid, planPaste(texts, box, extent)) },
        {
          title: headerTexts.byName,
          isFirst: true,
          run: () => pastePlan(grid, planByHeader(texts, match, box, extent)),
        },
      ],
    },
  });
}

function pastePlan(grid: CellsHost, plan: PastePlan): void {
  const lastColumn = columnOf(grid.sheet, grid.range.columns().at(-1) ?? "")?.title ?? "";
  const asked = { lastColumn, isArranged: isArranged(grid), noRows: getApp().withheld?.("add-row") };
  const question = grid.sheet.readOnly === undefined ? pasteQuestion(plan, asked) : undefined;
  if (!question) {
    carryOut(grid, plan, { addsRows: false });
    return;
  }
  if (addsRowsUnasked && plan.columnsBeyond === 0 && question.add !== undefined) {
    carryOut(grid, plan, { addsRows: true });
    return;
  }
  const fitting = { title: editTexts.pasteOnlyWhatFits, run: () => carryOut(grid, plan, { addsRows: false }) };
  const { add } = question;
  openOverlay({
    kind: "ask",
    question: {
      title: editTexts.pasteIsLarger,
      text: question.text,
      safe: editTexts.cancel,
      choices:
        add === undefined
          ? [{ ...fitting, isFirst: true }]
          : [
              fitting,
              { title: editTexts.addWithoutAsking, run: () => addUnasked(grid, plan) },
              { title: add, isFirst: true, run: () => carryOut(grid, plan, { addsRows: true }) },
            ],
    },
  });
}

function addUnasked(grid: CellsHost, plan: PastePlan): void {
  addsRowsUnasked = true;
  carryOut(grid, plan, { addsRows: true });
}

/** Cells and new rows go into the file as one step; ids of rows that are there are replaced only when asked for. */
function carryOut(grid: CellsHost, plan: PastePlan, { addsRows }: { addsRows: boolean }): void {
  const columns = rangeColumns(grid);
  const changes = plan.cells.flatMap((cell): CellChange[] => {
    const row = grid.rows[cell.row];
    const column = columns[cell.column];
    if (!row || !column || (cell.text === "" && cellOf(grid.sheet, row, column) === null)) return [];
    return [{ row, column, input: cell.text === "" ? { kind: "clear" } : { kind: "text", text: cell.text } }];
  });
  const added = addsRows ? plan.newRows : [];
  const newRows = added.map((row) =>
    row.flatMap(({ column: at, text }) => {
      const column = columns[at];
      return column ? [{ column: column.id, text }] : [];
    }),
  );
  const run = (some: readonly CellChange[]): void => void send(grid, plan.box, some, newRows);
  unlessIdsAreReplaced(grid.sheet, { verb: editTexts.paste, changes, run });
}

async function send(
  grid: CellsHost,
  box: Box | undefined,
  changes: readonly CellChange[],
  newRows: NewRows["rows"],
): Promise<void> {
  if (box) selectPasted(grid, box, { focus: false });
  const count = changes.length + newRows.reduce((sum, row) => sum + row.length, 0);
  const label =
    newRows.length === 0 ? editTexts.pasteCells(count) : editTexts.pasteCellsAndAddRows(count, newRows.length);
  const { rowKeys } = await sendPasted(grid.sheet, changes, label, { newRows });
  if (rowKeys.length === 0 || !box) return;
  // The rows are here with the answer, unless the columns changed as well: then all are being fetched again.
  await loadSheet(grid.sheet.ref);
  // What was pasted is selected as a whole, where it lies together on screen and the person has not gone elsewhere.
  // The sheet may be drawn by another grid by now, or be left.
  const now = activeGrid();
  if (!now || sheetKey(now.sheet.ref) !== sheetKey(grid.sheet.ref)) return;
  const isTogether = rowKeys.every((key, at) => now.rows[box.bottom + 1 + at]?.key === key);
  const isHere = isEqual(now.range.boxes, [box]);
  if (isTogether && isHere && now.outline.hasKeyboard && !now.editing.isOpen) {
    selectPasted(now, { ...box, bottom: box.bottom + rowKeys.length });
  }
}

/** The first cell is the active one, as a person who goes on typing expects. */
function selectPasted({ range }: CellsHost, { top, left, bottom, right }: Box, options?: { focus: boolean }): void {
  range.select({ anchor: { row: bottom, column: right }, focus: { row: top, column: left } }, options);
}
