import type { ProblemsPatch, ProblemView } from "../../shared/validate/index.js";

const weight = { error: 0, warning: 1, info: 2 } as const;

const gravestFirst = (a: ProblemView, b: ProblemView): number => weight[a.severity] - weight[b.severity];

const cellName = (rowKey: string | null, column: string | null): string => `${rowKey ?? ""} ${column ?? ""}`;

/** Whether a problem is not shown for now: its rule is put off, and nobody has touched its data since the folder was opened. */
export const isPutOffBy = (
  putOff: readonly string[],
  { code, isFromOpening }: Pick<ProblemView, "code" | "isFromOpening">,
): boolean => isFromOpening === true && putOff.includes(code);

/** Nobody reads more at a cell. */
const mostRelated = 20;

/** The problems of one sheet, by the cells they are in. */
export class ProblemBook {
  readonly #byId = new Map<string, ProblemView>();
  readonly #byCell = new Map<string, readonly ProblemView[]>();
  /** By the other cells of the sheet that they have to do with: very many may have to do with the same one. */
  readonly #byRelated = new Map<string, Set<ProblemView>>();

  /** In no order. */
  get all(): readonly ProblemView[] {
    return [...this.#byId.values()];
  }

  /**
   * Those of one cell that nobody accepted, the most severe first. A column of null: of the row as a whole. Those of untouched
   * data are left out where their rule is put off.
   */
  at(rowKey: string, column: string | null, putOff: readonly string[] = []): readonly ProblemView[] {
    const all = this.#byCell.get(cellName(rowKey, column)) ?? none;
    return putOff.length === 0 ? all : all.filter((problem) => !isPutOffBy(putOff, problem));
  }

  /**
   * Those that stand in another cell and have to do with this one, the most severe first: half of a sum, the first of a double.
   * A hundred thousand doubles have the same first one: of very many some are given.
   */
  relatedTo(rowKey: string, column: string, putOff: readonly string[] = []): readonly ProblemView[] {
    const all = [...(this.#byRelated.get(cellName(rowKey, column)) ?? none)];
    const shown = putOff.length === 0 ? all : all.filter((problem) => !isPutOffBy(putOff, problem));
    return shown.sort(gravestFirst).slice(0, mostRelated);
  }

  /** The rows whose cells show some of the problems, or would. */
  rowsOf(isWanted: (problem: ProblemView) => boolean): ReadonlySet<string> {
    const rows = new Set<string>();
    for (const problem of this.#byId.values()) {
      if (isWanted(problem)) for (const row of rowsOfProblem(problem)) rows.add(row);
    }
    return rows;
  }

  /** How many there are, those that somebody accepted too. */
  get size(): number {
    return this.#byId.size;
  }

  /** Takes up a change. Returns the rows whose cells look otherwise now. */
  apply({ put, drop }: Pick<ProblemsPatch, "put" | "drop">): ReadonlySet<string> {
    const rows = new Set<string>();
    const touch = (problem: ProblemView | undefined): void => {
      for (const row of problem ? rowsOfProblem(problem) : []) rows.add(row);
    };
    for (const id of drop) touch(this.#take(id));
    for (const problem of put) {
      touch(this.#take(problem.id));
      touch(problem);
      this.#put(problem);
    }
    return rows;
  }

  #put(problem: ProblemView): void {
    this.#byId.set(problem.id, problem);
    if (problem.waived || problem.rowKey === null) return;
    const cell = cellName(problem.rowKey, problem.column);
    this.#byCell.set(cell, [...(this.#byCell.get(cell) ?? none), problem].sort(gravestFirst));
    for (const related of relatedCells(problem)) {
      const others = this.#byRelated.get(related);
      if (others) others.add(problem);
      else this.#byRelated.set(related, new Set([problem]));
    }
  }

  #take(id: string): ProblemView | undefined {
    const problem = this.#byId.get(id);
    if (!problem) return undefined;
    this.#byId.delete(id);
    const cell = cellName(problem.rowKey, problem.column);
    const left = this.at(problem.rowKey ?? "", problem.column).filter((each) => each !== problem);
    if (left.length > 0) this.#byCell.set(cell, left);
    else this.#byCell.delete(cell);
    for (const related of relatedCells(problem)) {
      const others = this.#byRelated.get(related);
      others?.delete(problem);
      if (others?.size === 0) this.#byRelated.delete(related);
    }
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
