import { clamp } from "../stats.js";

/** The digits of serial numbers (TTCG-6): 52 characters that are hard to confuse. */
export const alphabet = "0123456789AaBbCcDdEeFfGHhiKkLMmNnoPRrSsTtUuVvWwXxYZz";

/** A digit of the alphabet; the first one for what is not a digit. */
export const digit = (value: number): string => alphabet.charAt(value) || alphabet.charAt(0);

/** A whole number from 0 in base 52, with zeros before it up to `length` digits. */
export function inAlphabet(value: number, length: number): string {
  let digits = "";
  for (let rest = value; rest > 0; rest = Math.floor(rest / alphabet.length))
    digits = digit(rest % alphabet.length) + digits;
  return digits.padStart(length, digit(0));
}

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
