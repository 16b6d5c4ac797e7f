import { chmodSync, lstatSync, mkdirSync, readdirSync, statSync, symlinkSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { cli, inFolder, pathOf, read, write } from "./runs.js";

inFolder();

const messy = "\uFEFF# Ours\r\n[[cards]]\r\nid='a'\r\nname='Ember'\r\n[[cards]]\r\nname='Ash' # new\r\nid='b'\r\n";
const tidy =
  '\uFEFF# Ours\r\n[[cards]]\r\nid = "a"\r\nname = "Ember"\r\n\r\n[[cards]]\r\nid = "b"\r\nname = "Ash" # new\r\n';
const broken = '[[cards]]\nname = "A"\ncost = x\n';

describe("fmt", () => {
  test("writes a file in the canonical form, once, with the lock that set takes", async () => {
    write("cards.toml", messy);
    expect(await cli(["fmt", "cards.toml"])).toEqual({ code: 0, out: "cards.toml\n", err: "1 file formatted.\n" });
    expect(read("cards.toml")).toBe(tidy);
    const { ino, mtimeMs } = statSync(pathOf("cards.toml"));
    expect(await cli(["fmt", "cards.toml"])).toEqual({ code: 0, out: "", err: "1 file unchanged.\n" });
    expect(statSync(pathOf("cards.toml"))).toMatchObject({ ino, mtimeMs });
    expect(readdirSync(pathOf("."))).toEqual([".data", "cards.toml"]);
  });

  test("keeps the mode of a file and the link that leads to it", async () => {
    mkdirSync(pathOf("real"));
    write("real/cards.toml", messy);
    chmodSync(pathOf("real/cards.toml"), 0o640);
    symlinkSync("real/cards.toml", pathOf("linked.toml"));
    expect((await cli(["fmt", "linked.toml"])).code).toBe(0);
    expect(read("real/cards.toml")).toBe(tidy);
    expect(lstatSync(pathOf("linked.toml")).isSymbolicLink()).toBe(true);
    expect(statSync(pathOf("real/cards.toml")).mode & 0o777).toBe(0o640);
  });

  test("of a folder formats its sheets, not its scenarios or settings; without a path those of the working directory", async () => {
    mkdirSync(pathOf("set/.cardwright"), { recursive: true });
    write("set/cards.toml", messy);
    write("set/sub.scenario.toml", "game='x'\n");
    write("set/.cardwright/workspace.toml", "a=1\n");
    write("here.toml", "a=1\n");
    expect(await cli(["fmt", "set"])).toMatchObject({ code: 0, out: "set/cards.toml\n" });
    expect([read("set/sub.scenario.toml"), read("set/.cardwright/workspace.toml")]).toEqual(["game='x'\n", "a=1\n"]);
    expect(await cli(["fmt"])).toMatchObject({ code: 0, out: "here.toml\n" });
    expect(read("here.toml")).toBe("a = 1\n");
  });

  test("of a folder leaves out links that lead out of it", async () => {
    mkdirSync(pathOf("set"));
    write("outside.toml", messy);
    symlinkSync("../outside.toml", pathOf("set/linked.toml"));
    const left = "set/linked.toml: It is a link to a file outside of the folder; it is left out.\n";
    expect(await cli(["fmt", "set"])).toEqual({ code: 0, out: "", err: `${left}No file to format.\n` });
    write("set/cards.toml", messy);
    symlinkSync("cards.toml", pathOf("set/within.toml"));
    expect(await cli(["fmt", "set", "--check"])).toMatchObject({ code: 1, out: "set/cards.toml\nset/within.toml\n" });
    expect(read("outside.toml")).toBe(messy);
  });

  test("refuses a file that is not valid TOML with line and column, and formats the others", async () => {
    write("broken.toml", broken);
    write("cards.toml", messy);
    const { code, out, err } = await cli(["fmt", "broken.toml", "cards.toml"]);
    expect([code, out]).toEqual([2, "cards.toml\n"]);
    expect(err).toMatch(/^cardwright: broken\.toml:3:8: .*\n1 file formatted, 1 file left as it is\.\n$/u);
    expect([read("broken.toml"), read("cards.toml")]).toEqual([broken, tidy]);
  });

  test.each([
    [["missing.toml"], /missing\.toml: File not found/u],
    [[""], /The name is empty/u],
    [["empty"], /empty: No TOML files in the folder/u],
    [["cards.toml", "--order", "other"], /Allowed choices are usual, game/u],
  ])("%j is wrong use", async (args, message) => {
    write("cards.toml", messy);
    mkdirSync(pathOf("empty"));
    const { code, err } = await cli(["fmt", ...args]);
    expect(code).toBe(2);
    expect(err).toMatch(message);
    expect(read("cards.toml")).toBe(messy);
  });
});

describe("fmt --check and --diff write nothing", () => {
  test("--check lists the files that would change and exits with 1", async () => {
    write("a.toml", messy);
    write("b.toml", tidy);
    expect(await cli(["fmt", "--check"])).toEqual({
      code: 1,
      out: "a.toml\n",
      err: "1 file would change, 1 file unchanged.\n",
    });
    expect(await cli(["fmt", "--check", "b.toml"])).toEqual({ code: 0, out: "", err: "1 file unchanged.\n" });
    write("c.toml", broken);
    expect((await cli(["fmt", "--check"])).code).toBe(2);
    expect([read("a.toml"), read("c.toml")]).toEqual([messy, broken]);
  });

  test("--diff shows what would change", async () => {
    write("a.toml", messy.replaceAll("\r", ""));
    const { code, out } = await cli(["fmt", "--diff", "a.toml"]);
    expect(code).toBe(0);
    expect(out).toBe(
      "--- a.toml\n+++ a.toml\n@@ -1,7 +1,8 @@\n \uFEFF# Ours\n [[cards]]\n-id='a'\n-name='Ember'\n+id = \"a\"\n+name = \"Ember\"\n+\n" +
        " [[cards]]\n-name='Ash' # new\n-id='b'\n+id = \"b\"\n+name = \"Ash\" # new\n",
    );
    expect((await cli(["fmt", "--check", "--diff", "a.toml"])).code).toBe(1);
    expect(read("a.toml")).toBe(messy.replaceAll("\r", ""));
  });
});

test("--order game takes the order of keys from the game of the table", async () => {
  const card = (keys: readonly string[]): string => `[[cards]]\n${keys.join("\n")}\n`;
  const [name, id, text, type, art] = ['name = "A"', 'id = "a"', 'rules-text = ""', 'card-type = "Event"', "art = 1"];
  write("cards.toml", card([art, type, text, id, name]));
  expect((await cli(["fmt", "--check"])).code).toBe(0);
  expect(await cli(["fmt", "--order", "game"])).toMatchObject({ code: 0, out: "cards.toml\n" });
  expect(read("cards.toml")).toBe(card([name, id, text, type, art]));
});
