import { describe, expect, test } from "vitest";
import { englishSpeller } from "../../../../electron/spelling/index.js";
import { cli, inFolder, write } from "./runs.js";

const samples = new URL("../../../../tabula/", import.meta.url).pathname;

describe("the English dictionary", () => {
  test.each(["card", "Card", "ability", "dragons", "don't", "wizard's"])("has %s", (word) =>
    expect(englishSpeller.isWord(word)).toBe(true),
  );
  test.each(["crad", "abilty", "recieve", "teh"])("does not have %s", (word) =>
    expect(englishSpeller.isWord(word)).toBe(false),
  );
});

describe("validate --spelling", () => {
  inFolder();

  const cards = (name: string, text: string): string =>
    `[[cards]]\nname = "${name}"\nid = "5b0a1a8e-0d3a-4a6f-9b0a-6d8c2f7a1e01"\nenergy-cost = 1\nrules-text = "${text}"\ncard-type = "Event"\nis-fast = false\nimage-number = 1\nrarity = "Common"\n`;

  test("lists unknown words of names and texts as notes, which do not change the exit code", async () => {
    write("cards.toml", cards("Torchlit Procesion", "Draw a card."));
    const { code, out } = await cli(["validate", ".", "--spelling", "--rule", "spelling"]);
    expect(code).toBe(0);
    expect(out).toMatch(
      /^.*cards\.toml:2:8: info spelling\/unknown-word: “Procesion” is not in the dictionary\..*\n$/u,
    );
    expect((await cli(["validate", ".", "--spelling", "--max-severity", "none"])).code).toBe(1);
    expect((await cli(["validate", ".", "--rule", "spelling"])).out).toBe(out);
    expect((await cli(["validate", "."])).out).not.toContain("spelling/");
  });

  test("offers corrections and the dictionary as JSON", async () => {
    write("cards.toml", cards("Procesion", ""));
    const { out } = await cli(["validate", ".", "--spelling", "--rule", "spelling", "--json"]);
    const fix = { kind: "guess", edits: [{ kind: "set", value: "Procession" }] };
    const learn = { id: "add-words", kind: "guess", edits: [{ kind: "add-words", words: ["Procesion"] }] };
    expect(JSON.parse(out)).toMatchObject([{ severity: "info", column: "name", fixes: [fix, learn] }]);
  });

  test.each(["dreamtides", "ttcg", "ptg", "summoner", "tcgone"])("finds nothing in the sample of %s", async (name) => {
    const { out, err } = await cli(["validate", `${samples}${name}`, "--spelling", "--rule", "spelling"]);
    expect(out).toBe("");
    expect(err).toContain("No problems found.");
  });
});
