import { join } from "node:path";
import { z } from "zod";
import type { GeneratedFile } from "../../shared/games/index.js";
import { failuresOf, generateFolder, remarkDuplicates, remarkFailures, type FolderArtifacts } from "./artifacts.js";
import { command, jsonHelp, type CommandDefinition } from "./command.js";
import { readText, writeText } from "./files.js";
import { exitCodes, printJsonLine, refuse, type ExitCode, type Output } from "./output.js";

const optionsSchema = z.object({
  all: z.boolean().default(false),
  code: z.string().optional(),
  stdout: z.boolean().default(false),
  json: z.boolean().default(false),
});

export type GenerateOptions = z.infer<typeof optionsSchema>;

/** `generate DIR`: writes the files a game is built from. */
export const generateCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "generate",
    summary: "Write the files a game is built from.",
    details:
      "Parses the rules text of every row that has an id, and writes the abilities as parsed_abilities.json into the folder. " +
      "A card that fails is named and left out, and the command ends with 1; a file that is no TOML ends it with 2 before " +
      "anything is written. A file whose text would not change is left alone.",
    examples: [
      ["generate cards/", "cards/parsed_abilities.json"],
      ["generate cards/ --all --code src/", "constants of test cards and card lists too, as code"],
      ["generate cards/ --stdout", "print the abilities, write nothing"],
    ],
  })
    .argument("<dir>", "a folder of TOML files")
    .option("--all", "write the constants of test cards and the card lists too")
    .option("--code <dir>", "where code goes; the folder itself, if not said")
    .option("--stdout", "print the abilities instead of writing files")
    .option("--json", jsonHelp)
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
  const generated = await generateFolder(folder, output);
  if (!generated.ok) return refuse(output, generated.error);
  const failures = failuresOf(generated.value);
  remarkFailures(folder, failures, output);
  remarkDuplicates(folder, generated.value.duplicates, output);
  if (options.stdout) output.print(generated.value.files[0]?.text ?? "");
  else {
    const written = await writeArtifacts(output, folder, generated.value, options);
    if (written === undefined) return exitCodes.wrongUse;
    if (options.json) printJsonLine(output, { files: written, failures });
  }
  return failures.length === 0 ? exitCodes.fine : exitCodes.problems;
}

export interface WrittenFile {
  readonly file: string;
  readonly changed: boolean;
}

/** Writes the files that are wanted; undefined where one could not be written, which is said. */
export async function writeArtifacts(
  output: Output,
  folder: string,
  generated: FolderArtifacts,
  { all, code }: Pick<GenerateOptions, "all" | "code">,
): Promise<readonly WrittenFile[] | undefined> {
  const written: WrittenFile[] = [];
  for (const file of generated.files) {
    if (!all && file.name !== generated.main) continue;
    const path = pathOf(folder, code, file);
    const before = await readText(path, output);
    const changed = !before.ok || before.value.text !== file.text;
    if (changed) {
      const outcome = await writeText(path, output, file.text, true);
      if (!outcome.ok) {
        refuse(output, outcome.error);
        return undefined;
      }
    }
    output.remark(changed ? `Wrote ${path}` : `${path} is up to date`);
    written.push({ file: path, changed });
  }
  return written;
}

/** Where a generated file belongs: code may live elsewhere than data. */
export const pathOf = (folder: string, code: string | undefined, { name, kind }: GeneratedFile): string =>
  join(kind === "code" ? (code ?? folder) : folder, name);
