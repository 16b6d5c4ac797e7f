import { Option } from "commander";
import { z } from "zod";
import { failed, ok, positionAt, type Result } from "../../shared/base/index.js";
import { gameOf, games } from "../../shared/games/index.js";
import {
  languageOfKind,
  type CellTexts,
  type Diagnostic,
  type Lexicon,
  type TextLanguage,
  type TextReading,
} from "../../shared/text/index.js";
import { diagnosticRecord, fullMessage, type DiagnosticRecord } from "./diagnostics.js";
import { command, type CliContext, type CommandDefinition } from "./command.js";
import { readTextOrInput } from "./files.js";
import { readWholeTables } from "./folder.js";
import { linesOf, parseLines } from "./parse-lines.js";
import { exitCodes, printJson, printJsonLine, refuse, type ExitCode, type Output } from "./output.js";

const withLanguage = games.filter(({ languages = [] }) => languages.length > 0).map(({ id }) => id);

const optionsSchema = z.object({
  text: z.string().optional(),
  lines: z.string().optional(),
  variables: z.string().default(""),
  game: z.string(),
  sheet: z.string().optional(),
  cell: z.string().optional(),
  words: z.string().optional(),
  json: z.boolean().default(false),
});

/** `parse --text T`, or `--lines FILE`: texts to what they mean, or to what is wrong with them. */
export const parseCommand: CommandDefinition = (context, finish) =>
  command({
    name: "parse",
    summary: "Parse a rules text, or each line of a file, and print abilities or errors.",
    details:
      "Prints the abilities as a JSON list, one for each paragraph. Problems go to standard error with line and column " +
      "in the text; after an error the exit code is 1 and no ability is printed. With --json everything is printed as one value: " +
      "{abilities, diagnostics}, where abilities is null if there is an error, and a diagnostic has cell, line, column, length, " +
      "code, severity, message, expected, suggestion and suggestions. With --lines every line of the file is a text of its own; " +
      "--json then prints one value a line: {line, text, ok, productions, printed, diagnostics}. Where a game takes words of its language " +
      "from the tables of a folder, such as types and styles, --words names the folder; without it the words are those of the game.",
    examples: [
      ['parse --text "Draw {cards($c)}." --variables "c: 2"', "an ability"],
      ['parse --text "Drwa." --json', "what is wrong, for programs"],
      ["parse --lines texts.txt --json", "each line of a file"],
      ["parse --lines texts.txt --words cards/", "with the words that a folder has of its own"],
    ],
  })
    .option("--text <text>", "the rules text")
    .option("--lines <file>", "a file with a rules text on each line, or - for standard input")
    .option("--variables <text>", 'its variables, such as "c: 2, e: 1"')
    .addOption(
      new Option("--game <game>", "the game whose language it is written in")
        .choices(withLanguage)
        .default(withLanguage[0]),
    )
    .option("--sheet <kind>", "the kind of sheet it stands in, if the game has several languages")
    .option("--cell <name>", "the cell it is written in, if the language has several")
    .option("--words <folder>", "a folder whose words the text is written in")
    .option("--json", "print abilities and diagnostics as one JSON value")
    .action(async (options: unknown) => finish(await parse(context, optionsSchema.parse(options))));

type Request = z.infer<typeof optionsSchema>;

interface TextPlace {
  readonly language: TextLanguage;
  readonly main: string;
}

async function parse(context: CliContext, request: Request): Promise<ExitCode> {
  const { output } = context;
  const { text, lines, json } = request;
  const words = request.words === undefined ? ok(undefined) : await wordsOf(request.game, request.words, output);
  if (!words.ok) return refuse(output, words.error);
  const found = cellOf(request, words.value);
  if (!found.ok) return refuse(output, found.error);
  if ((text === undefined) === (lines === undefined)) {
    return refuse(output, { code: "cli/no-text", message: "Name either a text by --text or a file by --lines." });
  }
  if (text !== undefined) return parseText(output, request, text, found.value);
  const read = await readTextOrInput(context, lines ?? "");
  return read.ok
    ? parseLines({ output, ...found.value }, linesOf(read.value), json)
    : refuse(output, read.error, lines);
}

function parseText(output: Output, { variables, json }: Request, text: string, place: TextPlace): ExitCode {
  const { language, main } = place;
  const second = language.cells.find(({ name }) => !language.mains.includes(name))?.name;
  const texts: CellTexts = { [main]: text, ...(second === undefined ? {} : { [second]: variables }) };
  const reading = language.read(texts);
  const isBroken = reading.state === "broken";
  if (json) printJsonLine(output, outcomeOf(reading, isBroken));
  else {
    for (const diagnostic of reading.diagnostics) output.remark(describe(diagnostic, reading));
    if (!isBroken) printJson(output, astsOf(reading));
  }
  return isBroken ? exitCodes.problems : exitCodes.fine;
}

/** The words that the languages of a game take from a folder; undefined where they have only their own. */
async function wordsOf(game: string, folder: string, output: Output): Promise<Result<Lexicon | undefined>> {
  const tables = await readWholeTables(folder, output);
  if (!tables.ok) return tables;
  const bound = tables.value.find(({ binding }) => binding?.game.id === game);
  if (bound) return ok(bound.binding?.lexicon);
  return failed({ code: "cli/no-words", message: `The folder has no tables of ${game}.`, file: folder });
}

/** The language that is meant, and the cell that the text stands in: the first where none is said. */
function cellOf({ game, sheet, cell }: Request, lexicon: Lexicon | undefined): Result<TextPlace> {
  const languages = gameOf(game)?.languages ?? [];
  const language = languageOfKind(languages, sheet ?? languages[0]?.sheets[0] ?? "", lexicon);
  if (!language) {
    const known = languages.flatMap(({ sheets }) => sheets).join(", ");
    return failed({
      code: "cli/no-language",
      message: `There is no rules text in ${sheet ?? game}; it is in: ${known}.`,
    });
  }
  const main = cell === undefined ? language.mains[0] : language.mains.find((name) => name === cell);
  if (main !== undefined) return ok({ language, main });
  const known = language.mains.join(", ");
  return failed({ code: "cli/no-cell", message: `No rules text is written in ${cell ?? ""}; it is in: ${known}.` });
}

const astsOf = ({ abilities }: TextReading): unknown[] => abilities.map(({ ast }) => ast);

const outcomeOf = (reading: TextReading, isBroken: boolean) => ({
  abilities: isBroken ? null : astsOf(reading),
  diagnostics: reading.diagnostics.map((diagnostic) => ({ cell: diagnostic.cell, ...recordOf(diagnostic, reading) })),
});

const recordOf = (diagnostic: Diagnostic, { texts }: TextReading): DiagnosticRecord =>
  diagnosticRecord(diagnostic, positionAt(texts[diagnostic.cell] ?? "", diagnostic.span.from));

function describe(diagnostic: Diagnostic, reading: TextReading): string {
  const record = recordOf(diagnostic, reading);
  return `${diagnostic.cell}:${record.line}:${record.column}: ${record.severity}: ${fullMessage(record)}`;
}
