import { join } from "node:path";
import { failed, ok, visibleName, type Result } from "../../shared/base/index.js";
import { listWorkspaceFiles, locate, nodeDisk } from "../files/index.js";
import { remarkGarbledFiles } from "./folder.js";
import { statNamed } from "./named-path.js";
import type { Output } from "./output.js";

/** The files that were named, each once; of a folder its sheets. */
export async function filesToFormat(paths: readonly string[], output: Output): Promise<Result<readonly string[]>> {
  const files = new Set<string>();
  for (const path of paths) {
    const kind = await statNamed(path, "file");
    if (!kind.ok) return kind;
    if (kind.value === "file") {
      files.add(path);
      continue;
    }
    const sheets = await sheetsOf(path, output);
    if (!sheets.ok) return sheets;
    for (const sheet of sheets.value) files.add(sheet);
  }
  return ok([...files]);
}

/** The sheets of a folder. Links that lead out of it are left out, as they are not written in the app either (FILES-7). */
async function sheetsOf(folder: string, output: Output): Promise<Result<readonly string[]>> {
  await remarkGarbledFiles(folder, output);
  const sheets: string[] = [];
  let outside = 0;
  try {
    const root = await nodeDisk.realPath(folder);
    for (const name of await listWorkspaceFiles(nodeDisk, root)) {
      const place = await locate(nodeDisk, root, name);
      const sheet = join(folder, name);
      if (place.ok && !place.value.outside) sheets.push(sheet);
      else {
        output.remark(`${visibleName(sheet)}: It is a link to a file outside of the folder; it is left out.`);
        outside += 1;
      }
    }
  } catch {
    return failed({ code: "folder/unreadable", message: "The folder cannot be read.", file: folder });
  }
  return sheets.length + outside > 0
    ? ok(sheets)
    : failed({ code: "folder/no-toml-files", message: "No TOML files in the folder.", file: folder });
}
