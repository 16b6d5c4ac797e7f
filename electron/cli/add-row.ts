import { z } from "zod";
import { failed, ok, type Result, visibleName } from "../../shared/base/index.js";
import { cellText, idColumnOf, newRowEntries, type NewCell, type SheetFacts } from "../../shared/sheet/index.js";
import { insertRow, type TomlDocument, type TomlValue } from "../../shared/toml/index.js";
import { command, jsonHelp, tableHelp, type CommandDefinition } from "./command.js";
import { editFile } from "./files.js";
import { exitCodes, printJsonLine, refuse, type ExitCode, type Output } from "./output.js";
import { findPlace, openSheet, readKey } from "./place.js";
import { idMaker, takenIds, type TakenIds } from "./taken-ids.js";
import { readArgument } from "./value.js";

const optionsSchema = z.object({
  table: z.string().optional(),
  string: z.boolean().default(false),
  at: z.string().optional(),
  before: z.string().optional(),
  after: z.string().optional(),
  json: z.boolean().default(false),
});

/** `add-row FILE [KEY=VALUE…]`: adds a row with an id of its own. */
export const addRowCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "add-row",
    summary: "Add a row, at the end unless another place is given.",
    details:
      "In a sheet with ids, the row gets a new id. Values are TOML, or text with --string. Keys are written in the sheet's order.",
    examples: [
      ["add-row cards.toml name='\"Ember Fox\"' energy-cost=3", "a row at the end"],
      ["add-row cards.toml --string name='Ember Fox' --before id:7f0c", "a row before another"],
      ["add-row tokens.toml --table tokens", "the first row of a file that has none"],
    ],
  })
    .argument("<file>", "a TOML file")
    .argument("[values...]", "KEY=VALUE: cells of the new row")
    .option("--string", "treat the values as text")
    .option("--at <place>", "the row number it will have, counted from 0")
    .option("--before <row>", "insert before this row")
    .option("--after <row>", "insert after this row")
    .option("--table <name>", tableHelp)
    .option("--json", jsonHelp)
    .action(async (file: string, values: string[], options: unknown) =>
      finish(await addRow(output, { file, values, ...optionsSchema.parse(options) })),
    );

interface Request extends z.infer<typeof optionsSchema> {
  readonly file: string;
  readonly values: readonly string[];
}

interface Added {
  readonly table: readonly string[];
  readonly row: number;
  readonly id: string | null;
}

async function addRow(output: Output, request: Request): Promise<ExitCode> {
  const { file, json } = request;
  const cells = readCells(request);
  if (!cells.ok) return refuse(output, cells.error);
  const taken = await takenIds(file, output);
  const added = await editFile(file, output, (document) => insert(document, request, cells.value, taken));
  if (!added.ok) return refuse(output, added.error, file);
  const { table, row, id } = added.value;
  if (json) printJsonLine(output, { file, table, row, id });
  else output.say(`${visibleName(file)}: added row ${row}${id === null ? "" : `, id ${id}`}\n`);
  return exitCodes.fine;
}

type KeyedValue = readonly [key: string, value: TomlValue];

function readCells({ values, string }: Request): Result<readonly KeyedValue[]> {
  const cells: KeyedValue[] = [];
  for (const each of values) {
    const at = each.indexOf("=");
    if (at <= 0) return failed({ code: "cli/not-a-cell", message: `“${each}” is not of the form KEY=VALUE.` });
    const value = readArgument(each.slice(at + 1), string ? "text" : "toml");
    if (!value.ok) return value;
    cells.push([each.slice(0, at).trim(), value.value]);
  }
  return ok(cells);
}

function namedCells(values: readonly KeyedValue[], facts: SheetFacts): Result<readonly NewCell[]> {
  const cells: NewCell[] = [];
  for (const [key, value] of values) {
    const column = readKey(key, facts);
    if (!column.ok) return column;
    cells.push([column.value, value]);
  }
  return ok(cells);
}

function insert(
  document: TomlDocument,
  request: Request,
  cells: readonly KeyedValue[],
  taken: TakenIds,
): Result<{ readonly document: TomlDocument; readonly value: Added }> {
  const sheet = openSheet(document, request.file, request.table, "create");
  if (!sheet.ok) return sheet;
  const place = findPlace(sheet.value, request);
  if (!place.ok) return place;
  const { table, facts } = sheet.value;
  const named = namedCells(cells, facts);
  if (!named.ok) return named;
  const entries = newRowEntries(facts, idMaker(sheet.value, taken), named.value);
  const edited = insertRow(document, table, place.value, { entries });
  if (!edited.ok) return edited;
  const idKey = idColumnOf(facts)?.path[0];
  const id = entries.find(({ key }) => key === idKey);
  return ok({
    document: edited.value.doc,
    value: { table, row: place.value, id: id ? cellText(id.value) : null },
  });
}
