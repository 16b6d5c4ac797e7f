import { z } from "zod";
import { placedMessage } from "../../../../base/index.js";
import type { CommandExit, CommandHost, FileCommand } from "../../../file-commands.js";
import { recordsOf, writeRecord } from "../csv.js";
import { PatternFlags } from "../patterns.js";
import { quoted, quotedList, strip } from "../text-rules.js";
import { fail, isMissing, lineBatches, loadPlaceholders } from "./load.js";
import { paths } from "./paths.js";
import { tablesOption, withTables } from "./tables.js";

const optionsSchema = z.object({
  input: z.string().default(paths.table),
  output: z.string().default(paths.table),
  column: z.string().optional(),
  tables: z.string().optional(),
  placeholder_dir: z.string().default(paths.placeholders),
  text: z.array(z.string()).optional(),
  exact: z.array(z.string()).optional(),
  delete: z.array(z.string()).optional(),
});

type AnnotateOptions = z.infer<typeof optionsSchema>;

export const annotateCommand: FileCommand = {
  name: "annotate",
  summary: "Flag effects in a column by patterns or texts, or delete rows.",
  details:
    "A file whose name ends in .csv is a table with ; between cells; any other is text with an effect a line, of which a table is made. " +
    "With --text, patterns with placeholders flag the effects that have one of their forms in them; with --exact, texts do; with --delete, rows with a text are removed.\n\n" +
    "As the tool this follows does: --match_column is accepted and not looked at; a flag that is set is never taken back; " +
    "--exact makes a row for each effect and each text where it reads a text file; --column is wanted with --delete too.",
  examples: [
    [`effects annotate -i effects/all_effects.txt -c UNIT -t "<subtype> "`, "a table of a list of effects"],
    ['effects annotate -c SPELL -t "Draw <number> card" "Both players"', "flags more of its effects"],
    ['effects annotate -c any -d "rank 6"', "removes rows"],
  ],
  options: [
    { words: "-i, --input <file>", about: `the table or text (${paths.table})` },
    { words: "-o, --output <file>", about: `the table that is written (${paths.table})` },
    { words: "-c, --column <name>", about: "the column" },
    { words: "-p, --placeholder_dir <folder>", about: `the folder of the placeholders (${paths.placeholders})` },
    { words: "-t, --text <patterns...>", about: "patterns" },
    { words: "-e, --exact <texts...>", about: "texts that are looked for as they are" },
    { words: "-d, --delete <texts...>", about: "texts of rows to remove" },
    tablesOption,
    { words: "-m, --match_column <name>", about: "not looked at" },
  ],
  run: async ({ options }, host) => {
    const read = optionsSchema.parse(options);
    const source = await withTables(read.tables, host);
    return source.ok ? annotate(read, source.value) : fail(host, `Error: ${placedMessage(source.error)}`);
  },
};

/** What is done to the effects, one of three things. */
interface Task {
  readonly kind: "text" | "exact" | "delete";
  readonly texts: readonly string[];
}

async function annotate(options: AnnotateOptions, host: CommandHost): Promise<CommandExit> {
  const { input, output, column } = options;
  if (column === undefined) return host.wrongUse("the following arguments are required: -c/--column");
  const given = (["text", "exact", "delete"] as const).flatMap((kind): Task[] => {
    const texts = options[kind];
    return texts === undefined ? [] : [{ kind, texts }];
  });
  const [task] = given;
  if (task === undefined || given.length > 1)
    return host.wrongUse("You must provide exactly one of -t/--text, -e/--exact, or -d/--delete.");
  const source = await host.files.stream(input);
  if (!source.ok)
    return fail(
      host,
      isMissing(source.error.code)
        ? `Error: Input file '${input}' not found.`
        : `Error: ${placedMessage(source.error)}`,
    );
  const placeholders = await loadPlaceholders(host, options.placeholder_dir);
  if (!placeholders.ok) return fail(host, `Error: ${placedMessage(placeholders.error)}`);
  const flags = PatternFlags.of(
    task.texts.map((text, at) => ({ text, column: task.kind === "text" ? 0 : at, isExact: task.kind !== "text" })),
    placeholders.value,
  );
  if (!flags.ok) return fail(host, `Error processing file: ${quoted(flags.error.message)}`);
  const work: Annotation = { ...task, flags: flags.value, column, input, output, host };
  const lines = lineBatches(source.value);
  return input.endsWith(".csv") ? annotateTable(lines, work) : annotateText(lines, work);
}

interface Annotation extends Task {
  readonly flags: PatternFlags;
  readonly column: string;
  readonly input: string;
  readonly output: string;
  readonly host: CommandHost;
}

/** Which of the texts are in an effect, by their place; place 0 stands for all patterns. */
function foundIn(effect: string, flags: PatternFlags): ReadonlySet<number> {
  const found = new Set<number>();
  flags.each(effect, (at) => void found.add(at));
  return found;
}

export const flagText = (isSet: boolean): string => (isSet ? "True" : "False");

async function annotateText(lines: AsyncIterable<readonly string[]>, work: Annotation): Promise<CommandExit> {
  const { kind, texts, flags, column, host, output } = work;
  async function* pieces(): AsyncGenerator<string, undefined> {
    let done = 0;
    if (kind !== "delete") yield writeRecord(["EFFECTNAME", column]);
    for await (const batch of lines) {
      yield batch
        .map(strip)
        .filter((effect) => effect !== "")
        .map((effect) => {
          const found = foundIn(effect, flags);
          if (kind === "delete") return found.size > 0 ? "" : `${effect}\n`;
          const places = kind === "text" ? [0] : texts.map((_, at) => at);
          return places.map((at) => writeRecord([effect, flagText(found.has(at))])).join("");
        })
        .join("");
      await host.progress("Read", (done += batch.length), done);
    }
  }
  return finish(await host.files.write(output, pieces()), work);
}

async function annotateTable(lines: AsyncIterable<readonly string[]>, work: Annotation): Promise<CommandExit> {
  const { kind, column, input, output, host, flags } = work;
  const batches = recordsOf(lines)[Symbol.asyncIterator]();
  const first = await batches.next();
  const [header, ...records] = first.done === true ? [] : first.value;
  if (header === undefined) return fail(host, "Error processing file: ");
  const at = header.indexOf(column);
  if (kind === "exact" && at === -1) return fail(host, `Error: Column '${column}' not found in '${input}'.`);
  if (kind === "text") {
    if (at !== -1) host.print(`'${column}' exists in '${input}'. Updating False to True where pattern(s) matches.\n`);
    else host.print(`'${column}' not found in '${input}'. Adding new column.\n`);
  }
  const effectAt = Math.max(header.indexOf("EFFECTNAME"), 0);
  const place = at === -1 ? header.length : at;
  const columns = kind === "delete" ? [...header] : Object.assign([...header], { [place]: column });
  const flagged = (record: readonly string[]): string => {
    const isFound = foundIn(record[effectAt] ?? "", flags).size > 0;
    if (kind === "delete") return isFound ? "" : writeRecord(record);
    const cells = columns.map((_, cell) => record[cell] ?? "");
    if (isFound || at === -1) cells[place] = flagText(isFound);
    return writeRecord(cells);
  };
  async function* pieces(): AsyncGenerator<string, undefined> {
    let done = 0;
    yield writeRecord(columns) + records.map(flagged).join("");
    for (let next = await batches.next(); next.done !== true; next = await batches.next()) {
      yield next.value.map(flagged).join("");
      await host.progress("Read", (done += next.value.length), done);
    }
  }
  return finish(await host.files.write(output, pieces()), work);
}

function finish(
  written: Awaited<ReturnType<CommandHost["files"]["write"]>>,
  { kind, texts, column, input, output, host }: Annotation,
): CommandExit {
  if (!written.ok) return fail(host, `Error: ${placedMessage(written.error)}`);
  if (kind === "text") host.print(`Processed '${input}' into '${output}' with column '${column}'.\n`);
  else if (kind === "exact")
    host.print(
      `Processed '${input}' into '${output}', set '${column}' to True for substring match '${quotedList(texts)}'.\n`,
    );
  else host.print(`Processed '${input}', removed lines matching '${quotedList(texts)}', wrote to '${output}'.\n`);
  return 0;
}
