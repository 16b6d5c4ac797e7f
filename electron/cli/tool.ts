import { randomInt } from "node:crypto";
import { z } from "zod";
import { failed, ok, visibleName, type Result } from "../../shared/base/index.js";
import {
  games,
  mostSeed,
  readAnswers,
  type RowTool,
  type ToolAnswers,
  type ToolRow,
} from "../../shared/games/index.js";
import { columnName, columnPath, type ColumnId } from "../../shared/sheet/index.js";
import { equalValues, removeKey, rowEntries, setValue, valueAt, type TomlDocument } from "../../shared/toml/index.js";
import { command, jsonHelp, rowHelp, tableHelp, type CommandDefinition } from "./command.js";
import { editFile, readToml } from "./files.js";
import { exitCodes, printJsonLine, refuse, type ExitCode, type Output } from "./output.js";
import { findRow, openSheet, tableName, type OpenSheet } from "./place.js";
import { severalTexts } from "./playing.js";

const optionsSchema = z.object({
  table: z.string().optional(),
  option: z.array(z.string()).default([]),
  json: z.boolean().default(false),
});

/** `tool FILE [NAME] [ROW…]`: changes rows by a tool of their game, as the commands of the app do. */
export const toolCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "tool",
    summary: "Change rows by a tool of their game.",
    details:
      "Runs a tool that the app offers for selected rows. Without rows it works on all rows of the table; rows that it can do " +
      "nothing with stay as they are. All that it changes is written at once, or nothing is. Without a name it lists the " +
      "tools for the table.",
    examples: [
      ["tool cards.toml", "list the tools for these cards"],
      ["tool cards.toml write-as-rows", "the scripts of all cards as rows"],
      ["tool cards.toml write-as-text id:brook-heron", "the rows of one card as a script"],
      ["tool cards.toml randomise-stats 0 1 --option seed=7", "new stats for two cards, the same for the same seed"],
    ],
  })
    .argument("<file>", "a TOML file")
    .argument("[name]", "the tool")
    .argument("[rows...]", rowHelp)
    .option("--option <name=value>", "an option of the tool; can be given several times", severalTexts)
    .option("--table <name>", tableHelp)
    .option("--json", jsonHelp)
    .action(async (file: string, name: string | undefined, rows: string[], options: unknown) => {
      const said = { file, rows, ...optionsSchema.parse(options) };
      finish(await (name === undefined ? list(output, said) : run(output, { ...said, name })));
    });

interface Request extends z.infer<typeof optionsSchema> {
  readonly file: string;
  readonly rows: readonly string[];
}

interface Changed {
  readonly table: readonly string[];
  readonly changes: readonly { readonly row: number; readonly column: ColumnId }[];
}

async function list(output: Output, { file, table, json }: Request): Promise<ExitCode> {
  const read = await readToml(file, output);
  if (!read.ok) return refuse(output, read.error);
  const sheet = openSheet(read.value, file, table);
  if (!sheet.ok) return refuse(output, sheet.error, file);
  const tools = toolsFor(sheet.value);
  if (json) printJsonLine(output, { file, tools: tools.map(({ id, title, about }) => ({ id, title, about })) });
  else output.say(tools.map(({ id, about }) => `${id}: ${about}\n`).join("") || "There are no tools for this table.\n");
  return exitCodes.fine;
}

async function run(output: Output, request: Request & { readonly name: string }): Promise<ExitCode> {
  const { file, json } = request;
  const changed = await editFile(file, output, (document) => change(document, request));
  if (!changed.ok) return refuse(output, changed.error, file);
  const { table, changes } = changed.value;
  const count = new Set(changes.map(({ row }) => row)).size;
  if (json) {
    const cells = changes.map(({ row, column }) => ({ row, key: columnName(column) }));
    printJsonLine(output, { file, table, changes: cells });
  } else output.say(`${visibleName(file)}: ${count === 1 ? "1 row" : `${count} rows`} changed\n`);
  return exitCodes.fine;
}

function change(
  document: TomlDocument,
  { file, table: named, name, rows, option }: Request & { readonly name: string },
): Result<{ readonly document: TomlDocument; readonly value: Changed }> {
  const sheet = openSheet(document, file, named);
  if (!sheet.ok) return sheet;
  const { table } = sheet.value;
  const tool = toolOf(sheet.value, name);
  if (!tool.ok) return tool;
  const places = placesOf(sheet.value, rows);
  if (!places.ok) return places;
  const answers = answersFor(tool.value, option);
  if (!answers.ok) return answers;
  const edits = tool.value.edits(
    places.value.map((place) => rowAt(document, table, place)),
    answers.value,
  );
  let current = document;
  const changes: { row: number; column: ColumnId }[] = [];
  for (const { rowKey, column, value } of edits) {
    const id = typeof column === "string" ? { path: [column] } : column;
    const place = [...table, Number(rowKey), ...columnPath(id)];
    const before = valueAt(current, place);
    if (value === undefined ? before === undefined : before && equalValues(before, value)) continue;
    const edited =
      value === undefined
        ? removeKey(current, place)
        : setValue(current, place, value, { order: sheet.value.facts.keyOrder });
    if (!edited.ok) return edited;
    current = edited.value.doc;
    changes.push({ row: Number(rowKey), column: id });
  }
  return ok({ document: current, value: { table, changes } });
}

const rowAt = (document: TomlDocument, table: readonly string[], place: number): ToolRow => ({
  key: String(place),
  cells: new Map(rowEntries(document, table, place).map(({ key, value }) => [key, value])),
});

/** The tools of the game that the table belongs to, for its kind of rows. */
function toolsFor({ game, kind }: OpenSheet): readonly RowTool[] {
  const tools = games.find(({ id }) => id === game)?.tools?.rows ?? [];
  return tools.filter(({ sheets }) => kind !== undefined && sheets.includes(kind));
}

function toolOf(sheet: OpenSheet, name: string): Result<RowTool> {
  const tools = toolsFor(sheet);
  const tool = tools.find(({ id }) => id === name);
  if (tool) return ok(tool);
  const known =
    tools.length === 0 ? "There are none for this table." : `There are: ${tools.map(({ id }) => id).join(", ")}.`;
  const message = `There is no tool “${name}” for ${tableName(sheet.table)}. ${known}`;
  return failed({ code: "cli/no-such-tool", message });
}

/** The places of the rows that were named, each once; all places where none was. */
function placesOf(sheet: OpenSheet, rows: readonly string[]): Result<readonly number[]> {
  if (rows.length === 0) return ok(Array.from({ length: sheet.facts.rowCount }, (_, place) => place));
  const places = new Set<number>();
  for (const row of rows) {
    const place = findRow(sheet, row);
    if (!place.ok) return place;
    places.add(place.value);
  }
  return ok([...places]);
}

function answersFor({ options }: RowTool, said: readonly string[]): Result<ToolAnswers> {
  const answers = readAnswers(options, said);
  if (!answers.ok) return answers;
  const usual = options.map((option) => [option.id, option.kind === "seed" ? randomInt(mostSeed) : option.initial]);
  return ok({ ...Object.fromEntries(usual), ...answers.value });
}
