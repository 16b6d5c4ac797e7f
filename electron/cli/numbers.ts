import { InvalidArgumentError } from "commander";

/** Reads an option that is a whole number; anything else is refused with the numbers that are not. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const value = /^\d{1,15}$/u.test(text) ? Number(text) : Number.NaN;
    if (value >= least && value <= most) return value;
    throw new InvalidArgumentError(`Expected: a whole number from ${least} to ${most}.`);
  };

export const largestSeed = 0xffffffff;
