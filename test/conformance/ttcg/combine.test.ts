import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { must } from "../../../shared/base/index.js";
import { combine } from "../../../shared/games/ttcg/effects/combine.js";
import { readValues } from "../../../shared/games/ttcg/effects/placeholders.js";
import { readRemovals, readReplacements } from "../../../shared/games/ttcg/effects/replacements.js";
import { filledLines } from "../../../shared/games/ttcg/effects/text-rules.js";
import { corpusPath } from "../../support/corpus.js";

const corpus = corpusPath("ttcg");
const read = (file: string): string => readFileSync(join(corpus ?? "", file), "utf8");

describe.skipIf(!corpus)("the templates of the game", () => {
  test("make the effects that its own tool makes", () => {
    const files = readdirSync(join(corpus ?? "", "placeholders")).map((file) => file.replace(/\.txt$/u, ""));
    const effects = must(
      combine(filledLines(read("all_effect_templates.txt")), {
        placeholders: new Map(files.map((name) => [name, readValues(read(`placeholders/${name}.txt`))])),
        replacements: readReplacements(read("placeholders/phrase_replacements.txt")),
        removals: readRemovals(read("placeholders/combinations_to_remove.txt")),
      }),
    );
    expect(effects.length).toBe(10_930);
    const text = effects.map((effect) => `${effect}\n`).join("");
    expect(createHash("sha256").update(text).digest("hex")).toBe(
      "471ae47a738ff3e5b038e7f6557eaaaa187b26de2546a971bff82b664fae42d3",
    );
  });
});
