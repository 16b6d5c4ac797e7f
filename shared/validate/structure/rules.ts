import { eachCell, namedType, type ColumnSchema, type ColumnType, type SheetSchema } from "../../sheet/index.js";
import { idText } from "../references.js";
import { namesIndexes } from "../names-index.js";
import { keysOfIds, missingIdFixes } from "../fresh-id.js";
import type { CheckedGame, Finding, FindingFix, Index, Invariants, RowFacts, RowRule, Lookup } from "../rule.js";
import { idsOf, type StructureContext } from "./context.js";
import { structureFaults, structureInfos } from "./infos.js";
import { absentFinding, tableFindings } from "./members.js";
import { valueFindings } from "./values.js";

const made = new WeakMap<CheckedGame, Invariants>();

/** The game's own rules with those that follow from the types of its columns. */
export function allInvariants(game: CheckedGame): Invariants {
  const known = made.get(game);
  if (known) return known;
  const { indexes = [], tallies = [], rules = [] } = game.invariants ?? {};
  const isChecked = structureInfos(game).length > 0;
  const all: Invariants = {
    indexes: [...indexes, ...(isChecked ? game.sheets.map(idIndex) : []), ...namesIndexes(game.sheets)],
    tallies,
    rules: isChecked ? [...rules, ...game.sheets.flatMap((sheet) => sheetRules(game, sheet))] : rules,
  };
  made.set(game, all);
  return all;
}

/** The index by which references are looked up, for a game that takes the structure rules over. */
export const idIndex = ({ kind, idColumn }: SheetSchema): Index => ({
  name: idsOf(kind),
  sheets: [kind],
  reads: [idColumn],
  carries: [],
  keys: (row) => {
    const id = idText(row.value(idColumn));
    return id === undefined ? [] : [id];
  },
});

/** One rule for each column, so that an edit has only its own column checked. */
function sheetRules(game: CheckedGame, sheet: SheetSchema): readonly RowRule[] {
  const variants = structureInfos(game);
  const codes = new Set(variants.map(({ id }) => id));
  return (sheet.columns ?? []).map((column) => ({
    kind: "row",
    id: "structure",
    severity: "error",
    title: "Values are as their columns say",
    explanation: "The game names the columns of its tables and what they hold.",
    source: "The columns of the game",
    variants,
    sheets: [sheet.kind],
    reads: [
      column.key,
      ...choicesOutside(column.type, sheet),
      ...(column.key === sheet.idColumn ? keysOfIds(sheet) : []),
    ],
    check: (row, lookup) =>
      structureFindings(row, lookup, column, sheet, game.sheets)
        .filter(({ variant = "" }) => codes.has(variant))
        .map((finding) => withFault(finding)),
  }));
}

function withFault(finding: Finding): Finding {
  const fault = structureFaults[finding.variant ?? ""];
  return fault ? { ...finding, fault } : finding;
}

/**
 * What the type of a column finds wrong with its value in a row, at any depth; `variant` says what it is. Reads the column
 * and `choicesOutside`, and asks `idIndex` of the sheets that are referred to.
 */
export function structureFindings(
  row: RowFacts,
  lookup: Lookup,
  column: ColumnSchema,
  sheet: SheetSchema,
  sheets: readonly SheetSchema[],
): readonly Finding[] {
  const { types } = sheet;
  const context: StructureContext = { column, types, sheets, lookup, row: (key) => row.value(key) };
  const value = row.value(column.key);
  if (!value) {
    const found = absentFinding(column, [], "The row", context);
    return column.key === sheet.idColumn
      ? found.map((each) => ({ ...each, fixes: newIdFixes(row, sheet, context) }))
      : found;
  }
  return [...eachCell(value, column.type, context)].flatMap((cell) => [
    ...valueFindings(cell, context),
    ...tableFindings(cell, context),
  ]);
}

const newIdFixes = (row: RowFacts, sheet: SheetSchema, { lookup, sheets }: StructureContext): readonly FindingFix[] =>
  missingIdFixes(row, sheet, lookup, (id) => sheets.some(({ kind }) => lookup.has(idsOf(kind), id)));

/** The keys of the row whose texts decide which members the outermost tables of a value have. */
function choicesOutside(type: ColumnType, sheet: SheetSchema): readonly string[] {
  const known = namedType(type, sheet.types);
  if (known.kind === "map") return choicesOutside(known.value, sheet);
  const cases = known.kind === "record" ? known.cases : known.kind === "rows" ? known.rows.cases : undefined;
  return cases?.up === 1 ? [cases.key] : [];
}
