import type { ValidationRule } from "../../metadata/index.js";
import { columnKey, columnPath, columnSource, readColumnName, type Column, type ColumnId } from "../../sheet/index.js";
import { valueWithin, type TomlValue } from "../../toml/index.js";
import type { TrackedLookup } from "../engine/tracked-lookup.js";
import type { CodedFinding, SheetRule } from "../engine/sheet.js";
import type { FaultClass, RowFacts } from "../rule.js";
import type { Settings } from "../settings.js";
import { fixesFor } from "./value-fixes.js";
import { faultOf } from "./value-rules.js";

/** A rule of the metadata with the column it means. */
export interface ResolvedRule {
  readonly rule: ValidationRule;
  readonly column: ColumnId;
}

/** Finds the columns that rules name: as the sheet calls them, else as their names say. The array stands for its elements. */
export function resolveRules(rules: readonly ValidationRule[], columns: readonly Column[]): readonly ResolvedRule[] {
  if (rules.length === 0) return [];
  // By maps, which are made once: the names of all columns would be looked through for each rule.
  const named = new Map<string, ColumnId>();
  const arrays = new Map<string, ColumnId>();
  for (const { id, source } of columns) {
    if (!named.has(source)) named.set(source, id);
    const array = id.index === undefined ? undefined : columnSource({ path: id.path });
    if (array !== undefined && !arrays.has(array)) arrays.set(array, { path: id.path });
  }
  return rules.map((rule) => {
    const { column: name } = rule;
    return { rule, column: named.get(name) ?? arrays.get(name) ?? readColumnName(name) };
  });
}

/** One rule of the engine for each top-level key that rules of the metadata speak of. */
export function columnRules(resolved: readonly ResolvedRule[], settings: () => Settings): readonly SheetRule[] {
  const byKey = new Map<string, ResolvedRule[]>();
  for (const each of resolved) {
    const key = each.column.path[0] ?? "";
    const known = byKey.get(key);
    if (known) known.push(each);
    else byKey.set(key, [each]);
  }
  return [...byKey].map(([key, rules]): SheetRule => ({
    codes: [...new Set(rules.map(({ rule }) => codeOf(rule)))],
    reads: new Set([key]),
    readsSource: false,
    weight: 1,
    check: (row, lookup) => findingsOf(rules, key, row, lookup, settings()),
  }));
}

const faults: Readonly<Record<ValidationRule["kind"], FaultClass>> = {
  required: "absence",
  type: "type",
  pattern: "form",
  enum: "vocabulary",
  range: "bounds",
};

export const codeOf = ({ kind }: ValidationRule): string => `metadata/${kind}`;

/** The first rule in file order that a cell breaks is the one that is reported (VALIDATE-1). */
function findingsOf(
  rules: readonly ResolvedRule[],
  key: string,
  row: RowFacts,
  lookup: TrackedLookup,
  { severities }: Settings,
): readonly CodedFinding[] {
  const value = row.value(key);
  const broken = new Set<string>();
  const findings: CodedFinding[] = [];
  for (const { rule, column } of rules) {
    if (severities.get(codeOf(rule)) === "off") continue;
    for (const cell of cellsOf(rule, column, value)) {
      const name = columnKey(cell.column);
      if (broken.has(name)) continue;
      const choices = { values: rule.kind === "enum" ? rule.values : [] };
      const isAllowed = (text: string): boolean => {
        if (rule.kind !== "enum" || rule.from === undefined) return choices.values.includes(text);
        const drawn = lookup.allows(rule.from, text);
        choices.values = drawn?.choices ?? [];
        return drawn?.isKnown ?? true;
      };
      const message = faultOf(rule, cell.value, isAllowed);
      if (message === undefined) continue;
      broken.add(name);
      const fixes = fixesFor(rule, cell.column, cell.value, choices.values);
      findings.push({
        code: codeOf(rule),
        severity: "warning",
        fault: faults[rule.kind],
        finding: { column: cell.column, message, fixes },
      });
    }
  }
  return findings;
}

interface Cell {
  readonly column: ColumnId;
  readonly value: TomlValue | undefined;
}

/** The cells a rule speaks of: for a list each element, but `required` asks for the list as a whole. */
function cellsOf(rule: ValidationRule, column: ColumnId, top: TomlValue | undefined): readonly Cell[] {
  const value = valueWithin(top, columnPath(column).slice(1));
  if (column.index !== undefined || column.inner) return [{ column, value }];
  if (value?.kind !== "array" || rule.kind === "required") return [{ column, value }];
  return value.items.map((item, index) => ({ column: { path: column.path, index }, value: item }));
}
