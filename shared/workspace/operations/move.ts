import { z } from "zod";
import { ok, type Result } from "../../base/index.js";
import { applyTextChanges, moveRow, type Edited } from "../../toml/index.js";
import type { RowKey } from "../identity.js";
import { describeRow } from "../content/row-name.js";
import type { Content } from "../state.js";
import { followRow, placeBehind, rowSite, type RowSite } from "./row-site.js";
import { unchanged, type Applied, type JournalledChange, type OperationSpec } from "./spec.js";

/** A row was moved from behind one row to behind another. */
export interface MoveOperation {
  readonly kind: "move";
  readonly table: readonly string[];
  readonly rowKey: RowKey;
  readonly from: RowKey | null;
  readonly after: RowKey | null;
}

export const moveSchema = z.strictObject({ kind: z.literal("move"), to: z.number().int() });

interface MoveSite extends RowSite {
  readonly to: number;
}

function moveSite(content: Content, operation: MoveOperation): Result<MoveSite> {
  const site = rowSite(content, operation);
  if (!site.ok) return site;
  const { table, place } = site.value;
  return ok({ table, place, to: placeBehind(table.keys.toSpliced(place, 1), operation.after) });
}

function follow(content: Content, edited: Edited, operation: MoveOperation, site: MoveSite, id: number): Applied {
  const { table, place, to } = site;
  const touched = { kind: "move", table: operation.table, key: operation.rowKey, to } as const;
  return followRow(content, edited, { table, before: place, after: to, touched, id });
}

export const move: OperationSpec<MoveOperation> & JournalledChange<z.infer<typeof moveSchema>> = {
  schema: moveSchema,
  apply(operation, content, { fresh }) {
    const site = moveSite(content, operation);
    if (!site.ok) return site;
    const edited = moveRow(content.document, site.value.table.path, site.value.place, site.value.to);
    if (!edited.ok) return edited;
    if (edited.value.changes.length === 0) return ok(unchanged(content));
    return ok(follow(content, edited.value, operation, site.value, fresh()));
  },
  replay(operation, content, { changes, id }) {
    const site = moveSite(content, operation);
    if (!site.ok) return site;
    const edited = applyTextChanges(content.document, changes);
    return edited.ok ? ok(follow(content, edited.value, operation, site.value, id)) : edited;
  },
  inverse: (operation) => ({ ...operation, from: operation.after, after: operation.from }),
  merge: () => ({ kind: "apply" }),
  record({ table, rowKey }, _, content) {
    const row = describeRow(content, table, rowKey);
    return { table, row, change: { kind: "move", to: row.index } };
  },
  location: ({ table, rowKey }) => ({ table, rowKey }),

  subject: () => ({ kind: "itself" }),
  isDone: ({ to }, { found }) => found?.place === to,
  clash: (_, { found, isRowOffered }) =>
    (found !== undefined && found.place !== -1) || isRowOffered() ? null : { kind: "row-gone" },
  describe: ({ to }, { rowTitle }) => ({
    description: `Move of ${rowTitle} to place ${to + 1}`,
    before: null,
    after: null,
  }),
  takeBack({ to }, recovery) {
    const found = recovery.rowPlace();
    if (!found.ok) return found;
    const { table, place, rowKey } = found.value;
    const others = table.keys.toSpliced(place, 1);
    const after = to > 0 ? (others[to - 1] ?? others.at(-1) ?? null) : null;
    const from = table.keys[place - 1] ?? null;
    return recovery.apply({ kind: "move", table: table.path, rowKey, from, after });
  },
};
