import { z } from "zod";
import { placedMessage } from "../../../../base/index.js";
import { randomFrom } from "../../../../match/index.js";
import type { CommandExit, CommandHost, FileCommand } from "../../../file-commands.js";
import { recordsOf } from "../csv.js";
import { randomPairs } from "../random-pairs.js";
import { quotedList } from "../text-rules.js";
import { isMissing, lineBatches, readOptions } from "./load.js";
import { paths } from "./paths.js";

/** What may be written for a seed. */
const wholeNumber = z
  .string()
  .regex(/^[0-9]{1,15}$/u, "Expected a whole number")
  .transform(Number);

const optionsSchema = z.object({
  input_file: z.string().default(paths.table),
  column: z.array(z.string()).optional(),
  pairs: z.string().default("10"),
  seed: wholeNumber.optional(),
  show: z.boolean().default(false),
});

export const randomCommand: FileCommand = {
  name: "random",
  summary: "Draw random pairs of effects that are flagged in all of some columns.",
  details:
    "The two effects of a pair differ; pairs may repeat.\n\n" +
    "As the tool this follows does: the pairs are drawn and not printed. With --show they are, one per line with ; between them.",
  examples: [
    ["effects random -c UNIT -c LEVEL_1 -p 5 --show", "five pairs of effects for units of level 1"],
    ["effects random -c SPELL --seed 7 --show", "the same ten pairs each time"],
  ],
  options: [
    { words: "-i, --input_file <file>", about: `the table of effects (${paths.table})` },
    { words: "-c, --column <names...>", about: "a column that must be True; may be given several times" },
    { words: "-p, --pairs <number>", about: "how many pairs (10)" },
    { words: "--seed <number>", about: "what chance begins with" },
    { words: "--show", about: "print the pairs" },
  ],
  run: async ({ options }, host) => {
    const given = readOptions(optionsSchema, options);
    return given.ok ? drawPairs(given.value, host) : host.wrongUse(given.error.message);
  },
};

/** Says on the standard error why there are no pairs. */
function refuse(host: CommandHost, message: string): CommandExit {
  host.remark(`Error: ${message}`);
  return 1;
}

async function drawPairs(options: z.infer<typeof optionsSchema>, host: CommandHost): Promise<CommandExit> {
  const { input_file: input, column: columns, pairs, seed, show } = options;
  if (columns === undefined) return host.wrongUse("the following arguments are required: -c/--column");
  if (!/^[+-]?[0-9]+$/u.test(pairs)) return host.wrongUse(`argument -p/--pairs: invalid int value: '${pairs}'`);
  const source = await host.files.stream(input);
  if (!source.ok)
    return refuse(host, isMissing(source.error.code) ? `File '${input}' not found` : placedMessage(source.error));
  let places: number[] | undefined;
  const effects: string[] = [];
  for await (const records of recordsOf(lineBatches(source.value))) {
    for (const record of records) {
      if (places !== undefined) {
        if (places.every((at) => record[at]?.toLowerCase() === "true")) effects.push(record[0] ?? "");
        continue;
      }
      const missing = columns.filter((name) => !record.includes(name));
      if (missing.length > 0) return refuse(host, `Columns not found in CSV: ${missing.join(", ")}`);
      places = columns.map((name) => record.indexOf(name));
    }
  }
  if (places === undefined) return refuse(host, `File '${input}' is empty`);
  if (effects.length === 0)
    return refuse(host, `No rows found where all specified columns (${columns.join(", ")}) are 'True'`);
  host.print(`Filtering on: ${quotedList(columns)}\n`);
  const drawn = randomPairs(effects, Number(pairs), randomFrom(seed ?? host.seed()));
  if (drawn === undefined) return refuse(host, "Need at least 2 values to form pairs");
  if (show) host.print(drawn.map(([first, second]) => `${first};${second}\n`).join(""));
  return 0;
}
