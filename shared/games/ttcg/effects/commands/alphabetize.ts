import { z } from "zod";
import { placedMessage } from "../../../../base/index.js";
import type { CommandExit, CommandHost, FileCommand } from "../../../file-commands.js";
import { LineSorter } from "../line-sorter.js";
import { strip } from "../text-rules.js";
import { fail, isMissing, lineBatches, readOptions } from "./load.js";
import { memoryOption, memorySchema, tempOption } from "./memory.js";

const optionsSchema = z.object({
  input: z.string().default("input.txt"),
  output: z.string().default("output.txt"),
  headers: z.boolean().default(false),
  ...memorySchema,
});

export const alphabetizeCommand: FileCommand = {
  name: "alphabetize",
  summary: "Sort the lines of a file.",
  details: "Lines are stripped of space, blank ones are left out, equal ones stay. The order is that of code points.",
  examples: [
    ["effects alphabetize -i effects/all_effects.txt -o sorted.txt", "sorts a list of effects"],
    ["effects alphabetize -H", "sorts input.txt into output.txt but for its first line"],
  ],
  options: [
    { words: "-i, --input <file>", about: "the file to sort (input.txt)" },
    { words: "-o, --output <file>", about: "the file that is written (output.txt)" },
    { words: "-H, --headers", about: "leave the first line in its place" },
    memoryOption,
    tempOption,
  ],
  run: async ({ options }, host) => {
    const given = readOptions(optionsSchema, options);
    return given.ok ? alphabetize(given.value, host) : host.wrongUse(given.error.message);
  },
};

export async function alphabetize(
  { input, output, headers, memory, temp }: z.infer<typeof optionsSchema>,
  host: CommandHost,
): Promise<CommandExit> {
  const source = await host.files.stream(input);
  if (!source.ok)
    return fail(
      host,
      isMissing(source.error.code)
        ? `Error: Input file '${input}' not found.`
        : `Error: ${placedMessage(source.error)}`,
    );
  const sorter = new LineSorter(host.scratch(temp), { bytes: memory * 1024 * 1024, distinct: false });
  try {
    let count = 0;
    let header: string | undefined;
    for await (const batch of lineBatches(source.value)) {
      const lines = batch.map(strip).filter((line) => line !== "");
      if (headers && count === 0) header = lines.shift();
      count += lines.length + (header === undefined || count > 0 ? 0 : 1);
      await sorter.add(lines);
      await host.progress("Read", count, count);
    }
    async function* pieces(): AsyncGenerator<string, undefined> {
      if (header !== undefined) yield `${header}\n`;
      for await (const batch of sorter.sorted()) yield batch.map((line) => `${line}\n`).join("");
    }
    const written = await host.files.write(output, pieces());
    if (!written.ok) return fail(host, `Error: ${placedMessage(written.error)}`);
    if (count === 0) host.print(`Warning: Input file '${input}' is empty.\n`);
    else host.print(`Alphabetized '${input}' into '${output}'${headers ? " with header preserved" : ""}.\n`);
    return 0;
  } finally {
    await sorter.dispose();
  }
}
