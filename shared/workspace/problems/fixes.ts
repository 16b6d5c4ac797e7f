import { cellText, columnKey, columnTitle } from "../../sheet/index.js";
import { readValue, type TomlValue } from "../../toml/index.js";
import {
  settingsFile,
  type BindEdit,
  type CellTarget,
  type Checker,
  type FixEdit,
  type FixPreview,
  type ProblemFix,
  type ProblemFixPreview,
  type StandingProblem,
  type WordsEdit,
  wholeFile,
} from "../../validate/index.js";
import { cellOf, cellSource, placeOf, sameValue, tableOf } from "../content/content.js";
import type { Content, TableState, WorkspaceState } from "../state.js";
import { checkerOf } from "./follow.js";
import { RowNames } from "./row-names.js";

/** Which fixes are meant: those with this id, of these problems. */
export interface FixChoice {
  readonly fix: string;
  /** By their ids, as they are listed. */
  readonly problems: readonly string[];
}

/** Fixes that can be done together. */
interface FixPlan {
  readonly fixes: readonly { readonly problem: StandingProblem; readonly fix: ProblemFix }[];
  /** Problems whose fix edits what another one edits already: they are to be looked at again afterwards. */
  readonly skipped: number;
}

/** All fixes that a choice means. Problems that have gone or were accepted are left alone. */
export function planFixes(state: WorkspaceState, choice: FixChoice): FixPlan {
  const checker = checkerOf(state);
  const fixes: FixPlan["fixes"][number][] = [];
  const taken = new Set<string>();
  let skipped = 0;
  for (const id of new Set(choice.problems)) {
    const problem = checker.find(id);
    const fix = problem && !problem.waived ? fixOf(checker, problem, choice.fix) : undefined;
    if (!problem || !fix) continue;
    const targets = fix.edits.flatMap((edit) => [targetOf(edit), ...newIdOf(fix, edit)]);
    if (targets.some((target) => taken.has(target))) {
      skipped += 1;
      continue;
    }
    for (const target of targets) taken.add(target);
    fixes.push({ problem, fix });
  }
  return { fixes, skipped };
}

export const fixOf = (checker: Checker, problem: StandingProblem, id: string): ProblemFix | undefined =>
  checker.fixesOf(problem).find((fix) => fix.id === id);

/** A new id, which is free until another fix takes it. */
const newIdOf = ({ id }: ProblemFix, edit: FixEdit): readonly string[] =>
  id === "new-id" && edit.kind === "cell" && edit.to.kind === "value" ? [`new id ${cellText(edit.to.value)}`] : [];

/** What an edit must have for itself. A deleted row is named by all its edits. */
function targetOf(edit: FixEdit): string {
  switch (edit.kind) {
    case "cell":
      return `${edit.row.rowKey} ${columnKey(edit.column)}`;
    case "delete":
      return edit.row.rowKey;
    case "bind":
      return JSON.stringify([settingsFile, edit.sheet]);
    case "words":
      return JSON.stringify([settingsFile, edit.words]);
    case "insert":
      return JSON.stringify([edit.sheet, edit.entries.map(({ key, value }) => [key, cellText(value)])]);
  }
}

/** What fixing all problems of a choice would do, problem by problem. */
export function previewFixes(
  state: WorkspaceState,
  choice: FixChoice,
): { readonly skipped: number; readonly fixes: readonly ProblemFixPreview[] } {
  const { fixes, skipped } = planFixes(state, choice);
  const names = new RowNames();
  return {
    skipped,
    fixes: fixes.map(({ problem, fix: { kind, edits } }) => ({
      problem: problem.id,
      kind,
      edits: edits.flatMap((edit) => editPreview(state, edit, names)),
    })),
  };
}

function editPreview(state: WorkspaceState, edit: FixEdit, names: RowNames): FixPreview[] {
  if (edit.kind === "bind") return [bindPreview(edit)];
  if (edit.kind === "words") return [wordsPreview(edit)];
  const sheet = edit.kind === "insert" ? edit.sheet : edit.row.sheet;
  const content = state.files.get(sheet.file)?.content;
  const table = content && tableOf(content, sheet.table);
  if (!content || !table) return [];
  const none = { column: null, columnTitle: "" };
  if (edit.kind === "insert") {
    const after = edit.entries.map(({ key, value }) => `${key}: ${cellText(value)}`).join(", ");
    return [{ sheet, rowKey: null, rowTitle: "New row", rowDetail: null, ...none, before: null, after }];
  }
  const { rowKey } = edit.row;
  const place = placeOf(table.keys, rowKey);
  if (place === -1) return [];
  const row = { sheet, rowKey, ...names.of(content, table, place) };
  if (edit.kind === "delete") return [{ ...row, ...none, before: row.rowTitle, after: null }];
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

/** The words that would be added to the settings. */
const wordsPreview = ({ words }: WordsEdit): FixPreview => ({
  sheet: wholeFile(settingsFile),
  rowKey: null,
  rowTitle: "Dictionary",
  rowDetail: null,
  ...{ column: null, columnTitle: "" },
  before: null,
  after: words.join(", "),
});

/** The setting that would be written, in place of a row. */
function bindPreview({ sheet, game }: BindEdit): FixPreview {
  const row = { rowKey: null, rowTitle: settingsFile, rowDetail: null, column: null, columnTitle: "game" };
  return { sheet, ...row, before: null, after: game };
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
