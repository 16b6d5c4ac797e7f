import { failed, ok, type Fault, type Result } from "../base/index.js";
import type { CellView } from "../sheet/index.js";
import { PlaceMap } from "./place-map.js";
import type { PivotField } from "./spec.js";
import { valuesOf } from "./values.js";

/** Rows of a sheet that are alike in some fields. */
export interface PivotGroup {
  /** What they hold: a value for each field. */
  readonly cells: readonly CellView[];
  /** Their numbers, in the order of the sheet. */
  readonly rows: readonly number[];
}

/** For each row the groups it stands in, in their order: several, where a field is an array. */
export type HeldGroups = readonly (readonly number[])[];

/** The groups along one side of a pivot. */
export interface Axis {
  readonly groups: readonly PivotGroup[];
  readonly held: HeldGroups;
}

/** In how many groups or cells all rows together may stand: arrays multiply with each other. */
export const mostPlaces = 2_000_000;

/** Groups so many rows by some fields; by none, all of them are one group. */
export function axisOf(fields: readonly PivotField[], count: number): Result<Axis> {
  const [first, ...others] = fields;
  let axis = first ? byOne(first, count) : undivided(count);
  for (const field of others) {
    const divided = divide(axis, field, count);
    if (!divided) return failed(tooMany(fields));
    axis = divided;
  }
  return ok(axis);
}

function undivided(count: number): Axis {
  const rows = Array.from({ length: count }, (_, row) => row);
  const whole = [0];
  return { groups: count === 0 ? [] : [{ cells: [], rows }], held: rows.map(() => whole) };
}

/** The groups of one field: its values. */
function byOne(field: PivotField, count: number): Axis {
  const { cells, held } = valuesOf(field, count);
  const groups = cells.map((cell) => ({ cells: [cell], rows: [] as number[] }));
  for (const [row, own] of held.entries()) for (const at of own) groups[at]?.rows.push(row);
  return { groups, held };
}

/** The groups of an axis divided by the values of another field; undefined where rows would stand in too many. */
function divide({ groups, held }: Axis, field: PivotField, count: number): Axis | undefined {
  const values = valuesOf(field, count);
  const width = values.cells.length;
  const met = meetings(held, values.held, { height: groups.length, width });
  if (!met) return undefined;
  // Both sides are in their order, so the places are in the order of the combinations.
  const divided = met.entries().map(([place, rows]) => ({
    cells: [...(groups[Math.floor(place / width)]?.cells ?? []), values.cells[place % width] ?? null],
    rows,
  }));
  return { groups: divided, held: groupsOfRows(divided, count) };
}

function groupsOfRows(groups: readonly PivotGroup[], count: number): HeldGroups {
  const held: number[][] = Array.from({ length: count }, () => []);
  for (const [at, { rows }] of groups.entries()) for (const row of rows) held[row]?.push(at);
  return held;
}

/**
 * The rows of the sheet where the groups of two sides meet, by place: the groups of the second side counted within each of the
 * first. Undefined where rows would stand in too many places.
 */
export function meetings(
  first: HeldGroups,
  second: HeldGroups,
  { height, width }: { readonly height: number; readonly width: number },
): PlaceMap<readonly number[]> | undefined {
  const met = new PlaceMap<number[]>(height * width, first.length);
  let used = 0;
  for (const [row, groups] of first.entries()) {
    const others = second[row] ?? [];
    used += groups.length * others.length;
    if (used > mostPlaces) return undefined;
    for (const group of groups) {
      for (const other of others) {
        const place = group * width + other;
        const members = met.get(place);
        if (members) members.push(row);
        else met.set(place, [row]);
      }
    }
  }
  return met;
}

/** What is said where arrays of many values meet. */
export const tooMany = (fields: readonly PivotField[]): Fault => ({
  code: "pivot/too-many",
  message: `The values of ${titlesOf(fields)} meet in too many ways.`,
  expected: `at most ${mostPlaces.toLocaleString("en")} in all rows together`,
});

export const titlesOf = (fields: readonly PivotField[]): string => fields.map(({ title }) => title).join(" and ");
