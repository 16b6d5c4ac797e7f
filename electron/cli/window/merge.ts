import { join } from "node:path";
import { failed, inShell, ok, type Result } from "../../../shared/base/index.js";
import type { CallResponses } from "../../../shared/bridge/index.js";
import { conflictRows, type MergeConflict } from "../../../shared/merge/index.js";
import { commitScratch, leaveInConflict, recordConflicts } from "../../git/index.js";
import type { Visit } from "../../web/index.js";
import { readText, writeText } from "../files.js";
import type { Output } from "../output.js";
import { disk } from "../store.js";
import { sheetName, showInApp } from "./app-window.js";

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
 * else, and where the person cancels, it is left alone. Returns whether it was written.
 */
export async function mergeInApp(output: Output, merged: Merged): Promise<Result<boolean>> {
  const { path, text, conflicts } = merged;
  const name = sheetName(path);
  const versions = await versionsOf(merged, output);
  if (!versions.ok) return versions;
  const shown = await showInApp(output, {
    purpose: "merge",
    fill: async (folder) => {
      const before = await folder.write(name, versions.value.ours);
      if (!before.ok) return before;
      const committed = await commitScratch(folder.path);
      if (!committed.ok) return committed;
      const left = await leaveInConflict(folder.path, name, versions.value);
      if (!left.ok) return left;
      const now = await folder.write(name, text);
      if (!now.ok) return now;
      return recordConflicts(disk, folder.path, {
        ...{ path: name, conflicts, decided: [] },
        rows: conflictRows(text, conflicts),
      });
    },
    end: async (visit, folder, how) => {
      const decided = how === "cancelled" ? ok(null) : await decidedText(visit, join(folder, name), output);
      if (!decided.ok) return decided;
      if (decided.value === null) {
        output.remark(`${path}: left in conflict.`);
        return ok("left");
      }
      const written = await writeText(path, output, decided.value, true);
      if (!written.ok) return written;
      if (how === "signal")
        output.remark(`${path}: merged. Git has ended: mark it as resolved by git add ${inShell(path)}`);
      return ok("merged");
    },
  });
  return shown.ok ? ok(shown.value === "merged") : shown;
}

const notSaved = {
  code: "git/not-saved",
  message: "What was decided could not be saved where the system keeps temporary files; the file was left in conflict.",
};

/** The file as it was decided; null where something is open. */
async function decidedText(visit: Visit, file: string, output: Output): Promise<Result<string | null>> {
  const listed = await visit.session.call("merge-conflicts/list", {});
  if (!listed.ok) return listed;
  if (!areDecided(listed.value as Listed)) return ok(null);
  const flushed = await visit.session.call("workspace/flush", {});
  if (!flushed.ok) return flushed;
  if ((flushed.value as CallResponses["workspace/flush"]).unsaved > 0) return failed(notSaved);
  const decided = await readText(file, output);
  return decided.ok ? ok(decided.value.text) : decided;
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
