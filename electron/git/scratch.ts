import type { Result } from "../../shared/base/index.js";
import { runGit, type GitAnswer } from "./run.js";

/** What `git rev-parse --local-env-vars` lists, and what git says to the tools that it runs. */
const outerNames = [
  ...["GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_CONFIG", "GIT_CONFIG_COUNT", "GIT_CONFIG_PARAMETERS"],
  ...["GIT_DIR", "GIT_GRAFT_FILE", "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_INTERNAL_SUPER_PREFIX"],
  ...["GIT_NO_REPLACE_OBJECTS", "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_REPLACE_REF_BASE", "GIT_SHALLOW_FILE"],
  "GIT_WORK_TREE",
];

/** Forgets the repository for which git started this program: from here on each folder has the one that it lies in. */
export function forgetOuterRepository(environment: NodeJS.ProcessEnv): void {
  for (const name of outerNames) Reflect.deleteProperty(environment, name);
}

/** Whatever the user's own settings are: the bytes of the files stay as they are, and no hook runs. */
const plain = [
  ...["-c", "core.autocrlf=false", "-c", "core.hooksPath=/dev/null", "-c", "commit.gpgSign=false"],
  ...["-c", "user.name=Cardwright", "-c", "user.email=cardwright@localhost"],
];

/** Makes a scratch folder a repository of its own, with all that it holds as the one commit. */
export async function commitScratch(folder: string): Promise<GitAnswer> {
  const made = await runGit(folder, ["init", "--quiet", "--template="]);
  if (!made.ok) return made;
  const added = await runGit(folder, [...plain, "add", "--all", "--force", "."]);
  if (!added.ok) return added;
  return runGit(folder, [...plain, "commit", "--quiet", "--allow-empty", "--message", "Before"]);
}

/** Puts the versions of a file of a scratch repository into its index, as git leaves them where a merge is in conflict. */
export async function leaveInConflict(
  folder: string,
  path: string,
  texts: Readonly<Record<"base" | "ours" | "theirs", string>>,
): Promise<GitAnswer> {
  const lines = [`0 ${"0".repeat(40)}\t${path}`];
  for (const [at, version] of (["base", "ours", "theirs"] as const).entries()) {
    const hash = await runGit(folder, ["hash-object", "-w", "--stdin", "--no-filters"], texts[version]);
    if (!hash.ok) return hash;
    lines.push(`100644 ${hash.value.toString("utf8").trim()} ${at + 1}\t${path}`);
  }
  return runGit(folder, ["update-index", "-z", "--index-info"], `${lines.join("\0")}\0`);
}

/** Opens an address in the user's browser, as git does for its own pages; settles when that program has ended. */
export const browse = (address: string): Promise<Result<unknown>> => runGit(".", ["web--browse", address]);
