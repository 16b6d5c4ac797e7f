import { dirname, join, relative } from "node:path";
import { failed, ok, type Result } from "../../../shared/base/index.js";
import { settingsFile } from "../../../shared/validate/index.js";
import { parseDocument } from "../../../shared/toml/index.js";
import { commitScratch } from "../../git/index.js";
import { readText } from "../files.js";
import { statNamed } from "../named-path.js";
import type { ScratchFolder } from "../../files/index.js";
import type { Output } from "../output.js";
import { disk } from "../store.js";
import { sheetName, showInApp } from "./app-window.js";

interface Compared {
  readonly before: string;
  readonly after: string;
  /** What the file is called; the paths may be those of temporary files. */
  readonly path: string;
}

/** Shows two versions of a file, or of a folder, side by side in the app until its page is left. Nothing can be changed there. */
export async function compareInApp(output: Output, compared: Compared): Promise<Result<null>> {
  const isFolder = await statNamed(compared.after, "folder");
  const files = isFolder.ok && isFolder.value === "folder" ? await filesOfFolders(compared) : ok([fileOf(compared)]);
  if (!files.ok) return files;
  if (files.value.length === 0) {
    output.remark("No card file differs.");
    return ok(null);
  }
  const versions = await versionsOf(files.value, output);
  if (!versions.ok) return versions;
  const shown = await showInApp(output, {
    purpose: "compare",
    readOnly: onlyShown,
    fill: async (folder) => {
      const before = await writeAll(folder, versions.value, "before");
      if (!before.ok) return before;
      const committed = await commitScratch(folder.path);
      return committed.ok ? writeAll(folder, versions.value, "after") : committed;
    },
    end: () => Promise.resolve(ok("shown")),
  });
  return shown.ok ? ok(null) : shown;
}

/** The texts of a file; null where it is missing in a version. */
interface Versions extends Record<"before" | "after", string | null> {
  readonly name: string;
}

async function versionsOf(files: readonly ComparedFile[], output: Output): Promise<Result<readonly Versions[]>> {
  const versions: Versions[] = [];
  for (const { name, path, ...paths } of files) {
    const before = await textOf(paths.before, path, output);
    if (!before.ok) return before;
    const after = await textOf(paths.after, path, output);
    if (!after.ok) return after;
    for (const text of [before.value, after.value]) {
      const read = text === null ? ok(null) : parseDocument(text);
      if (!read.ok) return failed({ ...read.error, file: path, suggestion: byLines });
    }
    versions.push({ name, before: before.value, after: after.value });
  }
  return ok(versions);
}

/** Sheets are of TOML; the tool without the app shows the lines of everything else. */
const byLines = "compare it by lines: git difftool -y -t cardwright";

/** What is missing after stays as an empty file: its sheet is then one whose cards are gone. */
async function writeAll(
  folder: Pick<ScratchFolder, "write">,
  files: readonly Versions[],
  version: "before" | "after",
): Promise<Result<null>> {
  for (const file of files) {
    const text = file[version];
    if (text === null && version === "before") continue;
    const written = await folder.write(file.name, text ?? "");
    if (!written.ok) return written;
  }
  return ok(null);
}

const onlyShown = "This compares two versions of files: nothing can be changed here.";

interface ComparedFile {
  /** What its sheet is called, and what people call the file. */
  readonly name: string;
  readonly path: string;
  /** Null where the file is missing. */
  readonly before: string | null;
  readonly after: string | null;
}

/** Git names a version in which the file is missing by a device that is always empty, on all systems alike. */
const missing = "/dev/null";

const fileOf = ({ before, after, path }: Compared): ComparedFile => ({
  ...{ name: sheetName(path), path },
  before: before === missing ? null : before,
  after: after === missing ? null : after,
});

/** The card files of two folders of `git difftool --dir-diff`, which have those that differ alone, below their own folders. */
async function filesOfFolders({ before, after }: Compared): Promise<Result<readonly ComparedFile[]>> {
  const [old, fresh] = [new Set(await tomlBelow(before)), new Set(await tomlBelow(after))];
  const paths = [...new Set([...old, ...fresh])].filter((path) => !path.endsWith(settingsFile)).sort();
  const folders = new Set(paths.map((path) => dirname(path)));
  if (folders.size > 1) {
    return failed({
      code: "cli/several-folders",
      message: `Card files of several folders differ: ${[...folders].sort().join(", ")}.`,
      suggestion: "name one of them: git difftool -d -t cardwright-window -- FOLDER",
    });
  }
  return ok(
    paths.map((path) => ({
      ...{ name: sheetName(path), path },
      before: old.has(path) ? join(before, path) : null,
      after: fresh.has(path) ? join(after, path) : null,
    })),
  );
}

/** The card files below a folder, by their paths from it. */
async function tomlBelow(folder: string, at = folder): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { name, kind } of await disk.list(at).catch(() => [])) {
    const path = join(at, name);
    if (kind === "folder") found.push(...(await tomlBelow(folder, path)));
    else if (/\.toml$/iu.test(name)) found.push(relative(folder, path));
  }
  return found;
}

/** Faults name the file as people do: the path may be that of a temporary file. */
async function textOf(path: string | null, file: string, output: Output): Promise<Result<string | null>> {
  if (path === null) return ok(null);
  const read = await readText(path, output);
  return read.ok
    ? ok(read.value.text)
    : failed({ ...read.error, file: path.endsWith(file) ? path : `${file} (${path})` });
}
