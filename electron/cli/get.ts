import { z } from "zod";
import { ok, type Result, visibleName } from "../../shared/base/index.js";
import { cellText, cellValue, columnName } from "../../shared/sheet/index.js";
import { blockText, rowEntries, toWire, type TomlValue } from "../../shared/toml/index.js";
import { command, jsonHelp, keyHelp, rowHelp, tableHelp, type CommandDefinition } from "./command.js";
import { readToml } from "./files.js";
import { exitCodes, printJsonLine, refuse, type ExitCode, type Output } from "./output.js";
import { findRow, openSheet, readKey, type OpenSheet } from "./place.js";

const optionsSchema = z.object({ table: z.string().optional(), json: z.boolean().default(false) });

/** `get FILE ROW [KEY]`: prints a cell, or a whole row. */
export const getCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "get",
    summary: "Print a cell or a whole row.",
    details:
      "Text is printed as it is, other values in TOML notation. If the row does not have the key, nothing is printed and the exit code is 1.",
    examples: [
      ["get cards.toml 0 name", "the name of the first card"],
      ["get cards.toml id:7f0c energy-cost", "a cell of the card with this id"],
      ["get cards.toml 3 'tags[0]'", "an element of a list"],
      ["get cards.toml 3 'abilities[1].name'", "a value inside a list of tables"],
      ["get cards.toml 3 --json", "the whole row as JSON"],
    ],
  })
    .argument("<file>", "a TOML file")
    .argument("<row>", rowHelp)
    .argument("[key]", keyHelp)
    .option("--table <name>", tableHelp)
    .option("--json", jsonHelp)
    .action(async (file: string, row: string, key: string | undefined, options: unknown) =>
      finish(await get(output, { file, row, key, ...optionsSchema.parse(options) })),
    );

interface Request extends z.infer<typeof optionsSchema> {
  readonly file: string;
  readonly row: string;
  readonly key: string | undefined;
}

async function get(output: Output, request: Request): Promise<ExitCode> {
  const { file, key, json } = request;
  const found = await findCells(output, request);
  if (!found.ok) return refuse(output, found.error, file);
  const { sheet, place } = found.value;
  const where = { file, table: sheet.table, row: place };
  if (key === undefined) {
    if (json) printJsonLine(output, { ...where, value: toWire(rowTable(sheet, place)) });
    else output.print(blockText(sheet.document, sheet.table, place));
    return exitCodes.fine;
  }
  const named = readKey(key, sheet.facts);
  if (!named.ok) return refuse(output, named.error, file);
  const column = named.value;
  const value = cellValue(sheet.document, sheet.table, place, column);
  if (json) printJsonLine(output, { ...where, key: columnName(column), value: value ? toWire(value) : null });
  else if (value) output.print(`${cellText(value)}\n`);
  if (value) return exitCodes.fine;
  output.remark(`${visibleName(file)}: row ${place} has no ${columnName(column)}`);
  return exitCodes.problems;
}

async function findCells(
  output: Output,
  { file, row, table }: Request,
): Promise<Result<{ readonly sheet: OpenSheet; readonly place: number }>> {
  const document = await readToml(file, output);
  if (!document.ok) return document;
  const sheet = openSheet(document.value, file, table);
  if (!sheet.ok) return sheet;
  const place = findRow(sheet.value, row);
  return place.ok ? ok({ sheet: sheet.value, place: place.value }) : place;
}

const rowTable = ({ document, table }: OpenSheet, place: number): TomlValue => ({
  kind: "table",
  entries: new Map(rowEntries(document, table, place).map(({ key, value }) => [key, value])),
});
