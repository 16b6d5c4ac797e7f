import type { z } from "zod";
import { runToEnd } from "../../shared/base/index.js";
import { describeDifference, differencesOf, namesById, type ArtifactDifference } from "../../shared/games/index.js";
import { allHelp, artifactOptions, asOption, gameOption } from "./artifact-options.js";
import {
  brokenRecords,
  failureLines,
  failuresOf,
  generateFolder,
  isWanted,
  pathOf,
  remarkAll,
  type FolderArtifacts,
} from "./artifacts.js";
import { command, jsonHelp, type CommandDefinition } from "./command.js";
import { readText } from "./files.js";
import { exitCodes, printJsonLine, refuse, type ExitCode, type Output } from "./output.js";

/** `check DIR`: whether the generated files are those that would be generated now. */
export const checkCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "check",
    summary: "Check whether the generated files are up to date.",
    details:
      "Generates in memory and compares with the disk: JSON by what it says, code byte for byte. Differences and " +
      "cards that fail are listed, and files that are not TOML, which are left out; with any of these the exit code is 1. test_card and card_lists are compared if they " +
      "exist; with --all they must exist.",
    examples: [
      ["check cards/", "for CI"],
      ["check cards/ --all --code src/", "the code too"],
    ],
  })
    .argument("<dir>", "a folder of TOML files")
    .option("--all", `expect ${allHelp}`)
    .addOption(asOption())
    .addOption(gameOption())
    .option("--code <dir>", "the folder of those two files (default: the folder of the cards)")
    .option("--json", `${jsonHelp}: differences, failures, broken`)
    .action(async (folder: string, options: unknown) =>
      finish(await check(output, folder, artifactOptions.parse(options))),
    );

async function check(output: Output, folder: string, options: z.infer<typeof artifactOptions>): Promise<ExitCode> {
  const generated = await generateFolder(folder, output, options);
  if (!generated.ok) return refuse(output, generated.error);
  const differences = await compareWithDisk(output, folder, generated.value, options);
  const failures = failuresOf(generated.value);
  const broken = brokenRecords(folder, generated.value);
  if (options.json) printJsonLine(output, { differences, failures, broken });
  else {
    const names = namesById(generated.value.sources);
    for (const difference of differences) output.say(`${difference.file}: ${describeDifference(difference, names)}\n`);
    if (differences.length > 0) output.remark(`Run cardwright generate ${folder} to bring them up to date.`);
  }
  remarkAll(output, failureLines(folder, failures));
  if (differences.length > 0 || generated.value.failed.length > 0 || broken.length > 0) return exitCodes.problems;
  output.remark("The generated files are up to date.");
  return exitCodes.fine;
}

async function compareWithDisk(
  output: Output,
  folder: string,
  { files }: FolderArtifacts,
  options: z.infer<typeof artifactOptions>,
): Promise<ArtifactDifference[]> {
  const differences: ArtifactDifference[] = [];
  for (const file of files) {
    const found = await readText(pathOf(folder, options.code, file), output);
    if (!found.ok && !isWanted(options, file)) continue;
    for (const each of runToEnd(differencesOf(file, found.ok ? found.value.text : null))) differences.push(each);
  }
  return differences;
}
