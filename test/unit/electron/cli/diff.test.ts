import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { commit, git, testWithGit } from "./repository.js";
import { cli, inFolder, pathOf, write } from "./runs.js";

const card = (id: string, name: string, more = ""): string => `[[cards]]\nid = "${id}"\nname = "${name}"\n${more}`;
const [fox, owl] = [card("1", "Fox", "cost = 2\n"), card("2", "Owl", "cost = 3\n")];

describe("diff", () => {
  inFolder();

  test("compares two files, whatever they are called", async () => {
    write("old.toml", fox + owl);
    write("new", fox + owl.replace("3", "5"));
    const { code, out, err } = await cli(["diff", "old.toml", "new"]);
    expect({ code, out, err }).toEqual({ code: 0, out: "new.toml [cards]\n~ Owl\n    cost: 3 → 5\n\n", err: "" });
    expect((await cli(["diff", "old.toml", "new", "--exit-code"])).code).toBe(1);
  });

  test("shows a new column once, or under each card where that is asked for; programs get both", async () => {
    const elk = card("3", "Elk", "cost = 4\n");
    write("a.toml", fox + owl + elk);
    write("b.toml", [fox, owl.replace("3", "5"), elk].map((each) => `${each}rarity = "R"\n`).join(""));
    const folded = "b.toml [cards]\n* Column rarity added (3 cards)\n~ Owl\n    cost: 3 → 5\n\n";
    expect((await cli(["diff", "a.toml", "b.toml"])).out).toBe(folded);
    const unfolded = await cli(["diff", "a.toml", "b.toml", "--unfold"]);
    expect(unfolded.out.match(/rarity: \(absent\) → R/gu)).toHaveLength(3);
    expect(unfolded.out).not.toContain("Column");
    const { out } = await cli(["diff", "a.toml", "b.toml", "--json"]);
    expect(JSON.parse(out)).toMatchObject([
      {
        columns: [{ kind: "added", key: "rarity", column: "Rarity", rows: 3 }],
        rows: [{ title: "Fox", cells: [{ key: "rarity" }] }, { title: "Owl" }, { title: "Elk" }],
      },
    ]);
    expect((await cli(["notes", "a.toml", "b.toml"])).out).toContain("**Column Rarity added (3 cards)**");
  });

  test("says that nothing has changed", async () => {
    write("a.toml", fox);
    write("b.toml", `# again\n${fox}`);
    expect(await cli(["diff", "a.toml", "b.toml", "--exit-code"])).toEqual({
      code: 0,
      out: "",
      err: "No card has changed.\n",
    });
  });

  test.each([
    ["the old", ["broken.toml", "cards.toml"]],
    ["the new", ["cards.toml", "broken.toml"]],
  ])("refuses two files of which %s one cannot be read, by its own name", async (_, files) => {
    write("cards.toml", fox);
    write("broken.toml", "[[cards]\n");
    for (const command of ["diff", "notes"]) {
      const { code, out, err } = await cli([command, ...files]);
      expect({ code, out }).toEqual({ code: 2, out: "" });
      expect(err).toMatch(/^cardwright: broken\.toml:1:\d+: /u);
    }
  });

  test("compares two folders, and leaves files out that are no TOML in one of them", async () => {
    for (const name of ["one", "two"]) mkdirSync(pathOf(name));
    writeFileSync(pathOf("one/cards.toml"), fox);
    writeFileSync(pathOf("one/broken.toml"), owl);
    writeFileSync(pathOf("two/cards.toml"), fox + owl);
    writeFileSync(pathOf("two/broken.toml"), "[[cards]\n");
    const { code, out, err } = await cli(["diff", "one", "two", "--json"]);
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject([{ file: "cards.toml", rows: [{ kind: "added", title: "Owl", row: 2 }] }]);
    expect(err).toMatch(/^two.broken\.toml:1:\d+: .* Left out\.\n$/u);
  });

  test("does not say that nothing changed where it could not read everything", async () => {
    for (const name of ["one", "two"]) {
      mkdirSync(pathOf(name));
      writeFileSync(pathOf(`${name}/cards.toml`), fox);
      writeFileSync(pathOf(`${name}/broken.toml`), "[[cards]\n");
    }
    const { code, err } = await cli(["diff", "one", "two", "--exit-code"]);
    expect(code).toBe(1);
    expect(err).not.toContain("No card has changed.");
  });

  testWithGit("compares commits with each other and with what is on disk", async () => {
    git("init", "-q");
    write("cards.toml", fox);
    commit("one");
    git("tag", "v1");
    write("cards.toml", fox + owl);
    commit("two");
    write("cards.toml", fox.replace("2", "9") + owl);
    expect((await cli(["diff"])).out).toContain("~ Fox\n    cost: 2 → 9");
    expect((await cli(["diff"])).out).not.toContain("Owl");
    expect((await cli(["diff", "v1..main"])).out).toBe(
      "cards.toml [cards]\n+ Owl\n    id: 2\n    name: Owl\n    cost: 3\n\n",
    );
    expect((await cli(["diff", "v1..", "cards.toml"])).out).toContain("+ Owl");
    expect((await cli(["diff", "v1", "."])).out).toContain("~ Fox");
  });

  testWithGit("refuses a file that a commit has in no readable form", async () => {
    git("init", "-q");
    write("cards.toml", "[[cards]\n");
    commit("one");
    write("cards.toml", fox);
    const { code, err } = await cli(["diff", "HEAD", "cards.toml"]);
    expect(code).toBe(2);
    expect(err).toMatch(/^cardwright: cards\.toml:1:\d+: In HEAD: /u);
  });

  testWithGit("follows a file to its new name, and works in a folder of a repository", async () => {
    mkdirSync(pathOf("set"));
    git("init", "-q");
    writeFileSync(pathOf("set/ümlaut.toml"), fox + owl);
    writeFileSync(pathOf("other.toml"), owl);
    commit("one");
    renameSync(pathOf("set/ümlaut.toml"), pathOf("set/cards.toml"));
    writeFileSync(pathOf("set/cards.toml"), fox + owl.replace("3", "4"));
    expect((await cli(["diff", "HEAD", "set"])).out).toBe(
      "cards.toml [cards], before in ümlaut.toml\n~ Owl\n    cost: 3 → 4\n\n",
    );
  });

  testWithGit.each([
    ["an unknown commit", ["diff", "v9"], "There is no commit “v9”."],
    ["an option as a commit", ["diff", "--", "--output=x"], "There is no commit “--output=x”."],
    ["a range with three dots", ["diff", "HEAD...HEAD"], "“HEAD...HEAD” has three dots. Expected: two dots"],
    ["a file and a folder", ["diff", "cards.toml", "."], "One of these is a file and the other a folder."],
    ["a path that is not there", ["diff", "cards.toml", "nowhere"], "nowhere"],
  ])("refuses %s", async (_, args, message) => {
    git("init", "-q");
    write("cards.toml", fox);
    commit("one");
    const { code, out, err } = await cli(args);
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toContain(message);
  });

  testWithGit("says that a folder is in no repository, or in one without commits", async () => {
    write("cards.toml", fox);
    const { code, err } = await cli(["diff"]);
    expect(code).toBe(2);
    expect(err).toContain("This folder is not a git repository, nor inside one.");
    git("init", "-q");
    expect((await cli(["diff"])).err).toContain("There are no commits yet.");
  });

  test("suggests what works where git cannot be run", async () => {
    vi.stubEnv("PATH", pathOf("nowhere"));
    onTestFinished(() => void vi.unstubAllEnvs());
    const { code, err } = await cli(["diff", "HEAD"]);
    expect({ code, err }).toEqual({
      code: 2,
      err: expect.stringContaining("install git, or compare two files or folders") as string,
    });
  });

  testWithGit("runs nothing that a repository names", async () => {
    git("init", "-q");
    write("cards.toml", fox);
    write(".gitattributes", "*.toml diff=evil filter=evil\n");
    commit("one");
    for (const key of ["diff.evil.textconv", "diff.evil.command", "diff.external", "core.fsmonitor", "core.pager"]) {
      git("config", key, "touch ran");
    }
    write("cards.toml", fox + owl);
    expect((await cli(["diff"])).out).toContain("+ Owl");
    expect((await cli(["get", "ran", "0"])).err).toContain("not found");
  });
});

describe("notes", () => {
  test("do not say that nothing has changed where a file is left out, and exit with 1", async () => {
    for (const name of ["one", "two"]) mkdirSync(pathOf(name));
    writeFileSync(pathOf("one/cards.toml"), fox);
    writeFileSync(pathOf("one/broken.toml"), owl);
    writeFileSync(pathOf("two/cards.toml"), fox);
    writeFileSync(pathOf("two/broken.toml"), "<<<<<<< ours\n");
    const nothing = await cli(["notes", "one", "two"]);
    expect(nothing).toMatchObject({ code: 1, out: "" });
    expect(nothing.err).toMatch(/^two.broken\.toml:1:1: .* Left out\.\nThere are no notes: .*\n$/u);
    writeFileSync(pathOf("two/cards.toml"), fox + owl);
    const rest = await cli(["notes", "one", "two"]);
    expect(rest.code).toBe(1);
    expect(rest.out).toContain("**Owl**");
  });

  inFolder();

  testWithGit("are written for a range, as Markdown and as a page", async () => {
    git("init", "-q");
    write("cards.toml", fox);
    commit("one");
    write("cards.toml", fox.replace("Fox", "Wolf") + owl);
    const { code, out } = await cli(["notes", "HEAD..", "--title", "Patch 1"]);
    expect(code).toBe(0);
    expect(out).toMatch(/^# Patch 1\n\n## New \(1\)\n\n\*\*Owl\*\*\n/u);
    expect(out).toContain("**Wolf** (was Fox)");
    expect((await cli(["notes"])).out).toContain("# Since HEAD\n");
    expect((await cli(["notes", "--html"])).out).toMatch(/^<!doctype html>/u);
  });
});
