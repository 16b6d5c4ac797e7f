import { basename, dirname, join, resolve } from "node:path";
import { failed, ok, type Result } from "../../../shared/base/index.js";
import { isInside, listScenarioFiles, listWorkspaceFiles, nodeDisk, scenarioEnding } from "../../files/index.js";
import { statNamed } from "../named-path.js";

/** The scenario files of a path: itself, or all in a folder and the folders in it, in the order of their paths. */
export async function scenarioFiles(path: string): Promise<Result<readonly string[]>> {
  const kind = await statNamed(path, "file");
  if (!kind.ok) return kind;
  if (kind.value !== "folder") {
    if (basename(path).endsWith(scenarioEnding)) return ok([path]);
    const expected = `a file whose name ends with ${scenarioEnding}`;
    return failed({ code: "scenario/name", message: "This is no scenario file.", file: path, expected });
  }
  const found = await listScenarioFiles(nodeDisk, path);
  if (found.length > 0) return ok(found.map((name) => join(path, name)));
  return failed({ code: "scenario/none", message: "There are no scenario files in it.", file: path });
}

/** How many folders above a scenario its workspace may be. */
const highest = 4;

/** The workspace of a scenario: the folder it lies in, or the nearest above that holds sheets. Links are followed. */
export async function workspaceOf(file: string): Promise<Result<string>> {
  const folder = await nodeDisk.realPath(dirname(resolve(file))).catch(() => dirname(resolve(file)));
  let here = folder;
  for (let up = 0; up <= highest; up += 1) {
    const sheets = await listWorkspaceFiles(nodeDisk, here).catch(() => []);
    if (sheets.length > 0) return ok(here);
    const above = dirname(here);
    if (above === here) break;
    here = above;
  }
  return failed({ code: "scenario/no-workspace", message: "There are no TOML files beside it or above it.", file });
}

/** The folder whose cards a scenario plays with: as it says, seen from its file, and inside of its workspace. */
export async function cardsFolder(file: string, cards: string | undefined): Promise<Result<string>> {
  const workspace = await workspaceOf(file);
  if (!workspace.ok || cards === undefined) return workspace;
  const wanted = resolve(dirname(file), cards);
  const real = await nodeDisk.realPath(wanted).catch(() => null);
  if (real === null) return failed({ code: "folder/unreadable", message: `There is no folder "${cards}".`, file });
  if (isInside(workspace.value, real)) return ok(real);
  return failed({ code: "file/outside-workspace", message: `"${cards}" is no folder of the workspace.`, file });
}
