import { existsSync } from "node:fs";
import { describe, expect, vi } from "vitest";
import { programFile } from "../../../support/programs/index.js";
import { commit, git, gitAnswered, testWithGit, tryGit } from "./repository.js";
import { cli, inFolder, pathOf, read, write } from "./runs.js";

const card = (id: string, name: string, more = ""): string => `[[cards]]\nid = "${id}"\nname = "${name}"\n${more}`;
const fox = card("1", "Fox", "cost = 2\npower = 1\n");
const owl = card("2", "Owl", "cost = 3\n");
const base = `${fox}\n${owl}`;

/** Git runs commands through a shell. */
const program = `'${process.execPath}' '${programFile("cli")}'`;

/** A repository with `base` in its first commit, whose card files Cardwright merges and compares. */
async function repository(text = base): Promise<void> {
  git("init", "-q");
  write(".gitignore", ".data\n.gitconfig\n");
  const { code } = await cli(["git", "install", "--program", program]);
  expect(code).toBe(0);
  write("cards.toml", text);
  commit("base");
}

/** Commits one version on a branch and another on main, and stays on main. */
function branches(ours: string, theirs: string): void {
  git("checkout", "-q", "-b", "theirs");
  write("cards.toml", theirs);
  commit("theirs");
  git("checkout", "-q", "main");
  write("cards.toml", ours);
  commit("ours");
}

const edited = (before: string, after: string, text = base): string => text.replace(before, after);

describe("git with Cardwright's drivers", () => {
  inFolder();

  testWithGit("merges different cells of one row, where lines alone would be in conflict", async () => {
    await repository();
    const [ours, theirs] = [edited("cost = 2", "cost = 5"), edited("power = 1", "power = 7")];
    branches(ours, theirs);
    git("merge", "-q", "--no-edit", "theirs");
    expect(read("cards.toml")).toBe(edited("power = 1", "power = 7", ours));
    expect(git("status", "--porcelain")).toBe("");
    git("reset", "-q", "--hard", "HEAD~1");
    git("config", "--remove-section", "merge.cardwright");
    expect(tryGit("merge", "--no-edit", "theirs").code).toBe(1);
  });

  testWithGit("leaves valid TOML with our cell where both changed it, and lists the conflict", async () => {
    await repository();
    const ours = edited("cost = 2", "cost = 5");
    branches(ours, edited("cost = 2", "cost = 6"));
    const merged = tryGit("merge", "theirs");
    expect(merged.code).toBe(1);
    expect(merged.err).toContain("cards.toml: Fox: cost: was 2, ours 5, theirs 6; ours stands.");
    expect(git("status", "--porcelain")).toBe("UU cards.toml\n");
    expect(read("cards.toml")).toBe(ours);
    expect(await cli(["git", "conflicts"])).toMatchObject({
      code: 1,
      out: "cards.toml\n  cards[0]: cost: was 2, ours 5, theirs 6; ours stands.\n",
    });
    git("add", "cards.toml");
    expect(await cli(["git", "conflicts"])).toEqual({ code: 0, out: "", err: "No card file is in conflict.\n" });
  });

  testWithGit("says what decides a file that one side deleted and the other changed", async () => {
    await repository();
    git("checkout", "-q", "-b", "theirs");
    git("rm", "-q", "cards.toml");
    commit("theirs");
    git("checkout", "-q", "main");
    const changed = edited("cost = 2", "cost = 5");
    write("cards.toml", changed);
    commit("ours");
    expect(tryGit("merge", "theirs").code).toBe(1);
    expect(git("status", "--porcelain")).toBe("UD cards.toml\n");
    expect(read("cards.toml")).toBe(changed);
    const ways = "    git add cards.toml  to keep it\n    git rm cards.toml  to delete it\n";
    expect(await cli(["git", "conflicts"])).toMatchObject({
      code: 1,
      out: `cards.toml\n  We changed the file, the other side deleted it.\n${ways}`,
    });
    expect(JSON.parse((await cli(["git", "conflicts", "--json"])).out)).toEqual([
      { path: "cards.toml", file: "deleted-by-them", conflicts: [] },
    ]);
    git("add", "cards.toml");
    expect(await cli(["git", "conflicts"])).toMatchObject({ code: 0, out: "" });
    git("commit", "-q", "-m", "kept");

    git("checkout", "-q", "theirs");
    expect(tryGit("merge", "main~1").code).toBe(1);
    expect(git("status", "--porcelain")).toBe("DU cards.toml\n");
    // The changed version lies in the folder: nothing of theirs vanishes without a word.
    expect(read("cards.toml")).toBe(changed);
    expect((await cli(["git", "conflicts"])).out).toContain("We deleted the file, the other side changed it.");
    git("rm", "-q", "cards.toml");
    expect(await cli(["git", "conflicts"])).toMatchObject({ code: 0, out: "" });
  });

  testWithGit("says what decides a file that both sides renamed, and merges its cells into both names", async () => {
    await repository();
    git("checkout", "-q", "-b", "theirs");
    git("mv", "cards.toml", "their cards.toml");
    write("their cards.toml", edited("power = 1", "power = 7"));
    commit("theirs");
    git("checkout", "-q", "main");
    git("mv", "cards.toml", "ours.toml");
    write("ours.toml", edited("cost = 2", "cost = 5"));
    commit("ours");
    expect(tryGit("merge", "theirs").code).toBe(1);
    expect(git("status", "--porcelain").split("\n").toSorted()).toEqual([
      ...["", "AU ours.toml", "DD cards.toml", 'UA "their cards.toml"'],
    ]);
    const merged = edited("power = 1", "power = 7", edited("cost = 2", "cost = 5"));
    expect([read("ours.toml"), read("their cards.toml")]).toEqual([merged, merged]);
    const { out } = await cli(["git", "conflicts"]);
    expect(out.split("\n").filter((line) => line.startsWith("    "))).toEqual([
      "    git rm cards.toml  to delete it",
      "    git add ours.toml  to keep it",
      "    git rm ours.toml  to delete it",
      "    git add 'their cards.toml'  to keep it",
      "    git rm 'their cards.toml'  to delete it",
    ]);
    git("rm", "-q", "cards.toml", "their cards.toml");
    git("add", "ours.toml");
    expect(await cli(["git", "conflicts"])).toMatchObject({ code: 0, out: "" });
  });

  testWithGit("leaves a conflict on record where both added a file with the same card", async () => {
    await repository("");
    git("checkout", "-q", "-b", "theirs");
    write("new.toml", edited("cost = 2", "cost = 6", fox));
    commit("theirs");
    git("checkout", "-q", "main");
    write("new.toml", fox);
    commit("ours");
    expect(tryGit("merge", "theirs").code).toBe(1);
    expect(git("status", "--porcelain")).toBe("AA new.toml\n");
    expect(read("new.toml")).toBe(fox);
    expect((await cli(["git", "conflicts"])).out).toMatch(/^new\.toml\n.*cost: .*ours 2, theirs 6/u);
  });

  testWithGit("forgets the conflicts of a file once it merges", async () => {
    await repository();
    branches(edited("cost = 2", "cost = 5"), edited("cost = 2", "cost = 6"));
    tryGit("merge", "theirs");
    const kept = (await cli(["git", "conflicts", "--json"])).out;
    expect(JSON.parse(kept)).toMatchObject([{ path: "cards.toml", conflicts: [{ kind: "cell", theirs: "6" }] }]);
    git("merge", "--abort");
    write("cards.toml", edited("cost = 2", "cost = 6"));
    commit("as theirs");
    git("merge", "-q", "--no-edit", "theirs");
    expect((await cli(["git", "conflicts"])).code).toBe(0);
  });

  testWithGit("merges when rebasing and when taking back a stash", async () => {
    await repository();
    branches(edited("cost = 2", "cost = 5"), edited("power = 1", "power = 7"));
    git("rebase", "-q", "theirs");
    const both = edited("power = 1", "power = 7", edited("cost = 2", "cost = 5"));
    expect(read("cards.toml")).toBe(both);
    write("cards.toml", both.replace("Fox", "Red Fox"));
    git("stash", "-q");
    write("cards.toml", both.replace("cost = 5", "cost = 1"));
    commit("cheaper");
    git("stash", "pop", "-q");
    expect(read("cards.toml")).toBe(both.replace("Fox", "Red Fox").replace("cost = 5", "cost = 1"));
  });

  testWithGit("merges without a work tree", async () => {
    await repository();
    branches(edited("cost = 2", "cost = 5"), edited("power = 1", "power = 7"));
    const tree = git("merge-tree", "--write-tree", "main", "theirs").trim();
    expect(git("show", `${tree}:cards.toml`)).toBe(edited("power = 1", "power = 7", edited("cost = 2", "cost = 5")));
  });

  testWithGit("merges a file that both added", async () => {
    await repository();
    git("checkout", "-q", "-b", "theirs");
    write("new.toml", owl);
    commit("theirs");
    git("checkout", "-q", "main");
    write("new.toml", fox);
    commit("ours");
    git("merge", "-q", "--no-edit", "theirs");
    expect(read("new.toml")).toBe(`${fox}${owl}`);
  });

  testWithGit("merges a file that has another name on one side", async () => {
    await repository();
    git("checkout", "-q", "-b", "theirs");
    git("mv", "cards.toml", "creatures.toml");
    commit("theirs");
    git("checkout", "-q", "main");
    write("cards.toml", edited("cost = 2", "cost = 5"));
    commit("ours");
    git("merge", "-q", "--no-edit", "theirs");
    expect(read("creatures.toml")).toBe(edited("cost = 2", "cost = 5"));
    expect(existsSync(pathOf("cards.toml"))).toBe(false);
  });

  testWithGit("merges line ends that one side converted", async () => {
    await repository();
    const ours = edited("cost = 2", "cost = 5");
    branches(ours, base.replaceAll("\n", "\r\n"));
    git("merge", "-q", "--no-edit", "theirs");
    expect(read("cards.toml")).toBe(ours.replaceAll("\n", "\r\n"));
  });

  testWithGit("merges by lines what is not TOML", async () => {
    await repository("a = 1\nb =\n");
    branches("a = 2\nb =\n", "a = 3\nb =\n");
    expect(tryGit("merge", "theirs").code).toBe(1);
    expect(read("cards.toml")).toContain("<<<<<<< ours\na = 2\n");
  });

  testWithGit("shows what changed card by card", async () => {
    await repository();
    write("cards.toml", edited("cost = 2", "cost = 5"));
    expect(git("diff")).toBe(
      "diff --cardwright a/cards.toml b/cards.toml\ncards.toml [cards]\n~ Fox\n    cost: 2 → 5\n",
    );
    git("mv", "cards.toml", "creatures.toml");
    expect(git("diff", "HEAD", "-M10")).toContain("diff --cardwright a/cards.toml b/creatures.toml\n");
    commit("renamed");
    expect(git("log", "-p", "-1", "-M10")).toContain("-Fox: cost = 2\n+Fox: cost = 5\n");
  });

  testWithGit("shows by lines where comments alone differ, and what is not TOML", async () => {
    await repository();
    write("cards.toml", `# new\n${base}`);
    expect(git("diff")).toContain("+# new\n");
    write("cards.toml", "-- =\n");
    expect(git("diff")).toContain("+-- =\n");
    git("rm", "-q", "--cached", "cards.toml");
    expect(git("diff", "--cached")).toContain("cards.toml [cards], removed\n- Fox\n- Owl\n");
  });

  testWithGit("are the tools that compare a file, and a folder, with git difftool", async () => {
    await repository();
    write("cards.toml", edited("cost = 2", "cost = 5"));
    write("more.toml", card("3", "Hen"));
    git("add", ".");
    const one = git("difftool", "-y", "-t", "cardwright", "--cached", "--", "cards.toml");
    expect(one).toContain("diff --cardwright a/cards.toml b/cards.toml\n");
    expect(one).toContain("cost: 2 → 5");
    const added = git("difftool", "-y", "-t", "cardwright", "--cached", "--", "more.toml");
    expect(added).toContain("+ Hen");
    const both = git("difftool", "-d", "-t", "cardwright", "--cached");
    expect(both).toContain("cost: 2 → 5");
    expect(both).toContain("+ Hen");
  });

  testWithGit("leave git difftool the tool that was chosen", async () => {
    await repository();
    write("cards.toml", edited("cost = 2", "cost = 5"));
    git("config", "difftool.other.cmd", 'echo "chosen: $MERGED"');
    expect(git("difftool", "-y", "-t", "other", "--", "cards.toml")).toBe("chosen: cards.toml\n");
  });

  testWithGit("are the tool that merges again what was merged by lines, with git mergetool", async () => {
    await repository();
    const [ours, theirs] = [edited("cost = 2", "cost = 5"), edited("power = 1", "power = 7")];
    branches(ours, theirs);
    // Somebody who had not installed the driver yet.
    git("config", "--remove-section", "merge.cardwright");
    expect(tryGit("merge", "--no-edit", "theirs").code).toBe(1);
    expect(read("cards.toml")).toContain("<<<<<<<");
    git("mergetool", "-y", "-t", "cardwright");
    expect(read("cards.toml")).toBe(edited("power = 1", "power = 7", ours));
    expect(git("diff", "--name-only", "--diff-filter=U")).toBe("");
  });

  testWithGit(
    "ask which side each conflict is to have, and leave the file as it was where nobody answers",
    async () => {
      await repository();
      const both = (cost: number, owl: number): string =>
        edited("cost = 2", `cost = ${cost}`).replace("cost = 3", `cost = ${owl}`);
      branches(both(5, 7), both(6, 8));
      git("config", "--remove-section", "merge.cardwright");
      expect(tryGit("merge", "--no-edit", "theirs").code).toBe(1);
      const marked = read("cards.toml");
      const left = tryGit("mergetool", "-y", "-t", "cardwright");
      expect(left.code).toBe(1);
      expect(left.err).toContain("cards.toml: Fox: cost: was 2, ours 5, theirs 6; open.\n");
      expect(left.err).toContain("cards.toml: left in conflict.\n");
      expect(read("cards.toml")).toBe(marked);
      const answers = "\nwhat\ntheirs\nb\n";
      const taken = gitAnswered(answers, "mergetool", "-y", "-t", "cardwright");
      expect(taken.err.split("Take ours, theirs or base, or quit? [o/t/b/q] ")).toHaveLength(5);
      expect(taken.code).toBe(0);
      expect(read("cards.toml")).toBe(both(6, 3));
      expect(git("diff", "--name-only", "--diff-filter=U")).toBe("");
    },
  );

  testWithGit("are taken away again, and nothing else with them", async () => {
    git("init", "-q");
    write(".gitattributes", "*.png binary\n");
    git("config", "merge.other.name", "other");
    const before = read(".git/config");
    const installed = await cli(["git", "install"]);
    expect(installed.out).toContain("git config --local merge.cardwright.driver 'cardwright git merge-driver");
    expect(installed.out).toContain(".gitattributes: *.toml diff=cardwright merge=cardwright\n");
    await cli(["git", "install"]);
    expect(read(".gitattributes")).toBe("*.png binary\n*.toml diff=cardwright merge=cardwright\n");
    expect((await cli(["git", "uninstall"])).code).toBe(0);
    expect(read(".gitattributes")).toBe("*.png binary\n");
    expect(read(".git/config")).toBe(before);
    expect((await cli(["git", "uninstall"])).err).toBe("There was nothing to take back.\n");
  });

  testWithGit("are for all repositories of a user where that is asked for", async () => {
    vi.stubEnv("GIT_CONFIG_GLOBAL", pathOf("config"));
    vi.stubEnv("XDG_CONFIG_HOME", pathOf("home"));
    try {
      expect((await cli(["git", "install", "--global"])).code).toBe(0);
      expect(read("config")).toContain('[merge "cardwright"]');
      expect(read("home/git/attributes")).toBe("*.toml diff=cardwright merge=cardwright\n");
      expect((await cli(["git", "uninstall", "--global"])).code).toBe(0);
      expect(read("config") + read("home/git/attributes")).toBe("");
    } finally {
      vi.unstubAllEnvs();
    }
  });

  testWithGit("are refused outside of a repository", async () => {
    const { code, err } = await cli(["git", "install"]);
    expect(code).toBe(2);
    expect(err).toMatch(/^cardwright: Git: /u);
    expect(existsSync(pathOf(".gitattributes"))).toBe(false);
  });
});
