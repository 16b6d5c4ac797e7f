import { mkdirSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { cli, inFolder, pathOf, write } from "./runs.js";

const card = (name: string, at: number, rules: string, cost: number, more = ""): string =>
  `[[cards]]\nname = "${name}"\nid = "6e0c6a52-6a55-4c8e-9a53-0f0a1c0d4e1${at}"\nenergy-cost = ${cost}\nrules-text = """${rules}"""\nvariables = ""\ncard-type = "Event"\nsubtype = ""\nis-fast = false\n${more}\n`;

/** Those of test/unit/renderer/pivot/text-fields.test.tsx: both programs count the same. */
const cards =
  card("Ash", 0, "{Dissolve} an enemy.", 1) +
  card("Bell", 1, "{Dissolve} an enemy.\\n\\n{Dissolve} an enemy.", 2) +
  card("Cask", 2, "Drwa a crad.", 3) +
  card("Dune", 3, "", 4);

const csv = async (...options: readonly string[]): Promise<readonly string[]> => {
  const { code, out, err } = await cli(["pivot", "cards.toml", "--csv", ...options]);
  expect([code, err]).toEqual([0, ""]);
  return out.trimEnd().split("\n");
};

describe("pivot, of what is made of cards", () => {
  inFolder();

  it("counts cards by their keywords, those without any too", async () => {
    write("cards.toml", cards);
    const lines = ["Keywords of the card,count", "dissolve,2", "no keyword,2", "Total,4"];
    expect(await csv("--rows", "overview:keywords")).toEqual(lines);
    // As the app calls it.
    expect(await csv("--rows", "Keywords of the card")).toEqual(lines);
  });

  it.each<[string, readonly string[]]>([
    ["rules-text:flags", ["Rules text: complexity,count", "no flag,2", "not understood,1", "(empty),1", "Total,4"]],
    ["rules-text:abilities", ["Rules text: number of abilities,count", "0,2", "1,1", "2,1", "Total,4"]],
    ["rules-text:lines", ["Rules text: lines,count", "0,1", "1,2", "2,1", "Total,4"]],
    ["rules-text:words", ["Rules text: words,count", "0,1", "3,2", "6,1", "Total,4"]],
    ["rules-text:kinds", ["Rules text: kinds of abilities,count", "Event,2", "(empty),2", "Total,4"]],
  ])("counts them by %s", async (key, lines) => {
    write("cards.toml", cards);
    expect(await csv("--rows", key)).toEqual(lines);
  });

  it("counts them by the words of their abilities, across the columns of the table", async () => {
    write("cards.toml", cards);
    const lines = await csv("--rows", "energy-cost", "--columns", "rules-text:parts");
    expect(lines[0]).toMatch(/^energy-cost,.*DissolveCharacter/u);
    expect(lines).toHaveLength(6);
  });

  it("measures what they say", async () => {
    write("cards.toml", cards);
    const lines = await csv("--rows", "overview:keywords", "--measure", "sum", "--of", "rules-text:words");
    expect(lines.slice(1)).toEqual(["dissolve,9", "no keyword,3", "Total,12"]);
  });

  it("takes the limits of complexity from the settings of the folder", async () => {
    write("cards.toml", cards);
    mkdirSync(pathOf(".cardwright"));
    writeFileSync(pathOf(".cardwright/workspace.toml"), "[complexity]\nwords = 5\n");
    expect(await csv("--rows", "rules-text:flags")).toContain("more than 5 words,1");
  });

  it("prefers a key of the table that is called so", async () => {
    write("cards.toml", card("Ash", 0, "{Dissolve} an enemy.", 1, '"overview:keywords" = "own"'));
    expect(await csv("--rows", "overview:keywords")).toEqual(["overview:keywords,count", "own,1", "Total,1"]);
  });

  it("lists the fields of the cards where a name is neither, and none for a table of no game", async () => {
    write("cards.toml", cards);
    const { code, err } = await cli(["pivot", "cards.toml", "--rows", "keywords"]);
    expect(code).toBe(2);
    expect(err).toMatch(
      /No row has the key “keywords”\. Expected: one of name, .*, overview:keywords, rules-text:kinds/u,
    );
    write("plain.toml", '[[things]]\nx = "a"\n');
    expect((await cli(["pivot", "plain.toml", "--rows", "overview:keywords"])).err).toMatch(
      /No row has the key “overview:keywords”\. Expected: one of x\.\n$/u,
    );
  });

  it("computes the cost of cards that no column holds, and keywords of nested values", async () => {
    const sample = await readFile(join(import.meta.dirname, "../../../../tabula/ptg/cards.toml"), "utf8");
    write("cards.toml", sample);
    const [head, ...lines] = await csv("--rows", "overview:cost", "--columns", "type");
    expect(head).toBe("Cost of the card,creature,mana,spell,Total");
    expect(lines.at(-2)).toMatch(/^\(empty\),,\d+,,\d+$/u);
    const keywords = await csv("--rows", "overview:keywords");
    expect(keywords[0]).toBe("Keywords of the card,count");
    expect(keywords.length).toBeGreaterThan(5);
  });
});
