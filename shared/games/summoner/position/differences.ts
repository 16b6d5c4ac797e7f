import { isEqual } from "../../../base/index.js";
import type { JsonValue } from "../../../match/index.js";

/** A field in which two values differ; absent on one side is undefined. */
export interface FieldDifference {
  readonly path: string;
  readonly expected: JsonValue | undefined;
  readonly seen: JsonValue | undefined;
}

/** The fields in which what is seen differs from what was expected, in order, up to so many. */
export function differencesOf(
  expected: JsonValue | undefined,
  seen: JsonValue | undefined,
  most: number,
): readonly FieldDifference[] {
  const found: FieldDifference[] = [];
  compare("", expected, seen, found, most);
  return found;
}

function compare(
  path: string,
  expected: JsonValue | undefined,
  seen: JsonValue | undefined,
  found: FieldDifference[],
  most: number,
): void {
  if (found.length >= most || isEqual(expected, seen)) return;
  const [one, two] = [partsOf(expected), partsOf(seen)];
  if (one === null || two === null || Array.isArray(expected) !== Array.isArray(seen)) {
    found.push({ path, expected, seen });
    return;
  }
  for (const key of new Set([...one.keys(), ...two.keys()])) {
    compare(path === "" ? key : `${path}.${key}`, one.get(key), two.get(key), found, most);
  }
}

function partsOf(value: JsonValue | undefined): ReadonlyMap<string, JsonValue> | null {
  return typeof value === "object" && value !== null ? new Map(Object.entries(value)) : null;
}

const longest = 200;

/** A difference as a line: `playerId_1.playerPoint: expected 110, seen 170`. */
export const differenceInWords = ({ path, expected, seen }: FieldDifference): string =>
  `${path === "" ? "the answer" : path}: expected ${shown(expected)}, seen ${shown(seen)}`;

function shown(value: JsonValue | undefined): string {
  if (value === undefined) return "nothing";
  const text = JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
