import { z } from "zod";

const comparison = /^(>=|<=|!=|>|<)\s*(-?\d{1,15})$/u;

/** A number that is expected: itself, or a comparison: `">= 3"`. */
export const expectedNumber = z.union([z.number().int(), z.string().regex(comparison)], {
  error: 'Expected a whole number, or a comparison such as ">= 3"',
});
export type ExpectedNumber = z.infer<typeof expectedNumber>;

/** Whether a text is a comparison of numbers. */
export const isComparison = (text: string): boolean => comparison.test(text);

/** Whether a number is as expected; a text that is not a comparison never holds. */
export function doesHold(expected: ExpectedNumber, seen: number): boolean {
  if (typeof expected === "number") return expected === seen;
  const [, sign, digits] = comparison.exec(expected) ?? [];
  const bound = Number(digits);
  switch (sign) {
    case ">=":
      return seen >= bound;
    case "<=":
      return seen <= bound;
    case ">":
      return seen > bound;
    case "<":
      return seen < bound;
    case "!=":
      return seen !== bound;
    default:
      return false;
  }
}
