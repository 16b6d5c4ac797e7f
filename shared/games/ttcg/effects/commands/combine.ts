import { z } from "zod";
import { failed, type Fault, ok, placedMessage, type Result } from "../../../../base/index.js";
import type { CommandExit, CommandHost, FileCommand } from "../../../file-commands.js";
import { expandAll, Finisher, type CombineRules, type Expansions } from "../combine.js";
import { LineSorter } from "../line-sorter.js";
import { readRemovals, readReplacements, type Replacements } from "../replacements.js";
import { capitalise, filledLines, quoted } from "../text-rules.js";
import { dedupe } from "./dedupe.js";
import { fail, isMissing, loadPlaceholders, readOptions } from "./load.js";
import { memoryOption, memorySchema, mostOption, mostSchema, tempOption } from "./memory.js";
import { paths } from "./paths.js";
import { tablesOption, withTables } from "./tables.js";

const optionsSchema = z.object({
  sentence: z.string().optional(),
  file: z.union([z.string(), z.literal(true)]).optional(),
  placeholder_dir: z.string().default(paths.placeholders),
  output_file: z.string().default(paths.effects),
  test_mode: z.boolean().default(false),
  verbose: z.boolean().default(false),
  dedupe: z.union([z.string(), z.literal(true)]).optional(),
  combinations_to_remove: z.string().default(paths.removals),
  replacements_file: z.string().default(paths.replacements),
  tables: z.string().optional(),
  most: mostSchema,
  ...memorySchema,
});

export type CombineOptions = z.infer<typeof optionsSchema>;

export const combineCommand: FileCommand = {
  name: "combine",
  summary: "Write all effects that templates with placeholders make.",
  details:
    "Expands the templates, drops equal combinations, replaces phrases, fixes plurals, leaves out lines with a phrase of the removal file, " +
    "replaces phrases again, sorts and capitalises.\n\n" +
    "As the tool this follows does: the output is appended to the file, not replaced; the number of lines is printed, the lines only with -v; " +
    "a replacement file that is missing is reported twice.",
  examples: [
    ["effects combine -f", `the templates in ${paths.templates}`],
    ['effects combine -s "Draw <number> card(s)." -t -v', "one sentence, printed and not written"],
    ["effects combine -d effects/all_effects.txt", "only remove the lines of a file that are there twice"],
  ],
  options: [
    { words: "-s, --sentence <text>", about: "one sentence" },
    { words: "-f, --file [file]", about: `a file with a sentence a line (${paths.templates})` },
    { words: "-p, --placeholder_dir <folder>", about: `the folder of the placeholders (${paths.placeholders})` },
    { words: "-o, --output_file <file>", about: `the file the effects are appended to (${paths.effects})` },
    { words: "-t, --test_mode", about: "write nothing" },
    { words: "-v, --verbose", about: "print all effects" },
    {
      words: "-d, --dedupe [file]",
      about: `remove lines that are there twice from a file (${paths.effects}), and end`,
    },
    { words: "-c, --combinations_to_remove <file>", about: `phrases of lines to leave out (${paths.removals})` },
    { words: "-r, --replacements_file <file>", about: `phrases to replace (${paths.replacements})` },
    tablesOption,
    mostOption,
    memoryOption,
    tempOption,
  ],
  run: async ({ options }, host) => {
    const given = readOptions(optionsSchema, options);
    if (!given.ok) return host.wrongUse(given.error.message);
    const read = given.value;
    const source = await withTables(read.tables, host);
    return source.ok ? runCombine(read, source.value) : fail(host, `Error: ${placedMessage(source.error)}`);
  },
};

export async function runCombine(options: CombineOptions, host: CommandHost): Promise<CommandExit> {
  const { sentence, file } = options;
  if (options.dedupe !== undefined)
    return dedupe(options.dedupe === true ? paths.effects : options.dedupe, options, host);
  if ((sentence === undefined) === (file === undefined))
    return host.wrongUse("You must provide exactly one of -s/--sentence or -f/--file, but not both.");
  const sentences = await sentencesOf(sentence, file, host);
  if (!sentences.ok) return fail(host, sentences.error.message);
  const placeholders = await loadPlaceholders(host, options.placeholder_dir);
  if (!placeholders.ok) return fail(host, `Error: ${placedMessage(placeholders.error)}`);
  const expansions = expandAll(sentences.value, placeholders.value);
  if (!expansions.ok) return refuseTemplate(expansions.error, file !== undefined, host);
  if (expansions.value.made > options.most) {
    const [made, most] = [expansions.value.made, options.most].map((count) => count.toLocaleString("en"));
    return fail(host, `Error: The templates make ${made} combinations, more than the ${most} that --most allows.`);
  }
  const rules = await rulesOf(options, host);
  if (!rules.ok) return fail(host, `Error: ${placedMessage(rules.error)}`);
  return write(expansions.value, rules.value, options, host);
}

async function sentencesOf(
  sentence: string | undefined,
  file: string | true | undefined,
  host: CommandHost,
): Promise<Result<readonly string[]>> {
  if (sentence !== undefined) return ok([sentence]);
  const path = typeof file === "string" ? file : paths.templates;
  const text = await host.files.read(path);
  if (text.ok) return ok(filledLines(text.value));
  const { error } = text;
  const message = isMissing(error.code) ? `Error: File '${path}' not found.` : `Error: ${placedMessage(error)}`;
  return failed({ ...error, message });
}

/** A placeholder that cannot be looked up ends the tool with its name, in a file printed and in a sentence not caught. */
function refuseTemplate({ code, message }: Fault, isFile: boolean, host: CommandHost): CommandExit {
  if (code !== "effects/placeholder") return fail(host, `Error: ${message}`);
  if (isFile) return fail(host, `Error: ${quoted(message)}`);
  host.remark(`There is no placeholder of this form: <${message}>`);
  host.remark(`KeyError: ${quoted(message)}`);
  return 1;
}

/** The phrases to replace and to leave out, with warnings where their files are missing. */
async function rulesOf(
  options: Pick<CombineOptions, "combinations_to_remove" | "replacements_file">,
  host: CommandHost,
): Promise<Result<Pick<CombineRules, "replacements" | "removals">>> {
  const replaced = await host.files.read(options.replacements_file);
  const removed = await host.files.read(options.combinations_to_remove);
  for (const each of [replaced, removed]) if (!each.ok && !isMissing(each.error.code)) return each;
  const noReplacements = `Warning: Replacement file '${options.replacements_file}' not found. No replacements will be applied.\n`;
  const noRemovals = `Warning: Configuration file '${options.combinations_to_remove}' not found. No phrases will be filtered.\n`;
  if (!replaced.ok) host.print(noReplacements);
  if (!removed.ok) host.print(noRemovals);
  // The tool reads the file again for the second round.
  if (!replaced.ok) host.print(noReplacements);
  const replacements: Replacements = replaced.ok ? readReplacements(replaced.value) : new Map();
  return ok({ replacements, removals: removed.ok ? readRemovals(removed.value) : [] });
}

/** Combinations are made so many at a time. */
const batchSize = 4096;

async function write(
  expansions: Expansions,
  rules: Pick<CombineRules, "replacements" | "removals">,
  options: CombineOptions,
  host: CommandHost,
): Promise<CommandExit> {
  const store = host.scratch(options.temp);
  const bytes = (options.memory * 1024 * 1024) / 2;
  const combinations = new LineSorter(store, { bytes, distinct: true });
  const effects = new LineSorter(store, { bytes, distinct: false });
  try {
    await expandInto(combinations, expansions, host);
    let total = 0;
    const finisher = new Finisher(rules);
    for await (const batch of combinations.sorted()) {
      const lines = batch.map((line) => finisher.finish(line)).filter((line) => line !== undefined);
      if (finisher.fault) return fail(host, `Error: ${finisher.fault.message}`);
      total += lines.length;
      await effects.add(lines);
      await host.progress("Finished", total, total);
    }
    const written = await writeLines(effects, options, host);
    if (!written.ok) return fail(host, `Error: ${placedMessage(written.error)}`);
    host.print(`Total combinations: ${total}\n`);
    return 0;
  } finally {
    await combinations.dispose();
    await effects.dispose();
  }
}

async function expandInto(sorter: LineSorter, expansions: Expansions, host: CommandHost): Promise<void> {
  let done = 0;
  for (const expansion of expansions.each()) {
    for (let batch = expansion.next(batchSize); batch.length > 0; batch = expansion.next(batchSize)) {
      await sorter.add(batch);
      await host.progress("Expanded", (done += batch.length), expansions.made);
    }
  }
}

async function writeLines(
  effects: LineSorter,
  { test_mode, verbose, output_file }: CombineOptions,
  host: CommandHost,
): Promise<Result<null>> {
  async function* pieces(): AsyncGenerator<string, undefined> {
    let done = 0;
    for await (const batch of effects.sorted()) {
      const text = batch.map((line) => `${capitalise(line)}\n`).join("");
      if (verbose) host.print(text);
      await host.progress("Written", (done += batch.length), done);
      yield text;
    }
  }
  if (!test_mode) return host.files.append(output_file, pieces());
  const written = pieces();
  while ((await written.next()).done !== true);
  return ok(null);
}
