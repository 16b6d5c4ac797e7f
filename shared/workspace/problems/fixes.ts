import { cellText, columnKey, columnTitle } from "../../sheet/index.js";
import { readValue, type TomlValue } from "../../toml/index.js";
import type {
  CellTarget,
  FixEdit,
  FixPreview,
  ProblemFix,
  SheetAddress,
  StandingProblem,
} from "../../validate/index.js";
import { cellOf, cellSource, placeOf, sameValue, tableOf } from "../content.js";
import type { SheetRef } from "../identity.js";
import { rowTitle } from "../journal.js";
import type { Content, TableState, WorkspaceState } from "../state.js";
import { checkerOf } from "./follow.js";
import { inSheetOrder } from "./view.js";

/** Which fixes are meant: those with this id, of all problems of a code, in one sheet or all. */
export interface FixChoice {
  readonly code: string;
  readonly fix: string;
  readonly sheet?: SheetRef | undefined;
}

/** Fixes that can be done together. */
export interface FixPlan {
  readonly title: string;
  readonly edits: readonly FixEdit[];
  /** Problems that are mended. */
  readonly problems: number;
  /** Problems whose fix edits what another one edits already: they are to be looked at again afterwards. */
  readonly skipped: number;
}

/** All fixes that a choice means, in the order of the sheets. Problems that were accepted are left alone. */
export function planFixes(state: WorkspaceState, { code, fix, sheet }: FixChoice): FixPlan {
  const checker = checkerOf(state);
  const sheets: readonly SheetAddress[] = sheet ? [sheet] : checker.sheets;
  const edits: FixEdit[] = [];
  const taken = new Set<string>();
  let [problems, skipped, title] = [0, 0, ""];
  for (const problem of sheets.flatMap((each) => inSheetOrder(state, each))) {
    const found = problem.code === code && !problem.waived ? fixOf(problem, fix) : undefined;
    if (!found) continue;
    const targets = found.edits.map(targetOf);
    if (targets.some((target) => taken.has(target))) {
      skipped += 1;
      continue;
    }
    for (const target of targets) taken.add(target);
    title ||= found.title;
    problems += 1;
    edits.push(...found.edits);
  }
  return { title, edits, problems, skipped };
}

export const fixOf = ({ fixes }: StandingProblem, id: string): ProblemFix | undefined =>
  fixes.find((fix) => fix.id === id);

/** What an edit must have for itself. A deleted row is named by all its edits. */
function targetOf(edit: FixEdit): string {
  switch (edit.kind) {
    case "cell":
      return `${edit.row.rowKey} ${columnKey(edit.column)}`;
    case "delete":
      return edit.row.rowKey;
    case "insert":
      return JSON.stringify([edit.sheet, edit.entries.map(({ key, value }) => [key, cellText(value)])]);
  }
}

/** What fixing all problems of a choice would do. */
export function previewFixes(
  state: WorkspaceState,
  choice: FixChoice,
): { readonly problems: number; readonly skipped: number; readonly edits: readonly FixPreview[] } {
  const { problems, skipped, edits } = planFixes(state, choice);
  return { problems, skipped, edits: edits.flatMap((edit) => editPreview(state, edit)) };
}

function editPreview(state: WorkspaceState, edit: FixEdit): FixPreview[] {
  const sheet = edit.kind === "insert" ? edit.sheet : edit.row.sheet;
  const content = state.files.get(sheet.file)?.content;
  const table = content && tableOf(content, sheet.table);
  if (!content || !table) return [];
  if (edit.kind === "insert") {
    const after = edit.entries.map(({ key, value }) => `${key}: ${cellText(value)}`).join(", ");
    return [{ sheet, rowKey: null, rowTitle: "New row", column: null, columnTitle: "", before: null, after }];
  }
  const { rowKey } = edit.row;
  const place = placeOf(table.keys, rowKey);
  if (place === -1) return [];
  const row = { sheet, rowKey, rowTitle: rowTitle(content, table, place) };
  if (edit.kind === "delete") return [{ ...row, column: null, columnTitle: "", before: row.rowTitle, after: null }];
  const { column, to } = edit;
  return [
    {
      ...row,
      column: columnKey(column),
      columnTitle: columnTitle(column),
      ...cellPreview(content, table, place, edit, to),
    },
  ];
}

function cellPreview(
  content: Content,
  table: TableState,
  place: number,
  { column }: FixEdit & { kind: "cell" },
  to: CellTarget,
): { readonly before: string | null; readonly after: string | null } {
  const current = cellOf(content, table, place, column);
  if (to.kind === "absent") return { before: current ? cellText(current) : null, after: null };
  const value = valueOf(to);
  // Where only the spelling changes, the spelling is what is to be seen.
  if (to.kind === "source" && sameValue(current, value)) {
    return { before: cellSource(content, table, place, column), after: to.source };
  }
  return { before: current ? cellText(current) : null, after: value ? cellText(value) : null };
}

function valueOf(to: Exclude<CellTarget, { kind: "absent" }>): TomlValue | undefined {
  if (to.kind === "value") return to.value;
  const read = readValue(to.source);
  return read.ok ? read.value : undefined;
}
