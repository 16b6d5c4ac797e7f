import { basename, dirname, join, resolve } from "node:path";
import { failed, ok, type Fault, type Result } from "../../shared/base/index.js";
import type { TomlDocument } from "../../shared/toml/index.js";
import { settingsFile } from "../../shared/validate/index.js";
import { isWorkspaceFile, listSettingsFile, listWorkspaceFiles, nodeDisk } from "../files/index.js";
import { documentsAt, type CommittedDocuments } from "../git/index.js";
import { readToml } from "./files.js";
import { statNamed } from "./named-path.js";
import type { Output } from "./output.js";

/** The TOML files of a folder in one version, and its settings. */
export interface Version {
  readonly documents: ReadonlyMap<string, TomlDocument>;
  /** Those that stand beside it where one file is compared, by name: they say what its tables are, and have words of its texts. */
  readonly others: ReadonlyMap<string, TomlDocument>;
  readonly settings: TomlDocument | undefined;
  /** Files that cannot be read as TOML, by name. */
  readonly broken: ReadonlyMap<string, Fault>;
}

/** Two versions of one folder. */
export interface Versions {
  readonly before: Version;
  readonly after: Version;
  /** `v1..v2`, or the two paths. */
  readonly title: string;
}

/** What is compared: two paths, or a folder or file in two commits; without a second commit, with what is on disk. */
type Compared =
  | { readonly kind: "paths"; readonly before: string; readonly after: string }
  | { readonly kind: "commits"; readonly range: string; readonly path: string };

/**
 * Reads the two versions that arguments name: `OLD NEW` are two files or two folders; `RANGE [PATH]` are commits, `v1..v2`,
 * `v1..` or `v1` for what changed since, and what they hold of a folder or file. Without arguments, `HEAD` and the working directory are compared.
 */
export async function readVersions(
  first: string | undefined,
  second: string | undefined,
  output: Output,
): Promise<Result<Versions>> {
  const compared = await whatIsCompared(first, second);
  if (!compared.ok) return compared;
  return compared.value.kind === "paths" ? readPaths(compared.value, output) : readCommits(compared.value, output);
}

/** A folder in a commit, and as it is on disk; a revision is never a path, whatever it is called. */
export async function readVersionsSince(revision: string, folder: string, output: Output): Promise<Result<Versions>> {
  const expected = "a branch, a tag, or a commit such as HEAD~3";
  if (revision.trim() === "") return failed({ code: "cli/no-commit", message: "No commit is named.", expected });
  if (revision.includes("..")) {
    const message = `“${revision}” is a range of commits, and cards are compared with one commit.`;
    return failed({ code: "cli/one-commit", message, expected });
  }
  return readCommits({ kind: "commits", range: `${revision}..`, path: folder }, output);
}

async function whatIsCompared(first = "HEAD", second?: string): Promise<Result<Compared>> {
  const isThere = first === "" || (await statNamed(first, "folder")).ok;
  if (isThere && second !== undefined) return ok({ kind: "paths", before: first, after: second });
  if (isThere) return ok({ kind: "commits", range: "HEAD", path: first });
  return ok({ kind: "commits", range: first, path: second ?? "." });
}

async function readPaths({ before, after }: Compared & { kind: "paths" }, output: Output): Promise<Result<Versions>> {
  const kinds = [await statNamed(before, "folder"), await statNamed(after, "folder")] as const;
  for (const kind of kinds) if (!kind.ok) return kind;
  const [one, other] = kinds.map((kind) => kind.ok && kind.value === "folder");
  if (one !== other) {
    return failed({
      code: "cli/file-and-folder",
      message: "One of these is a file and the other a folder.",
      expected: "two files, or two folders",
    });
  }
  const title = `${before} and ${after}`;
  if (one)
    return ok({
      before: await readFolderVersion(before, output),
      after: await readFolderVersion(after, output),
      title,
    });
  // Two files are two versions of one, whatever they are called; temporary files have names without an ending.
  const name = tomlName(basename(after));
  const old = await readToml(before, output);
  if (!old.ok) return old;
  const fresh = await readToml(after, output);
  if (!fresh.ok) return fresh;
  // The old one may have been put aside by itself: both are read as if they lay where the new one lies.
  const around = await readAround(dirname(after), [before, after], output);
  return ok({
    before: fileVersion(name, old.value, around),
    after: fileVersion(name, fresh.value, around),
    title,
  });
}

/** What lies around a file that is compared by itself. */
export type Around = Pick<Version, "others" | "settings">;

/** Reads what lies in a folder beside files of these paths; what cannot be read says nothing of them. */
export async function readAround(folder: string, paths: readonly string[], output: Output): Promise<Around> {
  const { documents, settings } = await readFolderVersion(folder, output);
  const compared = new Set(paths.map((path) => resolve(path)));
  return { others: new Map([...documents].filter(([name]) => !compared.has(resolve(folder, name)))), settings };
}

/** One file by itself as a version of a folder. */
export const fileVersion = (name: string, document: TomlDocument, { others, settings }: Around): Version => ({
  documents: new Map([[name, document]]),
  others: new Map([...others].filter(([other]) => other !== name)),
  settings,
  broken: new Map(),
});

const tomlName = (name: string): string => (name.endsWith(".toml") ? name : `${name}.toml`);

async function readCommits({ range, path }: Compared & { kind: "commits" }, output: Output): Promise<Result<Versions>> {
  const kind = await statNamed(path, "folder");
  if (!kind.ok) return kind;
  const isFolder = kind.value === "folder";
  const folder = isFolder ? path : dirname(path);
  const only = isFolder ? undefined : basename(path);
  if (range.includes("...")) {
    return failed({
      code: "cli/three-dots",
      message: `“${range}” has three dots.`,
      expected: "two dots between commits; name the commit that both began from yourself",
    });
  }
  const [from, to] = readRange(range);
  const before = await readCommit(folder, from, only);
  if (!before.ok) return before;
  const title = to === undefined ? `Since ${from}` : `${from}..${to}`;
  if (to !== undefined) {
    const after = await readCommit(folder, to, only);
    return after.ok ? ok({ before: before.value, after: after.value, title }) : after;
  }
  const now = await readFolderVersion(folder, output);
  const after = only === undefined ? ok(now) : onlyFile(now, only, await readToml(path, output));
  return after.ok ? ok({ before: before.value, after: after.value, title }) : after;
}

/** As git reads ranges: a side that is missing before the dots is HEAD; behind them it is what is on disk. */
function readRange(range: string): readonly [from: string, to: string | undefined] {
  const at = range.indexOf("..");
  if (at < 0) return [range, undefined];
  const [from, to] = [range.slice(0, at), range.slice(at + 2)];
  return [from === "" ? "HEAD" : from, to === "" ? undefined : to];
}

async function readCommit(folder: string, revision: string, only: string | undefined): Promise<Result<Version>> {
  const isWanted = (name: string): boolean =>
    name === settingsFile || name === only || (isWorkspaceFile(name) && !name.includes("/"));
  const read = await documentsAt(folder, revision, isWanted);
  if (!read.ok) return failed(withoutGit(read.error));
  const version = withSettings(read.value);
  if (only === undefined) return ok(version);
  const fault = version.broken.get(only);
  if (fault) return failed({ ...fault, message: `In ${revision}: ${fault.message}` });
  return onlyFile(version, only, ok(version.documents.get(only)));
}

/** A command line compares without git, too. */
const withoutGit = (fault: Fault): Fault =>
  fault.code === "git/not-found" ? { ...fault, suggestion: "install git, or compare two files or folders" } : fault;

/** One file of a version; the rest stands beside it. In a version that lacks the file nothing is compared. */
function onlyFile(version: Version, name: string, file: Result<TomlDocument | undefined>): Result<Version> {
  if (!file.ok) return file;
  const others = new Map(version.documents);
  others.delete(name);
  return ok({
    documents: new Map(file.value ? [[name, file.value]] : []),
    others,
    settings: version.settings,
    broken: new Map(),
  });
}

/** A folder as it is on disk. Files that cannot be read as TOML are among the broken ones. */
export async function readFolderVersion(folder: string, output: Output): Promise<Version> {
  const names = [...(await listWorkspaceFiles(nodeDisk, folder)), ...(await listSettingsFile(nodeDisk, folder))];
  const documents: [string, Result<TomlDocument>][] = [];
  for (const name of names) documents.push([name, await readToml(join(folder, name), output)]);
  return versionOf(documents);
}

function versionOf(files: readonly (readonly [name: string, Result<TomlDocument>])[]): Version {
  const documents = new Map<string, TomlDocument>();
  const broken = new Map<string, Fault>();
  for (const [name, document] of files) {
    if (document.ok) documents.set(name, document.value);
    else broken.set(name, { ...document.error, file: document.error.file ?? name });
  }
  return withSettings({ documents, broken });
}

/** The settings are no sheet. */
function withSettings({ documents, broken }: CommittedDocuments): Version {
  const sheets = new Map(documents);
  sheets.delete(settingsFile);
  return { documents: sheets, others: new Map(), settings: documents.get(settingsFile), broken };
}
