import { clamp } from "../stats.js";
import { alphabet, digit } from "./alphabet.js";

/** Division as Python's `//` does it with floating numbers, which is not the rounded-down quotient at some values. */
function floorDivision(value: number, by: number): number {
  const quotient = (value - (value % by)) / by;
  const floor = Math.floor(quotient);
  return quotient - floor > 0.5 ? floor + 1 : floor;
}

/**
 * One character for a number between 0 and `level` × `perLevel`, which is split into 52 segments (TTCG-6). Numbers
 * outside count as the nearest one inside.
 */
export function numberId(value: number, level: number, perLevel: number): string {
  const max = level * perLevel;
  const index = floorDivision(clamp(value, 0, max), max / alphabet.length);
  return digit(Math.min(index, alphabet.length - 1));
}
