import { basename, dirname } from "node:path";
import { ok, type Result } from "../../shared/base/index.js";
import { tableLines } from "../../shared/revision/index.js";
import { parseDocument } from "../../shared/toml/index.js";
import { diffByLines, isForDifftool, runChosenTool } from "../git/index.js";
import { command, type CommandDefinition } from "./command.js";
import { describeDifference } from "./difference.js";
import { readText } from "./files.js";
import { exitCodes, refuse, type ExitCode, type Output } from "./output.js";
import { fileVersion, readAround } from "./versions.js";

/** `git diff-driver`: what git runs to show a difference. */
export const diffDriverCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "diff-driver",
    summary: "Show the differences of a file; run by git itself.",
    details:
      "Takes the seven arguments of an external diff program, nine for a renamed file, one for a file in conflict. " +
      "Files that are no TOML are compared by lines.",
    examples: [["git diff-driver cards.toml old 1a2b3c 100644 new 4d5e6f 100644", "as git runs it"]],
  })
    .argument(
      "<arguments...>",
      "path, old file, its hash and mode, new file, its hash and mode, new path, what was renamed",
    )
    .action(async (given: readonly string[]) => finish(await drive(output, given)));

async function drive(output: Output, given: readonly string[]): Promise<ExitCode> {
  if (isForDifftool(process.env)) return (await runChosenTool(given)) === 0 ? exitCodes.fine : exitCodes.problems;
  const [path = "", oldFile, , , newFile, , , newPath = path] = given;
  if (oldFile === undefined || newFile === undefined) {
    output.say(`* Unmerged path ${path}\n`);
    return exitCodes.fine;
  }
  return showDifference(output, { before: oldFile, after: newFile, pathBefore: path, path: newPath });
}

interface ComparedFiles {
  /** Files that hold the two versions; `/dev/null` where there is none. */
  readonly before: string;
  readonly after: string;
  /** What the file is called in the repository, and was. */
  readonly path: string;
  readonly pathBefore?: string;
}

/** Shows the difference of two versions of a file that git hands over. */
export async function showDifference(
  output: Output,
  { before: oldFile, after: newFile, path, pathBefore = path }: ComparedFiles,
): Promise<ExitCode> {
  const before = await textOf(oldFile, output);
  if (!before.ok) return refuse(output, before.error);
  const after = await textOf(newFile, output);
  if (!after.ok) return refuse(output, after.error);
  output.say(`diff --cardwright a/${pathBefore} b/${path}\n`);
  const [old, fresh] = [parseDocument(before.value), parseDocument(after.value)];
  if (!old.ok || !fresh.ok) return byLines(output, oldFile, newFile);
  const name = basename(path);
  // Git hands over one file of each version: what lies around it is taken as it is now.
  const around = await readAround(dirname(path), [path], output);
  const versions = {
    before: fileVersion(name, old.value, around),
    after: fileVersion(name, fresh.value, around),
    title: "",
  };
  const lines = describeDifference(versions, output).flatMap((table) => tableLines(table));
  if (lines.length === 0) return byLines(output, oldFile, newFile);
  output.say(`${lines.join("\n")}\n`);
  return exitCodes.fine;
}

/** Of what is not TOML, and where nothing but comments and layout differ. */
async function byLines(output: Output, before: string, after: string): Promise<ExitCode> {
  const lines = await diffByLines(before, after);
  if (!lines.ok) return refuse(output, lines.error);
  output.say(lines.value);
  return exitCodes.fine;
}

/** Git names a file that is not there so, on all systems. */
const textOf = async (file: string, output: Output): Promise<Result<string>> => {
  if (file === "/dev/null") return ok("");
  const read = await readText(file, output);
  return read.ok ? ok(read.value.text) : read;
};
