import type { ProblemsPatch, ProblemView } from "../../shared/validate/index.js";

const weight = { error: 0, warning: 1, info: 2 } as const;

const cellName = (rowKey: string | null, column: string | null): string => `${rowKey ?? ""} ${column ?? ""}`;

/** The problems of one sheet, by the cells they are in. */
export class ProblemBook {
  private readonly byId = new Map<string, ProblemView>();
  private readonly byCell = new Map<string, ProblemView[]>();
  /** By the other cells of the sheet that they have to do with. */
  private readonly byRelated = new Map<string, ProblemView[]>();

  /** In no order. */
  get all(): readonly ProblemView[] {
    return [...this.byId.values()];
  }

  /** Those of one cell that nobody accepted, the gravest first. A column of null: of the row as a whole. */
  at(rowKey: string, column: string | null): readonly ProblemView[] {
    return this.byCell.get(cellName(rowKey, column)) ?? none;
  }

  /** Those that stand in another cell and have to do with this one, the gravest first: half of a sum, the first of a double. */
  relatedTo(rowKey: string, column: string): readonly ProblemView[] {
    return this.byRelated.get(cellName(rowKey, column)) ?? none;
  }

  /** Starts anew with these. Gives the rows that have or had any. */
  load(problems: readonly ProblemView[]): ReadonlySet<string> {
    const rows = new Set(this.rows());
    this.byId.clear();
    this.byCell.clear();
    this.byRelated.clear();
    for (const problem of problems) this.put(problem);
    for (const row of this.rows()) rows.add(row);
    return rows;
  }

  /** Takes up a change. Gives the rows whose cells look otherwise now. */
  apply({ put, drop }: Extract<ProblemsPatch["change"], { kind: "changed" }>): ReadonlySet<string> {
    const rows = new Set<string>();
    const touch = (problem: ProblemView | undefined): void => {
      for (const row of problem ? rowsOfProblem(problem) : []) rows.add(row);
    };
    for (const id of drop) touch(this.take(id));
    for (const problem of put) {
      touch(this.take(problem.id));
      touch(problem);
      this.put(problem);
    }
    return rows;
  }

  private rows(): string[] {
    return [...this.byId.values()].flatMap(rowsOfProblem);
  }

  private put(problem: ProblemView): void {
    this.byId.set(problem.id, problem);
    if (problem.waived || problem.rowKey === null) return;
    add(this.byCell, cellName(problem.rowKey, problem.column), problem);
    for (const cell of relatedCells(problem)) add(this.byRelated, cell, problem);
  }

  private take(id: string): ProblemView | undefined {
    const problem = this.byId.get(id);
    if (!problem) return undefined;
    this.byId.delete(id);
    remove(this.byCell, cellName(problem.rowKey, problem.column), id);
    for (const cell of relatedCells(problem)) remove(this.byRelated, cell, id);
    return problem;
  }
}

const none: readonly ProblemView[] = [];

const ownRelated = ({ sheet, related }: ProblemView): ProblemView["related"] =>
  related.filter((place) => place.sheet.file === sheet.file && place.sheet.table.join("\n") === sheet.table.join("\n"));

function relatedCells(problem: ProblemView): ReadonlySet<string> {
  const own = cellName(problem.rowKey, problem.column);
  const cells = new Set<string>();
  for (const { rowKey, column } of ownRelated(problem)) if (column !== null) cells.add(cellName(rowKey, column));
  cells.delete(own);
  return cells;
}

const rowsOfProblem = (problem: ProblemView): string[] =>
  problem.rowKey === null ? [] : [problem.rowKey, ...ownRelated(problem).map(({ rowKey }) => rowKey)];

function add(cells: Map<string, ProblemView[]>, cell: string, problem: ProblemView): void {
  const others = cells.get(cell) ?? [];
  cells.set(
    cell,
    [...others, problem].sort((a, b) => weight[a.severity] - weight[b.severity]),
  );
}

function remove(cells: Map<string, ProblemView[]>, cell: string, id: string): void {
  const left = cells.get(cell)?.filter((each) => each.id !== id) ?? [];
  if (left.length > 0) cells.set(cell, left);
  else cells.delete(cell);
}
