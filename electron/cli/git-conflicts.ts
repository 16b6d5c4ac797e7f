import { posix } from "node:path";
import { z } from "zod";
import { command, type CommandDefinition } from "./command.js";
import { folderPrefix, recordedConflicts, wholeFileConflicts, type ConflictRecord } from "../git/index.js";
import {
  conflictLine,
  rowOfConflict,
  standingDecision,
  wholeFileCommands,
  wholeFileLine,
  type Decision,
} from "../../shared/merge/index.js";
import { readToml } from "./files.js";
import { disk } from "./store.js";
import { exitCodes, printJsonLine, refuse, type ExitCode, type Output } from "./output.js";

const optionsSchema = z.object({ json: z.boolean().default(false) });

/** What the app was asked to put there, and the file still has. */
const decisions: Readonly<Record<Decision, string>> = {
  base: "decided: the version before",
  ours: "decided: ours",
  theirs: "decided: theirs",
  other: "decided: another value",
};

/** `git conflicts`: what a merge could not decide. */
export const conflictsCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "conflicts",
    summary: "List the cells and files that a merge left in conflict, with all three values.",
    details:
      "Of the files that git still counts as in conflict. Our side stands in them: change what is to be otherwise, in any editor or by " +
      "“Show merge conflicts” in the app, whose decisions are listed too, then mark the file as resolved with git add. A file that one side deleted, or that both renamed, is in conflict as a whole: git merges nothing there, and what decides it stands beside it. Exits with 1 if there are any.",
    examples: [
      ["git conflicts", "after a merge, rebase or stash pop with conflicts"],
      [
        "git conflicts --json",
        "for programs: [{path, conflicts: [{kind, table, row, path, base, ours, theirs, decided}]}], or of a whole file {path, file, conflicts: []}",
      ],
    ],
  })
    .option("--json", "print the conflicts as JSON")
    .action(async (options: unknown) => finish(await list(output, optionsSchema.parse(options))));

async function list(output: Output, { json }: z.infer<typeof optionsSchema>): Promise<ExitCode> {
  const records = await recordedConflicts(disk, ".");
  if (!records.ok) return refuse(output, records.error);
  const whole = await wholeFileConflicts(".");
  if (!whole.ok) return refuse(output, whole.error);
  const prefix = await folderPrefix(".");
  if (!prefix.ok) return refuse(output, prefix.error);
  /** As a command that is given here names it. */
  const named = (path: string): string =>
    path.startsWith(prefix.value) ? path.slice(prefix.value.length) : `:/${path}`;
  const standing = await Promise.all(
    records.value.map(async (record) => ({
      ...record,
      decided: await decisionsIn(record, posix.relative(prefix.value, record.path), output),
    })),
  );
  if (json)
    printJsonLine(output, [
      ...standing.map(({ path, conflicts, decided }) => ({
        path,
        conflicts: conflicts.map((conflict, at) => ({ ...conflict, decided: decided[at] ?? null })),
      })),
      ...whole.value.map(({ path, kind }) => ({ path, file: kind, conflicts: [] })),
    ]);
  else {
    for (const { path, conflicts, decided } of standing) {
      const lines = conflicts.map((conflict, at) => {
        const decision = decided[at] ?? null;
        return conflictLine(
          conflict,
          ({ table, row }) => `${table.join(".")}${row === null ? "" : `[${row}]`}`,
          decision === null ? undefined : decisions[decision],
        );
      });
      output.say(`${path}\n${lines.map((line) => `  ${line}\n`).join("")}`);
    }
    for (const { path, kind } of whole.value) {
      const ways = wholeFileCommands(kind, named(path)).map(([end, way]) => `    ${way}  ${end}\n`);
      output.say(`${path}\n  ${wholeFileLine(kind)}\n${ways.join("")}`);
    }
    if (records.value.length + whole.value.length === 0) output.remark("No card file is in conflict.");
  }
  return records.value.length + whole.value.length > 0 ? exitCodes.problems : exitCodes.fine;
}

/** What was decided of the conflicts of a file, as far as the file still has it; all of it where that cannot be read. */
async function decisionsIn(
  { conflicts, rows, decided }: ConflictRecord,
  file: string,
  output: Output,
): Promise<readonly (Decision | null)[]> {
  const document = await readToml(file, output);
  return conflicts.map((conflict, at) => {
    const decision = decided[at] ?? null;
    if (!document.ok) return decision;
    return standingDecision(document.value, conflict, rowOfConflict(document.value, conflict, rows[at]), decision);
  });
}
