import { Option } from "commander";
import { z } from "zod";
import { codeLanguages, games } from "../../shared/games/index.js";

/** The options of all commands about generated files. */
export const artifactOptions = z.object({
  all: z.boolean().default(false),
  as: z.enum(codeLanguages),
  code: z.string().optional(),
  json: z.boolean().default(false),
  game: z.string().optional(),
});

export const allHelp = "the constants of test cards and the card lists too";
export const codeHelp = "the folder of those two files, created if missing (default: the folder of the cards)";

/** Narrows a command to one of the games of a folder. */
export const gameOption = (which: readonly string[] = games.map(({ id }) => id)): Option =>
  new Option("--game <game>", "only the tables of this game").choices(which);

export const asOption = (): Option =>
  new Option("--as <language>", "the language of those two files").choices(codeLanguages).default(codeLanguages[0]);
