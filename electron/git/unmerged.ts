import { ok, type Result } from "../../shared/base/index.js";
import { wholeFileKind, type WholeFileKind } from "../../shared/merge/index.js";
import { runGit } from "./run.js";

/** A file that git has as a whole in conflict: one side deleted it, or both renamed it. */
export interface WholeFileConflict {
  /** From the top of the work tree. */
  readonly path: string;
  readonly kind: WholeFileKind;
}

/** What git counts as in conflict: for each path, from the top of the work tree, the stages that stand in its index. */
export async function unmergedStages(folder: string): Promise<Result<ReadonlyMap<string, ReadonlySet<string>>>> {
  const answer = await runGit(folder, ["ls-files", "--unmerged", "--full-name", "-z", ":/"]);
  if (!answer.ok) return answer;
  const stages = new Map<string, Set<string>>();
  for (const line of answer.value.toString("utf8").split("\0")) {
    // Mode, hash and stage, then the path behind a tab.
    const tab = line.indexOf("\t");
    if (tab < 1) continue;
    const path = line.slice(tab + 1);
    stages.set(path, (stages.get(path) ?? new Set()).add(line.slice(tab - 1, tab)));
  }
  return ok(stages);
}

/** The card files that are in conflict as a whole: git asks no driver about them. */
export async function wholeFileConflicts(folder: string): Promise<Result<readonly WholeFileConflict[]>> {
  const unmerged = await unmergedStages(folder);
  if (!unmerged.ok) return unmerged;
  return ok(
    [...unmerged.value].flatMap(([path, stages]): WholeFileConflict[] => {
      const kind = wholeFileKind({ base: stages.has("1"), ours: stages.has("2"), theirs: stages.has("3") });
      return kind && path.endsWith(".toml") ? [{ path, kind }] : [];
    }),
  );
}
