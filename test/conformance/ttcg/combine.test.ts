import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { corpusPath } from "../../support/corpus.js";
import { corpusEffects } from "../../support/ttcg/corpus-effects.js";

const corpus = corpusPath("ttcg");

describe.skipIf(!corpus)("the templates of the game", () => {
  test("make the effects that its own tool makes", () => {
    const effects = corpusEffects(corpus ?? "");
    expect(effects.length).toBe(10_930);
    const text = effects.map((effect) => `${effect}\n`).join("");
    expect(createHash("sha256").update(text).digest("hex")).toBe(
      "471ae47a738ff3e5b038e7f6557eaaaa187b26de2546a971bff82b664fae42d3",
    );
  });
});
