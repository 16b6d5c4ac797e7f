import { cellText, columnSource, columnTitle, summaryOf, type CellDifference } from "../sheet/index.js";
import { rowEntries, type RowEntry, type TomlDocument, type TomlValue } from "../toml/index.js";
import type { CellTexts, TextLanguage } from "../text/index.js";
import { abilityDifferences, type AbilityDifference } from "./abilities.js";
import { columnChanges, type ColumnChange } from "./column-changes.js";
import type { RowDifference, TableDifference, TableVersion } from "./table.js";
import { verdictOf, type Verdict } from "./verdict.js";
import { wordDifference, type TextPart } from "./words.js";

/** A cell that differs, as people and programs read it. */
export interface CellView {
  /** `Energy Cost`. */
  readonly column: string;
  /** `energy-cost`, `abilities[0].name`. */
  readonly key: string;
  /** Null where the cell is absent. */
  readonly before: string | null;
  readonly after: string | null;
  /** The difference word by word, where both are texts of several words. */
  readonly words?: readonly TextPart[];
  /** It is written in the language of rules texts: what it says is among the abilities too. */
  readonly isRulesText?: true;
}

/** A row that differs. Rows are numbered from 1, in the version that has them; a changed row in the version after. */
export interface RowView {
  readonly kind: RowDifference["kind"];
  readonly row: number;
  readonly title: string;
  readonly titleBefore?: string;
  readonly isMoved: boolean;
  /** Of a new row all cells that are not empty, of a removed one none; not the name that `titleBefore` tells. */
  readonly cells: readonly CellView[];
  readonly abilities: readonly AbilityDifference[];
  /** What a changed row has become for its player. */
  readonly verdict?: Verdict;
}

/** A table with the rows that differ. */
export interface TableView {
  readonly file: string;
  /** The name of its file before, where it had another; null for a table that is new. */
  readonly fileBefore: string | null;
  readonly table: string;
  /** How its game calls such sheets. */
  readonly title: string | null;
  readonly isRemoved: boolean;
  /** What differs in whole columns; the rows have all of their cells nevertheless. */
  readonly columns: readonly ColumnChange[];
  readonly rows: readonly RowView[];
}

/** Describes the difference of a table. With the language of its rules texts, abilities are compared by what they mean. */
export function tableView(difference: TableDifference, language?: TextLanguage): TableView {
  const { before, after, schema } = difference;
  const { file = "", path = [] } = after ?? before ?? {};
  return {
    file,
    fileBefore: before?.file ?? null,
    table: path.join("."),
    title: schema?.title ?? null,
    isRemoved: !after,
    columns: columnChanges(difference),
    rows: difference.rows.map((row) => rowView(row, difference, language)),
  };
}

/** Describes how a row of a table differs. */
export function rowView(
  row: RowDifference,
  { before, after, schema }: TableDifference,
  language?: TextLanguage,
): RowView {
  const shared = { kind: row.kind, title: row.title };
  if (row.kind === "removed") return { ...shared, row: row.before + 1, isMoved: false, cells: [], abilities: [] };
  const entries = entriesAt(after, row.after);
  if (row.kind === "added") {
    const cells = entries.flatMap(({ key, value }) => newCell(key, value));
    return { ...shared, row: row.after + 1, isMoved: false, cells, abilities: [] };
  }
  const { isMoved, titleBefore } = row;
  const abilities = language
    ? abilityDifferences(language, textsOf(entriesAt(before, row.before), language), textsOf(entries, language))
    : [];
  return {
    ...shared,
    row: row.after + 1,
    ...(titleBefore === undefined ? {} : { titleBefore }),
    isMoved,
    cells: row.cells
      .map((cell) => cellView(cell, language))
      .filter(
        ({ before: old, after: fresh }) => titleBefore === undefined || old !== titleBefore || fresh !== row.title,
      ),
    abilities,
    verdict: verdictOf(row.cells, abilities, language, schema),
  };
}

const noRow: readonly RowEntry[] = [];
const entriesAt = (version: TableVersion | undefined, row: number): readonly RowEntry[] =>
  version ? entriesIn(version.document, version.path, row) : noRow;
const entriesIn = (document: TomlDocument, path: readonly string[], row: number) => rowEntries(document, path, row);

function newCell(key: string, value: TomlValue): readonly CellView[] {
  const after = shown(value);
  return after === "" ? [] : [{ column: columnTitle({ path: [key] }), key, before: null, after }];
}

function cellView({ column, before, after }: CellDifference, language?: TextLanguage): CellView {
  const isRulesText = language?.cells.some((cell) => cell.column === column.path[0]) ?? false;
  const words = areTexts(before, after) ? wordDifference(cellText(before), cellText(after)) : undefined;
  return {
    column: columnTitle(column),
    key: columnSource(column),
    before: before ? shown(before) : null,
    after: after ? shown(after) : null,
    ...(words && { words }),
    ...(isRulesText && { isRulesText }),
  };
}

/** Lists of plain values as TOML spells them; what nests deeper in a few words, for its parts have lines of their own. */
const shown = (value: TomlValue): string =>
  value.kind === "array" && value.items.some(({ kind }) => kind === "table" || kind === "array")
    ? summaryOf(value)
    : cellText(value);

const areTexts = (before: TomlValue | undefined, after: TomlValue | undefined): boolean =>
  before?.kind === "string" && after?.kind === "string" && /\S\s+\S/u.test(before.value) && after.value !== "";

function textsOf(entries: readonly RowEntry[], { cells }: TextLanguage): CellTexts {
  return Object.fromEntries(
    cells.map(({ name, column }) => {
      const value = entries.find(({ key }) => key === column)?.value;
      return [name, value?.kind === "string" ? value.value : ""];
    }),
  );
}
