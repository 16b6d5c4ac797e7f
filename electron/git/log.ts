import { ok, pushAll, type Result } from "../../shared/base/index.js";
import type { CommitInfo, FileCommit } from "../../shared/revision/index.js";
import { runGit } from "./run.js";

/** The commits that changed a file. */
export interface FileLog {
  /** Each before its parents, as far as they hold the file under one name. */
  readonly commits: readonly FileCommit[];
  /** There are more, which were not asked for. */
  readonly isCut: boolean;
}

/** Between the parts of a commit in what git prints, and what separates it from the files after it. */
const [mark, between] = ["\u0002", "\u001f"];
const format = `${mark}%H${between}%aN${between}%aI${between}%s`;

/**
 * The commits that changed a file, from a commit back. Two runs of git, and three more for each name that the file had: where
 * it appears, the whole commit is searched for a file that it was before. A commit may be listed again where branches or names
 * come together.
 *
 * @param top the top of the work tree
 * @param path of the file, from there
 */
export async function fileLog(top: string, commit: string, path: string, most: number): Promise<Result<FileLog>> {
  const range = ["rev-list", "--topo-order", `--max-count=${most + 1}`, commit];
  const listed = await runGit(top, [...literally, ...range, "--", path]);
  if (!listed.ok) return listed;
  const hashes = listed.value.toString("latin1").split("\n").filter(Boolean);
  const shown = await differences(top, hashes.slice(0, most), ["-c", "--", path]);
  if (!shown.ok) return shown;
  const own = shown.value.flatMap(({ info, files: [file] }) => (file ? [{ commit: info, file: path, ...file }] : []));
  const origins = await originsOf(top, own.filter(isNew), path);
  if (!origins.ok) return origins;
  const commits: FileCommit[] = [];
  for (const { commit: info, before, after } of own) {
    const origin = origins.value.get(info.hash);
    if (!origin) {
      commits.push({ commit: info, file: path, before, after });
      continue;
    }
    commits.push({ commit: info, file: path, fileBefore: origin.path, before: [origin.content], after });
    const older = await fileLog(top, `${info.hash}^`, origin.path, Math.max(0, most - commits.length));
    if (!older.ok) return older;
    pushAll(commits, older.value.commits);
    if (older.value.isCut) return ok({ commits, isCut: true });
  }
  return ok({ commits, isCut: hashes.length > most });
}

/** Names of files are no patterns. */
const literally = ["--literal-pathspecs"];

const isNew = ({ before, after }: Pick<FileCommit, "before" | "after">): boolean =>
  after !== null && before.every((content) => content === null);

interface Origin {
  readonly path: string;
  readonly content: string;
}

/** The files that a new one was before, by the commits it is new in, as git finds renames. */
async function originsOf(
  top: string,
  commits: readonly FileCommit[],
  path: string,
): Promise<Result<ReadonlyMap<string, Origin>>> {
  const hashes = commits.map(({ commit }) => commit.hash);
  const found = await differences(top, hashes, ["-M"]);
  if (!found.ok) return found;
  const origins = new Map<string, Origin>();
  for (const { info, files } of found.value) {
    const renamed = files.find((file) => file.path === path && file.pathBefore !== undefined);
    const [content] = renamed?.before ?? [];
    if (renamed?.pathBefore !== undefined && content) origins.set(info.hash, { path: renamed.pathBefore, content });
  }
  return ok(origins);
}

interface ChangedFile {
  readonly path: string;
  readonly pathBefore: string | undefined;
  readonly before: readonly (string | null)[];
  readonly after: string | null;
}

interface ShownCommit {
  readonly info: CommitInfo;
  readonly files: readonly ChangedFile[];
}

/** What commits changed, against each of their parents; of a merge, files that differ from all of them. */
async function differences(
  top: string,
  hashes: readonly string[],
  args: readonly string[],
): Promise<Result<readonly ShownCommit[]>> {
  if (hashes.length === 0) return ok([]);
  const fixed = ["diff-tree", "--stdin", "-r", "--root", "--raw", "-z", "--no-abbrev", "--no-ext-diff"];
  const shape = ["--encoding=UTF-8", `--format=${format}`];
  const answer = await runGit(
    top,
    [...literally, ...fixed, ...shape, ...args],
    hashes.map((hash) => `${hash}\n`).join(""),
  );
  return answer.ok ? ok(readShown(answer.value.toString("utf8"))) : answer;
}

function readShown(text: string): readonly ShownCommit[] {
  const commits: { info: CommitInfo; files: ChangedFile[] }[] = [];
  const parts = text.split("\0");
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at]?.replace(/^\n/u, "") ?? "";
    if (part.startsWith(mark)) {
      const [hash = "", author = "", date = "", ...subject] = part.slice(mark.length).split(between);
      commits.push({ info: { hash, author, date, subject: subject.join(" ") }, files: [] });
    } else if (part.startsWith(":")) {
      const isRename = / [RC]\d*$/u.test(part);
      const [first = "", second = ""] = [parts[at + 1], isRename ? parts[at + 2] : undefined];
      at += isRename ? 2 : 1;
      const own = isRename ? { path: second, pathBefore: first } : { path: first, pathBefore: undefined };
      commits.at(-1)?.files.push({ ...own, ...contentsIn(part) });
    }
  }
  return commits;
}

/** `:MODE MODE HASH HASH M`, of a merge `::MODE MODE MODE HASH HASH HASH MM`: a hash for each parent, and one for the commit. */
function contentsIn(line: string): Pick<ChangedFile, "before" | "after"> {
  const words = line.split(" ");
  const count = (words.length - 1) / 2;
  const modes = words.slice(0, count);
  const contents = words.slice(count, count * 2).map((hash, at) => (isFile(modes[at]) ? hash : null));
  return { before: contents.slice(0, -1), after: contents.at(-1) ?? null };
}

/** What is not a file, such as a link or another repository, counts as absent. */
const isFile = (mode: string | undefined): boolean => /^:*100\d{3}$/u.test(mode ?? "");
