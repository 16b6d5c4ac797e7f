import type { TomlValue } from "../toml/index.js";
import type { CellName, FaultClass, Finding, FindingFix, Index, Lookup, RowFacts, RowRule, RuleInfo } from "./rule.js";

export const textValue = (value: string): TomlValue => ({ kind: "string", value });

/** Throws for numbers that are not integers. */
export const integerValue = (value: number): TomlValue => ({ kind: "integer", value: BigInt(value) });

/** A fix that puts a value into a cell of the row. */
export const settingFix = (id: string, title: string, column: CellName, value: TomlValue): FindingFix => ({
  id,
  title,
  edits: [{ kind: "cell", column, to: { kind: "value", value } }],
});

/** The same fix as a guess at what was meant, which somebody has to look at. */
export const guess = (fix: FindingFix): FindingFix => ({ ...fix, kind: "guess" });

/** A fix that takes a key out of the row. */
export const removingFix = (id: string, title: string, column: CellName): FindingFix => ({
  id,
  title,
  edits: [{ kind: "cell", column, to: { kind: "absent" } }],
});

/** The rows of these sheets by the text of a column; rows where it is blank or no text are not in it. */
export const columnIndex = (
  name: string,
  sheets: readonly string[],
  column: string,
  carries: readonly string[] = [],
): Index => ({
  name,
  sheets,
  reads: [column],
  carries: [column, ...carries],
  keys: (row) => {
    const text = row.text(column);
    return text === undefined || text.trim() === "" ? [] : [text];
  },
});

/** Rules of one column whose text is looked up in an index. */
interface ColumnLookup extends RuleInfo {
  readonly sheets: readonly string[];
  readonly column: string;
  readonly index: string;
  /** The index's key for the text of the cell; the text itself where absent. */
  readonly key?: (text: string) => string;
  readonly fixes?: (row: RowFacts, lookup: Lookup) => readonly FindingFix[];
}

function columnRule(
  fault: FaultClass,
  { sheets, column, key = (text) => text, fixes, ...info }: Omit<ColumnLookup, "index">,
  find: (row: RowFacts, lookup: Lookup, key: string) => Finding | undefined,
): RowRule {
  const { id, severity, title, explanation, source } = info;
  return {
    kind: "row",
    ...{ id, severity, title, explanation, source },
    ...{ sheets, fault },
    reads: [column],
    check: (row, lookup) => {
      const text = row.text(column);
      if (text === undefined || text.trim() === "") return [];
      const found = find(row, lookup, key(text));
      return found ? [{ column, fixes: fixes?.(row, lookup) ?? [], ...found }] : [];
    },
  };
}

/** No two rows have the same text in a column. Each but the first is reported, with the first as related. */
export const uniqueRule = (
  options: ColumnLookup & {
    readonly message: (text: string, other: RowFacts, lookup: Lookup) => string;
    /** Ways to fix the row that leave the first one as it is. */
    readonly fixesBeside?: (row: RowFacts, first: RowFacts, lookup: Lookup) => readonly FindingFix[];
  },
): RowRule =>
  columnRule("repetition", options, (row, lookup, key) => {
    const first = lookup.first(options.index, key);
    if (!first || first.rowKey === row.rowKey) return undefined;
    const message = options.message(row.text(options.column) ?? "", first, lookup);
    const related = [{ row: first, column: options.column, message: "It is here first." }];
    return { message, related, fixes: options.fixesBeside?.(row, first, lookup) ?? [] };
  });

/** The text of a column is known to an index. */
export const referenceRule = (options: ColumnLookup & { readonly message: (text: string) => string }): RowRule =>
  columnRule("reference", options, (row, lookup, key) =>
    lookup.has(options.index, key) ? undefined : { message: options.message(row.text(options.column) ?? "") },
  );
