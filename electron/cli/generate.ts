import { resolve } from "node:path";
import { z } from "zod";
import { failed, ok, type Fault, type Result } from "../../shared/base/index.js";
import { nodeDisk, ownWriteFault } from "../files/index.js";
import { allHelp, artifactOptions, asOption, codeHelp, gameOption } from "./artifact-options.js";
import {
  brokenRecords,
  duplicateLines,
  failureLines,
  failuresOf,
  generateFolder,
  isWanted,
  pathOf,
  remarkAll,
  type FolderArtifacts,
} from "./artifacts.js";
import { command, jsonHelp, type CommandDefinition } from "./command.js";
import { readText, writeText } from "./files.js";
import { exitCodes, printJsonLine, refuse, type ExitCode, type Output } from "./output.js";

const optionsSchema = artifactOptions.extend({ stdout: z.boolean().default(false) });

export type GenerateOptions = z.infer<typeof optionsSchema>;

/** `generate DIR`: writes the files a game is built from. */
export const generateCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "generate",
    summary: "Write the files a game is built from.",
    details:
      "Parses the rules text of every row with an id, in all TOML files directly in the folder, and writes the abilities as " +
      "parsed_abilities.json into it. With --all it also writes test_card and card_lists, as .rs, .ts or .json, from the tables " +
      "test-cards, test-dreamwell and card-lists, where they exist. A card that fails, or a file that is not valid TOML, is " +
      "named with its line and left out, and the exit code is 1. Each file is replaced as a whole; one whose text would not " +
      "change is left alone.",
    examples: [
      ["generate cards/", "cards/parsed_abilities.json"],
      ["generate cards/ --all --code src/", "test_card.rs and card_lists.rs too, in src/"],
      ["generate cards/ --all --as typescript", "the same for TypeScript, beside the cards"],
      ["generate cards/ --stdout", "print the abilities, write nothing"],
    ],
  })
    .argument("<dir>", "a folder of TOML files")
    .option("--all", `write ${allHelp}`)
    .addOption(asOption())
    .addOption(gameOption())
    .option("--code <dir>", codeHelp)
    .option("--stdout", "print the abilities instead of writing files")
    .option("--json", `${jsonHelp}: files, failures, duplicates, broken`)
    .action(async (folder: string, options: unknown) =>
      finish(await generate(output, folder, optionsSchema.parse(options))),
    );

async function generate(output: Output, folder: string, options: GenerateOptions): Promise<ExitCode> {
  if (options.stdout && (options.all || options.json)) {
    return refuse(output, {
      code: "cli/one-output",
      message: "--stdout prints the one file of abilities.",
      suggestion: "leave out --all and --json",
    });
  }
  const generated = await generateFolder(folder, output, options);
  if (!generated.ok) return refuse(output, generated.error);
  const { files, failed: failedEntries, duplicates } = generated.value;
  const failures = failuresOf(generated.value);
  const broken = brokenRecords(folder, generated.value);
  remarkAll(output, failureLines(folder, failures));
  remarkAll(output, duplicateLines(folder, duplicates));
  if (options.stdout) output.print(files[0]?.text ?? "");
  else {
    const written = await writeArtifacts(output, folder, generated.value, options);
    if (!written.ok) return refuse(output, written.error);
    for (const { file, changed } of written.value) output.remark(changed ? `Wrote ${file}` : `${file} is up to date`);
    if (options.json) printJsonLine(output, { files: written.value, failures, duplicates, broken });
  }
  return failedEntries.length === 0 && broken.length === 0 ? exitCodes.fine : exitCodes.problems;
}

export interface WrittenFile {
  readonly file: string;
  readonly changed: boolean;
}

/**
 * Writes the files that are wanted, each as a whole, and makes the folder of the code where it is missing; fails at the
 * first that cannot be written.
 */
export async function writeArtifacts(
  output: Output,
  folder: string,
  generated: FolderArtifacts,
  options: Pick<GenerateOptions, "all" | "as" | "code">,
): Promise<Result<readonly WrittenFile[]>> {
  const wanted = generated.files.filter((file) => isWanted(options, file));
  const { code } = options;
  if (code !== undefined && wanted.some(({ language }) => language !== null)) {
    const fault = await makeFolder(code);
    if (fault) return failed(fault);
  }
  const written: WrittenFile[] = [];
  for (const file of wanted) {
    const path = pathOf(folder, code, file);
    const before = await readText(path, output);
    const changed = !before.ok || before.value.text !== file.text;
    if (changed) {
      const outcome = await writeText(path, output, file.text, true);
      if (!outcome.ok) return failed(outcome.error);
    }
    written.push({ file: path, changed });
  }
  return ok(written);
}

async function makeFolder(path: string): Promise<Fault | undefined> {
  return nodeDisk.makeFolder(resolve(path)).then(
    () => undefined,
    (error: unknown) => ({ ...ownWriteFault(error), file: path }),
  );
}
