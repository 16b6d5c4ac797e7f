import { z } from "zod";

/** Least and usual memory for sorting, in MiB. */
const leastMemory = 8;
const usualMemory = 64;

export const memorySchema = {
  memory: z
    .string()
    .regex(/^[0-9]{1,7}$/u, "Expected a whole number")
    .transform(Number)
    .pipe(z.number().min(leastMemory))
    .default(usualMemory),
  temp: z.string().optional(),
};

/** What a slip in a template makes fills the disk before anybody sees it. */
const usualMost = 100_000_000;

export const mostSchema = z
  .string()
  .regex(/^[0-9]{1,15}$/u, "Expected a whole number")
  .transform(Number)
  .pipe(z.number().min(1))
  .default(usualMost);

export const mostOption = {
  words: "--most <count>",
  about: `refuse templates that make more combinations (${usualMost})`,
};

export const memoryOption = {
  words: "--memory <MiB>",
  about: `memory for sorting before temporary files are used (${usualMemory}, at least ${leastMemory})`,
};

export const tempOption = { words: "--temp <folder>", about: "the folder for temporary files (the system's)" };
