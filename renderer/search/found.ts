import { ask, duplicateGroups, Likenesses } from "../../shared/search/index.js";
import { readingsOf } from "../readings/index.js";
import { activeSheet, getApp, sheetKey, type GridRow } from "../state/index.js";
import { knownMeanings, readAll, rowsIn } from "./meaning-search.js";

/** How many cards each of these searches would find now. */
export function countFound(queries: readonly string[]): readonly number[] {
  const known = knownMeanings();
  if (!known) return queries.map(() => 0);
  const meanings = known.meanings();
  return queries.map((query) => {
    const question = ask(query, known.readings);
    return "test" in question ? meanings.filter(question.test).length : 0;
  });
}

/** Groups of rows of the sheet on screen that mean the same up to numbers; undefined where something else was asked since. */
export async function findNearDuplicates(
  ignoreVariables: boolean,
): Promise<readonly (readonly GridRow[])[] | undefined> {
  const sheet = activeSheet(getApp());
  const readings = sheet && readingsOf(sheet);
  if (!readings) return [];
  const key = sheetKey(sheet.ref);
  if (!(await readAll(key, readings))) return undefined;
  const cards = rowsIn(key).map((row) => [row, readings.meaning(row)] as const);
  const likenesses = new Likenesses(readings.names, readings.guide, { ignoreVariables });
  return duplicateGroups(cards, likenesses).map(({ keys }) => keys);
}
