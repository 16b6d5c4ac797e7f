import type { ColumnId, SheetSchema } from "../../sheet/index.js";
import type { TableRule } from "../rule.js";
import { metadataRuleTexts } from "./rule-texts.js";
import type { ResolvedRule } from "./column-rules.js";

/** A column that the metadata requires and that no row of its table has. */
export interface AbsentColumn {
  readonly column: ColumnId;
  /** What the file itself says of a row without a value. */
  readonly message?: string | undefined;
}

/**
 * The rules of a table's metadata, apart from those that require a column whose key no row has. Columns that the game requires
 * stay: it finds the fault in each row, which is one problem with that of the metadata.
 */
export function splitAbsent(
  resolved: readonly ResolvedRule[],
  keyOrder: readonly string[],
  schema: SheetSchema | undefined,
): { readonly rules: readonly ResolvedRule[]; readonly absent: readonly AbsentColumn[] } {
  const ofGame = (schema?.columns ?? []).flatMap(({ key, required }) => (required === true ? [key] : []));
  const keys = new Set([...keyOrder, ...ofGame]);
  const isAbsent = ({ rule, column }: ResolvedRule): boolean =>
    rule.kind === "required" && !keys.has(column.path[0] ?? "");
  return {
    rules: resolved.filter((each) => !isAbsent(each)),
    absent: resolved.filter(isAbsent).map(({ rule: { message }, column }) => ({ column, message })),
  };
}

const [required] = metadataRuleTexts.filter(({ id }) => id === "required");
if (!required) throw new Error("No rule is called required");

/**
 * A required column that no row has is one problem of the table: one for each of its rows would bury the others, in cells that
 * no sheet shows.
 */
export const absentColumns: Omit<TableRule, "sheets"> = {
  ...required,
  kind: "table",
  check: ({ rowCount, absent }) =>
    rowCount === 0
      ? []
      : absent.map(({ column, message }) => ({
          column,
          message: message ?? "No row has this column; each needs a value.",
        })),
};
