import { command, type CommandDefinition } from "./command.js";
import { diff } from "./diff.js";
import { showDifference } from "./git-diff-driver.js";
import { statNamed } from "./named-path.js";
import type { ExitCode, Output } from "./output.js";

/** `git difftool`: what `git difftool -t cardwright` runs, for two files or, with `-d`, for two folders. */
export const difftoolCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "difftool",
    summary: "Show the differences of a file or a folder; run by git difftool.",
    details:
      "git difftool -t cardwright asks before each file; with -y it does not, and with -d it compares all at once.",
    examples: [["git difftool old.toml new.toml cards/cards.toml", "as git runs it"]],
  })
    .argument("<old>", "the file or folder before")
    .argument("<new>", "the file or folder after")
    .argument("[path]", "the path of the file in the repository; none for folders")
    .action(async (before: string, after: string, path: string | undefined) =>
      finish(await compare(output, before, after, path)),
    );

async function compare(output: Output, before: string, after: string, path: string | undefined): Promise<ExitCode> {
  const isFolder = await statNamed(after, "folder");
  if (isFolder.ok && isFolder.value === "folder") return diff(output, before, after, { json: false, exitCode: false });
  return showDifference(output, { before, after, path: path ?? after });
}
