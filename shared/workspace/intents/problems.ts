import { z } from "zod";
import { failed, ok, type Fault, type Result } from "../../base/index.js";
import {
  columnName,
  idColumnOf,
  newRowEntries,
  signedSource,
  type NewCell,
  type SheetSchema,
} from "../../sheet/index.js";
import { rowEntries, type RowEntry } from "../../toml/index.js";
import {
  readWaivers,
  severities,
  settingsFile,
  waivedFor,
  waiverRow,
  type BindEdit,
  type FixEdit,
  type SheetAddress,
  type StandingProblem,
  type Waiver,
  type WordsEdit,
} from "../../validate/index.js";
import { freshRowKey } from "../content/adopt.js";
import { cellSource, placeOf } from "../content/content.js";
import { Edit } from "../history/edit.js";
import { fixIdSchema, problemIdSchema, problemIdsSchema } from "../identity.js";
import { deletionOf, insertEntries } from "../operations/index.js";
import { fixOf, planFixes } from "../problems/fixes.js";
import { checkerOf } from "../problems/follow.js";
import type { Transition } from "../transition.js";
import { clearDraft } from "./drafts.js";
import { locate } from "./locate.js";
import { NewIds } from "./new-ids.js";
import { changeFolderSetting, changeSetting, provideFolderFile } from "./setting-file.js";
import { done, intent } from "./spec.js";

const problemGone: Fault = { code: "problem/gone", message: "The problem is not there any more." };

const breaksOthers: Fault = {
  code: "problem/breaks-others",
  message: "This fix was not made: it would break another rule.",
  suggestion: "Change the cell by hand.",
};

interface Fixed {
  /** How many problems were fixed, and how many could not be together with the others. */
  readonly fixed: number;
  readonly skipped: number;
}

function problemOf(step: Transition, id: string): StandingProblem | undefined {
  return checkerOf(step.state).find(id);
}

/** Fixes one problem by a fix that it offers, as one step of the history. */
export const fixProblem = intent({
  request: z.strictObject({ problem: problemIdSchema, fix: fixIdSchema }),
  carryOut(step, { problem: id, fix: fixId }) {
    const problem = problemOf(step, id);
    if (!problem?.fixes.some((fix) => fix.id === fixId)) return failed(problemGone);
    const fix = fixOf(checkerOf(step.state), problem, fixId);
    if (!fix) return failed(breaksOthers);
    const made = makeEdits(step, fix.edits, fix.title);
    return made.ok ? done : made;
  },
});

/** Fixes these problems by a fix that all of them offer, as one step of the history. */
export const fixAll = intent({
  request: z.strictObject({ fix: fixIdSchema, problems: problemIdsSchema }),
  carryOut(step, choice): Result<Fixed> {
    const { fixes, skipped } = planFixes(step.state, choice);
    const [first] = fixes;
    if (!first) return failed(problemGone);
    const label = fixes.length === 1 ? first.fix.title : `Fix ${fixes.length} problems`;
    const edits = fixes.flatMap(({ fix }) => fix.edits);
    const made = makeEdits(step, edits, label);
    return made.ok ? ok({ fixed: fixes.length, skipped }) : made;
  },
});

function makeEdits(step: Transition, edits: readonly FixEdit[], label: string): Result<undefined> {
  const edit = new Edit(step, "edit");
  // Asked once: between the edits the checker would look at every state that is only passed through.
  const checker = checkerOf(step.state);
  for (const each of edits) {
    const made = makeEdit(step, edit, each, (sheet) => checker.bindingOf(sheet)?.schema);
    if (made.ok) continue;
    step.abandon();
    return made;
  }
  edit.commit(label);
  return ok(undefined);
}

function makeEdit(
  step: Transition,
  edit: Edit,
  fix: FixEdit,
  schemaOf: (sheet: SheetAddress) => SheetSchema | undefined,
): Result<unknown> {
  if (fix.kind === "bind") return makeBinding(step, edit, fix);
  if (fix.kind === "words") return addWords(step, edit, fix);
  const sheet = fix.kind === "insert" ? fix.sheet : fix.row.sheet;
  const located = locate(step, sheet);
  if (!located.ok) return located;
  const { content, table } = located.value;
  if (fix.kind === "insert") {
    const rowKey = freshRowKey(step.fresh);
    const after = fix.after ?? table.keys.at(-1) ?? null;
    const operation = { kind: "insert", table: table.path, rowKey, block: "", after } as const;
    const cells = fix.entries.map(({ key, value }): NewCell => [{ path: [key] }, value]);
    const ids = new NewIds(step, sheet, table.facts);
    const makeId = (row: readonly RowEntry[]): string => ids.make(row);
    const entries = idColumnOf(table.facts) ? newRowEntries(table.facts, makeId, cells) : fix.entries;
    return edit.take(sheet.file, operation, (current, at) => insertEntries(operation, current, { entries }, at));
  }
  const { rowKey } = fix.row;
  const place = placeOf(table.keys, rowKey);
  if (place === -1) return failed(problemGone);
  if (fix.kind === "delete") {
    return edit.apply(sheet.file, deletionOf({ content, table, place, rowKey }));
  }
  const { column } = fix;
  clearDraft(step, sheet, rowKey, column);
  const before = cellSource(content, table, place, column);
  const operation = { kind: "cell", table: table.path, rowKey, column, before, after: null } as const;
  if (fix.to.kind === "absent") return edit.change(sheet.file, operation, { kind: "remove" });
  const schema = schemaOf(sheet);
  const row = rowEntries(content.document, table.path, place);
  const source = fix.to.kind === "value" ? signedSource(schema, column, fix.to.value, row) : undefined;
  return edit.change(sheet.file, operation, source === undefined ? fix.to : { kind: "source", source });
}

/** Writes into the settings which game a table belongs to. */
function makeBinding(step: Transition, edit: Edit, { sheet: { file, table }, game }: BindEdit): Result<unknown> {
  const provided = provideFolderFile(step, settingsFile);
  if (!provided.ok) return provided;
  const after = { file, table: table.join("."), game };
  return edit.apply(settingsFile, { kind: "setting", change: { kind: "binding", before: null, after } });
}

/** Writes words into the dictionary of the workspace. */
function addWords(step: Transition, edit: Edit, { words }: WordsEdit): Result<unknown> {
  const provided = provideFolderFile(step, settingsFile);
  if (!provided.ok) return provided;
  const known = new Set(checkerOf(step.state).settings.spelling?.words);
  const add = words.filter((word) => !known.has(word));
  return edit.apply(settingsFile, { kind: "setting", change: { kind: "words", add, remove: [] } });
}

/** Accepts a problem knowingly: a `[[metadata.waivers]]` in its file. */
export const waiveProblem = intent({
  request: z.strictObject({ problem: problemIdSchema, reason: z.string().min(1).max(10_000) }),
  carryOut(step, { problem: id, reason }) {
    const problem = problemOf(step, id);
    if (!problem) return failed(problemGone);
    const row = rowNameOf(step, problem);
    if (!row.ok) return row;
    const waiver: Waiver = {
      code: problem.code,
      reason,
      ...(row.value === undefined ? {} : { row: row.value }),
      ...(problem.column ? { column: columnName(problem.column) } : {}),
    };
    const change = { kind: "waive", before: null, after: waiver } as const;
    return changeSetting(step, problem.sheet.file, change, "Accept a problem");
  },
});

/** Takes back that a problem is accepted. */
export const unwaiveProblem = intent({
  request: z.strictObject({ problem: problemIdSchema }),
  carryOut(step, { problem: id }) {
    const problem = problemOf(step, id);
    const content = problem && step.file(problem.sheet.file)?.content;
    if (!problem || !content) return failed(problemGone);
    const row = rowNameOf(step, problem);
    const waiver = readWaivers(content.document).find(
      (each) => row.ok && waivedFor([each], problem, row.value) !== undefined,
    );
    if (!waiver) return failed(problemGone);
    const change = { kind: "waive", before: waiver, after: null } as const;
    return changeSetting(step, problem.sheet.file, change, "Stop accepting a problem");
  },
});

/** What names the row of a problem; undefined for one of the table as a whole. */
function rowNameOf(step: Transition, { sheet, rowKey }: StandingProblem): Result<string | undefined> {
  if (rowKey === null) return ok(undefined);
  const located = locate(step, sheet);
  if (!located.ok) return located;
  const { content, table } = located.value;
  const place = placeOf(table.keys, rowKey);
  const schema = checkerOf(step.state).bindingOf(sheet)?.schema;
  const name = place === -1 ? undefined : waiverRow(rowEntries(content.document, table.path, place), schema);
  if (name !== undefined) return ok(name);
  return failed({
    code: "waiver/nameless-row",
    message: "A row without an id and a name cannot be named in a waiver.",
    suggestion: "Give the row an id first.",
  });
}

/** Sets how severe a code is in this workspace. */
export const setSeverity = intent({
  request: z.strictObject({
    code: z.string().min(1).max(200),
    severity: z.enum([...severities, "off"]).nullable(),
  }),
  carryOut(step, { code, severity: after }) {
    const before = checkerOf(step.state).settings.severities.get(code) ?? null;
    return changeFolderSetting(step, settingsFile, { kind: "severity", code, before, after }, "Change a severity");
  },
});
