import { join } from "node:path";
import { settingsFile } from "../../shared/validate/index.js";
import type { Disk, Listed } from "./disk.js";

/** How the names of scenario files end: TOML that is not a sheet. */
export const scenarioEnding = ".scenario.toml";

/** Whether a name of a workspace's folder is one of its files: TOML, hidden ones too, scenarios not. */
export const isWorkspaceFile = (name: string): boolean => name.endsWith(".toml") && !name.endsWith(scenarioEnding);

/**
 * The files of a workspace, as names in byte order: direct children, links to files among them, `sheets.toml` too, which
 * orders the others. Rejects when the folder cannot be listed.
 */
export async function listWorkspaceFiles(disk: Disk, root: string): Promise<readonly string[]> {
  const names: string[] = [];
  for (const { name, kind, isGarbled } of await disk.list(root)) {
    if (isGarbled) continue;
    if (isWorkspaceFile(name) && (await isFile(disk, join(root, name), kind))) names.push(name);
  }
  return names.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
}

/** The names in a folder that would be its files if they were UTF-8; with signs for what is not. */
export async function listGarbledFiles(disk: Disk, root: string): Promise<readonly string[]> {
  const entries = await disk.list(root);
  return entries.filter(({ name, isGarbled }) => isGarbled && isWorkspaceFile(name)).map(({ name }) => name);
}

/** What is said of such a name as `listBrokenFiles` returns. */
export const notAFile = {
  code: "file/not-a-file",
  message: "It is not a file, nor a link to one. Remove it, or put the file back.",
};

/**
 * The names in a folder that look like its files and lead to none: links to nothing, pipes, devices. Hidden ones are left out,
 * for editors lock files by links to nothing.
 */
export async function listBrokenFiles(disk: Disk, root: string): Promise<readonly string[]> {
  const broken: string[] = [];
  for (const { name, kind } of await disk.list(root)) {
    if (!isWorkspaceFile(name) || name.startsWith(".")) continue;
    if (await leadsNowhere(disk, join(root, name), kind)) broken.push(name);
  }
  return broken;
}

/** Whether a name in a folder is there, and leads to neither a file nor a folder. */
export async function isBrokenFile(disk: Disk, root: string, name: string): Promise<boolean> {
  const path = join(root, name);
  const itself = await disk.linkStat(path).catch(() => undefined);
  return itself !== undefined && leadsNowhere(disk, path, itself.kind);
}

async function leadsNowhere(disk: Disk, path: string, kind: Listed["kind"]): Promise<boolean> {
  if (kind !== "link") return kind === "other";
  const behind = await disk.stat(path).catch(() => undefined);
  return behind?.kind !== "file" && behind?.kind !== "folder";
}

/** Scenarios lie no deeper in a workspace than this. */
const deepest = 8;

/** The scenario files of a folder and the folders in it, as paths with `/` in the order of their names; links are not followed. */
export async function listScenarioFiles(disk: Disk, root: string): Promise<readonly string[]> {
  const found: string[] = [];
  const look = async (folder: string, depth: number): Promise<void> => {
    const entries = await disk.list(join(root, folder)).catch(() => []);
    for (const { name, kind } of [...entries].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = folder === "" ? name : `${folder}/${name}`;
      if (kind === "file" && name.endsWith(scenarioEnding)) found.push(path);
      if (kind === "folder" && depth < deepest && !name.startsWith(".") && name !== "node_modules") {
        await look(path, depth + 1);
      }
    }
  };
  await look("", 0);
  return found;
}

/** The settings file of a workspace where it has one, as a list of no or one name. */
export async function listSettingsFile(disk: Disk, root: string): Promise<readonly string[]> {
  const found = await disk.stat(join(root, settingsFile)).catch(() => undefined);
  return found?.kind === "file" ? [settingsFile] : [];
}

/** More files of one purpose are not listed. */
const mostInFolder = 200;

/** The TOML files in a folder of a workspace, such as those that say how its cards look, as paths with `/` in the order of their names; links are not followed. */
export async function listTomlIn(disk: Disk, root: string, folder: string): Promise<readonly string[]> {
  const entries = await disk.list(join(root, folder)).catch(() => []);
  const names = entries.filter(({ name, kind, isGarbled }) => kind === "file" && !isGarbled && name.endsWith(".toml"));
  return names
    .map(({ name }) => `${folder}/${name}`)
    .sort((a, b) => (a < b ? -1 : 1))
    .slice(0, mostInFolder);
}

async function isFile(disk: Disk, path: string, kind: "file" | "folder" | "link" | "other"): Promise<boolean> {
  if (kind !== "link") return kind === "file";
  return disk.stat(path).then(
    (stat) => stat.kind === "file",
    () => false,
  );
}
