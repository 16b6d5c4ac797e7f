import { basename, join } from "node:path";
import { ok, type Result } from "../../../shared/base/index.js";
import type { CallResponses } from "../../../shared/bridge/index.js";
import { conflictRows, type MergeConflict } from "../../../shared/merge/index.js";
import type { ScratchFolder } from "../../files/index.js";
import { commitScratch, leaveInConflict, recordConflicts } from "../../git/index.js";
import type { Visit } from "../../web/index.js";
import { readText, writeText } from "../files.js";
import type { Output } from "../output.js";
import { disk } from "../store.js";
import { showInApp } from "./app-window.js";

interface Merged {
  /** Paths of the versions. */
  readonly base: string;
  readonly ours: string;
  readonly theirs: string;
  /** The file that is replaced. */
  readonly path: string;
  /** The merged file, with what is ours where it is in conflict. */
  readonly text: string;
  readonly conflicts: readonly MergeConflict[];
}

type Listed = CallResponses["merge-conflicts/list"];

/**
 * Shows the conflicts of a file in the three-way view of the app until its page is left. Once all are decided the file is written;
 * else it is left alone. Returns whether it was written.
 */
export async function mergeInApp(output: Output, merged: Merged): Promise<Result<boolean>> {
  const { path, text, conflicts } = merged;
  const name = basename(path);
  const fill = async (folder: ScratchFolder): Promise<Result<unknown>> => {
    const versions = await versionsOf(merged, output);
    if (!versions.ok) return versions;
    await folder.write(name, versions.value.ours);
    const committed = await commitScratch(folder.path);
    if (!committed.ok) return committed;
    const left = await leaveInConflict(folder.path, name, versions.value);
    if (!left.ok) return left;
    await folder.write(name, text);
    return recordConflicts(disk, folder.path, {
      ...{ path: name, conflicts, decided: [] },
      rows: conflictRows(text, conflicts),
    });
  };
  let isSaid = false;
  const called = (visit: Visit, call: string, answer: Result<unknown>): void => {
    if (isSaid || call !== "merge-conflicts/decide" || !answer.ok || !areDecided(answer.value as Listed)) return;
    isSaid = true;
    visit.say(`Everything in ${name} is decided. Close this page, and git goes on with the file as it is here.`);
  };
  const end = async (visit: Visit, folder: string): Promise<Result<boolean>> => {
    const listed = await visit.session.call("merge-conflicts/list", {});
    if (!listed.ok) return listed;
    if (!areDecided(listed.value as Listed)) {
      output.remark(`${path}: left in conflict.`);
      return ok(false);
    }
    const flushed = await visit.session.call("workspace/flush", {});
    if (!flushed.ok) return flushed;
    const decided = await readText(join(folder, name), output);
    if (!decided.ok) return decided;
    const written = await writeText(path, output, decided.value.text, true);
    return written.ok ? ok(true) : written;
  };
  const shown = await showInApp(output, { command: "show-merge-conflicts", fill, called }, end);
  return shown.ok ? shown.value : shown;
}

/** Whether all that was in conflict is decided; a list of nothing says nothing. */
const areDecided = ({ files }: Listed): boolean =>
  files.length > 0 && files.every(({ conflicts }) => conflicts.every(({ decided }) => decided !== null));

async function versionsOf(
  { base, ours, theirs }: Merged,
  output: Output,
): Promise<Result<Record<"base" | "ours" | "theirs", string>>> {
  const texts: string[] = [];
  for (const path of [base, ours, theirs]) {
    const read = await readText(path, output);
    if (!read.ok) return read;
    texts.push(read.value.text);
  }
  const [old = "", mine = "", other = ""] = texts;
  return ok({ base: old, ours: mine, theirs: other });
}
