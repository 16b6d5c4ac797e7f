import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { changedFiles } from "../../support/runner/changed-files.mjs";

const hasGit = spawnSync("git", ["--version"]).status === 0;

let folder = "";
beforeEach(() => {
  // A hook of git tells the programs it starts about its own repository.
  for (const name of Object.keys(process.env).filter((each) => each.startsWith("GIT_"))) vi.stubEnv(name, undefined);
  // Nor is a repository around the temporary folder meant.
  vi.stubEnv("GIT_CEILING_DIRECTORIES", tmpdir());
  folder = mkdtempSync(join(tmpdir(), "cardwright-changed-"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const write = (name: string, text: string): void => writeFileSync(join(folder, name), text);
const git = (...args: string[]): string =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false", ...args], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });

function commit(): void {
  git("add", "-A");
  git("commit", "-q", "--no-verify", "-m", "x");
}

function repository(branch: string): void {
  git("init", "-q");
  git("symbolic-ref", "HEAD", `refs/heads/${branch}`);
  for (const name of ["kept.ts", "changed.ts", "gone.ts"]) write(name, name);
  commit();
}

test("a folder that is not a repository, or has no commit, is not known", () => {
  expect(changedFiles(folder)).toBeUndefined();
  if (!hasGit) return;
  git("init", "-q");
  expect(changedFiles(folder)).toBeUndefined();
});

describe.runIf(hasGit)("in a repository", () => {
  test("nothing was changed", () => {
    repository("main");
    expect(changedFiles(folder)).toEqual({ since: "the last commit", files: [], deleted: [] });
  });

  test("on main, and without a main, what is not committed", () => {
    repository("trunk");
    write("changed.ts", "other");
    mkdirSync(join(folder, "new folder"));
    write("new folder/é.ts", "new");
    rmSync(join(folder, "gone.ts"));
    const expected = { since: "the last commit", files: ["changed.ts", "new folder/é.ts"], deleted: ["gone.ts"] };
    expect(changedFiles(folder)).toEqual(expected);
    git("branch", "-m", "main");
    expect(changedFiles(folder)).toEqual(expected);
  });

  test("on a branch, what was committed since it left main too, and nothing main did since", () => {
    repository("main");
    const base = git("rev-parse", "HEAD").slice(0, 8);
    git("checkout", "-q", "-b", "work");
    write("changed.ts", "other");
    rmSync(join(folder, "gone.ts"));
    commit();
    write("added.ts", "added");
    git("checkout", "-q", "main");
    write("kept.ts", "changed by main");
    git("commit", "-q", "--no-verify", "-am", "x");
    git("checkout", "-q", "work");
    expect(changedFiles(folder)).toEqual({
      since: `${base}, where the branch left main`,
      files: ["added.ts", "changed.ts"],
      deleted: ["gone.ts"],
    });
  });

  test("a file that was deleted and is there again was changed", () => {
    repository("main");
    git("checkout", "-q", "-b", "work");
    git("rm", "-q", "gone.ts");
    commit();
    write("gone.ts", "again");
    expect(changedFiles(folder)).toMatchObject({ files: ["gone.ts"], deleted: [] });
  });
});
