import { basename, dirname, join, relative } from "node:path";
import { failed, ok, type Result } from "../../../shared/base/index.js";
import { settingsFile } from "../../../shared/validate/index.js";
import type { ScratchFolder } from "../../files/index.js";
import { commitScratch } from "../../git/index.js";
import { readText } from "../files.js";
import { statNamed } from "../named-path.js";
import type { Output } from "../output.js";
import { disk } from "../store.js";
import { showInApp } from "./app-window.js";

interface Compared {
  readonly before: string;
  readonly after: string;
  /** What the file is called; the paths may be those of temporary files. */
  readonly path: string;
}

/** Shows two versions of a file, or of a folder, side by side in the app until its page is left. Nothing can be changed there. */
export async function compareInApp(output: Output, compared: Compared): Promise<Result<null>> {
  const isFolder = await statNamed(compared.after, "folder");
  const files =
    isFolder.ok && isFolder.value === "folder" ? await filesOfFolders(compared) : ok([await filesOfOne(compared)]);
  if (!files.ok) return files;
  const fill = async (folder: ScratchFolder): Promise<Result<unknown>> => {
    for (const { name, before } of files.value) {
      const text = await textOf(before, output);
      if (!text.ok) return text;
      if (text.value !== "") await folder.write(name, text.value);
    }
    const committed = await commitScratch(folder.path);
    if (!committed.ok) return committed;
    for (const { name, after } of files.value) {
      const text = await textOf(after, output);
      if (!text.ok) return text;
      await folder.write(name, text.value);
    }
    return committed;
  };
  return showInApp(output, { command: "changes", readOnly: onlyShown, fill }, () => Promise.resolve(null));
}

const onlyShown = "This compares two versions of files: nothing can be changed here.";

interface ComparedFile {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

async function filesOfOne({ before, after, path }: Compared): Promise<ComparedFile> {
  return { name: nameOf(path), before: await presentAt(before), after: await presentAt(after) };
}

/** Sheets have names that end in .toml, whatever git calls the file. */
const nameOf = (path: string): string => (path.endsWith(".toml") ? basename(path) : `${basename(path)}.toml`);

/** Git names a version in which the file is missing by a device that is always empty. */
const presentAt = async (path: string): Promise<string | null> => {
  const stat = await disk.stat(path).catch(() => undefined);
  return stat?.kind === "file" ? path : null;
};

/** The card files of two folders of `git difftool --dir-diff`, which have those that differ alone, below their own folders. */
async function filesOfFolders({ before, after }: Compared): Promise<Result<readonly ComparedFile[]>> {
  const names = new Set([...(await tomlBelow(before)), ...(await tomlBelow(after))]);
  const cards = [...names].filter((name) => !name.endsWith(settingsFile)).sort();
  const folders = new Set(cards.map((name) => dirname(name)));
  if (folders.size > 1) {
    return failed({
      code: "cli/several-folders",
      message: `Card files of several folders differ: ${[...folders].sort().join(", ")}.`,
      suggestion: "name one of them: git difftool -d -t cardwright-window -- FOLDER",
    });
  }
  return ok(
    await Promise.all(
      cards.map(async (name) => ({
        name: nameOf(name),
        before: await presentAt(join(before, name)),
        after: await presentAt(join(after, name)),
      })),
    ),
  );
}

/** The card files below a folder, by their paths from it. */
async function tomlBelow(folder: string, at = folder): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { name, kind } of await disk.list(at).catch(() => [])) {
    const path = join(at, name);
    if (kind === "folder") found.push(...(await tomlBelow(folder, path)));
    else if (name.endsWith(".toml")) found.push(relative(folder, path));
  }
  return found;
}

async function textOf(path: string | null, output: Output): Promise<Result<string>> {
  if (path === null) return ok("");
  const read = await readText(path, output);
  return read.ok ? ok(read.value.text) : read;
}
