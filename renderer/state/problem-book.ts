import type { ProblemsPatch, ProblemView } from "../../shared/validate/index.js";

const weight = { error: 0, warning: 1, info: 2 } as const;

const cellName = (rowKey: string | null, column: string | null): string => `${rowKey ?? ""} ${column ?? ""}`;

/** The problems of one sheet, by the cells they are in. */
export class ProblemBook {
  private readonly byId = new Map<string, ProblemView>();
  private readonly byCell = new Map<string, ProblemView[]>();

  /** In no order. */
  get all(): readonly ProblemView[] {
    return [...this.byId.values()];
  }

  /** Those of one cell that nobody accepted, the gravest first. A column of null: of the row as a whole. */
  at(rowKey: string, column: string | null): readonly ProblemView[] {
    return this.byCell.get(cellName(rowKey, column)) ?? none;
  }

  /** Starts anew with these. Gives the rows that have or had any. */
  load(problems: readonly ProblemView[]): ReadonlySet<string> {
    const rows = new Set(this.rows());
    this.byId.clear();
    this.byCell.clear();
    for (const problem of problems) this.put(problem);
    for (const row of this.rows()) rows.add(row);
    return rows;
  }

  /** Takes up a change. Gives the rows whose cells look otherwise now. */
  apply({ put, drop }: Extract<ProblemsPatch["change"], { kind: "changed" }>): ReadonlySet<string> {
    const rows = new Set<string>();
    const touch = (problem: ProblemView | undefined): void => {
      if (typeof problem?.rowKey === "string") rows.add(problem.rowKey);
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
    return [...this.byId.values()].flatMap(({ rowKey }) => rowKey ?? []);
  }

  private put(problem: ProblemView): void {
    this.byId.set(problem.id, problem);
    if (problem.waived || problem.rowKey === null) return;
    const cell = cellName(problem.rowKey, problem.column);
    const others = this.byCell.get(cell) ?? [];
    this.byCell.set(
      cell,
      [...others, problem].sort((a, b) => weight[a.severity] - weight[b.severity]),
    );
  }

  private take(id: string): ProblemView | undefined {
    const problem = this.byId.get(id);
    if (!problem) return undefined;
    this.byId.delete(id);
    const cell = cellName(problem.rowKey, problem.column);
    const left = this.byCell.get(cell)?.filter((each) => each.id !== id) ?? [];
    if (left.length > 0) this.byCell.set(cell, left);
    else this.byCell.delete(cell);
    return problem;
  }
}

const none: readonly ProblemView[] = [];
