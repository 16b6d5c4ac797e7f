import { z } from "zod";
import { differingMiddle, ok, type Result } from "../../base/index.js";
import { parseAfter, printDocument } from "../../toml/index.js";
import { adopt } from "../content/adopt.js";
import { rowEventsBetween } from "../content/row-events.js";
import { noRow } from "../content/row-name.js";
import type { Content } from "../state.js";
import type { Applied, Applying, JournalledChange, OperationSpec, Verdict } from "./spec.js";

/** The whole text of a file was rewritten. */
export interface TextOperation {
  readonly kind: "text";
  readonly before: string;
  readonly after: string;
}

/** Null where there is no file: the operation made it, or took that back. */
export const textSchema = z.strictObject({
  kind: z.literal("text"),
  before: z.string().nullable(),
  after: z.string().nullable(),
});

function apply({ after }: TextOperation, content: Content, { file, fresh }: Applying): Result<Applied> {
  const parsed = parseAfter(content.document, after);
  if (!parsed.ok) return parsed;
  const before = printDocument(content.document);
  const { from, to, insert } = differingMiddle(before, after);
  // A text that was taken back as a whole takes its sheets along: a file without one byte has no columns to remember.
  const known = after === "" ? [{ ...content, tables: [] }] : [content];
  const adopted = adopt(file, known, parsed.value, fresh);
  return ok({
    content: adopted,
    inverse: [{ from, to: from + insert.length, insert: before.slice(from, to) }],
    rows: rowEventsBetween(content, adopted),
    touched: "unknown",
  });
}

/** Ours holds all that is unsaved of the file, so that all edits of its text share one conflict. */
export function conflictOfTexts(base: Content, ours: Content, theirs: Content): Verdict {
  const [before, mine] = [printDocument(base.document), printDocument(ours.document)];
  return {
    kind: "conflict",
    thing: "text",
    conflict: { kind: "text", before, mine, disk: printDocument(theirs.document) },
  };
}

export const text: OperationSpec<TextOperation> & JournalledChange<z.infer<typeof textSchema>> = {
  schema: textSchema,
  apply,
  replay(operation, content, { id }, at) {
    const applied = apply(operation, content, at);
    return applied.ok ? ok({ ...applied.value, content: { ...applied.value.content, id } }) : applied;
  },
  inverse: (operation) => ({ ...operation, before: operation.after, after: operation.before }),
  merge({ after }, { base, ours, theirs }) {
    const [then, now, disk] = [base, ours, theirs].map(({ document }) => printDocument(document));
    if (disk === after || disk === now || then === now) return { kind: "done" };
    return conflictOfTexts(base, ours, theirs);
  },
  changedSince: ({ before }, { document }) => (printDocument(document) === before ? undefined : "The file"),
  record: ({ before, after }, from, to, absence) => ({
    table: [],
    row: noRow,
    change: {
      kind: "text",
      before: from.id === absence ? null : before,
      after: to.id === absence ? null : after,
    },
  }),

  fixesFile: true,
  subject: () => ({ kind: "file" }),
  isDone: ({ after }, { content, isMissing }) =>
    after === null ? isMissing : content !== undefined && printDocument(content.document) === after,
  clash(_, { changes, content }) {
    if (!content) return null;
    const disk = printDocument(content.document);
    const isOfRun = changes.some((change) => change.kind === "text" && [change.before, change.after].includes(disk));
    return isOfRun ? null : { kind: "changed", disk };
  },
  describe: ({ after }, { file, first }) => ({
    description: after === null ? `The removal of ${file}` : `The whole text of ${file}`,
    before: first,
    after,
  }),
  takeBack({ after }, recovery) {
    if (recovery.clash?.kind === "changed") {
      const versions = { before: recovery.first ?? "", mine: after ?? "", disk: recovery.clash.disk ?? "" };
      return ok(recovery.openConflict({ kind: "text", ...versions }));
    }
    return after === null ? recovery.removeFile() : recovery.replaceText(after);
  },
};
