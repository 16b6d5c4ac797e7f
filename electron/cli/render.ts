import { z } from "zod";
import { languageOfBinding, type FolderTable } from "../../shared/games/index.js";
import { type AbilityReading, type CellTexts, type DisplayText, type TextLanguage } from "../../shared/text/index.js";
import type { TomlDocument } from "../../shared/toml/index.js";
import { failureLines, failureOf, remarkAll, type Failure } from "./artifacts.js";
import { gameOption } from "./artifact-options.js";
import { command, type CommandDefinition } from "./command.js";
import { readFolder, readFolderTables, remarkBroken, type ReadFolder } from "./folder.js";
import { exitCodes, printJsonLine, refuse, type ExitCode, type Output } from "./output.js";

const optionsSchema = z.object({ json: z.boolean().default(false), game: z.string().optional() });

/** `render DIR`: the texts of all cards as players read them. */
export const renderCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "render",
    summary: "Print the rules texts of all cards as players read them.",
    details:
      "With --json, [{game, file, table, id, name, abilities: [{cell, template, ast}]}] for each row with an id and a rules text: each " +
      "paragraph as it was written and as the game shows it, both as {markup, plain, runs}; ast is null where the paragraph " +
      "cannot be parsed. Such a row, or a file that is not TOML and is left out, is named on standard error, and the exit code is 1.",
    examples: [
      ["render cards/", "to read"],
      ["render cards/ --json", "for programs"],
    ],
  })
    .argument("<dir>", "a folder of TOML files")
    .addOption(gameOption())
    .option("--json", "print all forms as JSON")
    .action(async (folder: string, options: unknown) =>
      finish(await render(output, folder, optionsSchema.parse(options))),
    );

/** Where a row stands: `row` from 0. */
type Place = Pick<Failure, "file" | "table" | "row">;

interface RenderedRow extends Pick<Failure, "file" | "table" | "id" | "name"> {
  readonly game: string;
  readonly abilities: readonly {
    /** The cell it is written in. */
    readonly cell: string;
    readonly template: DisplayText;
    readonly ast: DisplayText | null;
  }[];
}

interface Rendering {
  readonly rendered: RenderedRow;
  /** What keeps the row from meaning anything. */
  readonly failures: readonly Failure[];
}

async function render(
  output: Output,
  folder: string,
  { json, game }: z.infer<typeof optionsSchema>,
): Promise<ExitCode> {
  const read = await readFolder(folder, output);
  if (!read.ok) return refuse(output, read.error);
  remarkBroken(output, read.value);
  const tables = await readFolderTables(folder, read.value, output);
  if (!tables.ok) return refuse(output, tables.error);
  const renderings = renderAll(
    tables.value.filter(({ binding }) => game === undefined || binding?.game.id === game),
    read.value.documents,
  );
  const rows = renderings.map(({ rendered }) => rendered);
  if (json) printJsonLine(output, rows);
  else for (const row of rows) output.say(asText(row));
  const failures = renderings.flatMap((rendering) => rendering.failures);
  remarkAll(output, failureLines(folder, failures));
  return failures.length === 0 && read.value.broken.length === 0 ? exitCodes.fine : exitCodes.problems;
}

const asText = ({ name, id, abilities }: RenderedRow): string => {
  const lines = abilities.map(({ template, ast }) => (ast ?? template).plain.replaceAll(/^/gmu, "  "));
  return `${name === "" ? id : name}\n${lines.join("\n")}\n\n`;
};

/** Each table that belongs to a game, in the language of its kind of sheet. */
function renderAll(tables: readonly FolderTable[], documents: ReadFolder["documents"]): Rendering[] {
  return tables.flatMap(({ file, table, rows, binding }) => {
    const language = languageOfBinding(binding);
    if (!binding || !language) return [];
    const place = { file, table: table.join(".") };
    return rows.flatMap((row, at) => renderRow(binding, language, { ...place, row: at }, documents.get(file), row));
  });
}

function renderRow(
  { game, schema }: NonNullable<FolderTable["binding"]>,
  language: TextLanguage,
  place: Place,
  document: TomlDocument | undefined,
  row: unknown,
): readonly Rendering[] {
  if (typeof row !== "object" || row === null) return [];
  const textIn = (key: string): string | undefined => {
    const value: unknown = Object.hasOwn(row, key) ? Reflect.get(row, key) : undefined;
    return typeof value === "string" ? value : undefined;
  };
  const id = textIn(schema.idColumn);
  const columns = new Map(language.cells.map(({ name, column }) => [name, column]));
  const texts: CellTexts = Object.fromEntries([...columns].map(([cell, column]) => [cell, textIn(column) ?? ""]));
  const reading = language.read(texts);
  if (id === undefined || reading.abilities.length === 0) return [];
  const { file, table } = place;
  const name = textIn("name") ?? "";
  const errors = reading.diagnostics.filter(({ severity }) => severity === "error");
  return [
    {
      rendered: { game: game.id, file, table, id, name, abilities: reading.abilities.map(renderAbility) },
      failures: errors.map((error) =>
        failureOf({ ...place, id, name }, columns.get(error.cell) ?? error.cell, error, document),
      ),
    },
  ];
}

function renderAbility(ability: AbilityReading): RenderedRow["abilities"][number] {
  const shown = ability.shown();
  return { cell: ability.cell, template: formsOf(ability.written()), ast: shown ? formsOf(shown) : null };
}

const formsOf = ({ markup, plain, runs }: DisplayText): DisplayText => ({ markup, plain, runs });
