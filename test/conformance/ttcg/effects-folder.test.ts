import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { must } from "../../../shared/base/index.js";
import { effectsFolder } from "../../../shared/games/ttcg/effects/folder/format.js";
import { parseDocument } from "../../../shared/toml/index.js";
import { corpusPath } from "../../support/corpus.js";

const corpus = corpusPath("ttcg");

function filesOf(folder: string): { path: string; text: string }[] {
  const named = ["placeholders", "effect_style_text"].flatMap((name) =>
    readdirSync(join(folder, name)).map((file) => `${name}/${file}`),
  );
  return [...named, "all_effect_templates.txt", "effects_classification.json"]
    .sort()
    .map((path) => ({ path, text: readFileSync(join(folder, path), "utf8") }));
}

describe.skipIf(!corpus)("the effect files of the game", () => {
  test("become tables, and the same bytes again", () => {
    const files = filesOf(corpus ?? "");
    const read = effectsFolder.toToml(files, new Map(), {});
    if (!read.ok) throw new Error("refused");
    const text = read.value.files.map((file) => file.text).join("");
    const written = effectsFolder.fromToml(new Map([["effects.toml", must(parseDocument(text))]]), files, {});
    if (!written.ok) throw new Error("refused");
    expect(written.value.files).toEqual(files);
    expect([written.value.removed, written.value.remarks]).toEqual([[], []]);
    const again = effectsFolder.toToml(files, new Map([["effects.toml", must(parseDocument(text))]]), {});
    expect(again.ok && again.value.files[0]?.text === text).toBe(true);
  });
});
