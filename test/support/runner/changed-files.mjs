// @ts-check
import { spawnSync } from "node:child_process";

/**
 * @typedef {object} Changes
 * @property {string} since what the files are compared with, for people
 * @property {string[]} files that were changed or added, committed or not, and are there; relative to the folder
 * @property {string[]} deleted
 */

/**
 * What differs from where the branch left main; on main, and where there is no main, from the last commit.
 *
 * @param {string} folder the top of a working tree
 * @returns {Changes | undefined} undefined where git does not say: no git, no repository, no commit yet
 */
export function changedFiles(folder) {
  const git = (/** @type {string[]} */ ...args) => {
    const { status, stdout } = spawnSync("git", args, { cwd: folder, encoding: "utf8", maxBuffer: 1 << 28 });
    return status === 0 ? stdout : undefined;
  };
  const head = git("rev-parse", "HEAD")?.trim();
  if (head === undefined) return undefined;
  const shared = ["main", "origin/main"].map((name) => git("merge-base", "HEAD", name)?.trim()).find(Boolean);
  const base = shared ?? head;
  const names = (/** @type {string[]} */ ...args) => (git(...args) ?? "").split("\0").filter(Boolean);
  const diff = ["diff", "--name-only", "--no-renames", "--relative", "-z"];
  const deleted = names(...diff, "--diff-filter=D", base);
  const files = new Set([
    ...names(...diff, "--diff-filter=d", base),
    ...names("ls-files", "--others", "--exclude-standard", "-z"),
  ]);
  return {
    since: base === head ? "the last commit" : `${base.slice(0, 8)}, where the branch left main`,
    files: [...files].sort(),
    deleted: deleted.filter((file) => !files.has(file)).sort(),
  };
}

/** What ESLint has rules for. @param {string} file */
export const isCode = (file) => /\.[cm]?[jt]sx?$/u.test(file);
