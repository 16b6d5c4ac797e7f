import { setImmediate } from "node:timers/promises";
import { failed, ok, type Result } from "../../shared/base/index.js";
import {
  RowTrail,
  type FileCommit,
  type RowChange,
  type RowHistory,
  type TrailTable,
} from "../../shared/revision/index.js";
import { decodeBytes, parseDocument, type TomlDocument } from "../../shared/toml/index.js";
import { readBlobs } from "./blobs.js";
import { commitOf } from "./files.js";
import { fileLog } from "./log.js";
import { runGit } from "./run.js";

/** What is known of a row in commits. */
export interface CommittedHistory {
  readonly changes: RowHistory;
  /** Commits of the file that were looked at. */
  readonly commits: number;
  /** There are older commits that were not looked at, because they are too many or the clone has none of them. */
  readonly isCut: boolean;
}

/** The file in the newest commit. */
export interface CommittedFileNow {
  readonly top: string;
  readonly commit: string;
  /** From the top of the work tree. */
  readonly path: string;
  readonly content: string;
  readonly document: TomlDocument;
  /** This clone lacks older commits. */
  readonly isShallow: boolean;
}

/** More commits of one file are not followed. */
const mostCommits = 5_000;
/** Bytes of contents that are read at a time, while those before are looked at; a single content may have more. */
const mostBytes = 24 * 1024 * 1024;
/** For so many ms other work waits at most. */
const sliceMs = 8;

/** A file as it is in `HEAD`; undefined where that has no such file, or none that can be read. */
export async function fileInHead(folder: string, name: string): Promise<Result<CommittedFileNow | undefined>> {
  const places = ["--show-toplevel", "--show-prefix", "--is-shallow-repository"];
  const [commit, asked] = await Promise.all([commitOf(folder, "HEAD"), runGit(folder, ["rev-parse", ...places])]);
  if (!commit.ok) return commit;
  if (!asked.ok) return asked;
  const [top = "", prefix = "", shallow = ""] = asked.value.toString("utf8").split("\n");
  const path = `${prefix}${name}`;
  const listed = await runGit(top, ["ls-tree", "-z", commit.value, "--", path]);
  if (!listed.ok) return listed;
  const content = /^100\d{3} blob ([0-9a-f]+)\t/u.exec(listed.value.toString("utf8"))?.[1];
  if (content === undefined) return ok(undefined);
  const blobs = await readBlobs(top, [content], [name]);
  if (!blobs.ok) return blobs;
  const text = textIn(blobs.value[0]);
  const document = text === undefined ? undefined : parseDocument(text);
  if (!document?.ok) return ok(undefined);
  const isShallow = shallow === "true";
  return ok({ top, commit: commit.value, path, content, document: document.value, isShallow });
}

/**
 * Follows a row of a file from the newest commit back, through all commits that changed the file and the names it had. Contents
 * are read in portions, the next one while git would have nothing to do, and other work gets its turn in between.
 */
export async function rowHistory(
  { top, commit, path, content, document, isShallow }: CommittedFileNow,
  row: number,
  table: TrailTable,
): Promise<Result<CommittedHistory>> {
  const log = await fileLog(top, commit, path, mostCommits);
  if (!log.ok) return log;
  const { commits } = log.value;
  const trail = new RowTrail(table, { file: path, content, document, row });
  const changes: RowChange[] = [];
  const size = Math.max(1, document.chunks.text.length);
  const portion = Math.max(1, Math.min(250, Math.floor(mostBytes / size)));
  let since = performance.now();
  const partFrom = (from: number): readonly FileCommit[] => commits.slice(from, from + portion);
  let reading = contentsOf(top, partFrom(0));
  for (let from = 0; from < commits.length; from += portion) {
    const [part, read] = [partFrom(from), await reading];
    if (!read.ok) return read;
    reading = contentsOf(top, partFrom(from + portion));
    for (const each of part) {
      const change = trail.follow(each, (name) => read.value.get(name));
      if (change) changes.push(change);
      if (performance.now() - since > sliceMs) {
        await setImmediate();
        since = performance.now();
      }
    }
  }
  return ok({ changes, commits: commits.length, isCut: log.value.isCut || isShallow });
}

/** The texts of all versions that these commits are about, by content. */
async function contentsOf(top: string, commits: readonly FileCommit[]): Promise<Result<ReadonlyMap<string, string>>> {
  const wanted = new Map<string, string>();
  for (const { file, before, after } of commits) {
    for (const name of [...before, after]) if (name !== null) wanted.set(name, file);
  }
  const blobs = await readBlobs(top, [...wanted.keys()], [...wanted.values()]);
  if (!blobs.ok) return blobs.error.code === "git/unreadable" ? failed(lackingContent) : blobs;
  const names = [...wanted.keys()];
  return ok(
    new Map(
      blobs.value.flatMap((bytes, at) => {
        const text = textIn(bytes);
        return text === undefined ? [] : [[names[at] ?? "", text] as const];
      }),
    ),
  );
}

const lackingContent = {
  code: "git/unreadable",
  message: "This clone lacks old versions of the file.",
  suggestion: "git fetch --refetch --no-filter",
};

function textIn(bytes: Buffer | undefined): string | undefined {
  const text = bytes && decodeBytes(bytes);
  return text?.ok ? text.value : undefined;
}
