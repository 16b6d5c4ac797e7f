import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { must } from "../../../shared/base/index.js";
import { combine } from "../../../shared/games/ttcg/effects/combine.js";
import { readValues } from "../../../shared/games/ttcg/effects/placeholders.js";
import { readRemovals, readReplacements } from "../../../shared/games/ttcg/effects/replacements.js";
import { filledLines } from "../../../shared/games/ttcg/effects/text-rules.js";

/** The effects that the templates and placeholders in a folder make, sorted as the game's own tool sorts them. */
export function corpusEffects(corpus: string): readonly string[] {
  const read = (file: string): string => readFileSync(join(corpus, file), "utf8");
  const names = readdirSync(join(corpus, "placeholders")).map((file) => file.replace(/\.txt$/u, ""));
  return must(
    combine(filledLines(read("all_effect_templates.txt")), {
      placeholders: new Map(names.map((name) => [name, readValues(read(`placeholders/${name}.txt`))])),
      replacements: readReplacements(read("placeholders/phrase_replacements.txt")),
      removals: readRemovals(read("placeholders/combinations_to_remove.txt")),
    }),
  );
}
