import { z } from "zod";
import { failed, ok, parseJson, placedMessage, type Result } from "../../../../base/index.js";
import type { CommandExit, CommandHost, FileCommand } from "../../../file-commands.js";
import { writeRecord } from "../csv.js";
import { PatternFlags } from "../patterns.js";
import { filledLines, quoted, sortLines, strip } from "../text-rules.js";
import { flagText } from "./annotate.js";
import { runCombine } from "./combine.js";
import { fail, lineBatches, loadPlaceholders, readOptions } from "./load.js";
import { memoryOption, memorySchema, mostOption, mostSchema, tempOption } from "./memory.js";
import { paths } from "./paths.js";
import { tablesOption, withTables } from "./tables.js";

/** One call of `annotate`, as data. */
const classSchema = z.object({
  column: z.string(),
  mode: z.enum(["pattern", "exact"]),
  patterns: z.array(z.string()),
  match_column: z.string().optional(),
  input: z.string().optional(),
});

export type EffectClass = z.infer<typeof classSchema>;

const optionsSchema = z.object({
  classes: z.string().default(paths.classes),
  keepTemplates: z.boolean().default(false),
  tables: z.string().optional(),
  keepEffects: z.boolean().default(false),
  most: mostSchema,
  ...memorySchema,
});

export const orderCommand: FileCommand = {
  name: "order",
  summary: "Regenerate all effects, and the table that says which cards they are for.",
  details:
    `Removes ${paths.effects} and ${paths.table}, makes the effects of ${paths.templates}, sorts the templates, and flags the effects by the ` +
    "classification: a list of calls of `annotate`, each with column, mode (pattern or exact) and patterns. They are made in one pass; the table is the same.\n\n" +
    "As the tool this follows does: the templates file itself is sorted, not the effects; match_column of a call is not looked at.",
  examples: [
    ["effects order", "everything at its usual place"],
    [
      "effects order --keep-templates --keep-effects --classes classes.json",
      "only the table, of effects that are there",
    ],
  ],
  options: [
    { words: "--classes <file>", about: `the classification, as JSON (${paths.classes})` },
    { words: "--keep-templates", about: "leave the order of the templates" },
    { words: "--keep-effects", about: "take the effects that are there" },
    { ...tablesOption, about: `${tablesOption.about}; implies --keep-templates` },
    mostOption,
    memoryOption,
    tempOption,
  ],
  run: async ({ options }, host) => {
    const given = readOptions(optionsSchema, options);
    if (!given.ok) return host.wrongUse(given.error.message);
    const read = given.value;
    const source = await withTables(read.tables, host);
    if (!source.ok) return fail(host, `Error: ${placedMessage(source.error)}`);
    return order({ ...read, keepTemplates: read.keepTemplates || read.tables !== undefined }, source.value);
  },
};

async function order(options: z.infer<typeof optionsSchema>, host: CommandHost): Promise<CommandExit> {
  const classes = await readClasses(options.classes, host);
  if (!classes.ok) return fail(host, `Error: ${placedMessage(classes.error)}`);
  const made = options.keepEffects ? 0 : await makeEffects(options, host);
  if (made !== 0) return made;
  if (!options.keepTemplates) {
    const templates = await host.files.read(paths.templates);
    if (!templates.ok) return fail(host, `Error: Input file '${paths.templates}' not found.`);
    const sorted = sortLines(filledLines(templates.value));
    const written = await host.files.write(paths.templates, [sorted.map((line) => `${line}\n`).join("")]);
    if (!written.ok) return fail(host, `Error: ${placedMessage(written.error)}`);
    host.print(`Alphabetized '${paths.templates}' into '${paths.templates}'.\n`);
  }
  return classify(classes.value, host);
}

async function makeEffects(options: z.infer<typeof optionsSchema>, host: CommandHost): Promise<CommandExit> {
  for (const path of [paths.effects, paths.table]) {
    const removed = await host.files.remove(path);
    if (!removed.ok) return fail(host, `Error: ${placedMessage(removed.error)}`);
  }
  const { placeholders, effects, removals, replacements } = paths;
  return runCombine(
    {
      ...{ file: true, placeholder_dir: placeholders, output_file: effects, test_mode: false, verbose: false },
      ...{ combinations_to_remove: removals, replacements_file: replacements },
      ...{ memory: options.memory, temp: options.temp, most: options.most },
    },
    host,
  );
}

async function readClasses(path: string, host: CommandHost): Promise<Result<readonly EffectClass[]>> {
  const text = await host.files.read(path);
  if (!text.ok) return text;
  const json = parseJson(text.value);
  const read = z.array(classSchema).safeParse(json.ok ? json.value : undefined);
  if (read.success) return ok(read.data);
  const place = json.ok ? {} : { ...json.error, file: path };
  const message = `${path} is not a list of columns with mode and patterns.`;
  return failed({ ...place, code: "effects/classes", message });
}

/** The table that the calls make of the effects, one after the other, in one pass. */
async function classify(classes: readonly EffectClass[], host: CommandHost): Promise<CommandExit> {
  const placeholders = await loadPlaceholders(host, paths.placeholders);
  if (!placeholders.ok) return fail(host, `Error: ${placedMessage(placeholders.error)}`);
  const columns = [...new Set(classes.map(({ column }) => column))];
  const flags = PatternFlags.of(
    classes.flatMap(({ column, mode, patterns }) =>
      patterns.map((text) => ({ text, column: columns.indexOf(column), isExact: mode === "exact" })),
    ),
    placeholders.value,
  );
  if (!flags.ok) return fail(host, `Error processing file: ${quoted(flags.error.message)}`);
  const source = await host.files.stream(paths.effects);
  if (!source.ok) return fail(host, `Error: Input file '${paths.effects}' not found.`);
  const rows = flaggedRows(lineBatches(source.value), columns, flags.value, host);
  const written = await host.files.write(paths.table, rows);
  if (!written.ok) return fail(host, `Error: ${placedMessage(written.error)}`);
  host.print(`Processed '${paths.effects}' into '${paths.table}' with columns '${columns.join("', '")}'.\n`);
  return 0;
}

async function* flaggedRows(
  lines: AsyncIterable<readonly string[]>,
  columns: readonly string[],
  flags: PatternFlags,
  host: CommandHost,
): AsyncGenerator<string, undefined> {
  let done = 0;
  yield writeRecord(["EFFECTNAME", ...columns]);
  for await (const batch of lines) {
    let piece = "";
    for (const effect of batch.map(strip)) {
      if (effect === "") continue;
      const isSet = columns.map(() => false);
      flags.each(effect, (column) => void (isSet[column] = true));
      piece += writeRecord([effect, ...isSet.map(flagText)]);
    }
    yield piece;
    await host.progress("Flagged", (done += batch.length), done);
  }
}
