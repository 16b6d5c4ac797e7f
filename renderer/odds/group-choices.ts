import { groupColumns, groupsAtMost, groupsBy, type OddsRow } from "../../shared/odds/index.js";
import { texts } from "./texts.js";

/** A way to count the cards of a deck other than by their names. */
export interface GroupChoice {
  readonly name: string;
  readonly title: string;
  readonly groups: () => readonly (readonly string[])[];
}

/** What the cards of a deck can be counted by: the values of columns, and numbers up to each of them. */
export const groupChoices = (rows: readonly OddsRow[], titleOf: (key: string) => string): readonly GroupChoice[] =>
  groupColumns(rows).flatMap(({ key, isNumeric }): GroupChoice[] => [
    { name: `is ${key}`, title: titleOf(key), groups: () => groupsBy(rows, key) },
    ...(isNumeric
      ? [{ name: `at most ${key}`, title: texts.atMost(titleOf(key)), groups: () => groupsAtMost(rows, key) }]
      : []),
  ]);
