import { z } from "zod";
import { failed, ok, type Result, visibleName } from "../../shared/base/index.js";
import { moveRow, type TomlDocument } from "../../shared/toml/index.js";
import { command, jsonHelp, rowHelp, tableHelp, type CommandDefinition } from "./command.js";
import { editFile } from "./files.js";
import { exitCodes, printJsonLine, refuse, type ExitCode, type Output } from "./output.js";
import { findPlace, findRow, openSheet } from "./place.js";

const optionsSchema = z.object({
  table: z.string().optional(),
  before: z.string().optional(),
  after: z.string().optional(),
  json: z.boolean().default(false),
});

/** `move-row FILE ROW PLACE`: the same bytes elsewhere. */
export const moveRowCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "move-row",
    summary: "Move a row and its comments to another place.",
    examples: [
      ["move-row cards.toml 4 0", "the fifth row becomes the first"],
      ["move-row cards.toml id:7f0c --after id:81aa", "one row after another"],
    ],
  })
    .argument("<file>", "a TOML file")
    .argument("<row>", rowHelp)
    .argument("[place]", "the row number it will have, counted from 0")
    .option("--before <row>", "move it before this row")
    .option("--after <row>", "move it after this row")
    .option("--table <name>", tableHelp)
    .option("--json", jsonHelp)
    .action(async (file: string, row: string, place: string | undefined, options: unknown) =>
      finish(await move(output, { file, row, at: place, ...optionsSchema.parse(options) })),
    );

interface Request extends z.infer<typeof optionsSchema> {
  readonly file: string;
  readonly row: string;
  readonly at: string | undefined;
}

interface Moved {
  readonly table: readonly string[];
  readonly from: number;
  readonly to: number;
}

async function move(output: Output, request: Request): Promise<ExitCode> {
  const { file, json } = request;
  const moved = await editFile(file, output, (document) => carry(document, request));
  if (!moved.ok) return refuse(output, moved.error, file);
  const { table, from, to } = moved.value;
  if (json) printJsonLine(output, { file, table, from, to });
  else output.say(`${visibleName(file)}: row ${from} is row ${to} now\n`);
  return exitCodes.fine;
}

function carry(
  document: TomlDocument,
  request: Request,
): Result<{ readonly document: TomlDocument; readonly value: Moved }> {
  if (request.at === undefined && request.before === undefined && request.after === undefined) {
    return failed({ code: "cli/no-place", message: "Give its new place: a number, --before or --after." });
  }
  const sheet = openSheet(document, request.file, request.table);
  if (!sheet.ok) return sheet;
  const from = findRow(sheet.value, request.row);
  if (!from.ok) return from;
  const to = findPlace(sheet.value, request, from.value);
  if (!to.ok) return to;
  const { table } = sheet.value;
  const edited = moveRow(document, table, from.value, to.value);
  return edited.ok ? ok({ document: edited.value.doc, value: { table, from: from.value, to: to.value } }) : edited;
}
