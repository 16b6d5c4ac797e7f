import { z } from "zod";
import { conflictRows } from "../../shared/merge/index.js";
import { recordConflicts } from "../git/index.js";
import { command, type CommandDefinition } from "./command.js";
import { writeText } from "./files.js";
import { mergeNamed } from "./merge-files.js";
import { sayConflicts } from "./merge.js";
import { disk } from "./store.js";
import { exitCodes, refuse, type ExitCode, type Output } from "./output.js";

const optionsSchema = z.object({ markerSize: z.coerce.number().int().min(1).max(1000).catch(7), path: z.string() });

/** `git merge-driver`: what git runs to merge a file; the merged text takes the place of ours. */
export const mergeDriverCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "merge-driver",
    summary: "Merge a file; run by git itself.",
    details:
      "Exits with 1 if something is in conflict, which git then says; the file is valid TOML and holds our side.",
    examples: [["git merge-driver --marker-size 7 --path cards/cards.toml base ours theirs", "as git runs it"]],
  })
    .argument("<base>", "the file of the common ancestor; empty if both added the file")
    .argument("<ours>", "the file of our version, which is replaced")
    .argument("<theirs>", "the file of the other version")
    .requiredOption("--path <path>", "the path of the file in the repository")
    .option("--marker-size <size>", "the length of the markers where the file is merged by lines")
    .action(async (base: string, ours: string, theirs: string, options: unknown) =>
      finish(await drive(output, { base, ours, theirs }, optionsSchema.parse(options))),
    );

async function drive(
  output: Output,
  files: { readonly base: string; readonly ours: string; readonly theirs: string },
  { markerSize, path }: z.infer<typeof optionsSchema>,
): Promise<ExitCode> {
  const merged = await mergeNamed({ ...files, path, markerSize, policy: "cell" }, output);
  if (!merged.ok) return refuse(output, merged.error);
  const written = await writeText(files.ours, output, merged.value.text, true);
  if (!written.ok) return refuse(output, written.error);
  sayConflicts(output, path, merged.value);
  const { conflicts, marks } = merged.value;
  const recorded = await recordConflicts(disk, ".", {
    ...{ path, conflicts, decided: [] },
    rows: conflictRows(merged.value.text, conflicts),
  });
  if (!recorded.ok) output.remark(`The conflicts could not be recorded: ${recorded.error.message}`);
  return conflicts.length + marks > 0 ? exitCodes.problems : exitCodes.fine;
}
