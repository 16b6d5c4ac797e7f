import type { AbilityDifference, MeaningChange } from "./abilities.js";
import type { ColumnChange } from "./column-changes.js";
import { foldColumns } from "./fold.js";
import type { CellView, RowView, TableView } from "./view.js";
import type { TextPart } from "./words.js";

/**
 * The difference of a table as lines: `~ Salt Widow`, then `cost: 2 → 3`, the words of texts, and what abilities do. What differs
 * in a whole column is one line at the beginning, unless `isUnfolded` asks for it under each row.
 */
export function tableLines(view: TableView, { isUnfolded = false } = {}): string[] {
  const { file, fileBefore, table, isRemoved, rows, columns } = view;
  const from = fileBefore !== null && fileBefore !== file ? `, before in ${fileBefore}` : "";
  const state = isRemoved ? ", removed" : fileBefore === null ? ", new" : from;
  const head = `${file} [${table}]${state}`;
  if (isUnfolded) return [head, ...rows.flatMap(rowLines)];
  const folded = columns.map((change) => `* ${columnLine(change, "key")}`);
  return [head, ...folded, ...foldColumns(view).rest.flatMap(({ row, cells }) => rowLines({ ...row, cells }))];
}

/**
 * `Column Rarity added (222 cards)`, by the keys of columns or by their titles; without cards where it differs in none any more.
 * Of a column that a few cards still have: `Column Rarity removed (222 cards; 1 still has Rarity)`.
 */
export function columnLine(change: ColumnChange, name: "key" | "column"): string {
  const { kind, [name]: own, rows, kept = 0 } = change;
  const was = name === "key" ? change.keyBefore : change.columnBefore;
  const what = was === undefined ? `${own} ${kind}` : `${was} ${kind} to ${own}`;
  const still = kept === 0 ? "" : `; ${kept.toLocaleString("en")} still ${kept === 1 ? "has" : "have"} ${was ?? own}`;
  const count = rows === 0 ? "" : ` (${rows.toLocaleString("en")} ${rows === 1 ? "card" : "cards"}${still})`;
  return `Column ${what}${count}`;
}

/** A row that differs, as lines. */
export function rowLines(row: RowView): string[] {
  if (row.kind === "removed") return [`- ${row.title}`];
  if (row.kind === "added") {
    return [`+ ${row.title}`, ...row.cells.map((cell) => `    ${cell.key}: ${oneLine(cell.after ?? "")}`)];
  }
  const name = row.titleBefore === undefined ? row.title : `${row.title} (was ${row.titleBefore})`;
  const sign = row.isMoved && row.cells.length === 0 ? ":" : "~";
  return [
    `${sign} ${name}${row.isMoved ? ` (moved to row ${row.row})` : ""}`,
    ...row.cells.map((cell) => `    ${cell.key}: ${cellLine(cell)}`),
    ...row.abilities.flatMap((ability) => abilityLines(ability).map((line) => `    ${line}`)),
  ];
}

/** A row as a list of changes shows it, to tell whether it still differs like that; where it stands may have changed. */
export const shownRow = (row: RowView): string => rowLines({ ...row, row: 0 }).join("\n");

/** A cell as a list of changes shows it, to tell whether it still differs like that. */
export const shownCell = (cell: CellView): string => `${cell.key}: ${cellLine(cell)}`;

function cellLine({ before, after, words }: CellView): string {
  return words ? wordsLine(words) : `${valueText(before)} → ${valueText(after)}`;
}

const wordsLine = (words: readonly TextPart[]): string =>
  words
    .map(({ kind, text }) => {
      if (kind === "kept") return oneLine(text);
      return kind === "added" ? `{+${oneLine(text)}+}` : `[-${oneLine(text)}-]`;
    })
    .join("");

const valueText = (text: string | null): string => (text === null ? "(absent)" : text === "" ? '""' : oneLine(text));

const oneLine = (text: string): string => text.replaceAll(/\r?\n/gu, " ⏎ ");

/** What an ability does otherwise, a line for each place; `ability: cost: 2 → 3`. */
export function abilityLines({ before, after, changes }: AbilityDifference): readonly string[] {
  if (before === undefined) return [`new ability: ${oneLine(after ?? "")}`];
  if (after === undefined) return [`ability gone: ${oneLine(before)}`];
  if (changes.length === 0) return [`ability changed: ${oneLine(after)}`];
  return changes.map((change) => `ability: ${meaningLine(change)}`);
}

/** `cost: 2 → 3`; the last names of the path are enough to tell what it is about. */
export function meaningLine({ path, before, after }: MeaningChange): string {
  const place = [...new Set(path)].slice(-2).join(", ");
  const change =
    before === undefined ? `+ ${after ?? ""}` : after === undefined ? `− ${before}` : `${before} → ${after}`;
  return place === "" ? change : `${place}: ${change}`;
}
