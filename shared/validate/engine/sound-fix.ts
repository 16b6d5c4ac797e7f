import { columnKey } from "../../sheet/index.js";
import type { Problem, ProblemFix } from "../problem.js";
import type { Settings } from "../settings.js";
import { rowAfter } from "./hypothetical.js";
import { reported } from "./one-fault.js";
import type { CheckedRow } from "./row.js";
import { standingProblems, type FindingContext } from "./standing.js";
import type { StandingProblem } from "./store.js";
import type { Supposition } from "./supposition.js";

/** What judging a fix needs of the checker. */
export interface FixSite extends FindingContext {
  row(key: string): CheckedRow | undefined;
  readonly settings: () => Settings;
  suppose(rows: readonly CheckedRow[]): readonly Supposition[];
}

/** What makes a fault of a row the same fault after an edit. */
const faultName = ({ code, column }: Pick<Problem, "code" | "column">): string =>
  column ? `${code} ${columnKey(column)}` : code;

/** Whether a fix removes its problem, and no row has a problem after it that it does not have now. */
export function isSound(problem: StandingProblem, { edits }: ProblemFix, site: FixSite): boolean {
  const cells = edits.flatMap((edit) => (edit.kind === "cell" ? [edit] : []));
  const keys = new Set(cells.map(({ row }) => row.rowKey));
  const rows = [...keys].flatMap((key) => site.row(key) ?? []);
  const supposed = rows.map((row) =>
    rowAfter(
      row,
      cells.filter((edit) => edit.row.rowKey === row.key),
    ),
  );
  const after = new Map<string, CheckedRow["found"]>();
  for (const { row, place, findings } of site.suppose(supposed)) {
    const found = after.get(row.key) ?? [...(site.row(row.key)?.found ?? [])];
    after.set(row.key, found);
    const subject = { sheet: row.sheet.address, rowKey: row.key };
    found[place] = standingProblems(subject, findings, site.settings(), site);
  }
  return [...after].every(([key, found]) => {
    const isAbout = ({ rowKey }: Problem): boolean => rowKey === key;
    const name = faultName(problem);
    if (key === problem.rowKey && found.flat().some((each) => each && isAbout(each) && faultName(each) === name))
      return false;
    const known = new Set(site.row(key)?.reported.map(faultName));
    return reported(found).every(
      (each) => !isAbout(each) || each.severity === "info" || each.waived || known.has(faultName(each)),
    );
  });
}
