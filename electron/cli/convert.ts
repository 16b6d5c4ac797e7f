import { randomBytes } from "node:crypto";
import { Option } from "commander";
import { z } from "zod";
import { failed, type Fault, ok, type Result, visibleName } from "../../shared/base/index.js";
import {
  convert,
  forSpreadsheets,
  formatNames,
  formatOfFile,
  guardedMessage,
  importRows,
  inputFormats,
  readRows,
  readTableName,
  type FormatName,
  type Imported,
  type InputFormat,
  type Source,
  type SpreadsheetCsv,
} from "../../shared/formats/index.js";
import { games, type GameFormat } from "../../shared/games/index.js";
import { columnName, randomUuid } from "../../shared/sheet/index.js";
import { parseDocument } from "../../shared/toml/index.js";
import { convertFolder } from "./convert-folder.js";
import { folderFormats } from "./folder-preview.js";
import { command, tableHelp, type CommandDefinition, type CliContext } from "./command.js";
import { editFile, readText, writeText } from "./files.js";
import { exitCodes, refuse, type ExitCode } from "./output.js";
import { openSheet } from "./place.js";
import { severalTexts } from "./playing.js";
import { idMaker, takenIds } from "./taken-ids.js";

/** Formats of games, which become TOML and come from it. */
const gameFormats: readonly GameFormat[] = games.flatMap(({ formats = [] }) => formats);
const gameFormatNames = gameFormats.map(({ name }) => name);
const folderFormatNames = folderFormats.map(({ name }) => name);

const optionsSchema = z.object({
  as: z.enum([...formatNames, ...gameFormatNames, ...folderFormatNames]).optional(),
  from: z.enum([...inputFormats, ...gameFormatNames, ...folderFormatNames]).optional(),
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
    summary: "Convert between TOML, JSON, CSV and folders of card files of other tools.",
    details:
      "The formats follow from the file extensions; the card list of a game is also recognized by its first line. JSON and CSV " +
      "become a table named after the file that is written. " +
      gameFormats.map(({ name, about }) => `${name} is ${about}. `).join("") +
      "An existing file is replaced only with --force. --update brings the rows into it instead, cell by cell: rows " +
      "are matched by id or content, new ones are added, none are deleted, and nothing else in the file changes.\n\n" +
      "In CSV a text that begins with = + - or @ gets an apostrophe before it, since a spreadsheet would run it as a formula; " +
      'so does a text such as "+1", which would become a number. Numbers stay as they are. Reading the CSV removes ' +
      "the apostrophe. With --raw such texts are written as they are, for programs other than spreadsheets.\n\n" +
      "A format of folders converts a folder into another one: --from reads its files into the TOML files of OUT, --as " +
      "writes them from the TOML files of IN. " +
      folderFormats.map(({ name, about }) => `${name} is ${about}. `).join("") +
      "Files that are there keep what stays the same, and none are deleted. --dry-run lists what would be " +
      "written. Where something would be left out, nothing is written and the exit code is 1; --force goes on.",
    examples: [
      ["convert cards.toml cards.csv", "a sheet for other programs"],
      ["convert cards.csv cards.toml --update", "their changes back, comments kept"],
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
        ...gameFormatNames,
        ...folderFormatNames,
      ]),
    )
    .addOption(
      new Option("--from <format>", "the format to read").choices([
        ...inputFormats,
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
  if (!isMixed) return isFolder ? convertFolder(context.output, request) : run(context, request);
  const message = isFolder
    ? "--table, --update and --raw are about files, and a folder is to be converted."
    : "--option and --dry-run are about formats of folders, and none is named.";
  return Promise.resolve(refuse(context.output, { code: "cli/mixed-options", message }));
}

async function run(context: CliContext, request: Request): Promise<ExitCode> {
  const { output } = context;
  const { input, update } = request;
  const text = input === "-" ? ok(await context.readInput()) : await readInputFile(context, input);
  if (!text.ok) return refuse(output, text.error, input);
  const formats = formatsOf(request, text.value);
  if (!formats.ok) return refuse(output, formats.error);
  const plain = asPlain(text.value, request, formats.value.from);
  if (!plain.ok) return refuse(output, plain.error, input);
  if (update) return updateFile(context, request, plain.value);
  const converted = inFormat(plain.value, formats.value.to);
  if (!converted.ok) return refuse(output, converted.error, input);
  const safe = guardsFormulas(request, formats.value)
    ? forSpreadsheets(converted.value)
    : ok({ text: converted.value, guarded: 0 });
  if (!safe.ok) return refuse(output, safe.error, input);
  return hand(context, request, safe.value);
}

/** What comes from CSV goes out as it came. */
const guardsFormulas = ({ raw }: Request, { from, to }: Formats): boolean => !raw && to === "csv" && from !== "csv";

async function hand({ output }: CliContext, request: Request, { text, guarded }: SpreadsheetCsv): Promise<ExitCode> {
  const { target, force } = request;
  if (target === "-") output.print(text);
  else {
    const written = await writeText(target, output, text, force);
    if (!written.ok) return refuse(output, written.error, target);
  }
  const place = target === "-" ? "" : `${visibleName(target)}: `;
  if (guarded > 0) output.remark(`${place}${guardedMessage(guarded)} --raw writes them as they are.`);
  return exitCodes.fine;
}

async function readInputFile({ output }: CliContext, path: string): Promise<Result<string>> {
  const read = await readText(path, output);
  return read.ok ? ok(read.value.text) : read;
}

interface Formats {
  readonly from: InputFormat | GameFormat;
  readonly to: FormatName | GameFormat;
}

function formatsOf({ input, target, as, from, update, raw }: Request, text: string): Result<Formats> {
  const named = gameFormat(as);
  // A card list has no place in a TOML file, so what is named is what the list to be read is in.
  const isImport = named !== undefined && from === undefined && formatOfFile(target) === "toml";
  const reading = isImport ? named : (gameFormat(from) ?? plainFormat(from) ?? formatOfText(input, text));
  const writing = isImport ? "toml" : (named ?? formatNames.find((name) => name === as) ?? formatOfFile(target));
  if (!reading) return failed(noFormat(input, "--from"));
  if (!writing) return failed(noFormat(target, "--as"));
  if (update && (writing !== "toml" || target === "-")) {
    return failed({ code: "cli/not-updatable", message: "Only a TOML file can be updated." });
  }
  if (raw && writing !== "csv") {
    return failed({ code: "cli/not-raw", message: "--raw is about CSV, and another format is to be written." });
  }
  return ok({ from: reading, to: writing });
}

const gameFormat = (name: string | undefined): GameFormat | undefined =>
  gameFormats.find((format) => format.name === name);

const plainFormat = (name: string | undefined): InputFormat | undefined =>
  inputFormats.find((format) => format === name);

function formatOfText(fileName: string, text: string): InputFormat | GameFormat | undefined {
  const byName = formatOfFile(fileName);
  const recognised = gameFormats.find((format) => format.extension === byName && format.recognises(text));
  return recognised ?? byName;
}

/** What is read, in a format that is no game's. */
interface Plain {
  readonly text: string;
  readonly source: Source;
}

/** The text as TOML where it is in the format of a game. */
function asPlain(text: string, { input, target, table, update }: Request, from: Formats["from"]): Result<Plain> {
  const named = table === undefined ? undefined : readTableName(table);
  const fileName = input === "-" ? target : input;
  const outputName = target === "-" ? undefined : target;
  if (typeof from === "string") return ok({ text, source: { from, fileName, table: named, outputName } });
  const rows = named ?? from.table;
  const toml = from.toToml(text, rows, update ? undefined : () => randomUuid(randomInt32));
  return toml.ok ? ok({ text: toml.value, source: { from: "toml", fileName, table: rows, outputName } }) : toml;
}

function inFormat({ text, source }: Plain, to: Formats["to"]): Result<string> {
  if (typeof to === "string") return convert(text, { ...source, to });
  const table = source.table ?? to.table;
  const toml = convert(text, { ...source, table, to: "toml" });
  if (!toml.ok) return toml;
  const document = parseDocument(toml.value);
  return document.ok ? to.fromToml(document.value, table) : document;
}

const noFormat = (file: string, option: string): Fault => ({
  code: "cli/no-format",
  message: `The format of “${file}” cannot be inferred from its name.`,
  suggestion: `${option} FORMAT`,
});

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? "" : "s"}`;

const randomInt32 = (): number => randomBytes(4).readInt32LE();

async function updateFile(
  { output }: CliContext,
  { target, table, input }: Request,
  { text, source }: Plain,
): Promise<ExitCode> {
  const rows = readRows(text, source);
  if (!rows.ok) return refuse(output, rows.error, input);
  const taken = await takenIds(target, output);
  const updated = await editFile(target, output, (document): Result<{ document: typeof document; value: Imported }> => {
    const sheet = openSheet(document, target, table ?? (source.table && columnName({ path: source.table })), "create");
    if (!sheet.ok) return sheet;
    const { ids } = sheet.value.facts;
    const makeId = idMaker(sheet.value, taken);
    const imported = importRows(document, sheet.value.table, rows.value, {
      makeId: (_facts, row) => makeId(row),
      ...(ids === undefined ? {} : { ids }),
    });
    return imported.ok ? ok({ document: imported.value.document, value: imported.value }) : imported;
  });
  if (!updated.ok) return refuse(output, updated.error, target);
  const { cells, added, untouched } = updated.value;
  const counts = [
    `${counted(cells, "cell")} changed`,
    `${counted(added, "row")} added`,
    `${counted(untouched, "row")} not mentioned`,
  ];
  output.remark(`${visibleName(target)}: ${counts.join(", ")}`);
  return exitCodes.fine;
}
