import { basename, dirname, join, resolve } from "node:path";
import { failed, ok, type Result } from "../../../shared/base/index.js";
import { isInside, listScenarioFiles, listWorkspaceFiles, nodeDisk, scenarioEnding } from "../../files/index.js";
import { statNamed } from "../named-path.js";

const noScenarios = `There are no scenario files in it: none whose name ends with ${scenarioEnding}.`;

/** The scenario files of a path: itself, or all in a folder and the folders in it, in the order of their paths. */
export async function scenarioFiles(path: string): Promise<Result<readonly string[]>> {
  const kind = await statNamed(path, "file");
  if (!kind.ok) return kind;
  if (kind.value !== "folder") {
    if (basename(path).endsWith(scenarioEnding)) return ok([path]);
    const expected = `a file whose name ends with ${scenarioEnding}`;
    return failed({ code: "scenario/name", message: "This is not a scenario file.", file: path, expected });
  }
  const found = await listScenarioFiles(nodeDisk, path);
  if (found.length > 0) return ok(found.map((name) => join(path, name)));
  return failed({ code: "scenario/none", message: noScenarios, file: path });
}

/** How many folders above a scenario its workspace may be. */
const highest = 4;

/**
 * A folder of this name beside a scenario's folder is its workspace where neither that folder nor one nearer holds
 * sheets. It comes before the folders above: a `pyproject.toml` or `Cargo.toml` there is no sheet.
 */
const besideName = "cards";

/** It may lie beside the scenario's folder, or beside the one that is in. */
const mostBeside = 2;

/** The folders that a scenario is in, its own first. Links are followed. */
async function foldersAbove(file: string): Promise<readonly string[]> {
  const folders = [await nodeDisk.realPath(dirname(resolve(file))).catch(() => dirname(resolve(file)))];
  while (folders.length <= highest) {
    const here = folders.at(-1) ?? "";
    if (dirname(here) === here) break;
    folders.push(dirname(here));
  }
  return folders;
}

const hasSheets = async (folder: string): Promise<boolean> =>
  (await listWorkspaceFiles(nodeDisk, folder).catch(() => [])).length > 0;

/** The workspace of a scenario: the folder it lies in, or the nearest above that holds sheets. */
export async function workspaceOf(file: string): Promise<Result<string>> {
  for (const folder of await foldersAbove(file)) if (await hasSheets(folder)) return ok(folder);
  const message = `There are no TOML files beside it or above it, nor in a folder "${besideName}" beside its folder. Say in it where the cards are: cards = "../${besideName}".`;
  return failed({ code: "scenario/no-workspace", message, file });
}

/** The folder whose cards a scenario plays with: as it says, seen from its file, inside of its workspace or beside its folders. */
export async function cardsFolder(file: string, cards: string | undefined): Promise<Result<string>> {
  if (cards === undefined) return (await cardsBeside(file)) ?? workspaceOf(file);
  const workspace = await workspaceOf(file);
  const wanted = resolve(dirname(file), cards);
  const real = await nodeDisk.realPath(wanted).catch(() => null);
  if (real === null) return failed({ code: "folder/unreadable", message: `There is no folder "${cards}".`, file });
  if (workspace.ok && isInside(workspace.value, real)) return ok(real);
  // A folder of scenarios beside one of cards: neither lies in the other.
  const above = await foldersAbove(file);
  const isBeside = above.slice(1, mostBeside + 1).includes(dirname(real)) && !above.includes(real);
  if (!workspace.ok && isBeside) return ok(real);
  const message = `"${cards}" is not a folder of the workspace. Put the scenario beside or below its cards, or its folder beside theirs.`;
  return failed({ code: "file/outside-workspace", message, file });
}

/** The folder of cards beside one of the folders that a scenario is in, where none of those holds sheets itself. */
async function cardsBeside(file: string): Promise<Result<string> | null> {
  for (const folder of (await foldersAbove(file)).slice(0, mostBeside)) {
    if (await hasSheets(folder)) return ok(folder);
    const beside = join(dirname(folder), besideName);
    if (await hasSheets(beside)) return ok(beside);
  }
  return null;
}
