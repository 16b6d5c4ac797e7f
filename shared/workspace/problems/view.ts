import { visible, visibleName } from "../../base/index.js";
import type { Path } from "../../toml/index.js";
import { columnKey, columnTitle, type Column, type ColumnId } from "../../sheet/index.js";
import type {
  ProblemCounts,
  ProblemsPatch,
  ProblemView,
  RelatedPlace,
  RelatedView,
  SheetAddress,
  StandingProblem,
} from "../../validate/index.js";
import { placeOf, tableOf } from "../content/content.js";
import { titleOfPlace } from "../content/row-name.js";
import { checkerOf } from "./follow.js";
import { isFromOpening } from "./opening.js";
import type { TableState, WorkspaceState } from "../state.js";
import type { SheetBinding } from "../views/views.js";

/** So many changes a page takes in without a halt. */
const changesOfPatch = 500;

interface Site {
  readonly table: TableState;
}

function siteOf(state: WorkspaceState, { file, table: path }: SheetAddress): Site | undefined {
  const content = state.files.get(file)?.content;
  const table = content && tableOf(content, path);
  return table && { table };
}

/**
 * The column of the sheet that a cell is shown in: its own, or of a list or table the first of its columns, or the one that its
 * place is inside of.
 */
export function columnFor(columns: readonly Column[], id: ColumnId): Column | undefined {
  if (id.inner) return columnFor(columns, { path: id.path });
  const key = columnKey(id);
  const isWithin = ({ id: { path } }: Column): boolean => id.path.every((part, at) => path[at] === part);
  return (
    columns.find((column) => column.key === key) ??
    columns.find(isWithin) ??
    columns.find((column) => column.id.path[0] === id.path[0])
  );
}

/** A row without a name is called by its place. */
function placeTitle({ table }: Site, rowKey: string): string {
  const place = placeOf(table.keys, rowKey);
  return place === -1 ? "" : titleOfPlace(place);
}

export function problemView(state: WorkspaceState, problem: StandingProblem): ProblemView {
  const { id, code, severity, sheet, rowKey, column, span, message, fixes, waived } = problem;
  const site = siteOf(state, sheet);
  const shown = column && site && columnFor(site.table.facts.columns, column);
  return {
    id,
    code,
    severity,
    sheet,
    rowKey,
    rowTitle: visibleName(problem.rowTitle ?? (rowKey === null || !site ? "" : placeTitle(site, rowKey))),
    column: shown?.key ?? null,
    columnTitle: column?.inner ? columnTitle(column) : (shown?.title ?? (column ? columnTitle(column) : "")),
    ...(column?.inner ? { inner: column.inner } : {}),
    ...(span ? { span } : {}),
    message: visible(message),
    related: problem.related.flatMap((place) => relatedView(state, place)),
    fixes: fixes.map((fix) => ({ id: fix.id, title: visible(fix.title), kind: fix.kind })),
    ...(waived ? { waived } : {}),
    ...(isFromOpening(state, problem) ? { isFromOpening: true } : {}),
  };
}

function relatedView(state: WorkspaceState, { row, rowTitle, column, message }: RelatedPlace): RelatedView[] {
  const site = siteOf(state, row.sheet);
  if (!site) return [];
  const shown = column && columnFor(site.table.facts.columns, column);
  const rowName = visibleName(rowTitle ?? placeTitle(site, row.rowKey));
  return [
    { sheet: row.sheet, rowKey: row.rowKey, rowTitle: rowName, column: shown?.key ?? null, message: visible(message) },
  ];
}

/** The game a sheet belongs to, its kind of sheet there, and the words that the languages of the game take from the workspace. */
export function sheetBinding(
  state: WorkspaceState,
  sheet: SheetAddress,
  checker = checkerOf(state),
): SheetBinding | undefined {
  const binding = checker.bindingOf(sheet);
  if (!binding) return undefined;
  const { game, schema } = binding;
  const lexicon = checker.lexiconOf(sheet);
  return { game: game.id, kind: schema.kind, ...(lexicon === undefined ? {} : { lexicon }) };
}

/** The event for a sheet whose problems changed. */
export function problemsPatches(
  state: WorkspaceState,
  sheet: SheetAddress,
  put: readonly StandingProblem[],
  drop: readonly string[],
  checker = checkerOf(state),
): readonly ProblemsPatch[] {
  const counts = checker.counts(sheet);
  const patches: ProblemsPatch[] = [];
  for (let at = 0; at < Math.max(put.length, drop.length); at += changesOfPatch) {
    const end = at + changesOfPatch;
    const views = put.slice(at, end).map((problem) => problemView(state, problem));
    patches.push({ sheet, counts, put: views, drop: drop.slice(at, end) });
  }
  return patches;
}

/** Problems `from` to `from + count` of a sheet, in the order of its rows and columns; those of the table come first. */
export function problemsOf(
  state: WorkspaceState,
  sheet: SheetAddress,
  from: number,
  count: number,
): { readonly total: number; readonly counts: ProblemCounts; readonly problems: readonly ProblemView[] } {
  const sorted = inSheetOrder(state, sheet);
  return {
    total: sorted.length,
    counts: checkerOf(state).counts(sheet),
    problems: sorted.slice(from, from + count).map((problem) => problemView(state, problem)),
  };
}

/**
 * The problems of a sheet by row, column and code; what concerns the row comes first, keys that no row has come last. The
 * order is kept: a page asks for many problems in pieces.
 */
export function inSheetOrder(state: WorkspaceState, sheet: SheetAddress): readonly StandingProblem[] {
  const checker = checkerOf(state);
  const site = siteOf(state, sheet);
  const { memory, changes } = state.problems;
  const known = site && memory.ordered.get(site.table);
  if (known?.changes === changes) return known.problems;
  const problems = putInOrder([...checker.of(sheet)], site);
  if (site) memory.ordered.set(site.table, { changes, problems });
  return problems;
}

/** The order of two places inside a value by the first list that they are different items of; what is around them comes first. */
function itemOrder(a: Path = [], b: Path = []): number {
  const at = a.findIndex((step, place) => step !== b[place]);
  const [one, other] = [a[at], b[at]];
  if (typeof one === "number" && typeof other === "number") return one - other;
  return at === -1 || other === undefined ? a.length - b.length : 0;
}

function putInOrder(problems: readonly StandingProblem[], site: Site | undefined): readonly StandingProblem[] {
  const columns = new Map(site?.table.facts.columns.map(({ key }, at) => [key, at]));
  const keyed = problems.map((problem) => {
    const { rowKey, column } = problem;
    const place = rowKey === null || !site ? -1 : placeOf(site.table.keys, rowKey);
    const shown = column && site && columnFor(site.table.facts.columns, column);
    const behind = column ? columns.size : -1;
    const name = column ? columnKey(column) : "";
    return { problem, place, column: shown ? (columns.get(shown.key) ?? behind) : behind, name };
  });
  keyed.sort(
    (a, b) =>
      a.place - b.place ||
      a.column - b.column ||
      (a.column === columns.size ? compare(a.name, b.name) : 0) ||
      itemOrder(a.problem.column?.inner, b.problem.column?.inner) ||
      compare(a.problem.code, b.problem.code) ||
      compare(a.problem.id, b.problem.id),
  );
  return keyed.map(({ problem }) => problem);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
