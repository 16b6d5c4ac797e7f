import { z } from "zod";
import { ok, type Result, visibleName } from "../../shared/base/index.js";
import { deleteRow, type TomlDocument } from "../../shared/toml/index.js";
import { command, jsonHelp, rowHelp, tableHelp, type CommandDefinition } from "./command.js";
import { editFile } from "./files.js";
import { exitCodes, printJsonLine, refuse, type ExitCode, type Output } from "./output.js";
import { findRow, openSheet } from "./place.js";

const optionsSchema = z.object({ table: z.string().optional(), json: z.boolean().default(false) });

/** `delete-row FILE ROW…`: removes rows with the comments that belong to them. */
export const deleteRowCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "delete-row",
    summary: "Delete rows and their comments.",
    details:
      "Row numbers refer to the file before anything is deleted. If one of the rows does not exist, none is deleted.",
    examples: [
      ["delete-row cards.toml 4", "the fifth row"],
      ["delete-row cards.toml id:7f0c id:81aa", "the rows with these ids"],
    ],
  })
    .argument("<file>", "a TOML file")
    .argument("<rows...>", rowHelp)
    .option("--table <name>", tableHelp)
    .option("--json", jsonHelp)
    .action(async (file: string, rows: string[], options: unknown) =>
      finish(await deleteRows(output, { file, rows, ...optionsSchema.parse(options) })),
    );

interface Request extends z.infer<typeof optionsSchema> {
  readonly file: string;
  readonly rows: readonly string[];
}

interface Deleted {
  readonly table: readonly string[];
  readonly rows: readonly number[];
}

async function deleteRows(output: Output, request: Request): Promise<ExitCode> {
  const { file, json } = request;
  const deleted = await editFile(file, output, (document) => remove(document, request));
  if (!deleted.ok) return refuse(output, deleted.error, file);
  const { table, rows } = deleted.value;
  if (json) printJsonLine(output, { file, table, rows });
  else output.say(`${visibleName(file)}: deleted row ${rows.join(", ")}\n`);
  return exitCodes.fine;
}

function remove(
  document: TomlDocument,
  { file, table: name, rows }: Request,
): Result<{ readonly document: TomlDocument; readonly value: Deleted }> {
  const sheet = openSheet(document, file, name);
  if (!sheet.ok) return sheet;
  const places = new Set<number>();
  for (const row of rows) {
    const place = findRow(sheet.value, row);
    if (!place.ok) return place;
    places.add(place.value);
  }
  const { table } = sheet.value;
  let current = document;
  for (const place of [...places].sort((a, b) => b - a)) {
    const edited = deleteRow(current, table, place);
    if (!edited.ok) return edited;
    current = edited.value.doc;
  }
  return ok({ document: current, value: { table, rows: [...places].sort((a, b) => a - b) } });
}
