import { ok, type Result } from "../../shared/base/index.js";
import { runGit } from "./run.js";

export interface LineMerge {
  readonly text: string;
  /** How many places are marked in the text. */
  readonly conflicts: number;
}

/** From here on an exit code of `git merge-file` is an error; below, it counts conflicts. */
const firstError = 128;

/** Merges files, given by their paths, by lines as git does, with markers around what is in conflict. */
export async function mergeByLines(
  files: { readonly base: string; readonly ours: string; readonly theirs: string },
  markerSize: number,
): Promise<Result<LineMerge>> {
  const { base, ours, theirs } = files;
  const labels = ["-L", "ours", "-L", "base", "-L", "theirs"];
  const args = ["merge-file", "-p", `--marker-size=${markerSize}`, ...labels, "--", ours, base, theirs];
  let conflicts = 0;
  const merged = await runGit(".", args, "", (code) => {
    conflicts = code;
    return code < firstError;
  });
  return merged.ok ? ok({ text: merged.value.toString("utf8"), conflicts }) : merged;
}

const heading = /^diff .*\n(?:index .*\n)?(?:--- .*\n\+\+\+ .*\n)?/u;

/** The difference of two files by lines as git writes it, without a heading. */
export async function diffByLines(before: string, after: string): Promise<Result<string>> {
  const args = ["diff", "--no-index", "--no-ext-diff", "--no-textconv", "--no-color", "--", before, after];
  const answer = await runGit(".", args, "", (code) => code <= 1);
  return answer.ok ? ok(answer.value.toString("utf8").replace(heading, "")) : answer;
}
