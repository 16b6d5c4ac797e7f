import { readFile } from "node:fs/promises";
import { failed, ok, type Fault, type Result } from "../../../shared/base/index.js";
import { parseDocument } from "../../../shared/toml/index.js";
import { isBrokenFault, readText } from "../files.js";
import { describeFault, type Output } from "../output.js";

export interface ComparedFile {
  /** What its sheet is called, and what people call the file. */
  readonly name: string;
  readonly path: string;
  /** Null where the file is missing. */
  readonly before: string | null;
  readonly after: string | null;
}

/** What a file holds in both versions; null where it is missing in one. */
export interface Versions {
  readonly name: string;
  readonly before: string | Uint8Array | null;
  readonly after: string | Uint8Array | null;
  /** It is no TOML in one of them: the page lists it as left out. */
  readonly isBroken: boolean;
}

/** Sheets are of TOML; the tool without the app shows the lines of everything else. */
const byLines = "compare it by lines: git difftool -y -t cardwright";

/** The versions of files, each of which has to be TOML: without a sheet it would look as if no card had changed. */
export async function versionsOf(files: readonly ComparedFile[], output: Output): Promise<Result<readonly Versions[]>> {
  const versions: Versions[] = [];
  for (const file of files) {
    const read = await versionsOfFile(file, output);
    if (!read.ok) return isBrokenFault(read.error) ? failed({ ...read.error, suggestion: byLines }) : read;
    versions.push(read.value);
  }
  return ok(versions);
}

/** The versions of files of a folder. What is no TOML does not stop the others: it is said, and left out by the page. */
export async function versionsOfSeveral(
  files: readonly ComparedFile[],
  output: Output,
): Promise<Result<readonly Versions[]>> {
  const versions: Versions[] = [];
  for (const file of files) {
    const read = await versionsOfFile(file, output);
    if (!read.ok && !isBrokenFault(read.error)) return read;
    if (!read.ok) output.remark(`Left out: ${describeFault(read.error)}`);
    versions.push(read.ok ? read.value : await brokenVersions(file));
  }
  return ok(versions);
}

async function versionsOfFile({ name, path, ...paths }: ComparedFile, output: Output): Promise<Result<Versions>> {
  const before = await textOf(paths.before, path, output);
  if (!before.ok) return before;
  const after = await textOf(paths.after, path, output);
  return after.ok ? ok({ name, before: before.value, after: after.value, isBroken: false }) : after;
}

/** Faults name the file as people do: the path may be that of a temporary file. */
async function textOf(path: string | null, file: string, output: Output): Promise<Result<string | null>> {
  if (path === null) return ok(null);
  const named = (fault: Fault): Result<never> =>
    failed({ ...fault, file: path.endsWith(file) ? path : `${file} (${path})` });
  const read = await readText(path, output);
  if (!read.ok) return named(read.error);
  const parsed = parseDocument(read.value.text);
  return parsed.ok ? ok(read.value.text) : failed({ ...parsed.error, file });
}

const brokenVersions = async ({ name, before, after }: ComparedFile): Promise<Versions> => ({
  ...{ name, isBroken: true },
  before: await bytesOf(before),
  after: await bytesOf(after),
});

/** A file that went since it was read holds nothing. */
const bytesOf = async (path: string | null): Promise<Uint8Array | null> =>
  path === null ? null : readFile(path).catch(() => new Uint8Array());
