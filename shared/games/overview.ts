import type { CardReader, ReadCard } from "../pivot/index.js";
import type { CellView } from "../sheet/index.js";

/** A card as the dashboards of its game see it. */
export type OverviewCard = ReadCard;

/** What the dashboards of some kinds of sheets ask about. Columns are named by their keys; absent ones are not asked about. */
export interface SheetOverview extends CardReader {
  readonly sheets: readonly string[];
  /** What sort of card it is. */
  readonly type?: string;
  /** What playing it costs, or how large it is. */
  readonly cost?: string;
  readonly rarity?: string;
}

/** Each of some words once. */
export const eachOnce = (words: readonly string[]): readonly string[] => [...new Set(words)];

/** `damage_player` and `modifyMonsterValue` as words. */
export const nameInWords = (name: string): string =>
  name
    .replaceAll(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1 $2")
    .replaceAll(/[_-]+/gu, " ")
    .toLowerCase();

/** The texts under a key anywhere inside of nested values. */
export function textsUnder(cells: readonly CellView[], key: string): readonly string[] {
  return cells.flatMap((cell): readonly string[] => {
    if (typeof cell !== "object" || cell === null) return [];
    if (Array.isArray(cell)) return textsUnder(cell, key);
    return Object.entries(cell).flatMap(([name, value]) =>
      name === key && typeof value === "string" ? [value] : textsUnder([value], key),
    );
  });
}

/** The names that follow some names, such as `destroy` in `op destroy`. */
export const namesAfter = (names: readonly string[], ...before: readonly string[]): readonly string[] =>
  names.filter(
    (_, at) => at >= before.length && before.every((name, place) => names[at - before.length + place] === name),
  );
