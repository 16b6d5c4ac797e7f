import { columnKey, type ColumnId } from "../../sheet/index.js";
import type { FixEdit, ProblemFix, RelatedPlace, RowAddress, SheetAddress } from "../problem.js";
import type { CellName, Finding, FindingEdit } from "../rule.js";
import type { Settings } from "../settings.js";
import { waivedFor, type Waiver } from "../waivers.js";
import type { CodedFinding } from "./sheet.js";
import type { FoundProblem } from "./store.js";

/** Who a rule was asked about: a row, or with `row` null a table. */
export interface Subject {
  readonly sheet: SheetAddress;
  readonly rowKey: string | null;
}

/** What names a row for waivers, and the waivers of its file. */
export interface WaiverPlace {
  readonly row: string | undefined;
  readonly waivers: readonly Waiver[];
}

/** What findings are turned into problems with: the waivers, and the titles of rows. */
export interface FindingContext {
  waiverPlace(sheet: SheetAddress, rowKey: string | null): WaiverPlace;
  /** Undefined for a row with neither name nor id. */
  titleOf(rowKey: string): string | undefined;
}

export const columnOf = (name: CellName | undefined): ColumnId | null =>
  name === undefined ? null : typeof name === "string" ? { path: [name] } : name;

/** Turns what a rule found about a subject into problems. Those the workspace has switched off are left out. */
export function standingProblems(
  subject: Subject,
  findings: readonly CodedFinding[],
  { severities }: Settings,
  context: FindingContext,
): FoundProblem[] {
  const titled = (key: string | null): { readonly rowTitle?: string } => {
    const rowTitle = key === null ? undefined : context.titleOf(key);
    return rowTitle === undefined ? {} : { rowTitle };
  };
  const ids = new Map<string, number>();
  return findings.flatMap(({ code, severity, fault, finding }): FoundProblem[] => {
    const set = severities.get(code) ?? finding.severity ?? severity;
    if (set === "off") return [];
    const sheet = finding.row?.sheet ?? subject.sheet;
    const rowKey = finding.row?.rowKey ?? subject.rowKey;
    const column = columnOf(finding.column);
    const id = nameOf(code, subject, finding, column);
    const count = ids.get(id) ?? 0;
    ids.set(id, count + 1);
    const { row, waivers } = context.waiverPlace(sheet, rowKey);
    const reason = waivedFor(waivers, { code, column, rowKey }, row);
    return [
      {
        id: count === 0 ? id : `${id} ${count + 1}`,
        code,
        severity: set,
        ...(fault === undefined ? {} : { fault }),
        sheet,
        rowKey,
        ...titled(rowKey),
        column,
        ...(finding.span ? { span: finding.span } : {}),
        message: finding.message,
        related: (finding.related ?? []).map(({ row: other, column: name, message }): RelatedPlace => {
          const row = { sheet: other.sheet, rowKey: other.rowKey };
          return { row, ...titled(other.rowKey), column: columnOf(name), message };
        }),
        fixes: (finding.fixes ?? []).map((fix): ProblemFix => {
          const { id: fixId, title } = fix;
          // What rows that come or go do to other rules is not known before they do.
          const isOfCells = fix.edits.every((edit) => edit.kind === "cell");
          const kind = isOfCells ? (fix.kind ?? "certain") : "guess";
          return { id: fixId, title, kind, edits: fix.edits.flatMap((edit) => fixEdit(edit, sheet, rowKey)) };
        }),
        ...(reason === undefined ? {} : { waived: { reason } }),
      },
    ];
  });
}

/** The same as long as the rule finds something about this subject at this place. */
function nameOf(code: string, subject: Subject, { row }: Finding, column: ColumnId | null): string {
  const owner = subject.rowKey ?? `${subject.sheet.file} ${JSON.stringify(subject.sheet.table)}`;
  const at = row && row.rowKey !== subject.rowKey ? ` ${row.rowKey}` : "";
  return `${code} ${owner}${at}${column ? ` ${columnKey(column)}` : ""}`;
}

/** Edits of a fix without a row of their own are of the row the finding lies on. */
function fixEdit(edit: FindingEdit, sheet: SheetAddress, rowKey: string | null): FixEdit[] {
  if (edit.kind === "insert") {
    return [{ kind: "insert", sheet: edit.sheet, entries: edit.entries, after: edit.after?.rowKey ?? null }];
  }
  if (edit.kind === "bind" || edit.kind === "words") return [edit];
  const own = rowKey === null ? undefined : { sheet, rowKey };
  const row: RowAddress | undefined = edit.row ? { sheet: edit.row.sheet, rowKey: edit.row.rowKey } : own;
  if (!row) return [];
  if (edit.kind === "delete") return [{ kind: "delete", row }];
  const column = columnOf(edit.column);
  return column ? [{ kind: "cell", row, column, to: edit.to }] : [];
}
