import { spawn } from "node:child_process";
import { describe, expect, it } from "vitest";
import { programFile } from "../../../support/programs/index.js";
import { cli, inFolder, pathOf, read, write } from "./runs.js";

const card = (cost: number, name = "Fox"): string => `[[cards]]\nid = "1"\nname = "${name}"\ncost = ${cost}\n`;

/** The three versions of a file, as git hands them over, and the file with its marks. */
function versions(base: string, ours: string, theirs: string): void {
  for (const [name, text] of Object.entries({ base, ours, theirs, "cards.toml": "<<<<<<<\n" })) write(name, text);
}

const tool = ["git", "mergetool", "base", "ours", "theirs", "cards.toml"];

describe("the tool that merges a file", () => {
  inFolder();

  it("ends when all is answered, though the terminal stays open", async () => {
    versions(card(1), card(2), card(3));
    const child = spawn(process.execPath, [programFile("cli"), ...tool], { cwd: pathOf("."), stdio: "pipe" });
    child.stdin.write("theirs\n");
    const code = await new Promise((done) => child.once("exit", done));
    child.stdin.end();
    expect(code).toBe(0);
    expect(read("cards.toml")).toBe(card(3));
  });

  it("merges by lines what is not TOML, and takes it where nothing is in conflict", async () => {
    versions(
      "one = \ntwo = \nthree = \nfour = \n",
      "1 = \ntwo = \nthree = \nfour = \n",
      "one = \ntwo = \nthree = \n4 = \n",
    );
    expect(await cli(tool)).toMatchObject({ code: 0 });
    expect(read("cards.toml")).toBe("1 = \ntwo = \nthree = \n4 = \n");
  });

  it("leaves the file alone where lines are in conflict, or a version is missing", async () => {
    versions("one = \n", "1 = \n", "eins = \n");
    expect(await cli(tool)).toMatchObject({ code: 1 });
    expect(read("cards.toml")).toBe("<<<<<<<\n");
    const { code, err } = await cli(["git", "mergetool", "base", "gone", "theirs", "cards.toml"]);
    expect([code, err]).toEqual([2, expect.stringContaining("gone")]);
    expect(read("cards.toml")).toBe("<<<<<<<\n");
  });

  it("keeps the line ends of the file, and merges what both sides added", async () => {
    const crlf = (text: string): string => text.replaceAll("\n", "\r\n");
    versions("", crlf(card(2)), crlf(card(2)));
    expect(await cli(tool)).toMatchObject({ code: 0 });
    expect(read("cards.toml")).toBe(crlf(card(2)));
  });
});
