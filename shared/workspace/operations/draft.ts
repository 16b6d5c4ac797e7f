import { z } from "zod";
import { ok } from "../../base/index.js";
import { rulesFor } from "../../metadata/index.js";
import { columnFacts, columnKey, columnTitle, typeText, projectedRow, projectionAt } from "../../sheet/index.js";
import { rowEntries } from "../../toml/index.js";
import { cellOf } from "../content/content.js";
import { columnIdSchema } from "../identity.js";
import { typedChange } from "./cell.js";
import { clashOfCell, takeBackCell } from "./cell-recovery.js";
import type { JournalledChange } from "./spec.js";

export const draftSchema = z.strictObject({
  kind: z.literal("draft"),
  column: columnIdSchema,
  before: z.string().nullable(),
  text: z.string(),
});

/** Text in an open editor. It is in the journal without being an operation: nothing was done yet. */
export const draft: JournalledChange<z.infer<typeof draftSchema>> = {
  schema: draftSchema,
  subject: ({ column }) => ({ kind: "part", name: columnKey(column) }),
  isDone: () => false,
  clash: ({ column }, site) => clashOfCell(column, site),
  describe: ({ column, text }, { rowTitle, first }) => ({
    description: `${columnTitle(column)} of ${rowTitle}, typed and not committed`,
    before: first,
    after: text,
  }),
  takeBack: ({ column, text }, recovery) =>
    takeBackCell(recovery, column, ({ content, table, place }) => {
      const facts = columnFacts(table.facts, column);
      const current = cellOf(content, table, place, column);
      const projection = projectionAt(table.facts, column);
      if (projection) {
        const row = projectedRow(rowEntries(content.document, table.path, place));
        const read = projection.parse(text, current, row);
        return read.ok ? ok({ kind: "value", value: read.value }) : read;
      }
      const typed = typeText(text, { current, column: facts, rules: rulesFor(content.metadata, column) });
      return typed.ok ? ok(typedChange(typed.value)) : typed;
    }),
};
