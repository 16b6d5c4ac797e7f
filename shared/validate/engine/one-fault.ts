import { columnKey, type ColumnId } from "../../sheet/index.js";
import { severities } from "../problem.js";
import { faultClasses } from "../rule.js";
import type { FoundProblem, ProblemStore } from "./store.js";
import type { CheckedRow } from "./row.js";

/** What the rules of a row found, by the places of the rules. */
type Found = CheckedRow["found"];

interface Candidate {
  readonly problem: FoundProblem;
  /** The rule that found it. */
  readonly place: number;
  readonly severity: number;
  readonly fault: number;
}

const cellName = (rowKey: string | null, column: ColumnId): string => JSON.stringify([rowKey, columnKey(column)]);

/** Rules by the cells of the problems they reported. */
class Claims {
  readonly #places = new Map<string, Set<number>>();

  add(cell: string, place: number): void {
    const places = this.#places.get(cell);
    if (places) places.add(place);
    else this.#places.set(cell, new Set([place]));
  }

  /** Whether another rule than this one has the cell. */
  isOfAnother(cell: string, place: number): boolean {
    const places = this.#places.get(cell);
    return places !== undefined && (places.size > 1 || !places.has(place));
  }
}

/** The cells of its own row that a problem has to do with besides its own, as the second addend of a sum. */
const besideOf = ({ rowKey, related }: FoundProblem): readonly string[] =>
  related.flatMap(({ row, column }) => (row.rowKey === rowKey && column ? [cellName(rowKey, column)] : []));

/**
 * What is reported of all that the rules of a row found. One wrong cell often breaks several rules: a text where a number
 * belongs is of the wrong type, out of range, and spoils a sum. Of the problems of a cell only those of one rule are
 * reported: the most severe, of these the most basic by the class of its fault, of these the first. Problems that were
 * accepted hide none, nor do those of rules that declare no class, which are not hidden either.
 */
export function reported(found: Readonly<Found>): readonly FoundProblem[] {
  const all = found.flatMap((problems) => problems ?? []);
  if (all.length < 2) return all;
  const candidates = found.flatMap((problems, place) =>
    (problems ?? []).flatMap((problem): Candidate[] =>
      problem.fault === undefined || !problem.column
        ? []
        : [
            {
              ...{ problem, place },
              severity: severities.indexOf(problem.severity),
              fault: faultClasses.indexOf(problem.fault),
            },
          ],
    ),
  );
  candidates.sort((a, b) => a.severity - b.severity || a.fault - b.fault || a.place - b.place);
  const [own, beside] = [new Claims(), new Claims()];
  const hidden = new Set<FoundProblem>();
  for (const { problem, place } of candidates) {
    if (!problem.column) continue;
    const cell = cellName(problem.rowKey, problem.column);
    const others = besideOf(problem);
    const isHidden = beside.isOfAnother(cell, place) || [cell, ...others].some((each) => own.isOfAnother(each, place));
    if (isHidden) hidden.add(problem);
    else if (!problem.waived) {
      own.add(cell, place);
      for (const other of others) beside.add(other, place);
    }
  }
  return hidden.size === 0 ? all : all.filter((problem) => !hidden.has(problem));
}

/** Puts what is reported of a row now in place of what was. */
export function report(row: CheckedRow, store: ProblemStore): void {
  const before = row.reported;
  const after = reported(row.found);
  if (before.length === 0 && after.length === 0) return;
  row.reported = after;
  store.replace(before, after);
}
