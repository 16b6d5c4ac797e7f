import type { Steps } from "../../shared/base/index.js";
import type { MacroStep } from "../../shared/macros/index.js";
import type { ColumnView, SheetView, WireCell } from "../../shared/workspace/index.js";
import { isChange, outcomesIn, type ActOutcome, type PlannedChange } from "../columns/index.js";
import { idPlaceOf, textOfCell, type CellsAct, type GridRow } from "../state/index.js";

/** What a macro would do, to be looked at first. */
export interface MacroPlan {
  /** At most one of each cell: what its last step leaves. */
  readonly changes: readonly PlannedChange[];
  /** Cells in which a step has nothing to act on, such as a text to which a number is added. */
  readonly unfit: number;
  readonly errors: number;
  readonly firstError: string | undefined;
  /** Keys of columns that the sheet does not have. */
  readonly missing: readonly string[];
  /** A step would have changed ids, which stay. */
  readonly hasIds: boolean;
}

interface Target {
  readonly column: ColumnView;
  readonly place: number;
  readonly outcomeOf: (row: GridRow, cell: WireCell) => ActOutcome;
}

/** Rows between two places where the work may pause. */
const stretch = 20;

/** What the steps of a macro change in some rows, each step on what those before it leave. */
export function* planMacro(sheet: SheetView, rows: readonly GridRow[], steps: readonly MacroStep[]): Steps<MacroPlan> {
  const places = new Map(sheet.columns.map(({ key }, at) => [key, at]));
  const idPlace = idPlaceOf(sheet);
  const targets: Target[] = [];
  const missing = new Set<string>();
  let hasIds = false;
  for (const { column: key, ...act } of steps) {
    const place = places.get(key) ?? -1;
    const column = sheet.columns[place];
    if (!column) missing.add(key);
    else if (place === idPlace) hasIds = true;
    else targets.push({ column, place, outcomeOf: outcomesOf(sheet, column, act) });
  }
  const changes: PlannedChange[] = [];
  let [unfit, errors] = [0, 0];
  let firstError: string | undefined;
  for (const [at, row] of rows.entries()) {
    if (at % stretch === 0) yield;
    const cells = [...row.cells];
    const last = new Map<Target["place"], { readonly column: ColumnView; readonly outcome: ActOutcome }>();
    for (const { column, place, outcomeOf } of targets) {
      const cell = cells[place] ?? null;
      const outcome = outcomeOf({ ...row, cells }, cell);
      if (outcome.kind === "unfit") unfit += 1;
      else if (outcome.kind === "error") {
        errors += 1;
        firstError ??= outcome.message;
      } else {
        last.set(place, { column, outcome });
        cells[place] = cellAfter(cell, outcome);
      }
    }
    for (const [place, { column, outcome }] of last) {
      const cell = row.cells[place] ?? null;
      if (outcome.kind !== "change" || !isChange(cell, outcome)) continue;
      const { input, after } = outcome;
      changes.push({ row, column, input, before: cell === null ? null : textOfCell(cell), after });
    }
  }
  return { changes, unfit, errors, firstError, missing: [...missing], hasIds };
}

/** What an act makes of the cells of a column. */
function outcomesOf(
  sheet: SheetView,
  column: ColumnView,
  { act, value = "", rounded = false }: CellsAct,
): Target["outcomeOf"] {
  if (act !== "clear" && act !== "remove") {
    return outcomesIn(sheet, column, { act, text: value, isRounded: rounded });
  }
  const gone: ActOutcome = { kind: "change", input: { kind: act }, after: null };
  return () => gone;
}

/** What a cell holds for the next step: what is typed over a number is one, where it can be. */
function cellAfter(cell: WireCell, { input, after }: Extract<ActOutcome, { kind: "change" }>): WireCell {
  if (after === null) return null;
  if (input.kind === "value") return input.value;
  const isNumber = (cell === null || typeof cell === "number") && after.trim() !== "" && Number.isFinite(Number(after));
  return isNumber ? Number(after) : after;
}
