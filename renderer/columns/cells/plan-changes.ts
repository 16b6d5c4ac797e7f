import type { Steps } from "../../../shared/base/index.js";
import { derivedIn, expressionProblem, type DerivedValue } from "../../../shared/derived/index.js";
import type { ColumnView, SheetView, WireCell } from "../../../shared/workspace/index.js";
import { derivedFor } from "../../derived/index.js";
import type { CellChange } from "../../grid/index.js";
import { idPlaceOf, textOfCell, type GridRow } from "../../state/index.js";
import { columnOf, headersOf, newDraft } from "../computed/draft.js";
import { actOn, isComplete, valueInCell, type ActDraft, type ActOutcome } from "./cell-act.js";

/** A change of a cell, to be looked at first. */
export interface PlannedChange extends CellChange {
  readonly before: string | null;
  readonly after: string | null;
}

export interface PlannedChanges {
  readonly changes: readonly PlannedChange[];
  /** Cells the act is not for. */
  readonly unfit: number;
  /** Cells whose expression has no value. */
  readonly errors: number;
  readonly firstError: string | undefined;
  /** Cells with ids, which are left as they are: other rows may refer to them. */
  readonly ids: number;
}

/** The name by which an expression knows the cell that is changed, where no column of the sheet has that name. */
export const ownName = "value";

/** What an expression on cells of a sheet can name. */
export const namesIn = (sheet: SheetView): string[] => [
  ...new Set([ownName, ...headersOf(sheet), ...derivedIn(sheet).map(({ name }) => name)]),
];

export const problemOfAct = (sheet: SheetView, { act, text }: ActDraft) =>
  act === "expression" ? expressionProblem(text, namesIn(sheet)) : undefined;

const noChanges: PlannedChanges = { changes: [], unfit: 0, errors: 0, firstError: undefined, ids: 0 };

/** Cells between two places where the work may pause. */
const stretch = 50;

/** The cells of some rows in some columns. */
export interface CellBlock {
  readonly rows: readonly GridRow[];
  readonly columns: readonly ColumnView[];
}

/** What an act changes in the cells of some blocks, row by row. */
export function* planChanges(sheet: SheetView, blocks: readonly CellBlock[], draft: ActDraft): Steps<PlannedChanges> {
  if (!isComplete(draft) || problemOfAct(sheet, draft)) return noChanges;
  const idColumn = sheet.columns[idPlaceOf(sheet)];
  const targets = new Map(
    [...new Set(blocks.flatMap(({ columns }) => columns))]
      .filter((column) => column !== idColumn)
      .map((column) => [
        column,
        { column, place: sheet.columns.indexOf(column), outcomeOf: outcomesIn(sheet, column, draft) },
      ]),
  );
  const changes: PlannedChange[] = [];
  let [unfit, errors, looked, ids] = [0, 0, 0, 0];
  let firstError: string | undefined;
  for (const { rows, columns } of blocks) {
    const here = columns.flatMap((column) => targets.get(column) ?? []);
    ids += (columns.length - here.length) * rows.length;
    for (const row of rows) {
      for (const { column, place, outcomeOf } of here) {
        looked += 1;
        if (looked % stretch === 0) yield;
        const cell = row.cells[place] ?? null;
        const outcome = outcomeOf(row, cell);
        if (outcome.kind === "unfit") unfit += 1;
        else if (outcome.kind === "error") {
          errors += 1;
          firstError ??= outcome.message;
        } else if (isChange(cell, outcome)) {
          const { input, after } = outcome;
          changes.push({ row, column, input, before: cell === null ? null : textOfCell(cell), after });
        }
      }
    }
  }
  return { changes, unfit, errors, firstError, ids };
}

/** Whether the cell would hold something else. */
export const isChange = (cell: WireCell, { after }: Extract<ActOutcome, { kind: "change" }>): boolean =>
  after === null ? cell !== null && cell !== "" : cell === null || textOfCell(cell) !== after;

/** What an act makes of the cells of a column. */
export function outcomesIn(
  sheet: SheetView,
  column: ColumnView,
  draft: ActDraft,
): (row: GridRow, cell: WireCell) => ActOutcome {
  if (draft.act !== "expression") return (_, cell) => actOn(cell, draft);
  const valueOf = expressionOn(sheet, column, draft.text);
  return (row) => valueInCell(valueOf(row));
}

/** The value of an expression for the cells of a column. */
function expressionOn(sheet: SheetView, column: ColumnView, source: string): (row: GridRow) => DerivedValue {
  const others = derivedIn(sheet);
  const isTaken = headersOf(sheet).includes(ownName) || others.some(({ name }) => name === ownName);
  const own = columnOf({ ...newDraft, name: ownName, expression: cellExpression(column) });
  const result = columnOf({ ...newDraft, name: "", expression: source });
  const derived = derivedFor(sheet, [...others, ...(isTaken ? [] : [own]), result]);
  return (row) => derived.value(row, result);
}

/** An expression whose value is the cell of a column itself. */
function cellExpression({ id: { path, index } }: ColumnView): string {
  const whole = `row[${JSON.stringify(path.join("."))}]`;
  return index === undefined
    ? whole
    : `type(${whole}) == list && ${whole}.size() > ${index} ? ${whole}[${index}] : null`;
}
