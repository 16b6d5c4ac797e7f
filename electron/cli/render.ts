import { z } from "zod";
import { games } from "../../shared/games/index.js";
import type { AbilityReading, CellTexts, DisplayText, TextLanguage } from "../../shared/text/index.js";
import { command, type CommandDefinition } from "./command.js";
import { readFolder, type ReadFolder } from "./folder.js";
import { exitCodes, printJsonLine, refuse, type ExitCode, type Output } from "./output.js";

const optionsSchema = z.object({ json: z.boolean().default(false) });

/** `render DIR`: the texts of all cards as players read them. */
export const renderCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "render",
    summary: "Print the texts of all cards as players read them.",
    details:
      "With --json: for each row with an id and a rules text its abilities, each as it was written (template) and as the game " +
      "shows it (ast; null where it cannot be parsed), as markup, letters alone, and styled runs. A text that cannot be parsed ends the command with 1.",
    examples: [
      ["render cards/", "to read"],
      ["render cards/ --json", "for programs"],
    ],
  })
    .argument("<dir>", "a folder of TOML files")
    .option("--json", "print all forms as JSON")
    .action(async (folder: string, options: unknown) =>
      finish(await render(output, folder, optionsSchema.parse(options))),
    );

interface RenderedRow {
  readonly file: string;
  readonly table: string;
  readonly id: string;
  readonly name: string;
  readonly abilities: readonly { readonly template: DisplayText; readonly ast: DisplayText | null }[];
}

async function render(output: Output, folder: string, { json }: z.infer<typeof optionsSchema>): Promise<ExitCode> {
  const read = await readFolder(folder, output);
  if (!read.ok) return refuse(output, read.error);
  const language = games.find((game) => game.language !== undefined)?.language;
  const rows = language ? renderRows(language, read.value) : [];
  if (json) printJsonLine(output, rows);
  else for (const row of rows) output.print(asText(row));
  return rows.some(({ abilities }) => abilities.some(({ ast }) => ast === null)) ? exitCodes.problems : exitCodes.fine;
}

const asText = ({ name, abilities }: RenderedRow): string =>
  `${name}\n${abilities.map(({ template, ast }) => (ast ?? template).plain.replaceAll(/^/gmu, "  ")).join("\n")}\n\n`;

const renderRows = (language: TextLanguage, { sources }: ReadFolder): RenderedRow[] =>
  sources.flatMap(({ file, content }) =>
    Object.entries(content).flatMap(([table, rows]) =>
      Array.isArray(rows) ? rows.flatMap((row: unknown) => renderRow(language, { file, table }, row)) : [],
    ),
  );

const rowSchema = z.looseObject({ id: z.string(), name: z.string().catch("") });

function renderRow(language: TextLanguage, place: { file: string; table: string }, row: unknown): RenderedRow[] {
  const read = rowSchema.safeParse(row);
  if (!read.success) return [];
  const { id, name, ...others } = read.data;
  const texts = Object.fromEntries(
    language.cells.flatMap(({ name: cell, column }) => {
      const text = others[column];
      return typeof text === "string" ? [[cell, text] as const] : [];
    }),
  ) satisfies CellTexts;
  const { abilities } = language.read(texts);
  return abilities.length === 0 ? [] : [{ ...place, id, name, abilities: abilities.map(renderAbility) }];
}

const renderAbility = (ability: AbilityReading) => ({
  template: formsOf(ability.written()),
  ast: ((shown) => (shown ? formsOf(shown) : null))(ability.shown()),
});

const formsOf = ({ markup, plain, runs }: DisplayText): DisplayText => ({ markup, plain, runs });
