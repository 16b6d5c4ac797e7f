import { Option } from "commander";
import { z } from "zod";
import { failed, ok, positionAt, type Result } from "../../shared/base/index.js";
import { gameOf, games } from "../../shared/games/index.js";
import {
  languageOfKind,
  type CellTexts,
  type Diagnostic,
  type TextLanguage,
  type TextReading,
} from "../../shared/text/index.js";
import { diagnosticRecord, fullMessage, type DiagnosticRecord } from "./diagnostics.js";
import { command, type CommandDefinition } from "./command.js";
import { exitCodes, printJson, printJsonLine, refuse, type ExitCode, type Output } from "./output.js";

const withLanguage = games.filter(({ languages = [] }) => languages.length > 0).map(({ id }) => id);

const optionsSchema = z.object({
  text: z.string(),
  variables: z.string().default(""),
  game: z.string(),
  sheet: z.string().optional(),
  cell: z.string().optional(),
  json: z.boolean().default(false),
});

/** `parse --text T`: one text to what it means, or to what is wrong with it. */
export const parseCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "parse",
    summary: "Parse one rules text and print its abilities or its errors.",
    details:
      "Prints the abilities as a JSON list, one for each paragraph. Problems go to standard error with line and column " +
      "in the text; after an error the exit code is 1 and no ability is printed. With --json everything is printed as one value: " +
      "{abilities, diagnostics}, where abilities is null if there is an error, and a diagnostic has cell, line, column, length, " +
      "code, severity, message, expected, suggestion and suggestions.",
    examples: [
      ['parse --text "Draw {cards($c)}." --variables "c: 2"', "an ability"],
      ['parse --text "Drwa." --json', "what is wrong, for programs"],
    ],
  })
    .requiredOption("--text <text>", "the rules text")
    .option("--variables <text>", 'its variables, such as "c: 2, e: 1"')
    .addOption(
      new Option("--game <game>", "the game whose language it is written in")
        .choices(withLanguage)
        .default(withLanguage[0]),
    )
    .option("--sheet <kind>", "the kind of sheet it stands in, if the game has several languages")
    .option("--cell <name>", "the cell it is written in, if the language has several")
    .option("--json", "print abilities and diagnostics as one JSON value")
    .action((options: unknown) => finish(parse(output, optionsSchema.parse(options))));

function parse(output: Output, request: z.infer<typeof optionsSchema>): ExitCode {
  const { text, variables, json } = request;
  const found = cellOf(request);
  if (!found.ok) return refuse(output, found.error);
  const { language, main } = found.value;
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

/** The language that is meant, and the cell that the text stands in: the first where none is said. */
function cellOf({
  game,
  sheet,
  cell,
}: z.infer<typeof optionsSchema>): Result<{ language: TextLanguage; main: string }> {
  const languages = gameOf(game)?.languages ?? [];
  const language = sheet === undefined ? languages[0]?.language : languageOfKind(languages, sheet);
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
