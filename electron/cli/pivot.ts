import { Option } from "commander";
import { z } from "zod";
import { failed, ok, type Result } from "../../shared/base/index.js";
import { printCsv, type CsvField } from "../../shared/formats/index.js";
import {
  measures,
  needsNumbers,
  pivotLines,
  pivotOf,
  type Pivot,
  type PivotField,
  type PivotFigure,
  type PivotSpec,
} from "../../shared/pivot/index.js";
import { cellValue, columnName } from "../../shared/sheet/index.js";
import { toWire } from "../../shared/toml/index.js";
import { cardFieldsOf, type CardFields } from "./card-fields.js";
import { command, tableHelp, type CommandDefinition } from "./command.js";
import { readToml } from "./files.js";
import { exitCodes, printJsonLine, refuse, type ExitCode, type Output } from "./output.js";
import { openSheet, readKey, type OpenSheet } from "./place.js";
import { expectOneOutput, printSafeCsv } from "./safe-csv.js";
import { tableText } from "./table-text.js";

const optionsSchema = z.object({
  table: z.string().optional(),
  rows: z.array(z.string()).min(1),
  columns: z.array(z.string()).default([]),
  measure: z.enum(measures).default("count"),
  of: z.string().optional(),
  csv: z.boolean().default(false),
  json: z.boolean().default(false),
});

/** `pivot FILE`: the rows of a table by some of its keys. */
export const pivotCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "pivot",
    summary: "Count or measure the rows of a table by some of its keys.",
    details:
      "With several keys, each combination of values that occurs is a row or a column of the table. A row whose key is a list is counted under each of " +
      "its values, and once in the totals. Cards of games can also be asked, as in the app, for overview:keywords and overview:cost, and " +
      "for what their rules texts say: rules-text:kinds, rules-text:parts, rules-text:flags, rules-text:abilities, rules-text:words and " +
      "rules-text:lines; titles such as 'Keywords of the card' are understood too. Rows without a number are left out where numbers are measured. Long texts are cut off in the table for " +
      "people, and whole with --csv and --json. With --json, {rows: [{values, " +
      "cells: [FIGURE or null], total}], columns: [{values, total}], total}, where FIGURE is {value, count}.",
    examples: [
      ["pivot cards.toml --rows card-type", "how many cards there are of each type"],
      ["pivot cards.toml --rows card-type --columns energy-cost", "the same by cost"],
      ["pivot cards.toml --rows rarity --measure mean --of energy-cost", "the mean of a number by rarity"],
      ["pivot cards.toml --rows overview:keywords --columns rarity", "how many cards of each rarity have a keyword"],
      ["pivot cards.toml --rows tags --columns tags --csv", "which values of a list go together"],
    ],
  })
    .argument("<file>", "a TOML file")
    .requiredOption("--rows <keys...>", "keys or fields of cards whose values are the rows of the table")
    .option("--columns <keys...>", "keys or fields of cards whose values are its columns")
    .addOption(
      new Option("--measure <measure>", "what is computed of the rows that meet in a cell")
        .choices(measures)
        .default("count"),
    )
    .option("--of <key>", "the key or field whose numbers are measured")
    .option("--table <name>", tableHelp)
    .option("--csv", "print the table as CSV, with an apostrophe before texts that begin like formulas")
    .option("--json", "print the table as JSON, with the number of rows behind each figure")
    .action(async (file: string, options: unknown) =>
      finish(await pivot(output, { file, ...optionsSchema.parse(options) })),
    );

interface Request extends z.infer<typeof optionsSchema> {
  readonly file: string;
}

async function pivot(output: Output, request: Request): Promise<ExitCode> {
  const isOneOutput = expectOneOutput(request);
  if (!isOneOutput.ok) return refuse(output, isOneOutput.error);
  const document = await readToml(request.file, output);
  if (!document.ok) return refuse(output, document.error, request.file);
  const sheet = openSheet(document.value, request.file, request.table);
  if (!sheet.ok) return refuse(output, sheet.error, request.file);
  const fields = await cardFieldsIn(sheet.value, request, output);
  const spec = specOf(sheet.value, request, fields);
  if (!spec.ok) return refuse(output, spec.error, request.file);
  const found = pivotOf(sheet.value.facts.rowCount, spec.value);
  if (!found.ok) return refuse(output, found.error, request.file);
  const printed = printTable(output, request, found.value, spec.value);
  return printed.ok ? exitCodes.fine : refuse(output, printed.error);
}

function printTable(output: Output, request: Request, found: Pivot, spec: PivotSpec): Result<void> {
  if (request.json) {
    printJsonLine(output, inJson(found));
    return ok(undefined);
  }
  const words = { total: "Total", empty: "(empty)", measure: request.measure };
  const lines = pivotLines(found, spec, words);
  if (request.csv) return printSafeCsv(output, printCsv(lines.map((line) => line.map(plainField))));
  const [heads = [], ...others] = lines;
  output.say(tableText(titleOf(request), heads, others));
  return ok(undefined);
}

const plainField = (text: string): CsvField => ({ text, quoted: false });

const titleOf = ({ measure, of }: Request): string => (needsNumbers(measure) ? `${measure} of ${of}` : measure);

/** The question that the options ask; fails where they do not fit each other or the table. */
function specOf(
  sheet: OpenSheet,
  { rows, columns, measure, of }: Request,
  ofCards: CardFields | undefined,
): Result<PivotSpec> {
  if (needsNumbers(measure) && of === undefined) {
    return failed({
      code: "cli/nothing-measured",
      message: `--measure ${measure} needs the numbers of a key.`,
      expected: `--of and a key, such as --of ${sheet.facts.keyOrder.at(-1) ?? "cost"}`,
    });
  }
  if (!needsNumbers(measure) && of !== undefined) {
    return failed({
      code: "cli/nothing-to-measure",
      message: `--measure ${measure} counts rows and takes no --of.`,
      expected: `--measure ${measures.filter(needsNumbers).join(", ")}`,
    });
  }
  const down = fieldsOf(sheet, rows, ofCards);
  if (!down.ok) return down;
  const across = fieldsOf(sheet, columns, ofCards);
  if (!across.ok) return across;
  const measured = fieldsOf(sheet, of === undefined ? [] : [of], ofCards);
  if (!measured.ok) return measured;
  return ok({ rows: down.value, columns: across.value, measure, of: measured.value[0] });
}

/** The fields beside the keys of the table, where something is named that is none of them: the files around are read for it. */
async function cardFieldsIn(
  sheet: OpenSheet,
  { file, rows, columns, of }: Request,
  output: Output,
): Promise<CardFields | undefined> {
  const named = [...rows, ...columns, ...(of === undefined ? [] : [of])];
  return named.some((name) => !hasKey(sheet, name)) ? cardFieldsOf(sheet, file, output) : undefined;
}

function hasKey({ facts }: OpenSheet, name: string): boolean {
  const column = readKey(name, facts);
  return column.ok && facts.keyOrder.includes(column.value.path[0] ?? "");
}

function fieldsOf(
  sheet: OpenSheet,
  keys: readonly string[],
  ofCards: CardFields | undefined,
): Result<readonly PivotField[]> {
  const { document, table, facts } = sheet;
  const fields: PivotField[] = [];
  for (const key of keys) {
    const ofCard = hasKey(sheet, key) ? undefined : ofCards?.named(key);
    if (ofCard) {
      fields.push(ofCard);
      continue;
    }
    const column = readKey(key, facts);
    if (!column.ok) return column;
    const [first = ""] = column.value.path;
    if (!facts.keyOrder.includes(first)) {
      return failed({
        code: "cli/no-such-key",
        message: `No row has the key “${first}”.`,
        expected: `one of ${[...facts.keyOrder, ...(ofCards?.fields.map((field) => field.key) ?? [])].join(", ")}`,
      });
    }
    fields.push({
      title: columnName(column.value),
      choices: [],
      cellsOf: (row) => {
        const value = cellValue(document, table, row, column.value);
        if (value?.kind === "array") return value.items.length === 0 ? [null] : value.items.map(toWire);
        return [value ? toWire(value) : null];
      },
    });
  }
  return ok(fields);
}

function inJson(found: Pivot): unknown {
  const figure = (given: PivotFigure | undefined) => (given ? { value: given.value, count: given.rows.length } : null);
  return {
    rows: found.rows.map(({ cells }, row) => ({
      values: cells,
      cells: found.columns.map((_group, column) => figure(found.cell(row, column))),
      total: figure(found.rowTotals[row]),
    })),
    columns: found.columns.map(({ cells }, column) => ({ values: cells, total: figure(found.columnTotals[column]) })),
    total: figure(found.total),
  };
}
