import { failed, ok, type Result } from "../../shared/base/index.js";
import type { FolderExportView, FolderFileView } from "../../shared/bridge/index.js";
import type { FolderFormat, ToolAnswers } from "../../shared/games/index.js";
import type { TomlDocument } from "../../shared/toml/index.js";
import {
  faultOfSize,
  planFolder,
  readFolder,
  readPresent,
  type Disk,
  type FileInFolder,
  type FolderPlan,
} from "../files/index.js";
import { firstOf } from "./folder-import.js";

const mostRemarks = 200;

/** An export that was computed, and not done yet. */
export interface PlannedFolderExport {
  readonly view: Omit<FolderExportView, "id">;
  /** Free of links. */
  readonly root: string;
  readonly plan: FolderPlan;
  /** Files that no row stands for. */
  readonly removed: readonly FileInFolder[];
}

/** What writing TOML files as card files into a folder comes to. */
export async function planFolderExport(
  disk: Disk,
  root: string,
  format: FolderFormat,
  documents: ReadonlyMap<string, TomlDocument>,
  answers: ToolAnswers,
): Promise<Result<PlannedFolderExport>> {
  const before = await readFolder(disk, root, format.takes);
  if (!before.ok) return before;
  const result = format.fromToml(documents, before.value, answers);
  if (!result.ok) return failed(firstOf(result.error));
  const { files, removed: outdated, remarks } = result.value;
  const fault = faultOfSize(files);
  if (fault) return failed(fault);
  const known = new Map(before.value.map((file) => [file.path, file] as const));
  const others = await readPresent(
    disk,
    root,
    files.map(({ path }) => path).filter((path) => !known.has(path)),
  );
  if (!others.ok) return others;
  const plan = planFolder([...before.value, ...others.value], files);
  const removed = outdated.flatMap((path) => known.get(path) ?? []);
  return ok({
    view: {
      made: plan.made.map(({ path }) => path),
      changed: plan.changed.map(({ path }) => path),
      unchanged: plan.unchanged.length,
      removed: outdated,
      remarks: remarks.slice(0, mostRemarks),
      remarkCount: remarks.length,
    },
    root,
    plan,
    removed,
  });
}

/** A file that a plan writes, as it is and as it will be. */
export function fileOfPlan({ plan }: PlannedFolderExport, path: string): Result<FolderFileView> {
  const found = [...plan.made, ...plan.changed].find((change) => change.path === path);
  if (found) return ok({ before: found.before?.text ?? null, after: found.text });
  return failed({ code: "exchange/not-planned", message: `${path} is not one of the files to be written.` });
}
