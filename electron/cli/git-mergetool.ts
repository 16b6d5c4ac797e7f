import { z } from "zod";
import {
  conflictLine,
  conflictRows,
  conflictVersions,
  isWritable,
  resolveConflict,
  rowOfConflict,
  type ConflictRow,
  type ConflictSide,
  type MergeConflict,
} from "../../shared/merge/index.js";
import { parseDocument, printDocument, type TomlDocument } from "../../shared/toml/index.js";
import { command, type CliContext, type CommandDefinition } from "./command.js";
import { writeText } from "./files.js";
import { mergeNamed } from "./merge-files.js";
import { describeFault, exitCodes, refuse, type ExitCode, type Output } from "./output.js";
import { disk } from "./store.js";

const optionsSchema = z.object({ window: z.boolean().default(false) });

/** `git mergetool`: what `git mergetool -t cardwright` runs, such as after a merge by lines. */
export const mergetoolCommand: CommandDefinition = (context, finish) =>
  command({
    name: "mergetool",
    summary: "Merge a file that git left in conflict; run by git mergetool.",
    details:
      "Merges the file again, by rows and cells, and asks which side each conflict is to have. Once all are decided the file is written, " +
      "and git takes it as resolved. Where one is left open the exit code is 1, and git puts the file back as it was. " +
      "git mergetool -t cardwright-window shows the conflicts in the app, in a browser of this machine, and goes on once its page is closed. " +
      "Cells beside the conflicts can be edited there too, and git gets them with what was decided.",
    examples: [
      ["git mergetool base ours theirs cards/cards.toml", "as git runs it"],
      ["git mergetool --window base ours theirs cards/cards.toml", "in the app"],
    ],
  })
    .option("--window", "decide the conflicts in the app, in a browser")
    .argument("<base>", "the file of the common ancestor; empty if both added the file")
    .argument("<ours>", "the file of our version")
    .argument("<theirs>", "the file of the other version")
    .argument("<path>", "the file in the work tree, which is replaced")
    .action(async (base: string, ours: string, theirs: string, path: string, options: unknown) =>
      finish(await mergeByHand(context, { base, ours, theirs, path }, optionsSchema.parse(options).window)),
    );

async function mergeByHand(
  { output, ask }: CliContext,
  files: { readonly base: string; readonly ours: string; readonly theirs: string; readonly path: string },
  isInWindow: boolean,
): Promise<ExitCode> {
  const { path } = files;
  if (await areEmpty([files.base, files.ours, files.theirs])) return refuse(output, noVersions, path);
  const merged = await mergeNamed({ ...files, policy: "cell", markerSize: 7 }, output);
  if (!merged.ok) return refuse(output, merged.error);
  const { text, conflicts, marks } = merged.value;
  if (marks > 0) {
    output.remark(`${path}: its lines are in conflict, which has to be resolved in an editor.`);
    return exitCodes.problems;
  }
  if (isInWindow && conflicts.length > 0) {
    const { mergeInApp } = await import("./window/merge.js");
    const resolved = await mergeInApp(output, { ...files, text, conflicts });
    if (!resolved.ok) return refuse(output, resolved.error);
    return resolved.value ? exitCodes.fine : exitCodes.problems;
  }
  const decided = conflicts.length === 0 ? text : await decideAll({ output, ask }, { path, text, conflicts });
  if (decided === null) {
    output.remark(`${path}: left in conflict.`);
    return exitCodes.problems;
  }
  const written = await writeText(path, output, decided, true);
  return written.ok ? exitCodes.fine : refuse(output, written.error);
}

/** Empty files are never in conflict, but git mergetool hands over such where it fails at a name: `-rf.toml`. */
const noVersions = {
  code: "git/no-versions",
  message: "Git handed over three empty versions, so nothing was merged.",
  suggestion: "git checkout --merge, which merges it by cells, and “Show merge conflicts” in the app",
};

async function areEmpty(paths: readonly string[]): Promise<boolean> {
  const sizes = await Promise.all(
    paths.map((path) =>
      disk.stat(path).then(
        ({ size }) => size,
        () => undefined,
      ),
    ),
  );
  return sizes.every((size) => size === 0);
}

interface Merged {
  readonly path: string;
  readonly text: string;
  readonly conflicts: readonly MergeConflict[];
}

/** The file with the sides that the person takes; null where one is left open. */
async function decideAll(
  context: Pick<CliContext, "output" | "ask">,
  { path, text, conflicts }: Merged,
): Promise<string | null> {
  const document = parseDocument(text);
  if (!document.ok) return null;
  const rows = conflictRows(text, conflicts);
  let decided = document.value;
  for (const [at, conflict] of conflicts.entries()) {
    const next = await decide(context, decided, { path, conflict, row: rows[at] });
    if (next === null) return null;
    decided = next;
  }
  return printDocument(decided);
}

interface Question {
  readonly path: string;
  readonly conflict: MergeConflict;
  readonly row: ConflictRow | undefined;
}

/** The file with the side that the person takes; null where it is left in conflict. */
async function decide(
  { output, ask }: Pick<CliContext, "output" | "ask">,
  document: TomlDocument,
  { path, conflict, row }: Question,
): Promise<TomlDocument | null> {
  const title = row?.title || conflict.table.join(".");
  output.remark(`${path}: ${conflictLine(conflict, () => title, "open")}`);
  for (;;) {
    const side = await askForSide(ask, conflict);
    if (side === null) return null;
    if (side !== undefined) {
      const taken = take(output, document, { conflict, row, side });
      if (taken) return taken;
    }
  }
}

/** What may be typed, whole or its first letter. */
const sides: readonly ConflictSide[] = ["ours", "theirs", "base"];

/** Undefined where what was typed is none of the answers, or nothing. */
async function askForSide(ask: CliContext["ask"], conflict: MergeConflict): Promise<ConflictSide | null | undefined> {
  const question = isWritable(conflict)
    ? "Take ours, theirs or base, or quit? [o/t/b/q] "
    : "Leave it as it is now, or quit? [o/q] ";
  const typed = (await ask(question))?.trim().toLowerCase();
  if (typed === undefined || typed === "q" || typed === "quit") return null;
  const offered = isWritable(conflict) ? sides : sides.slice(0, 1);
  return offered.find((side) => typed !== "" && side.startsWith(typed));
}

function take(
  output: Output,
  document: TomlDocument,
  { conflict, row, side }: Pick<Question, "conflict" | "row"> & { readonly side: ConflictSide },
): TomlDocument | undefined {
  const source = conflictVersions(conflict)[side];
  const place = rowOfConflict(document, conflict, row);
  // What is to go is gone already, with its row.
  if (place === undefined && source === null) return document;
  const resolved =
    place === undefined
      ? ({ ok: false, error: { code: "merge/row-gone", message: "Its row was taken away before." } } as const)
      : resolveConflict(document, conflict, place, source);
  if (resolved.ok) return resolved.value;
  output.remark(describeFault(resolved.error));
  return undefined;
}
