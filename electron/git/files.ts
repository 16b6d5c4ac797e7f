import { failed, ok, type Fault, type Result } from "../../shared/base/index.js";
import { readBlobs } from "./blobs.js";
import { runGit } from "./run.js";

/** A file as it was in a commit. */
export interface CommittedFile {
  /** Relative to the folder. */
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * Names a commit in full: a branch, a tag, `HEAD~3`, a hash. Fails for what names no commit, also where the folder is in no
 * repository.
 */
export async function commitOf(folder: string, revision: string): Promise<Result<string>> {
  // Git would take it for an option.
  if (revision.startsWith("-") || revision.includes("\0")) return failed(unknownRevision(revision));
  const answer = await runGit(folder, ["rev-parse", "--verify", "--quiet", `${revision}^{commit}`]);
  if (answer.ok) return ok(answer.value.toString("utf8").trim());
  if (answer.error.code === "git/not-found") return answer;
  if (answer.error.code === "git/no-repository") return failed({ ...answer.error, file: folder });
  const inside = await runGit(folder, ["rev-parse", "--is-inside-work-tree"]);
  if (!inside.ok) return failed({ ...inside.error, file: folder });
  return failed(revision === "HEAD" ? noCommits : unknownRevision(revision));
}

/** Nobody looks through more. */
const mostNames = 100;

/** The tags and branches of a repository, the newest first. Those that could be taken for options are left out. */
export async function commitNames(folder: string): Promise<Result<readonly string[]>> {
  const format = ["--sort=-creatordate", `--count=${mostNames}`, "--format=%(refname:short)"];
  const listed = await runGit(folder, ["for-each-ref", ...format, "refs/tags", "refs/heads"]);
  if (!listed.ok) return listed;
  const names = listed.value.toString("utf8").split("\n");
  return ok(names.filter((name) => name !== "" && !name.startsWith("-")));
}

const noCommits: Fault = { code: "git/unknown-revision", message: "There are no commits yet." };

const unknownRevision = (revision: string): Fault => ({
  code: "git/unknown-revision",
  message: `There is no commit “${revision}”.`,
  expected: "a branch, a tag, a commit such as HEAD~3, or a range of two such as v1..v2",
});

/**
 * The files of a folder as they were in a commit, of those that are wanted by name. The folder itself may be gone or new
 * since: then there are none. Two runs of git, whatever the number of files.
 */
export async function filesAt(
  folder: string,
  commit: string,
  isWanted: (name: string) => boolean,
): Promise<Result<readonly CommittedFile[]>> {
  const listed = await runGit(folder, ["ls-tree", "-z", commit, "./", "./.cardwright/"]);
  if (!listed.ok) return listed;
  const files = listed.value
    .toString("utf8")
    .split("\0")
    .flatMap((line) => {
      const [, hash, name] = /^100\d{3} blob ([0-9a-f]+)\t(.*)$/su.exec(line) ?? [];
      return hash !== undefined && name !== undefined && isWanted(name) ? [{ hash, name }] : [];
    });
  const hashes = files.map(({ hash }) => hash);
  const names = files.map(({ name }) => name);
  const contents = await readBlobs(folder, hashes, names);
  if (!contents.ok) return contents;
  return ok(contents.value.map((bytes, at) => ({ name: names[at] ?? "", bytes })));
}
