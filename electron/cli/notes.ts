import { z } from "zod";
import { notesHtml, notesMarkdown, patchNotes } from "../../shared/revision/index.js";
import { command, type CommandDefinition } from "./command.js";
import { describeDifference, isPartial } from "./difference.js";
import { exitCodes, refuse, type ExitCode, type Output } from "./output.js";
import { readVersions } from "./versions.js";

const optionsSchema = z.object({ html: z.boolean().default(false), title: z.string().optional() });

/** `notes`: patch notes for what changed between two versions. */
export const notesCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "notes",
    summary: "Write patch notes for what changed between two versions.",
    details:
      "Takes what the command diff takes. Cards are listed under New, Buffed, Nerfed, Adjusted, Reworked, Reworded, Other changes and " +
      "Removed. A card is buffed or nerfed if its numbers became better or worse by the rules of its game; what its " +
      "abilities do otherwise makes it reworked. Rows that were only moved are left out. A column that was added, removed or renamed is " +
      "listed once under Columns, with its values folded. A file that cannot be read is left out, which is said, and the exit code " +
      "is 1.",
    examples: [
      ["notes v1..v2 cards/ > notes.md", "as Markdown"],
      ["notes v1.. --html --title 'Version 2' > notes.html", "as a page, since a tag"],
    ],
  })
    .argument("[old]", "a file, a folder, a commit or a range of commits")
    .argument("[new]", "a file or folder")
    .option("--html", "write an HTML page instead of Markdown")
    .option("--title <text>", "the heading; by default what is compared")
    .action(async (first: string | undefined, second: string | undefined, options: unknown) =>
      finish(await notes(output, first, second, optionsSchema.parse(options))),
    );

async function notes(
  output: Output,
  first: string | undefined,
  second: string | undefined,
  { html, title }: z.infer<typeof optionsSchema>,
): Promise<ExitCode> {
  const versions = await readVersions(first, second, output);
  if (!versions.ok) return refuse(output, versions.error);
  const groups = patchNotes(describeDifference(versions.value, output));
  const isComplete = !isPartial(versions.value);
  if (!isComplete && groups.length === 0) {
    output.remark("There are no notes: nothing has changed in the files that can be read.");
    return exitCodes.problems;
  }
  const write = html ? notesHtml : notesMarkdown;
  output.print(write(title ?? versions.value.title, groups));
  return isComplete ? exitCodes.fine : exitCodes.problems;
}
