import { Option } from "commander";
import { z } from "zod";
import { formatNames, inputFormats } from "../../shared/formats/index.js";
import { command, tableHelp, type CliContext, type CommandDefinition } from "./command.js";
import { convertFile } from "./convert-file.js";
import { convertFolder } from "./convert-folder.js";
import { gameFormats } from "./convert-formats.js";
import { workbookFormat } from "./convert-workbook.js";
import { folderFormats } from "./folder-preview.js";
import { refuse, type ExitCode } from "./output.js";
import { severalTexts } from "./playing.js";

const gameFormatNames = gameFormats.map(({ name }) => name);
const folderFormatNames = folderFormats.map(({ name }) => name);

const optionsSchema = z.object({
  as: z.enum([...formatNames, workbookFormat, ...gameFormatNames, ...folderFormatNames]).optional(),
  from: z.enum([...inputFormats, workbookFormat, ...gameFormatNames, ...folderFormatNames]).optional(),
  table: z.string().optional(),
  force: z.boolean().default(false),
  update: z.boolean().default(false),
  raw: z.boolean().default(false),
  option: z.array(z.string()).default([]),
  dryRun: z.boolean().default(false),
});

/** `convert IN OUT`: a file in another format. */
export const convertCommand: CommandDefinition = (context, finish) =>
  command({
    name: "convert",
    summary: "Convert between TOML, JSON, CSV, Excel workbooks and folders of card files of other tools.",
    details:
      "The formats follow from the file extensions; the card list of a game is also recognized by its first line. JSON and CSV " +
      "become a table named after the file that is written. " +
      gameFormats.map(({ name, about }) => `${name} is ${about}. `).join("") +
      "An existing file is replaced only with --force. --update brings the rows into it instead, cell by cell: rows " +
      "are matched by id or content, new ones are added, none are deleted, and nothing else in the file changes.\n\n" +
      "In CSV a text that begins with = + - or @ gets an apostrophe before it, since a spreadsheet would run it as a formula; " +
      'so does a text such as "+1", which would become a number. Numbers stay as they are. Reading the CSV removes ' +
      "the apostrophe. With --raw such texts are written as they are, for programs other than spreadsheets. A workbook (xlsx) has " +
      "the number formats, widths and colours of the sheet, and no text of it is a formula; of one that is read, the first sheet counts, " +
      "and none of its cells may hold an error such as #REF!.\n\n" +
      "A format of folders converts a folder into another one: --from reads its files into the TOML files of OUT, --as " +
      "writes them from the TOML files of IN. " +
      folderFormats.map(({ name, about }) => `${name} is ${about}. `).join("") +
      "Files that are there keep what stays the same, and none are deleted. --dry-run lists what would be " +
      "written. Where something would be left out, nothing is written and the exit code is 1; --force goes on.",
    examples: [
      ["convert cards.toml cards.csv", "a sheet for other programs"],
      ["convert cards.csv cards.toml --update", "their changes back, comments kept"],
      ["convert cards.toml cards.xlsx", "an Excel workbook, with its formats"],
      ["convert cards.toml - --as json", "print as JSON"],
      ["convert cards.toml - --as csv --raw | my-script", "texts as they are, formulas too"],
      ["convert game.toml units.csv --table units", "one of several tables"],
      ...gameFormats.map(
        ({ name, extension }) => [`convert cards.toml list.${extension} --as ${name}`, "for a game's tools"] as const,
      ),
      ...folderFormats.flatMap(
        ({ name }) =>
          [
            [`convert folder/ my/ --from ${name} --dry-run`, "what a folder of another tool would change"],
            [`convert my/ folder/ --as ${name}`, "the cards as files of another tool"],
          ] as const,
      ),
    ],
  })
    .argument("<in>", "the file or folder to read; - is standard input")
    .argument("<out>", "the file or folder to write; - is standard output")
    .addOption(
      new Option("--as <format>", "the format to write").choices([
        ...formatNames,
        workbookFormat,
        ...gameFormatNames,
        ...folderFormatNames,
      ]),
    )
    .addOption(
      new Option("--from <format>", "the format to read").choices([
        ...inputFormats,
        workbookFormat,
        ...gameFormatNames,
        ...folderFormatNames,
      ]),
    )
    .option("--table <name>", `${tableHelp}, or the one that rows become`)
    .option("--raw", "write CSV without apostrophes before texts that begin like formulas")
    .option("--force", "replace an existing file; convert a folder even where something is left out")
    .option("--update", "bring the rows into an existing TOML file")
    .option("--option <name=value>", "an option of a format of folders; can be given several times", severalTexts)
    .option("--dry-run", "list the files of a folder that would be written, and write none")
    .action(async (input: string, target: string, options: unknown) =>
      finish(await convertEither(context, { input, target, ...optionsSchema.parse(options) })),
    );

interface Request extends z.infer<typeof optionsSchema> {
  readonly input: string;
  readonly target: string;
}

function convertEither(context: CliContext, request: Request): Promise<ExitCode> {
  const { as, from, table, update, raw, option, dryRun } = request;
  const isFolder = folderFormats.some(({ name }) => name === as || name === from);
  const isMixed = isFolder ? table !== undefined || update || raw : option.length > 0 || dryRun;
  if (!isMixed) return isFolder ? convertFolder(context.output, request) : convertFile(context, request);
  const message = isFolder
    ? "--table, --update and --raw are about files, and a folder is to be converted."
    : "--option and --dry-run are about formats of folders, and none is named.";
  return Promise.resolve(refuse(context.output, { code: "cli/mixed-options", message }));
}
