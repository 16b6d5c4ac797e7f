import { visibleName } from "../../base/index.js";
import { cellText, columnTitle } from "../../sheet/index.js";
import { readValue } from "../../toml/index.js";
import { placeOf } from "../content/content.js";
import { rowTitle } from "../content/row-name.js";
import { placeOfId } from "../recovery/ids.js";
import { specOf, type CellSources, type Operation } from "../operations/index.js";
import type { HistoryEntry, WorkspaceState } from "../state.js";
import { sheetOf } from "../views/sheet-view.js";
import type { StepChangeView, StepsView, StepView } from "../views/views.js";
import type { KeptOperation } from "./kept.js";
import { obstaclesOf, type Obstacle } from "./possible.js";

/** The rest of a step's changes are only counted. */
const mostChanges = 6;

/** A longer text of a cell is cut: a list of steps is read at a glance. */
const mostCharacters = 200;

/** All steps of undo and redo with what they changed. Costs the steps, however many changes each has. */
export function stepsOf(state: WorkspaceState): StepsView {
  const { done, undone } = state;
  const obstacles = obstaclesOf(state);
  const view = (entry: HistoryEntry, isDone: boolean): StepView =>
    stepView(state, entry, isDone, obstacles.get(entry.id));
  const steps = [...done.map((entry) => view(entry, true)), ...undone.toReversed().map((entry) => view(entry, false))];
  return { steps, isCut: (steps[0]?.id ?? 1) > 1 };
}

function stepView(
  state: WorkspaceState,
  { id, label, parts }: HistoryEntry,
  isDone: boolean,
  obstacle: Obstacle | undefined,
): StepView {
  const count = parts.reduce((sum, { operations }) => sum + operations.length, 0);
  const changes: StepChangeView[] = [];
  for (const { file, operations } of parts) {
    // What is kept of an undone step are the operations that undid it, the last one first.
    const made = isDone ? operations.slice(0, mostChanges) : operations.slice(-mostChanges).reverse();
    for (const operation of made) {
      if (changes.length === mostChanges) break;
      const change =
        operation.kind === "kept"
          ? keptView(state, file, operation, isDone)
          : changeView(state, file, isDone ? operation : specOf(operation).inverse(operation));
      if (change) changes.push(change);
    }
  }
  return { id, label, isDone, count, changes, ...(obstacle ? { obstacle } : {}) };
}

/** A change of an earlier run, by what its row was called then; undefined for what is not a change of a row. */
function keptView(
  state: WorkspaceState,
  file: string,
  { table, row, change }: KeptOperation,
  isDone: boolean,
): StepChangeView | undefined {
  if (row.index === -1) return undefined;
  const found = sheetOf(state, { file, table });
  const place = found && row.id !== null ? placeOfId(found.content, found.table, row.id, row.index) : -1;
  const sources = change.kind === "cell" ? change : undefined;
  const values = sources && (isDone ? sources : { before: sources.after, after: sources.before });
  return {
    sheetTitle: visibleName(found?.table.title ?? file),
    rowTitle: found && place !== -1 ? rowTitle(found.content, found.table, place) : visibleName(row.title),
    column: "column" in change ? columnTitle(change.column) : null,
    ...(values ? { values: textsOf(values) } : {}),
  };
}

/** Undefined for what is not a change of a row. */
function changeView(state: WorkspaceState, file: string, operation: Operation): StepChangeView | undefined {
  const spec = specOf(operation);
  const location = spec.location?.(operation);
  if (!location) return undefined;
  const { table: path, rowKey, column } = location;
  const found = sheetOf(state, { file, table: path });
  const place = found ? placeOf(found.table.keys, rowKey) : -1;
  const sources = spec.values?.(operation);
  return {
    sheetTitle: visibleName(found?.table.title ?? file),
    rowTitle: found && place !== -1 ? rowTitle(found.content, found.table, place) : null,
    column: column ? columnTitle(column) : null,
    ...(sources ? { values: textsOf(sources) } : {}),
  };
}

const textsOf = ({ before, after }: CellSources): NonNullable<StepChangeView["values"]> => ({
  before: textOf(before),
  after: textOf(after),
});

/** A source as a cell shows it. */
function textOf(source: string | null): string | null {
  if (source === null) return null;
  const read = readValue(source);
  const text = read.ok ? cellText(read.value) : source;
  return text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text;
}
