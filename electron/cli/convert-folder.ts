import { join } from "node:path";
import { failed, ok, type Result } from "../../shared/base/index.js";
import { ownWriteFault, writeFolderPlan, type FolderPlan } from "../files/index.js";
import { inFolder, previewFolder, type FolderPreview, type FolderRequest } from "./folder-preview.js";
import { describeFault, exitCodes, refuse, type ExitCode, type Output } from "./output.js";
import { withFolder } from "./store.js";

export interface ConvertFolderRequest extends FolderRequest {
  /** Goes on where something is left out. */
  readonly force: boolean;
  readonly dryRun: boolean;
}

/** Makes a folder of TOML files from a folder in another format, or the other way. */
export async function convertFolder(output: Output, request: ConvertFolderRequest): Promise<ExitCode> {
  const { input, target, force, dryRun } = request;
  const preview = await previewFolder(request);
  if (!preview.ok) {
    for (const fault of preview.error) refuse(output, fault);
    return exitCodes.wrongUse;
  }
  const { plan, removed, unmatched, remarks } = preview.value;
  for (const { path, line, message } of remarks) {
    output.remark(
      describeFault({ code: "", file: join(input, path), message, ...(line === undefined ? {} : { line }) }),
    );
  }
  if (dryRun) output.say(previewLines(preview.value).join(""));
  if (!force && remarks.some(({ isLoss }) => isLoss)) {
    output.remark("cardwright: Nothing was written, since something would be left out. Try: --force to go on.");
    return exitCodes.problems;
  }
  if (dryRun) return exitCodes.fine;
  const written = await writePlan(output, target, plan);
  if (!written.ok) return refuse(output, inFolder(written.error, target));
  for (const path of removed) {
    output.remark(`${join(target, path)}: Nothing stands for this file any more; it is not deleted.`);
  }
  if (unmatched > 0) {
    const rows = unmatched === 1 ? "1 row has" : `${unmatched} rows have`;
    output.remark(`${target}: ${rows} no file in the folder; not deleted.`);
  }
  output.remark(`${target}: ${countsOf(plan)}`);
  return exitCodes.fine;
}

function previewLines({ plan, removed }: FolderPreview): readonly string[] {
  const lines: readonly (readonly [string, readonly string[]])[] = [
    ["new", plan.made.map(({ path }) => path)],
    ["changed", plan.changed.map(({ path }) => path)],
    ["unchanged", plan.unchanged],
    ["not needed", removed],
  ];
  return lines.flatMap(([what, paths]) => paths.map((path) => `${what.padEnd(10)}  ${path}\n`));
}

const countsOf = ({ made, changed, unchanged }: FolderPlan): string =>
  `${made.length} new, ${changed.length} changed, ${unchanged.length} unchanged`;

async function writePlan(output: Output, target: string, plan: FolderPlan): Promise<Result<null>> {
  if (plan.made.length + plan.changed.length === 0) return ok(null);
  try {
    return await withFolder(target, output, ({ disk, root, store }) => writeFolderPlan(disk, root, store, plan));
  } catch (error) {
    return failed(ownWriteFault(error));
  }
}
