import { z } from "zod";
import { failed, ok, type Result, visibleName } from "../../shared/base/index.js";
import { cellValue, columnName, columnPath, type ColumnId } from "../../shared/sheet/index.js";
import {
  removeKey,
  setValue,
  toWire,
  valueWithin,
  type Path,
  type TomlDocument,
  type TomlValue,
} from "../../shared/toml/index.js";
import { command, jsonHelp, keyHelp, rowHelp, tableHelp, type CommandDefinition } from "./command.js";
import { editFile } from "./files.js";
import { exitCodes, printJsonLine, refuse, type ExitCode, type Output } from "./output.js";
import { findRow, openSheet, readKey } from "./place.js";
import { readArgument } from "./value.js";

const optionsSchema = z.object({
  table: z.string().optional(),
  string: z.boolean().default(false),
  unset: z.boolean().default(false),
  json: z.boolean().default(false),
});

/** `set FILE ROW KEY VALUE`: changes the bytes of one cell. */
export const setCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "set",
    summary: "Set one cell and leave every other byte of the file as it is.",
    details:
      'The value is TOML: 3, 1.5, true, \'"a text"\', \'["a", "b"]\'. With --string it is taken as text. ' +
      "An index past the end of a list appends to it. Setting the value that is already there writes nothing.",
    examples: [
      ["set cards.toml 0 energy-cost 3", "a number"],
      ["set cards.toml id:7f0c name --string 'Ember Fox'", "a text"],
      ["set cards.toml 2 'tags[1]' --string burn", "an element of a list"],
      ["set cards.toml 2 'abilities[1].effects[0].amount' 4", "a value inside a list of tables"],
      ["set cards.toml 2 subtype --unset", "remove the key from the row"],
    ],
  })
    .argument("<file>", "a TOML file")
    .argument("<row>", rowHelp)
    .argument("<key>", keyHelp)
    .argument("[value]", "a TOML value, or text with --string")
    .option("--string", "treat the value as text")
    .option("--unset", "remove the key instead")
    .option("--table <name>", tableHelp)
    .option("--json", jsonHelp)
    .action(async (file: string, row: string, key: string, value: string | undefined, options: unknown) =>
      finish(await set(output, { file, row, key, value, ...optionsSchema.parse(options) })),
    );

interface Request extends z.infer<typeof optionsSchema> {
  readonly file: string;
  readonly row: string;
  readonly key: string;
  readonly value: string | undefined;
}

/** A cell before and after; undefined where it is absent. */
interface Change {
  readonly table: readonly string[];
  readonly row: number;
  readonly column: ColumnId;
  readonly before: TomlValue | undefined;
  readonly after: TomlValue | undefined;
}

async function set(output: Output, request: Request): Promise<ExitCode> {
  const { file, json } = request;
  const wanted = wantedValue(request);
  if (!wanted.ok) return refuse(output, wanted.error);
  const changed = await editFile(file, output, (document) => setCell(document, request, wanted.value));
  if (!changed.ok) return refuse(output, changed.error, file);
  const { table, row, column, before, after } = changed.value;
  const wire = (value: TomlValue | undefined) => (value ? toWire(value) : null);
  if (json)
    printJsonLine(output, { file, table, row, key: columnName(column), before: wire(before), after: wire(after) });
  else output.say(`${visibleName(file)}: row ${row}, ${columnName(column)}: ${shown(before)} -> ${shown(after)}\n`);
  return exitCodes.fine;
}

const shown = (value: TomlValue | undefined): string => (value ? JSON.stringify(toWire(value)) : "absent");

/** Null asks for the key to be removed. */
function wantedValue({ value, string, unset }: Request): Result<TomlValue | null> {
  if (unset === (value !== undefined)) {
    return failed({ code: "cli/value-or-unset", message: "Give either a value or --unset." });
  }
  return value === undefined ? ok(null) : readArgument(value, string ? "text" : "toml");
}

function setCell(
  document: TomlDocument,
  request: Request,
  wanted: TomlValue | null,
): Result<{ readonly document: TomlDocument; readonly value: Change }> {
  const sheet = openSheet(document, request.file, request.table);
  if (!sheet.ok) return sheet;
  const row = findRow(sheet.value, request.row);
  if (!row.ok) return row;
  const { table, facts } = sheet.value;
  const key = readKey(request.key, facts);
  if (!key.ok) return key;
  const asked = key.value;
  const column = withinList(asked, cellValue(document, table, row.value, { path: asked.path }), wanted);
  const before = cellValue(document, table, row.value, column);
  const place = [...table, row.value, ...columnPath(column)];
  const members = facts.keys.find(({ key }) => key === column.path[0])?.members ?? [];
  const order = [...facts.keyOrder, ...members.map(({ name }) => name)];
  const edited = wanted ? setValue(document, place, wanted, { order }) : removeKey(document, place);
  if (!edited.ok) return edited;
  const after = wanted ?? undefined;
  return ok({ document: edited.value.doc, value: { table, row: row.value, column, before, after } });
}

/** A place behind the end of a list is its end: nothing is invented for the places between (TOML-3). */
function withinList(column: ColumnId, top: TomlValue | undefined, wanted: TomlValue | null): ColumnId {
  if (wanted === null) return column;
  const { path, index, inner = [] } = column;
  const within = (steps: Path, place: number): number => {
    const list = valueWithin(top, steps);
    return Math.min(place, list?.kind === "array" ? list.items.length : 0);
  };
  if (index !== undefined) return { path, index: within([], index) };
  const last = inner.at(-1);
  return typeof last === "number" ? { path, inner: inner.with(-1, within(inner.slice(0, -1), last)) } : column;
}
