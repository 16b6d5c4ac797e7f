import { mkdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { commit, git, testWithGit } from "./repository.js";
import { cli, inFolder, pathOf, write } from "./runs.js";

inFolder();

const card = (effect: string): string =>
  [
    "[[ttcg-cards]]",
    ...['id = "k"', 'name = "Kelpie"', 'type = "water"', 'subtypes = ["kraken"]', "level = 1"],
    ...["attack = 250", "defense = 250", `effect-1 = "${effect}"`, 'effect-2 = "Draw one card."', ""],
  ].join("\n");
const [one, two] = [card("Draw one kraken card."), card("Destroy one kraken unit.")];
const [before, after] = [card("Destroy one kraken unit."), card("Destroy two kraken units.")];
const words = '[[placeholders]]\nname = "subtype"\nvalues = ["kraken", "<deep>"]\n';
const nested = '[[placeholders]]\nname = "deep"\nvalues = ["eel"]\n';

const put = (files: Readonly<Record<string, string>>): void => {
  mkdirSync(pathOf("deck"), { recursive: true });
  for (const [name, text] of Object.entries(files)) write(`deck/${name}`, text);
};

describe("texts are read by the words of their folder", () => {
  test("by parse, where the folder is named", async () => {
    put({ "cards.toml": two, "words.toml": words, "more.toml": nested });
    const text = ["parse", "--game", "ttcg", "--text", "Destroy one kraken unit."];
    expect((await cli(text)).code).toBe(1);
    expect((await cli([...text, "--words", "deck"])).code).toBe(0);
    write("lines.txt", "Destroy one kraken unit.\nDestroy one eel unit.\nDestroy one dragon unit.\n");
    const lines = ["parse", "--game", "ttcg", "--lines", "lines.txt", "--json", "--words", "deck"];
    const { out } = await cli(lines);
    const read = out
      .trim()
      .split("\n")
      .map((line) => z.object({ ok: z.boolean() }).parse(JSON.parse(line)).ok);
    expect(read).toEqual([true, true, false]);
    write("deck/words.toml", "");
    write("deck/cards.toml", '[[cards]]\nname = "no card of the game"\n');
    write("deck/more.toml", "");
    const refused = await cli(lines);
    expect([refused.code, refused.out]).toEqual([2, ""]);
    expect(refused.err).toContain("no tables of ttcg");
    expect((await cli([...text, "--words", "nowhere"])).code).toBe(2);
  });

  test("by the settings of the folder too", async () => {
    const styled = async (settings: string): Promise<string> => {
      put({ "cards.toml": one });
      mkdirSync(pathOf("deck/.cardwright"), { recursive: true });
      write("deck/.cardwright/workspace.toml", settings);
      return (await cli(["validate", "deck", "--json"])).out;
    };
    expect(await styled("")).not.toContain("Text looks like surge");
    expect(await styled('[ttcg.style-patterns]\nsurge = ["draw one card"]\n')).toContain("Text looks like surge");
  });

  test("by render", async () => {
    put({ "cards.toml": two });
    const isRead = async (): Promise<boolean> => !(await cli(["render", "deck", "--json"])).out.includes('"ast":null');
    expect(await isRead()).toBe(false);
    put({ "words.toml": words });
    expect(await isRead()).toBe(true);
  });

  test("by diff of two folders", async () => {
    put({ "cards.toml": before, "words.toml": words });
    mkdirSync(pathOf("new"));
    write("new/cards.toml", after);
    write("new/words.toml", words);
    const { out } = await cli(["diff", "deck", "new"]);
    expect(out).toContain("Destroy [-one-]{+two+} kraken");
    expect(out).toContain("ability: q, n: 1 → 2");
    write("new/words.toml", words.replace("kraken", "eel"));
    expect((await cli(["diff", "deck", "new"])).out).toContain("ability changed: Destroy two kraken units.");
  });

  test("by diff of two files, by those beside the new one", async () => {
    put({ "cards.toml": after, "words.toml": words });
    write("before", before);
    const compared = ["diff", "before", "deck/cards.toml"];
    expect((await cli(compared)).out).toContain("ability: q, n: 1 → 2");
    put({ "words.toml": "[[broken" });
    const { code, out } = await cli(compared);
    expect([code, out]).toEqual([0, expect.stringContaining("ability changed: Destroy two kraken units.")]);
  });

  test("by the program that git runs for a file", async () => {
    put({ "cards.toml": after, "words.toml": words });
    write("old", before);
    const asked = ["git", "diff-driver", "deck/cards.toml"];
    const { out } = await cli([...asked, "old", "0", "100644", "deck/cards.toml", "0", "100644"]);
    expect(out).toContain("ability: q, n: 1 → 2");
  });

  testWithGit("by diff and history of one file, whose words stand in another", async () => {
    git("init", "-q", "-b", "main");
    put({ "cards.toml": before, "words.toml": words });
    commit("begin");
    put({ "cards.toml": after });
    for (const asked of [
      ["diff", "HEAD", "deck/cards.toml"],
      ["history", "deck/cards.toml", "id:k"],
    ]) {
      expect((await cli(asked)).out).toContain("ability: q, n: 1 → 2");
    }
    commit("two");
    expect((await cli(["diff", "HEAD~1..HEAD", "deck/cards.toml"])).out).toContain("ability: q, n: 1 → 2");
    const { out } = await cli(["diff", "HEAD~1..", "deck/words.toml"]);
    expect(out).toBe("");
  });
});
