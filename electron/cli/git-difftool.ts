import { z } from "zod";
import { command, type CommandDefinition } from "./command.js";
import { diff } from "./diff.js";
import { showDifference } from "./git-diff-driver.js";
import { statNamed } from "./named-path.js";
import { exitCodes, refuse, type ExitCode, type Output } from "./output.js";

const optionsSchema = z.object({ window: z.boolean().default(false) });

/** `git difftool`: what `git difftool -t cardwright` runs, for two files or, with `-d`, for two folders. */
export const difftoolCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "difftool",
    summary: "Show the differences of a file or a folder; run by git difftool.",
    details:
      "git difftool -t cardwright asks before each file; with -y it does not, and with -d it compares all at once. git difftool -t " +
      "cardwright-window shows each file in the app, in a browser of this machine, and goes on once you choose “Done” there or close the page. A file " +
      "that is no TOML is refused there with its line; with -d it is left out, and the others are compared: the terminal and the page say which, with line and column.",
    examples: [
      ["git difftool old.toml new.toml cards/cards.toml", "as git runs it"],
      ["git difftool --window old.toml new.toml cards/cards.toml", "in the app"],
    ],
  })
    .option("--window", "show the differences in the app, in a browser")
    .argument("<old>", "the file or folder before")
    .argument("<new>", "the file or folder after")
    .argument("[path]", "the path of the file in the repository; none for folders")
    .action(async (before: string, after: string, path: string | undefined, options: unknown) =>
      finish(await compare(output, { before, after, path, ...optionsSchema.parse(options) })),
    );

interface Request extends z.infer<typeof optionsSchema> {
  readonly before: string;
  readonly after: string;
  readonly path: string | undefined;
}

async function compare(output: Output, { before, after, path, window }: Request): Promise<ExitCode> {
  if (window) {
    const { compareInApp } = await import("./window/compare.js");
    const shown = await compareInApp(output, { before, after, path: path ?? after });
    return shown.ok ? exitCodes.fine : refuse(output, shown.error);
  }
  const isFolder = await statNamed(after, "folder");
  if (isFolder.ok && isFolder.value === "folder")
    return diff(output, before, after, { json: false, exitCode: false, unfold: false });
  return showDifference(output, { before, after, path: path ?? after });
}
