import { z } from "zod";

/** Least and usual memory for sorting, in MiB. */
const leastMemory = 8;
const usualMemory = 64;

/** A whole number as it is written on the command line, of so many digits at most. */
function wholeNumber(least: number, digits: number) {
  const written = z.string().regex(new RegExp(`^[0-9]{1,${digits}}$`, "u"), "Expected a whole number");
  return written.transform(Number).pipe(z.number().min(least));
}

export const memorySchema = {
  memory: wholeNumber(leastMemory, 7).default(usualMemory),
  temp: z.string().optional(),
};

/** What a slip in a template makes fills the disk before anybody sees it. */
const usualMost = 100_000_000;

export const mostSchema = wholeNumber(1, 15).default(usualMost);

export const mostOption = {
  words: "--most <count>",
  about: `refuse templates that make more combinations (${usualMost})`,
};

export const memoryOption = {
  words: "--memory <MiB>",
  about: `memory for sorting before temporary files are used (${usualMemory}, at least ${leastMemory})`,
};

export const tempOption = { words: "--temp <folder>", about: "the folder for temporary files (the system's)" };
