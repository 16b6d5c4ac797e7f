import { isEqual } from "../../base/index.js";
import type { Problem, Severity, SheetAddress } from "../problem.js";
import type { FaultClass } from "../rule.js";
import type { ProblemCounts } from "../views.js";
import { sheetId } from "./sheet.js";

/** A problem with what a waiver says of it. */
export interface StandingProblem extends Problem {
  readonly waived?: { readonly reason: string } | undefined;
}

/** A problem as its rule found it. Whether it is reported depends on what else was found about its cell. */
export interface FoundProblem extends StandingProblem {
  readonly fault?: FaultClass;
}

/** What changed in one sheet since it was last asked. */
export interface ProblemChanges {
  readonly sheet: SheetAddress;
  readonly put: readonly StandingProblem[];
  readonly drop: readonly string[];
}

interface SheetProblems {
  readonly address: SheetAddress;
  readonly problems: Map<string, StandingProblem>;
  readonly counts: Record<Severity | "waived", number>;
  /** Ids of problems that came, went or changed. */
  readonly touched: Set<string>;
}

export const noProblems: ProblemCounts = { error: 0, warning: 0, info: 0, waived: 0 };

const countedAs = ({ severity, waived }: StandingProblem): Severity | "waived" => (waived ? "waived" : severity);

/** The problems that stand, by the sheet they stand in, with their counts and what changed lately. */
export class ProblemStore {
  readonly #sheets = new Map<string, SheetProblems>();
  readonly #changed = new Set<SheetProblems>();

  of(id: string): Iterable<StandingProblem> {
    return this.#sheets.get(id)?.problems.values() ?? [];
  }

  *all(): Iterable<StandingProblem> {
    for (const { problems } of this.#sheets.values()) yield* problems.values();
  }

  find(id: string): StandingProblem | undefined {
    for (const { problems } of this.#sheets.values()) {
      const found = problems.get(id);
      if (found) return found;
    }
    return undefined;
  }

  counts(id: string): ProblemCounts {
    const found = this.#sheets.get(id);
    return found ? { ...found.counts } : noProblems;
  }

  /** Puts what a rule finds now in place of what it found before. */
  replace(before: readonly Problem[], after: readonly StandingProblem[]): void {
    const kept = new Set(after.map(({ id }) => id));
    for (const problem of before) if (!kept.has(problem.id)) this.#take(problem);
    for (const problem of after) this.#put(problem);
  }

  /** What changed since the last call. */
  takeChanges(): readonly ProblemChanges[] {
    const changes = [...this.#changed].map(({ address, problems, touched }) => {
      const put: StandingProblem[] = [];
      const drop: string[] = [];
      for (const id of touched) {
        const problem = problems.get(id);
        if (problem) put.push(problem);
        else drop.push(id);
      }
      touched.clear();
      return { sheet: address, put, drop };
    });
    this.#changed.clear();
    return changes;
  }

  #put(problem: StandingProblem): void {
    const sheet = this.#sheet(problem.sheet);
    const before = sheet.problems.get(problem.id);
    sheet.problems.set(problem.id, problem);
    if (before) sheet.counts[countedAs(before)] -= 1;
    sheet.counts[countedAs(problem)] += 1;
    if (before && looksSame(before, problem)) return;
    this.#touch(sheet, problem.id);
  }

  #take(problem: Problem): void {
    const sheet = this.#sheet(problem.sheet);
    const before = sheet.problems.get(problem.id);
    if (!before) return;
    sheet.problems.delete(problem.id);
    sheet.counts[countedAs(before)] -= 1;
    this.#touch(sheet, problem.id);
  }

  #touch(sheet: SheetProblems, id: string): void {
    sheet.touched.add(id);
    this.#changed.add(sheet);
  }

  #sheet(address: SheetAddress): SheetProblems {
    const id = sheetId(address);
    let sheet = this.#sheets.get(id);
    if (!sheet) {
      sheet = { address, problems: new Map(), counts: { ...noProblems }, touched: new Set() };
      this.#sheets.set(id, sheet);
    }
    return sheet;
  }
}

/** Whether people see the same problem: what a fix edits is not shown; its title is, and what the rows are called. */
const looksSame = (a: StandingProblem, b: StandingProblem): boolean => isEqual(sight(a), sight(b));

const sight = ({ severity, rowTitle, message, column, span, related, fixes, waived }: StandingProblem): unknown => ({
  ...{ severity, rowTitle, message, column, span, related, waived },
  fixes: fixes.map(({ id, title, kind }) => [id, title, kind]),
});
