import { z } from "zod";
import { applyChanges, failed, isEqual, ok, type Fault, type Result, type TextChange } from "../../base/index.js";
import { applyTextChanges, printDocument } from "../../toml/index.js";
import { adopt } from "../content/adopt.js";
import { rowEventsBetween, type TouchedRow } from "../content/row-events.js";
import { noRow } from "../content/row-name.js";
import { hasAfter, oppositeStretch, placeOfStretch, type TextStretch } from "../content/text-stretch.js";
import type { Content } from "../state.js";
import { conflictOfTexts } from "./text.js";
import {
  unchanged,
  type Applied,
  type Applying,
  type JournalledChange,
  type OperationSpec,
  type RecoverySite,
} from "./spec.js";

/** A stretch of a file's text was replaced: by what is no edit of a cell, such as a comment, the layout, or a row as text. */
export interface SpanOperation extends TextStretch {
  readonly kind: "span";
}

export const spanSchema = z.strictObject({
  kind: z.literal("span"),
  above: z.string(),
  before: z.string(),
  after: z.string(),
  below: z.string(),
});
type JournalledSpan = z.infer<typeof spanSchema>;

const placeGone: Fault = {
  code: "text/place-gone",
  message: "The lines around this edit of the text are not in the file any more.",
};

/** Carries out changes of the text that are known to fit it. */
export function changeSpan(
  content: Content,
  changes: readonly TextChange[],
  { file, fresh }: Applying,
): Result<Applied> {
  const edited = applyTextChanges(content.document, changes);
  if (!edited.ok) return edited;
  const isNothing = edited.value.inverse.every(({ insert }, at) => insert === changes[at]?.insert);
  if (isNothing) return ok(unchanged(content));
  const adopted = adopt(file, [content], edited.value.doc, fresh);
  const rows = rowEventsBetween(content, adopted);
  const touched: TouchedRow[] = [];
  for (const event of rows) if (event.kind !== "reset") touched.push(event);
  const isFollowed = touched.length === rows.length && isEqual(content.metadata, adopted.metadata);
  return ok({ content: adopted, inverse: edited.value.inverse, rows, touched: isFollowed ? touched : "unknown" });
}

const changeAt = (at: number, { before, after }: TextStretch): TextChange => ({
  from: at,
  to: at + before.length,
  insert: after,
});

/** The text with the stretches changed one after the other; undefined where one is not there. */
function withStretches(text: string, stretches: readonly TextStretch[]): string | undefined {
  let changed = text;
  for (const stretch of stretches) {
    const at = placeOfStretch(changed, stretch);
    if (at === undefined) return undefined;
    changed = applyChanges(changed, [changeAt(at, stretch)]);
  }
  return changed;
}

/**
 * What of the last run is still to be done: the disk may have the first of its edits already. It has those that can be taken back from
 * it one after the other; that it has the last alone says nothing, for that may have taken another back.
 */
function leftOver({ content, changes }: RecoverySite): readonly TextStretch[] | undefined {
  if (!content) return undefined;
  const text = printDocument(content.document);
  const stretches = changes.filter((change) => change.kind === "span");
  for (let first = 0; first <= stretches.length; first += 1) {
    const last = stretches[first - 1];
    if (last && !hasAfter(text, last)) continue;
    const rest = stretches.slice(first);
    if (withStretches(text, rest) === undefined) continue;
    const written = stretches.slice(0, first).toReversed();
    if (withStretches(text, written.map(oppositeStretch)) !== undefined) return rest;
  }
  return undefined;
}

export const span: OperationSpec<SpanOperation> & JournalledChange<JournalledSpan> = {
  schema: spanSchema,
  apply(operation, content, at) {
    const place = placeOfStretch(printDocument(content.document), operation);
    return place === undefined ? failed(placeGone) : changeSpan(content, [changeAt(place, operation)], at);
  },
  replay(_, content, { changes, id }, at) {
    const applied = changeSpan(content, changes, at);
    return applied.ok ? ok({ ...applied.value, content: { ...applied.value.content, id } }) : applied;
  },
  inverse: (operation) => ({ ...operation, ...oppositeStretch(operation) }),
  merge(operation, { base, ours, theirs, merged }) {
    const text = printDocument(merged.document);
    const place = placeOfStretch(text, operation);
    // With what others wrote it may be no valid TOML, as where both add a table of one name.
    if (place !== undefined && applyTextChanges(merged.document, [changeAt(place, operation)]).ok) {
      return { kind: "apply" };
    }
    if (hasAfter(text, operation)) return { kind: "done" };
    return conflictOfTexts(base, ours, theirs);
  },
  changedSince: (operation, content) =>
    placeOfStretch(printDocument(content.document), operation) === undefined ? "The text" : undefined,
  record: ({ above, before, after, below }) => ({
    table: [],
    row: noRow,
    change: { kind: "span", above, before, after, below },
  }),

  subject: () => ({ kind: "part", name: "text" }),
  // Edits that were made before it may make its place, and what it took away.
  isDone: (_, site) => !site.isAfterOthers() && leftOver(site)?.length === 0,
  clash: (_, site) => ((leftOver(site) ?? site.isAfterOthers()) ? null : { kind: "place-gone" }),
  describe: ({ before, after }, { file }) => ({ description: `Edits of the text of ${file}`, before, after }),
  takeBack(_, recovery) {
    const rest = leftOver(recovery);
    if (!rest) return failed(placeGone);
    for (const stretch of rest) {
      const { above, before, after, below } = stretch;
      const taken = recovery.apply({ kind: "span", above, before, after, below });
      if (!taken.ok) return taken;
    }
    return ok("done");
  },
};
