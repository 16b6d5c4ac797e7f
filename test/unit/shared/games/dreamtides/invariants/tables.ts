import { dreamtides } from "../../../../../../shared/games/dreamtides/index.js";
import type { StandingProblem } from "../../../../../../shared/validate/index.js";
import { fixed, problemLine, problemsOf } from "../../../../../support/validate/problems.js";
import type { Files } from "../../../../../support/validate/tables.js";

/** Cells as TOML; undefined takes the key out. */
export type Cells = Readonly<Record<string, string | undefined>>;

export const id = (at: number): string => `6d2b1e52-0f6a-4c39-9c1e-3a1d5d7a8b${String(at).padStart(2, "0")}`;

const row = (table: string, cells: Cells): string =>
  `[[${table}]]\n${Object.entries(cells)
    .map(([key, value]) => (value === undefined ? "" : `${key} = ${value}\n`))
    .join("")}\n`;

const character: Cells = {
  name: '"Ember"',
  id: `"${id(1)}"`,
  "energy-cost": "2",
  "rules-text": '"{Judgment} Draw {cards($c)}."',
  variables: '"c: 1"',
  "card-type": '"Character"',
  subtype: '"Mage"',
  "is-fast": "false",
  spark: "1",
  "image-number": "7",
  rarity: '"Common"',
};

const event: Cells = {
  ...character,
  "rules-text": '"Draw {cards($c)}."',
  "card-type": '"Event"',
  subtype: '""',
  spark: '""',
};

/** Rows that hold all rules, with other cells where they are given. */
export const aCharacter = (cells: Cells = {}, table = "cards"): string => row(table, { ...character, ...cells });
export const anEvent = (cells: Cells = {}, table = "cards"): string => row(table, { ...event, ...cells });

export const aDreamwell = (cells: Cells = {}): string =>
  row("dreamwell", {
    name: '"Spring"',
    id: `"${id(50)}"`,
    "energy-produced": "1",
    phase: "0",
    "image-number": "7",
    ...cells,
  });

export const aListRow = (cells: Cells = {}): string =>
  row("card-lists", {
    "list-name": '"Core"',
    "list-type": '"BaseCardId"',
    "card-id": `"${id(1)}"`,
    copies: "1",
    ...cells,
  });

export const anEffect = (cells: Cells = {}): string =>
  row("card-fx", {
    "card-id": `"${id(1)}"`,
    "effect-type": '"DisplayEffect"',
    "effect-trigger": '"DrawCards"',
    ...cells,
  });

export const found = (files: Files): readonly StandingProblem[] => problemsOf(dreamtides, files);

/** `cards.toml 0 spark dreamtides/field-type error`, without the game's name. */
export const lines = (files: Files): readonly string[] =>
  found(files).map((problem) => problemLine(problem).replace("dreamtides/", ""));

/** The files after the fix of the first problem; it must have fixed it and brought no other. */
export function afterFix(files: Files, fix: string): Files {
  const [problem] = found(files);
  if (!problem) throw new Error("There is nothing to fix");
  const repaired = fixed(problem, fix, files);
  const left = found(repaired);
  const before = new Set(found(files).map(({ id: name }) => name));
  const worse = left.filter(({ id: name }) => name === problem.id || !before.has(name));
  if (worse.length > 0) throw new Error(`After the fix: ${worse.map(problemLine).join("; ")}`);
  return repaired;
}
