import { addEntry, ruleEntry, type MetadataChange, type ValidationRule } from "../../../shared/metadata/index.js";
import type { WireValue } from "../../../shared/toml/index.js";
import type { SheetView } from "../../../shared/workspace/index.js";
import { texts } from "./texts.js";

/** What the cells of a new column hold. */
export const columnTypes = ["text", "whole", "number", "yes-no", "choice", "list", "date"] as const;
export type ColumnType = (typeof columnTypes)[number];

/** A column as a person describes it. */
export interface NewColumn {
  readonly key: string;
  readonly type: ColumnType;
  /** What every row has at first, as typed. */
  readonly start: string;
  /** The values to choose from, one per line. */
  readonly choices: string;
  /** Other values are problems from then on. */
  readonly isChecked: boolean;
}

export const emptyColumn: NewColumn = { key: "", type: "text", start: "", choices: "", isChecked: true };

/** The key for what a person calls a column, in the way most keys of the sheet are written: `energy-cost`, `energy_cost`. */
export function keyFor(title: string, sheet: Pick<SheetView, "columns">): string {
  const keys = sheet.columns.map(({ id }) => id.path[0] ?? "");
  const joint =
    keys.filter((key) => key.includes("_")).length > keys.filter((key) => key.includes("-")).length ? "_" : "-";
  const words = title
    .trim()
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return words?.join(joint) ?? "";
}

/** Why a key cannot be a new one of a sheet; undefined where it can. */
export function keyFault(key: string, { columns }: Pick<SheetView, "columns">): string | undefined {
  if (key === "") return texts.needsKey;
  if (key.length > 200 || /\p{Cc}/u.test(key)) return texts.noSuchKey;
  return columns.some(({ id }) => id.path[0] === key) ? texts.keyIsTaken(key) : undefined;
}

const choicesOf = ({ choices }: NewColumn): string[] => [
  ...new Set(
    choices
      .split("\n")
      .map((each) => each.trim())
      .filter((each) => each !== ""),
  ),
];

/** The value that every row gets; undefined where the text is none of the type. */
export function startValue(column: NewColumn): WireValue | undefined {
  const text = column.start.trim();
  switch (column.type) {
    case "text":
      return column.start;
    case "choice":
      return text === "" || choicesOf(column).includes(text) ? text : undefined;
    case "whole":
      return /^[+-]?\d{1,15}$/u.test(text || "0") ? Number(text || "0") : undefined;
    case "number":
      return Number.isFinite(Number(text)) ? Number(text) : undefined;
    case "yes-no":
      return text === "true";
    case "list":
      return text === "" ? [] : text.split(",").map((each) => each.trim());
    case "date":
      return /^\d{4}-\d{2}-\d{2}$/u.test(text) ? { $date: text } : undefined;
  }
}

/** Why a description makes no column yet; undefined where it does. */
export function columnFault(column: NewColumn, sheet: Pick<SheetView, "columns">): string | undefined {
  const fault = keyFault(column.key, sheet);
  if (fault !== undefined) return fault;
  if (column.type === "choice" && choicesOf(column).length === 0) return texts.needsChoices;
  return startValue(column) === undefined ? texts.startFaults[column.type] : undefined;
}

/** The rule that the values of a column are to follow; undefined where any of its type would do. */
function ruleOf(column: NewColumn): ValidationRule | undefined {
  const named = { column: column.key };
  switch (column.type) {
    case "whole":
      return { ...named, kind: "type", type: "integer" };
    case "yes-no":
      return { ...named, kind: "type", type: "boolean" };
    case "choice": {
      const values = choicesOf(column);
      const isEmptyFine = column.start.trim() === "";
      return { ...named, kind: "enum", values, colors: [], ...(isEmptyFine ? { allow: [""] } : {}) };
    }
    case "text":
    case "number":
    case "list":
    case "date":
      return undefined;
  }
}

/** Whether values of the type can be checked by a rule. */
export const isCheckable = ({ type }: NewColumn): boolean => ["whole", "yes-no", "choice"].includes(type);

/** What `[metadata]` says of a new column. */
export function settingsOf(column: NewColumn, { metadata }: Pick<SheetView, "metadata">): MetadataChange[] {
  const rule = column.isChecked ? ruleOf(column) : undefined;
  return rule ? [addEntry(metadata, "validation_rules", ruleEntry(rule))] : [];
}
