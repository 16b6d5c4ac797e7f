import { Option } from "commander";
import { z } from "zod";
import { codeLanguages } from "../../shared/games/index.js";

/** The options of all commands about generated files. */
export const artifactOptions = z.object({
  all: z.boolean().default(false),
  as: z.enum(codeLanguages),
  code: z.string().optional(),
  json: z.boolean().default(false),
});

export const allHelp = "the constants of test cards and the card lists too";
export const codeHelp = "the folder of those two files, created if missing (default: the folder of the cards)";

export const asOption = (): Option =>
  new Option("--as <language>", "the language of those two files").choices(codeLanguages).default(codeLanguages[0]);
