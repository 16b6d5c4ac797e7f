import type { OpeningCount, ProblemChanges, SheetAddress, StandingProblem } from "../../validate/index.js";
import type { WorkspaceState } from "../state.js";
import { isFromOpening } from "./opening.js";

const sheetName = ({ file, table }: SheetAddress): string => JSON.stringify([file, ...table]);

const none: readonly OpeningCount[] = [];

/**
 * How many problems of untouched data still stand in each sheet, by rule and severity; those that somebody accepted are not
 * counted. It follows the changes of the problems: counting a hundred thousand again beside each edit would take too long.
 */
export class OpeningTally {
  readonly #counted = new Map<string, { readonly sheet: string; readonly kind: string }>();
  readonly #sheets = new Map<string, Map<string, OpeningCount>>();

  /** Those of a sheet, in no order. */
  of(sheet: SheetAddress): readonly OpeningCount[] {
    const counts = this.#sheets.get(sheetName(sheet));
    return counts && counts.size > 0 ? [...counts.values()] : none;
  }

  /** Takes up what came, went and changed. */
  take(changes: readonly ProblemChanges[], state: WorkspaceState): void {
    for (const { put, drop } of changes) {
      for (const id of drop) this.#remove(id);
      for (const problem of put) {
        this.#remove(problem.id);
        if (!problem.waived && isFromOpening(state, problem)) this.#add(problem);
      }
    }
  }

  #add({ id, sheet: address, code, severity }: StandingProblem): void {
    const sheet = sheetName(address);
    const kind = `${severity} ${code}`;
    const counts = this.#sheets.get(sheet) ?? new Map<string, OpeningCount>();
    this.#sheets.set(sheet, counts);
    counts.set(kind, { code, severity, count: (counts.get(kind)?.count ?? 0) + 1 });
    this.#counted.set(id, { sheet, kind });
  }

  #remove(id: string): void {
    const counted = this.#counted.get(id);
    if (!counted) return;
    this.#counted.delete(id);
    const counts = this.#sheets.get(counted.sheet);
    const known = counts?.get(counted.kind);
    if (!counts || !known) return;
    if (known.count === 1) counts.delete(counted.kind);
    else counts.set(counted.kind, { ...known, count: known.count - 1 });
  }
}
