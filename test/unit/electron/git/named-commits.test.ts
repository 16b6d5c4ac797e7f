import { mkdirSync, renameSync, rmSync } from "node:fs";
import { describe, expect, onTestFinished, vi } from "vitest";
import { commitOf, NamedCommits } from "../../../../electron/git/index.js";
import { commit, git, testWithGit } from "../cli/repository.js";
import { inFolder, pathOf, write } from "../cli/runs.js";

const commitTo = (file: string, text: string): void => {
  write(file, text);
  commit(text);
};

/** Names commits at a time that the test sets. */
function namedCommits(folder = pathOf(".")) {
  const clock = { now: 0 };
  const commits = new NamedCommits(folder, () => clock.now);
  onTestFinished(() => commits.close());
  return { clock, commits };
}

/** Expects of each name what a process of its own says. */
async function expectAsAskedAgain(commits: NamedCommits, ...names: readonly string[]): Promise<void> {
  for (const name of names) expect(await commits.commitOf(name)).toEqual(await commitOf(pathOf("."), name));
}

describe("commits that are named again and again", () => {
  inFolder();

  testWithGit("are those of the repository as it is, whatever happened to it meanwhile", async () => {
    git("init", "-q", "-b", "main");
    const { commits } = namedCommits();
    const say = (): Promise<void> => expectAsAskedAgain(commits, "HEAD", "main", "v1", "side", "HEAD~1");
    await say();
    commitTo("a.toml", "1");
    await say();
    git("tag", "-a", "-m", "first", "v1");
    commitTo("a.toml", "2");
    await say();
    git("pack-refs", "--all");
    git("gc", "-q", "--prune=now");
    await say();
    git("checkout", "-q", "-b", "side");
    commitTo("a.toml", "3");
    await say();
    git("commit", "-q", "--amend", "-m", "again");
    git("checkout", "-q", "HEAD~1");
    git("branch", "-q", "-D", "side");
    await say();
  });

  testWithGit("fail with the same words where a name is none", async () => {
    git("init", "-q", "-b", "main");
    commitTo("a.toml", "1");
    const { commits } = namedCommits();
    await expectAsAskedAgain(
      commits,
      "nowhere",
      "--help",
      "HEAD:a.toml",
      "HEAD\nHEAD",
      "a\0b",
      "",
      "HEAD main",
      "HEAD",
    );
  });

  testWithGit("are answered each with its own where many are asked at once", async () => {
    git("init", "-q", "-b", "main");
    for (const text of ["1", "2", "3"]) commitTo("a.toml", text);
    const { commits } = namedCommits();
    const names = Array.from({ length: 60 }, (_, at) => (at % 4 === 3 ? "nowhere" : `HEAD~${at % 4}`));
    const answers = await Promise.all(names.map((name) => commits.commitOf(name)));
    expect(answers).toEqual(await Promise.all(names.map((name) => commitOf(pathOf("."), name))));
  });

  testWithGit("fail where git is not installed, and are there once it is", async () => {
    git("init", "-q", "-b", "main");
    commitTo("a.toml", "1");
    vi.stubEnv("PATH", pathOf("nowhere"));
    onTestFinished(() => void vi.unstubAllEnvs());
    const { clock, commits } = namedCommits();
    const answers = await Promise.all([commits.commitOf("HEAD"), commits.commitOf("main")]);
    expect(answers).toMatchObject([{ error: { code: "git/not-found" } }, { error: { code: "git/not-found" } }]);
    vi.unstubAllEnvs();
    await expectAsAskedAgain(commits, "HEAD");
    clock.now += 10_001;
    await expectAsAskedAgain(commits, "HEAD");
  });

  testWithGit("are still named once it was closed", async () => {
    git("init", "-q", "-b", "main");
    commitTo("a.toml", "1");
    const { commits } = namedCommits();
    const asked = commits.commitOf("HEAD");
    commits.close();
    expect(await asked).toEqual(await commitOf(pathOf("."), "HEAD"));
    await expectAsAskedAgain(commits, "HEAD", "nowhere");
  });

  testWithGit("fail outside a repository, and are there once it is one and the process too old", async () => {
    const { clock, commits } = namedCommits();
    await expectAsAskedAgain(commits, "HEAD", "HEAD");
    git("init", "-q", "-b", "main");
    commitTo("a.toml", "1");
    await expectAsAskedAgain(commits, "HEAD");
    clock.now += 10_001;
    await expectAsAskedAgain(commits, "HEAD");
  });

  testWithGit("are those of a folder that took the place of another, ten seconds later", async () => {
    const folder = pathOf("set");
    mkdirSync(folder);
    git("init", "-q", "-b", "main", folder);
    git("-C", folder, "commit", "-q", "--allow-empty", "-m", "old");
    const { clock, commits } = namedCommits(folder);
    expect((await commits.commitOf("HEAD")).ok).toBe(true);
    renameSync(folder, pathOf("moved"));
    git("init", "-q", "-b", "main", folder);
    git("-C", folder, "commit", "-q", "--allow-empty", "-m", "new");
    clock.now += 10_001;
    expect(await commits.commitOf("HEAD")).toEqual({ ok: true, value: git("-C", folder, "rev-parse", "HEAD").trim() });
    rmSync(pathOf("moved"), { recursive: true });
  });
});
