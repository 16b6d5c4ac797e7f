import { Option } from "commander";
import { z } from "zod";
import { positionAt } from "../../shared/base/index.js";
import { gameOf, games } from "../../shared/games/index.js";
import type { CellTexts, Diagnostic, TextReading } from "../../shared/text/index.js";
import { diagnosticRecord, fullMessage, type DiagnosticRecord } from "./diagnostics.js";
import { command, type CommandDefinition } from "./command.js";
import { exitCodes, printJson, printJsonLine, type ExitCode, type Output } from "./output.js";

const withLanguage = games.filter(({ languages = [] }) => languages.length > 0).map(({ id }) => id);

const optionsSchema = z.object({
  text: z.string(),
  variables: z.string().default(""),
  game: z.string(),
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
    .option("--json", "print abilities and diagnostics as one JSON value")
    .action((options: unknown) => finish(parse(output, optionsSchema.parse(options))));

function parse(output: Output, { text, variables, game, json }: z.infer<typeof optionsSchema>): ExitCode {
  const language = gameOf(game)?.languages?.[0]?.language;
  const [main = "", second = ""] = language?.cells.map(({ name }) => name) ?? [];
  const texts: CellTexts = { [main]: text, [second]: variables };
  const reading = language?.read(texts);
  if (!reading) return exitCodes.wrongUse;
  const isBroken = reading.state === "broken";
  if (json) printJsonLine(output, outcomeOf(reading, isBroken));
  else {
    for (const diagnostic of reading.diagnostics) output.remark(describe(diagnostic, reading));
    if (!isBroken) printJson(output, astsOf(reading));
  }
  return isBroken ? exitCodes.problems : exitCodes.fine;
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
