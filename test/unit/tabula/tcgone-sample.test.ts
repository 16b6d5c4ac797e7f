import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { must } from "../../../shared/base/index.js";
import { tcgone } from "../../../shared/games/tcgone/index.js";
import { effectLanguage } from "../../../shared/games/tcgone/language/language.js";
import { parseEffect } from "../../../shared/games/tcgone/script/parse.js";
import { printEffect } from "../../../shared/games/tcgone/script/print/effect.js";
import { scriptNames } from "../../../shared/games/tcgone/script/registry/index.js";
import { parseDocument, printDocument } from "../../../shared/toml/index.js";
import { problemLines } from "../../support/validate/problems.js";

const folder = join(import.meta.dirname, "../../../tabula/tcgone");
const names = ["cards.toml", "decks.toml"];
const files = Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), "utf8")]));

/** The effects of the sample, as the language reads them. */
const effects = (files["cards.toml"] ?? "").split("[[cards]]").flatMap((row) => {
  const effect = /^effect = '''\n([^]*?)'''$/mu.exec(row)?.[1];
  const kind = /^card-kind = "(.*)"$/mu.exec(row)?.[1] ?? "";
  return effect === undefined ? [] : [{ effect, reading: effectLanguage.read({ effect, kind }) }];
});

describe("the sample of TCG ONE", () => {
  it("has no problems", () => {
    expect(problemLines(tcgone, files)).toEqual([]);
  });

  it("has an effect on every card that is not a basic energy, without a remark", () => {
    expect(effects).toHaveLength(88);
    expect(effects.filter(({ reading }) => reading.state !== "parsed" || reading.diagnostics.length > 0)).toEqual([]);
  });

  it("spells its effects canonically", () => {
    const written = effects.flatMap(({ reading }) => reading.abilities.map((ability) => ability.written().plain));
    const spelled = written.map((text) => {
      const { items, comments } = parseEffect(text, scriptNames);
      return printEffect(items, comments);
    });
    expect(written).toEqual(spelled);
  });

  it("is printed as it was read", () => {
    for (const [name, text] of Object.entries(files)) expect(printDocument(must(parseDocument(text))), name).toBe(text);
  });
});
