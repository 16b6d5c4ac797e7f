import { z } from "zod";
import { applyChanges, failed, ok, type Result, type TextChange } from "../../base/index.js";
import { printDocument } from "../../toml/index.js";
import { stretchOf } from "../content/text-stretch.js";
import { versionOf } from "../content/content.js";
import { cellOfChange } from "../content/typed-cell.js";
import { Edit } from "../history/edit.js";
import { pathSchema, textSchema } from "../identity.js";
import { manyOf } from "../many.js";
import { changeCell, changeSpan, sourceChange, type Applied } from "../operations/index.js";
import { whyNotEditable } from "../sync/saving.js";
import type { Content } from "../state.js";
import type { Transition } from "../transition.js";
import { intent } from "./spec.js";

const changeSchema = z.strictObject({
  from: z.number().int().nonnegative(),
  to: z.number().int().nonnegative(),
  insert: textSchema,
});

const request = z.strictObject({
  file: pathSchema,
  /** The version that the changes fit, as a page was answered it. */
  seen: z.string().min(1).max(200),
  changes: manyOf(changeSchema, { min: 1, max: 10_000 }),
});

/** The version of a file's text after what was typed. */
export interface TypedText {
  readonly version: string;
}

/** Takes what was typed into the text of a file as one step: edits of cells where it is that, else changes of the text. */
export const typeText = intent({ request, carryOut });

function carryOut(step: Transition, { file: name, seen, changes }: z.infer<typeof request>): Result<TypedText> {
  const file = step.file(name);
  if (!file?.content) return failed({ code: "file/no-text", message: `${name} cannot be edited as text now.` });
  const closed = whyNotEditable(file);
  if (closed) return failed({ ...closed, file: name });
  if (versionOf(step.state, file.content) !== seen) {
    return failed({ code: "text/changed-since", message: `The text of ${name} was changed in the meantime.` });
  }
  const fault = whyOutOfPlace(changes, file.content);
  if (fault !== undefined) return failed({ code: "text/bad-change", message: fault, file: name });
  const typed = takeEach(step, name, changes) ?? takeTogether(step, name, file.content, changes);
  if (!typed.ok) return failed({ ...typed.error, file: name });
  const now = step.file(name)?.content;
  return ok({ version: now ? versionOf(step.state, now) : seen });
}

function whyOutOfPlace(changes: readonly TextChange[], { document }: Content): string | undefined {
  const end = document.chunks.offsetOf(document.chunks.length);
  const isInOrder = changes.every(({ from, to }, at) => (changes[at - 1]?.to ?? 0) <= from && from <= to && to <= end);
  return isInOrder ? undefined : "The changes are not in order, or not within the text.";
}

/** Carries out each change by itself, as one step; undefined where one of them may be valid only with the others. */
function takeEach(step: Transition, name: string, changes: readonly TextChange[]): Result<undefined> | undefined {
  const edit = new Edit(step, "edit");
  const columns = new Set<string | undefined>();
  // From the last to the first: the places of those before it stay.
  for (const change of changes.toReversed()) {
    const content = step.file(name)?.content;
    const column = content ? takeCell(edit, name, content, change) : undefined;
    const taken = column === undefined && content ? takeSpan(edit, name, content, change) : undefined;
    if (taken && !taken.ok) {
      step.abandon();
      return changes.length === 1 ? taken : undefined;
    }
    columns.add(column);
  }
  const [column] = columns;
  edit.commit(columns.size === 1 && column !== undefined ? `Edit ${column}` : textLabel(name));
  return ok(undefined);
}

function takeTogether(
  step: Transition,
  name: string,
  content: Content,
  changes: readonly TextChange[],
): Result<undefined> {
  const edit = new Edit(step, "edit");
  const applied = takeSpan(edit, name, content, asOne(printDocument(content.document), changes));
  if (!applied.ok) {
    step.abandon();
    return applied;
  }
  edit.commit(textLabel(name));
  return ok(undefined);
}

const textLabel = (name: string): string => `Edit the text of ${name}`;

function takeSpan(edit: Edit, name: string, content: Content, change: TextChange): Result<Applied> {
  const stretch = stretchOf(printDocument(content.document), change);
  return edit.take(name, { kind: "span", ...stretch }, (before, at) => changeSpan(before, [change], at));
}

/** Changes that were typed together may be valid together only. */
function asOne(text: string, changes: readonly TextChange[]): TextChange {
  const from = changes[0]?.from ?? 0;
  const to = changes.at(-1)?.to ?? 0;
  const within = changes.map((change) => ({ ...change, from: change.from - from, to: change.to - from }));
  return { from, to, insert: applyChanges(text.slice(from, to), within) };
}

/** Takes a change as an edit of the cell that it is in, where that makes the very text, and returns the column; else undefined. */
function takeCell(edit: Edit, name: string, content: Content, change: TextChange): string | undefined {
  const cell = cellOfChange(content, change);
  if (!cell) return undefined;
  let fresh = content.id;
  const operation = { kind: "cell", ...cell.operation } as const;
  const wanted = sourceChange(cell.operation.after);
  const tried = changeCell(operation, content, wanted, { file: name, fresh: () => (fresh += 1) });
  if (!tried.ok || !makes(tried.value, cell)) return undefined;
  const applied = edit.change(name, operation, wanted);
  return applied.ok ? cell.operation.column.path.join(".") : undefined;
}

const makes = ({ content }: Applied, { chunk, text }: { readonly chunk: number; readonly text: string }): boolean =>
  content.document.chunks.at(chunk)?.text === text;
