import { basename } from "node:path";
import { z } from "zod";
import { conflictLine, type MergeConflict } from "../../shared/merge/index.js";
import { rowTitle } from "../../shared/sheet/index.js";
import { parseDocument } from "../../shared/toml/index.js";
import { command, type CommandDefinition } from "./command.js";
import { writeText } from "./files.js";
import { mergeNamed, type MergedFile } from "./merge-files.js";
import { exitCodes, printJsonLine, refuse, type ExitCode, type Output } from "./output.js";

const optionsSchema = z.object({
  output: z.string().optional(),
  path: z.string().optional(),
  policy: z.enum(["cell", "row"]).default("cell"),
  json: z.boolean().default(false),
});

/** `merge`: two versions of a file that were made of one. */
export const mergeCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "merge",
    summary: "Merge two versions of a file that share a base, row by row and cell by cell.",
    details:
      "Prints the merged file, or writes it to --output. What one version alone changed is taken from it. Where both changed a cell to " +
      "different values, ours stands, the file stays valid TOML, and the conflict is said with all three values; then the exit code is 1. " +
      "Comments and layout of both are kept. Files that cannot be merged by cells are merged by lines, with markers. " +
      "To have git do this by itself: cardwright git install.",
    examples: [
      ["merge base.toml ours.toml theirs.toml > merged.toml", "as git merge-file does, but by cells"],
      ["merge base.toml ours.toml theirs.toml --output ours.toml", "into our version"],
      ["merge base.toml ours.toml theirs.toml --policy row", "rows that both changed are in conflict"],
    ],
  })
    .argument("<base>", "the version that both were made of; an empty file if there is none")
    .argument("<ours>", "our version")
    .argument("<theirs>", "the other version")
    .option("--output <file>", "write the merged file there instead of printing it")
    .option("--path <name>", "what the file is called, if these are temporary files")
    .option("--policy <policy>", "cell: rows are merged cell by cell; row: only as a whole")
    .option("--json", "print {text, conflicts, marks} as JSON")
    .action(async (base: string, ours: string, theirs: string, options: unknown) => {
      const read = optionsSchema.safeParse(options);
      if (!read.success) {
        finish(refuse(output, { code: "cli/policy", message: "There is no such policy.", expected: "cell or row" }));
        return;
      }
      finish(await merge(output, { base, ours, theirs }, read.data));
    });

async function merge(
  output: Output,
  files: { readonly base: string; readonly ours: string; readonly theirs: string },
  options: z.infer<typeof optionsSchema>,
): Promise<ExitCode> {
  const path = options.path ?? basename(files.ours);
  const merged = await mergeNamed({ ...files, path, policy: options.policy, markerSize: 7 }, output);
  if (!merged.ok) return refuse(output, merged.error);
  const { text, conflicts, marks } = merged.value;
  if (options.output !== undefined) {
    const written = await writeText(options.output, output, text, true);
    if (!written.ok) return refuse(output, written.error);
  }
  if (options.json) printJsonLine(output, { text, conflicts, marks });
  else if (options.output === undefined) output.print(text);
  sayConflicts(output, path, merged.value);
  return conflicts.length + marks > 0 ? exitCodes.problems : exitCodes.fine;
}

/** Says each conflict in a line. */
export function sayConflicts(output: Output, path: string, { text, conflicts, marks }: MergedFile): void {
  for (const line of conflictLines(text, conflicts)) output.remark(`${path}: ${line}`);
  if (marks > 0) output.remark(`${path}: ${marks} ${marks === 1 ? "place is" : "places are"} marked in the file.`);
}

function conflictLines(text: string, conflicts: readonly MergeConflict[]): readonly string[] {
  const document = parseDocument(text);
  if (!document.ok) return [];
  return conflicts.map((conflict) =>
    conflictLine(conflict, ({ table, row }) =>
      row === null ? `[${table.join(".")}]` : rowTitle(document.value, table, row, undefined),
    ),
  );
}
