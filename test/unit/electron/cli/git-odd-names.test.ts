import { describe, expect } from "vitest";
import { programFile } from "../../../support/programs/index.js";
import { commit, git, gitAnswered, testWithGit, tryGit } from "./repository.js";
import { cli, inFolder, read, write } from "./runs.js";

const card = (cost: number): string => `[[cards]]\nid = "1"\nname = "Fox"\ncost = ${cost}\n`;

/** Git runs commands through a shell. */
const program = `'${process.execPath}' '${programFile("cli")}'`;

describe("files whose names mean something to a command line", () => {
  inFolder();

  for (const name of ["-rf.toml", "a b '\"$(touch made)`touch made`\n.toml", "Übergröße ⚔.toml"]) {
    testWithGit(`are compared and merged by git: ${JSON.stringify(name)}`, async () => {
      git("init", "-q");
      write(".gitignore", ".data\n.gitconfig\n");
      expect(await cli(["git", "install", "--program", program])).toMatchObject({ code: 0 });
      write(name, card(2));
      commit("base");
      write(name, card(5));
      expect(git("diff")).toContain("cost: 2 → 5");
      expect(git("-c", "diff.cardwright.command=", "diff", "--no-ext-diff")).toContain("+Fox: cost = 5");
      expect(git("difftool", "-y", "-t", "cardwright")).toContain("cost: 2 → 5");
      git("checkout", "-q", "-b", "theirs");
      commit("theirs");
      git("checkout", "-q", "main");
      write(name, card(6));
      commit("ours");
      expect(tryGit("merge", "theirs").err).toContain("cost: was 2, ours 6, theirs 5; ours stands.");
      // Git finds no file to merge by such a name itself: it takes the list of names apart as it quotes it.
      if (/["\n]/u.test(name)) return;
      if (name.startsWith("-")) {
        // Git fails to take out the versions, and hands over empty files.
        const refused = tryGit("mergetool", "-y", "-t", "cardwright");
        expect(refused.code).not.toBe(0);
        expect(refused.err).toContain("Git handed over three empty versions");
        expect(read(name)).toBe(card(6));
        git("checkout", "--merge", "--", name);
        expect((await cli(["git", "conflicts"])).out).toContain("was 2, ours 6, theirs 5");
        return;
      }
      expect(gitAnswered("theirs\n", "mergetool", "-y", "-t", "cardwright").code).toBe(0);
      expect(read(name)).toBe(card(5));
      expect(git("ls-files", "--unmerged")).toBe("");
    });
  }
});
