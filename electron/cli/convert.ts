import { randomBytes } from "node:crypto";
import { Option } from "commander";
import { z } from "zod";
import { failed, ok, type Fault, type Result } from "../../shared/base/index.js";
import {
  convert,
  formatNames,
  formatOfFile,
  importRows,
  inputFormats,
  readRows,
  readTableName,
  type FormatName,
  type Imported,
  type Source,
} from "../../shared/formats/index.js";
import { randomUuid, type SheetFacts } from "../../shared/sheet/index.js";
import { command, tableHelp, type CommandDefinition, type Surroundings } from "./command.js";
import { editFile, readText, writeText } from "./files.js";
import { exitCodes, refuse, type ExitCode } from "./output.js";
import { openSheet } from "./place.js";

const optionsSchema = z.object({
  as: z.enum(formatNames).optional(),
  from: z.enum(inputFormats).optional(),
  table: z.string().optional(),
  force: z.boolean().default(false),
  update: z.boolean().default(false),
});

/** `convert IN OUT`: a file in another format. */
export const convertCommand: CommandDefinition = (surroundings, finish) =>
  command({
    name: "convert",
    summary: "Convert between TOML, JSON and CSV without loss.",
    details:
      "Formats are told by the extensions of the files. JSON and CSV become a table named after the file that is written. " +
      "A file that is there is not replaced without --force; --update brings the rows into it instead, cell by cell: rows " +
      "are found by id or content, new ones are added, none are deleted, and nothing else of the file changes.",
    examples: [
      ["convert cards.toml cards.csv", "a sheet for other programs"],
      ["convert cards.csv cards.toml --update", "their changes back, comments kept"],
      ["convert cards.toml - --as json", "print as JSON"],
      ["convert game.toml units.csv --table units", "one of several tables"],
    ],
  })
    .argument("<in>", "the file to read; - is the standard input")
    .argument("<out>", "the file to write; - is the standard output")
    .addOption(new Option("--as <format>", "the format to write").choices(formatNames))
    .addOption(new Option("--from <format>", "the format to read").choices(inputFormats))
    .option("--table <name>", `${tableHelp}, or the one that rows become`)
    .option("--force", "replace the file that is there")
    .option("--update", "bring the rows into the TOML file that is there")
    .action(async (input: string, target: string, options: unknown) =>
      finish(await run(surroundings, { input, target, ...optionsSchema.parse(options) })),
    );

interface Request extends z.infer<typeof optionsSchema> {
  readonly input: string;
  readonly target: string;
}

async function run(surroundings: Surroundings, request: Request): Promise<ExitCode> {
  const { output } = surroundings;
  const { input, target, update } = request;
  const formats = formatsOf(request);
  if (!formats.ok) return refuse(output, formats.error);
  const text = input === "-" ? ok(await surroundings.readInput()) : await readInputFile(surroundings, input);
  if (!text.ok) return refuse(output, text.error, input);
  const source: Source = {
    from: formats.value.from,
    fileName: input === "-" ? target : input,
    table: request.table === undefined ? undefined : readTableName(request.table),
    outputName: target === "-" ? undefined : target,
  };
  if (update) return updateFile(surroundings, request, source, text.value);
  const converted = convert(text.value, { ...source, to: formats.value.to });
  if (!converted.ok) return refuse(output, converted.error, input);
  if (target === "-") {
    output.print(converted.value);
    return exitCodes.fine;
  }
  const written = await writeText(target, output, converted.value, request.force);
  return written.ok ? exitCodes.fine : refuse(output, written.error, target);
}

async function readInputFile({ output }: Surroundings, path: string): Promise<Result<string>> {
  const read = await readText(path, output);
  return read.ok ? ok(read.value.text) : read;
}

function formatsOf({ input, target, as, from, update }: Request): Result<{
  readonly from: Source["from"];
  readonly to: FormatName;
}> {
  const reading = from ?? formatOfFile(input);
  const writing = as ?? formatOfFile(target);
  if (!reading) return failed(noFormat(input, "--from"));
  if (!writing) return failed(noFormat(target, "--as"));
  if (update && (writing !== "toml" || target === "-")) {
    return failed({ code: "cli/not-updatable", message: "Only a TOML file can be updated." });
  }
  return ok({ from: reading, to: writing });
}

const noFormat = (file: string, option: string): Fault => ({
  code: "cli/no-format",
  message: `The format of ${file} is not to be seen from its name.`,
  suggestion: `${option} FORMAT`,
});

const makeId = (facts: SheetFacts): string => randomUuid(() => randomBytes(4).readInt32LE(), facts);

async function updateFile(
  { output }: Surroundings,
  { target, table, input }: Request,
  source: Source,
  text: string,
): Promise<ExitCode> {
  const rows = readRows(text, source);
  if (!rows.ok) return refuse(output, rows.error, input);
  const updated = await editFile(target, output, (document): Result<{ document: typeof document; value: Imported }> => {
    const sheet = openSheet(document, target, table, "create");
    if (!sheet.ok) return sheet;
    const imported = importRows(document, sheet.value.table, rows.value, { makeId });
    return imported.ok ? ok({ document: imported.value.document, value: imported.value }) : imported;
  });
  if (!updated.ok) return refuse(output, updated.error, target);
  const { cells, added, untouched } = updated.value;
  output.remark(`${target}: ${cells} cells changed, ${added} rows added, ${untouched} rows not mentioned`);
  return exitCodes.fine;
}
