import { placeInOrder } from "../base/index.js";
import type { Column, KeyFacts, SheetFacts } from "./facts.js";

/** The place of a key among those of a sheet; undefined where no row has had it. */
export const placeOfKey = ({ keyOrder }: Pick<SheetFacts, "keyOrder">, key: string): number | undefined =>
  placeInOrder(keyOrder, key);

/** What the rows hold under a key, however many keys the sheet has. */
export function keyFacts(facts: SheetFacts, key: string): KeyFacts | undefined {
  const place = placeOfKey(facts, key);
  return place === undefined ? undefined : facts.keys[place];
}

/** The columns of a sheet with other ones of one of its keys; undefined where that has none there. */
export function withColumnsOfKey(
  columns: readonly Column[],
  old: KeyFacts | undefined,
  now: readonly Column[],
): readonly Column[] | undefined {
  const [first] = old?.columns ?? [];
  const from = first ? columns.indexOf(first) : -1;
  return old && from !== -1 ? columns.toSpliced(from, old.columns.length, ...now) : undefined;
}
