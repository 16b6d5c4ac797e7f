import { dirname, join, relative } from "node:path";
import { failed, ok, type Result } from "../../../shared/base/index.js";
import { settingsFile } from "../../../shared/validate/index.js";
import { commitScratch } from "../../git/index.js";
import { statNamed } from "../named-path.js";
import type { ScratchFolder } from "../../files/index.js";
import type { Output } from "../output.js";
import { disk } from "../store.js";
import { sheetName, showInApp } from "./app-window.js";
import { versionsOf, versionsOfSeveral, type ComparedFile, type Versions } from "./compared-versions.js";

interface Compared {
  readonly before: string;
  readonly after: string;
  /** What the file is called; the paths may be those of temporary files. */
  readonly path: string;
}

/** Shows two versions of a file, or of a folder, side by side in the app until its page is left. Nothing can be changed there. */
export async function compareInApp(output: Output, compared: Compared): Promise<Result<null>> {
  const found = await statNamed(compared.after, "folder");
  const isFolder = found.ok && found.value === "folder";
  const files = isFolder ? await filesOfFolders(compared) : ok([fileOf(compared)]);
  if (!files.ok) return files;
  if (files.value.length === 0) {
    output.remark("No card file differs.");
    return ok(null);
  }
  const versions = await (isFolder ? versionsOfSeveral : versionsOf)(files.value, output);
  if (!versions.ok) return versions;
  if (!versions.value.some(({ isBroken }) => !isBroken)) {
    output.remark("No other card file differs.");
    return ok(null);
  }
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
