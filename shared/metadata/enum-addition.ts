import type { ColumnId } from "../sheet/index.js";
import type { MetadataChange } from "./edit.js";
import { replaceEntry, withKeys } from "./plan.js";
import { entriesIn, listIn, type Placed, type RawMetadata } from "./raw.js";
import type { ValidationRule } from "./schema.js";
import { ruleFits } from "./settings.js";

/** The rule whose values are offered in a column, where they are its own and not those of another file (VALIDATE-3). */
function ownList(raw: RawMetadata, column: ColumnId, hasPlain: boolean): Placed<ValidationRule> | undefined {
  const lists = entriesIn(raw, "validation_rules").filter(({ entry }) => entry.kind === "enum");
  const list = lists.find(({ entry }) => ruleFits(entry, column, hasPlain));
  return list?.entry.kind === "enum" && list.entry.from === undefined ? list : undefined;
}

/** Whether values can be added to what is offered in a column. `hasPlain`: as for `columnSettings`. */
export const takesChoices = (raw: RawMetadata, column: ColumnId, hasPlain = false): boolean =>
  ownList(raw, column, hasPlain) !== undefined;

/**
 * The changes that add a value to what is offered in a column, behind the others and without a colour; none where it is
 * offered already or the column has no list of its own.
 */
export function choiceAdded(raw: RawMetadata, column: ColumnId, value: string, hasPlain = false): MetadataChange[] {
  const list = ownList(raw, column, hasPlain);
  if (!list) return [];
  const values = listIn(list.raw, "enum");
  if (values.includes(value)) return [];
  return replaceEntry(raw, "validation_rules", list.at, withKeys(list.raw, { enum: [...values, value] }));
}
