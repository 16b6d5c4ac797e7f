import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { runToEnd } from "../../../../../../shared/base/index.js";
import { dreamtidesArtifacts } from "../../../../../../shared/games/dreamtides/artifacts/artifacts.js";
import { generate } from "./generate.js";

const row = (id: string, text: string, variables = "") =>
  `[[cards]]\nid = "${id}"\nname = "Card ${id}"\nrules-text = ${JSON.stringify(text)}\nvariables = "${variables}"\n`;

describe("what is generated from a folder", () => {
  test("begins with the abilities; every name that may follow is known before", () => {
    const everything = { "a.toml": '[[test-cards]]\nid = "1"\nname = "A"\n[[card-lists]]\ncopies = 1\n' };
    const names = generate(everything).files.map(({ name }) => name);
    expect(names).toEqual([dreamtidesArtifacts.main, ...dreamtidesArtifacts.extras]);
  });

  test("follows the order of the files and rows where they share an id, and reports it", () => {
    const { files, duplicates } = generate({
      "a.toml": row("x", "Copy it."),
      "b.toml": row("x", "{dissolve} an enemy."),
    });
    expect(files[0]?.text.indexOf("Copy")).toBeLessThan(files[0]?.text.indexOf("Dissolve") ?? -1);
    expect(duplicates).toEqual([{ file: "b.toml", table: "cards", index: 0, id: "x", name: "Card x" }]);
  });

  test.each([
    ["rules-text", "Drwa.", ""],
    ["rules-text", "Draw {cards($c)}.", ""],
    ["variables", "Draw {cards($c)}.", "c"],
    ["variables", "Draw {cards($c)}.", "c: x"],
  ])("names a row that means nothing by the key %s", (key, text, variables) => {
    const { failed } = generate({ "a.toml": row("x", text, variables) });
    expect(failed).toMatchObject([{ file: "a.toml", table: "cards", index: 0, id: "x", name: "Card x" }]);
    expect(failed[0]?.diagnostics.map(({ cell, severity }) => ({ cell, severity }))).toContainEqual({
      cell: key,
      severity: "error",
    });
  });

  test("leaves no row out without saying why, whatever its texts", () => {
    const words = fc.constantFrom(
      ..."Draw|{cards($c)}|.|\n\n|\n|{|}|$c|{Dissolve}|an enemy|When you|play|,|:|--|Copy it|\u00e9|{x(|c|1|".split(
        "|",
      ),
    );
    const texts = fc.oneof(
      fc.array(words, { maxLength: 12 }).map((each) => each.join(" ")),
      fc.string({ unit: "grapheme" }),
    );
    const bindings = fc.oneof(fc.constantFrom("", "c: 1", "c: Warrior", "c:", ": 1", "c: 1, c: 2"), fc.string());
    fc.assert(
      fc.property(texts, bindings, (text, variables) => {
        const rows = [{ id: "x", "rules-text": text, variables }];
        const { files, failed } = runToEnd(
          dreamtidesArtifacts.generate([{ file: "a.toml", table: ["cards"], kind: "cards", rows }]),
        );
        const isWritten = files[0]?.text !== "{}";
        const isBlank = !/[^\p{White_Space}]/u.test(text);
        expect([isWritten, failed.length, isBlank].filter((each) => each === true || each === 1)).toHaveLength(1);
        for (const { diagnostics } of failed) expect(diagnostics.length).toBeGreaterThan(0);
      }),
      { numRuns: 500, seed: 20261121 },
    );
  });
});
