import { columnSource, type ColumnId, type ScalarType } from "../sheet/index.js";
import type { Alignment, ColumnEntry, Metadata, ValidationRule } from "./schema.js";
import type { EnumOption } from "./views.js";

/** What `[metadata]` says about one column, with the defaults of editor 2.2. */
export interface ColumnSettings {
  /** What the column is called instead of its key. */
  readonly title?: string | undefined;
  /** Absent: the width the sheet gives to columns. */
  readonly widthPx?: number | undefined;
  readonly bold: boolean;
  readonly frozen: boolean;
  readonly alignment: Alignment;
  readonly wrap: boolean;
  readonly hidden: boolean;
  readonly format?: string | undefined;
}

/** Files write this width for columns whose width nobody set (editor 2.2). */
export const unsetWidthPx = 100;

/**
 * How a name in `[metadata]` fits a column: by its own name, or an element by the name of its array. Where the sheet has a
 * column of the array's very name, `hasPlain`, that name means it alone (editor 1.4).
 */
function fit(name: string, column: ColumnId, hasPlain: boolean): "exact" | "base" | undefined {
  if (name === columnSource(column)) return "exact";
  if (column.index === undefined || hasPlain) return undefined;
  return name === columnSource({ path: column.path }) ? "base" : undefined;
}

/** What is said under the column's own name stands over what is said under its array's; later entries over earlier ones. */
export function columnSettings(metadata: Metadata, column: ColumnId, hasPlain = false): ColumnSettings {
  const fitting = (wanted: "exact" | "base"): readonly ColumnEntry[] =>
    metadata.columns.filter(({ key }) => fit(key, column, hasPlain) === wanted);
  const entries = [...fitting("base"), ...fitting("exact")].reverse();
  const said = <Key extends keyof ColumnEntry>(key: Key): ColumnEntry[Key] | undefined =>
    entries.find((entry) => entry[key] !== undefined)?.[key];
  const widthPx = said("widthPx");
  const title = said("title")?.trim();
  return {
    ...(title === undefined || title === "" ? {} : { title }),
    ...(widthPx === undefined || widthPx === unsetWidthPx ? {} : { widthPx }),
    bold: said("bold") ?? false,
    frozen: said("frozen") ?? false,
    alignment: said("alignment") ?? "left",
    wrap: said("wrap") ?? true,
    hidden: said("hidden") ?? false,
    format: said("format"),
  };
}

/** The width stored for a column; undefined where none is set. */
export const columnWidth = (metadata: Metadata, column: ColumnId): number | undefined =>
  columnSettings(metadata, column).widthPx;

/** Whether a rule is about a column; one about an array holds for each of its elements. */
export const ruleFits = (rule: ValidationRule, column: ColumnId, hasPlain = false): boolean =>
  fit(rule.column, column, hasPlain) !== undefined;

/** The rules for a column, in file order. */
export const rulesOf = (metadata: Metadata, column: ColumnId, hasPlain = false): readonly ValidationRule[] =>
  metadata.validationRules.filter((rule) => ruleFits(rule, column, hasPlain));

/** What the rules of a column say about the type of text typed into it (editor 3.5, rules 2 and 3). */
export function rulesFor(
  metadata: Metadata,
  column: ColumnId,
  hasPlain = false,
): { readonly type?: ScalarType | undefined; readonly enum?: readonly string[] | undefined } {
  const rules = rulesOf(metadata, column, hasPlain);
  const type = rules.find((rule) => rule.kind === "type");
  const choices = rules.find((rule) => rule.kind === "enum");
  return { type: type?.type, enum: choices?.values };
}

/** The values of a column's enum with their colours; undefined where it has none. */
export function enumOptions(metadata: Metadata, column: ColumnId, hasPlain = false): readonly EnumOption[] | undefined {
  const rule = rulesOf(metadata, column, hasPlain).find((each) => each.kind === "enum");
  return rule?.values.map((value, at) => {
    const color = rule.colors[at];
    return color === undefined ? { value } : { value, color };
  });
}
