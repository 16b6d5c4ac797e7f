import { columnSource, type ColumnId, type ScalarType } from "../sheet/index.js";
import type { Alignment, ColumnEntry, Metadata, ValidationRule } from "./schema.js";
import type { EnumOption } from "./views.js";

/** What `[metadata]` says about one column, with the defaults of META-2. */
export interface ColumnSettings {
  /** What the column is called instead of its key. */
  readonly title?: string | undefined;
  /** Absent: the default width of the sheet's columns. */
  readonly widthPx?: number | undefined;
  readonly bold: boolean;
  readonly frozen: boolean;
  readonly alignment: Alignment;
  readonly wrap: boolean;
  /** Absent: as the game of the sheet wants it. */
  readonly hidden?: boolean | undefined;
  readonly format?: string | undefined;
}

/** Files write this width for columns whose width nobody set (META-2). */
export const unsetWidthPx = 100;

/**
 * The names in `[metadata]` that fit a column: its own, and for an element that of its array. Where the sheet has a column
 * of the array's very name, `hasPlain`, that name means it alone (SHEET-3).
 */
const namesOf = (column: ColumnId, hasPlain: boolean): readonly string[] =>
  column.index === undefined || hasPlain
    ? [columnSource(column)]
    : [columnSource(column), columnSource({ path: column.path })];

const entriesByName = new WeakMap<readonly ColumnEntry[], ReadonlyMap<string, ColumnEntry>>();

/** One entry for each name, in which later entries stand over earlier ones. Made once, however many columns are asked for. */
function entriesOf({ columns }: Metadata): ReadonlyMap<string, ColumnEntry> {
  const known = entriesByName.get(columns);
  if (known) return known;
  const byName = new Map<string, ColumnEntry>();
  for (const entry of columns) {
    const said = Object.entries(entry).filter(([, value]) => value !== undefined);
    byName.set(entry.key, { ...byName.get(entry.key), key: entry.key, ...Object.fromEntries(said) });
  }
  entriesByName.set(columns, byName);
  return byName;
}

/** Settings under the column's own name override those under its array's, and later entries override earlier ones. */
export function columnSettings(metadata: Metadata, column: ColumnId, hasPlain = false): ColumnSettings {
  const byName = entriesOf(metadata);
  const entries = namesOf(column, hasPlain).map((name) => byName.get(name));
  const said = <Key extends keyof ColumnEntry>(key: Key): ColumnEntry[Key] | undefined =>
    entries.find((entry) => entry?.[key] !== undefined)?.[key];
  const widthPx = said("widthPx");
  const title = said("title")?.trim();
  return {
    ...(title === undefined || title === "" ? {} : { title }),
    ...(widthPx === undefined || widthPx === unsetWidthPx ? {} : { widthPx }),
    bold: said("bold") ?? false,
    frozen: said("frozen") ?? false,
    alignment: said("alignment") ?? "left",
    wrap: said("wrap") ?? true,
    hidden: said("hidden"),
    format: said("format"),
  };
}

/** The place of the last of some columns that a file pins by its own settings; computed columns can pin further. -1: none. */
export const lastPinned = (metadata: Metadata, columns: readonly { readonly id: ColumnId }[]): number =>
  columns.findLastIndex(({ id }) => columnSettings(metadata, id).frozen);

/** Whether a rule is about a column; one about an array holds for each of its elements. */
export const ruleFits = (rule: ValidationRule, column: ColumnId, hasPlain = false): boolean =>
  namesOf(column, hasPlain).includes(rule.column);

interface PlacedRule {
  readonly at: number;
  readonly rule: ValidationRule;
}

const rulesByName = new WeakMap<readonly ValidationRule[], ReadonlyMap<string, readonly PlacedRule[]>>();

/** The rules by the name of their column, with their places in the file. */
function placedRules({ validationRules }: Metadata): ReadonlyMap<string, readonly PlacedRule[]> {
  const known = rulesByName.get(validationRules);
  if (known) return known;
  const byName = new Map<string, PlacedRule[]>();
  for (const [at, rule] of validationRules.entries()) {
    const placed = byName.get(rule.column);
    if (placed) placed.push({ at, rule });
    else byName.set(rule.column, [{ at, rule }]);
  }
  rulesByName.set(validationRules, byName);
  return byName;
}

/** The rules for a column, in file order. */
export function rulesOf(metadata: Metadata, column: ColumnId, hasPlain = false): readonly ValidationRule[] {
  const byName = placedRules(metadata);
  const found = namesOf(column, hasPlain).flatMap((name) => byName.get(name) ?? []);
  return found.sort((a, b) => a.at - b.at).map(({ rule }) => rule);
}

/** What the rules of a column say about the type of text typed into it (SHEET-5, rules 2 and 3). */
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
