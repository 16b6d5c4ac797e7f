import { execFileSync, spawnSync } from "node:child_process";
import { test } from "vitest";
import { pathOf } from "./runs.js";

const hasGit = spawnSync("git", ["--version"]).status === 0;
if (!hasGit) console.log("SKIP tests on repositories: git cannot be run.");
export const testWithGit = test.skipIf(!hasGit);

const who = ["-c", "user.name=T", "-c", "user.email=t@example.org", "-c", "init.defaultBranch=main"];

/** Git as somebody without settings of their own runs it. */
const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  GIT_CONFIG_GLOBAL: pathOf(".gitconfig"),
  GIT_CONFIG_SYSTEM: "/dev/null",
  GIT_EDITOR: "true",
});

/** Runs git in the folder of the test and returns what it prints. */
export const git = (...args: readonly string[]): string =>
  execFileSync("git", [...who, ...args], { cwd: pathOf("."), env: environment(), stdio: "pipe" }).toString();

interface GitOutcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Runs git where it may fail. */
export const tryGit = (...args: readonly string[]): GitOutcome => gitAnswered("", ...args);

/** Runs git, which may ask; it is answered with these lines. */
export function gitAnswered(input: string, ...args: readonly string[]): GitOutcome {
  const { status, stdout, stderr } = spawnSync("git", [...who, ...args], {
    ...{ cwd: pathOf("."), env: environment(), input },
  });
  return { code: status ?? -1, out: stdout.toString(), err: stderr.toString() };
}

export function commit(message: string): void {
  git("add", "-A");
  git("commit", "-q", "-m", message);
}
