import { z } from "zod";
import { tableLines } from "../../shared/revision/index.js";
import { command, type CommandDefinition } from "./command.js";
import { describeDifference, isPartial } from "./difference.js";
import { exitCodes, printJsonLine, refuse, type ExitCode, type Output } from "./output.js";
import { readVersions } from "./versions.js";

const optionsSchema = z.object({
  json: z.boolean().default(false),
  exitCode: z.boolean().default(false),
  unfold: z.boolean().default(false),
});

/** `diff`: what changed between two versions, card by card. */
export const diffCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "diff",
    summary: "Show what changed between two versions, card by card and cell by cell.",
    details:
      "OLD and NEW are two files or two folders. In a git repository, name commits instead: a range such as v1..v2, or one commit to " +
      "compare it with what is on disk; PATH is then the folder or file, by default the working directory. Without arguments, " +
      "what changed since the last commit. Rows are found again by their ids, wherever they moved; [-these-] words went and {+these+} " +
      "came, and what an ability does otherwise is said below its text. A column that was added, removed or renamed is one line for " +
      "all of its cards; --unfold shows it under each. With --json, a list of {file, fileBefore, table, title, " +
      "isRemoved, columns: [{kind, key, column, keyBefore, columnBefore, rows}], rows: [{kind, row, title, isMoved, cells: [{column, key, before, after}], abilities, verdict}]}.",
    examples: [
      ["diff", "what changed since the last commit"],
      ["diff v1..v2 cards/", "between two tags"],
      ["diff main cards/cards.toml", "one file, since it was on another branch"],
      ["diff old/ new/ --json", "two folders, for programs"],
    ],
  })
    .argument("[old]", "a file, a folder, a commit or a range of commits")
    .argument("[new]", "a file or folder")
    .option("--json", "print the difference as JSON")
    .option("--unfold", "show a column that was added, removed or renamed under each card")
    .option("--exit-code", "exit with 1 if there is a difference, or a file that cannot be read")
    .action(async (first: string | undefined, second: string | undefined, options: unknown) =>
      finish(await diff(output, first, second, optionsSchema.parse(options))),
    );

/** Prints what changed between two versions. */
export async function diff(
  output: Output,
  first: string | undefined,
  second: string | undefined,
  { json, exitCode, unfold }: z.infer<typeof optionsSchema>,
): Promise<ExitCode> {
  const versions = await readVersions(first, second, output);
  if (!versions.ok) return refuse(output, versions.error);
  const tables = describeDifference(versions.value, output);
  if (json) printJsonLine(output, tables);
  else for (const table of tables) output.say(`${tableLines(table, { isUnfolded: unfold }).join("\n")}\n\n`);
  const isComplete = !isPartial(versions.value);
  if (!json && tables.length === 0 && isComplete) output.remark("No card has changed.");
  return exitCode && (tables.length > 0 || !isComplete) ? exitCodes.problems : exitCodes.fine;
}
