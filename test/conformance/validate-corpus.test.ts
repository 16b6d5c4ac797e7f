import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { dreamtides } from "../../shared/games/dreamtides/index.js";
import { corpusPath } from "../support/corpus.js";
import { problemsOf } from "../support/validate/problems.js";

const corpus = corpusPath("dreamtides");

describe.skipIf(!corpus)("the Dreamtides files", () => {
  it("break no rule of a card, and others only for known reasons", () => {
    const files = Object.fromEntries(
      readdirSync(corpus ?? "")
        .filter((name) => name.endsWith(".toml") && name !== "sheets.toml")
        .map((name) => [name, readFileSync(join(corpus ?? "", name), "utf8")]),
    );
    const counts: Record<string, number> = {};
    for (const { code, sheet, column } of problemsOf(dreamtides, files)) {
      const name = `${sheet.file} ${column?.path.join(".") ?? "-"} ${code}`;
      counts[name] = (counts[name] ?? 0) + 1;
    }
    expect(counts).toEqual({
      // About half of the cards are in the corpus; lists, effects and figures speak of all of them.
      "card-fx.toml card-id dreamtides/unknown-card": 3,
      "card-lists.toml card-id dreamtides/unknown-card": 5,
      "card-metadata.toml card-id dreamtides/unknown-card-figures": 387,
      // Words that are in use and were never added to the files' own lists; a star must be listed too (VALIDATE-1).
      "cards.toml resonance metadata/enum": 60,
      "cards.toml subtype metadata/enum": 1,
      "rendered-cards.toml subtype metadata/enum": 1,
      "rendered-cards.toml tides metadata/enum": 123,
    });
  });
});
