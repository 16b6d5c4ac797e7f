import { z } from "zod";
import { failed, ok, placedMessage, type Result, schemaWords } from "../../../../base/index.js";
import type { CommandExit, CommandHost, FileCommand } from "../../../file-commands.js";
import { numberId } from "../../serial/alphabet.js";
import { styles } from "../../vocabulary.js";
import { loadValues } from "../expansion.js";
import { hasFormOf } from "../patterns.js";
import type { Placeholders } from "../placeholders.js";
import { matchingStyles, readStylePatterns, type StyleTexts } from "../style-texts.js";
import { quoted, quotedList } from "../text-rules.js";
import { indexId, styleIndexId, writtenCombinationId, writtenSerial } from "../written-serial.js";
import { fail, isMissing, loadPlaceholders } from "./load.js";
import { paths } from "./paths.js";

const card = z.object({
  name: z.string(),
  type: z.string(),
  subtype: z.string(),
  level: z.coerce.number().int(),
  attack: z.coerce.string(),
  defense: z.coerce.string(),
  effect1: z.string(),
  effect1_style: z.string().nullable().default(null),
  effect2: z.string(),
  effect2_style: z.string().nullable().default(null),
  rarity: z.coerce.string(),
});

/** What functions need besides their arguments. */
interface Folder {
  readonly placeholders: Placeholders;
  readonly styles: readonly StyleTexts[];
  say(line: string): void;
}

type LibraryFunction = (args: unknown, folder: Folder) => Result<unknown>;

const taking =
  <Args>(schema: z.ZodType<Args>, call: (args: Args, folder: Folder) => Result<unknown>): LibraryFunction =>
  (args, folder) => {
    const read = schema.safeParse(args);
    return read.success
      ? call(read.data, folder)
      : failed({ code: "effects/arguments", message: `The arguments do not fit: ${schemaWords(read.error)}` });
  };

/** Functions of the library behind the tools, by their names there. */
const functions: ReadonlyMap<string, LibraryFunction> = new Map(
  Object.entries({
    load_placeholder_values: taking(z.tuple([z.string()]), ([name], { placeholders }) =>
      loadValues(name, placeholders),
    ),
    text_in_placeholder_string: taking(z.tuple([z.string(), z.string()]), ([pattern, text], { placeholders }) =>
      hasFormOf(pattern, text, placeholders),
    ),
    deduce_effect_style_from_effect_text: taking(z.tuple([z.string()]), ([text], folder) => {
      const matching = matchingStyles(text, folder.styles, folder.placeholders);
      if (!matching.ok) return matching;
      if (matching.value.length > 1)
        folder.say(
          `Error: Multiple effect styles matched for text '${text.toLowerCase()}': ${quotedList(matching.value)}`,
        );
      return ok(matching.value[0] ?? null);
    }),
    get_index_in_baseN: taking(
      z.tuple([z.string().nullable(), z.union([z.literal("styles"), z.array(z.string())])]),
      ([word, list]) => ok(list === "styles" ? styleIndexId(word) : indexId(word, list)),
    ),
    get_combination_id: taking(z.tuple([z.string()]), ([words]) => writtenCombinationId(words)),
    get_number_id: taking(
      z.object({ level: z.number(), per_level_val: z.number(), numbers: z.array(z.number()) }),
      ({ level, per_level_val, numbers }) => ok(numbers.map((each) => numberId(each, level, per_level_val))),
    ),
    generate_serial_number: taking(
      z.object({ card, used: z.array(z.string()).default([]) }),
      ({ card: { effect1, effect1_style, effect2, effect2_style, subtype, ...rest }, used }) =>
        writtenSerial(
          { ...rest, subtypes: subtype, effects: [effect1, effect2], styles: [effect1_style, effect2_style] },
          (serial) => used.includes(serial),
        ),
    ),
  } satisfies Record<string, LibraryFunction>),
);

const optionsSchema = z.object({
  placeholder_dir: z.string().default(paths.placeholders),
  style_dir: z.string().default(paths.styles),
});

export const callCommand: FileCommand = {
  name: "call",
  summary: "Call a function of the tools' library with JSON and print what it returns as JSON.",
  details:
    `Functions: ${[...functions.keys()].join(", ")}.\n\n` +
    "Arguments are a list, or an object where the function takes many. What raises an error prints it as Python would, with exit code 1.",
  examples: [
    [`effects call load_placeholder_values '["card"]'`, "the values of a placeholder"],
    [`effects call get_combination_id '["Fire, Dragon"]'`, "the four characters in a serial number"],
  ],
  arguments: [
    { words: "<function>", about: "its name" },
    { words: "<arguments>", about: "its arguments, as JSON" },
  ],
  options: [
    { words: "-p, --placeholder_dir <folder>", about: `the folder of the placeholders (${paths.placeholders})` },
    { words: "--style_dir <folder>", about: `the folder of the texts of styles (${paths.styles})` },
  ],
  run: async ({ arguments: [name, args], options }, host) => {
    const called = functions.get(String(name));
    if (called === undefined) return host.wrongUse(`There is no function ${String(name)}.`);
    const folder = await readFolder(optionsSchema.parse(options), host);
    if (!folder.ok) return fail(host, `Error: ${placedMessage(folder.error)}`);
    let given: unknown;
    try {
      given = JSON.parse(String(args));
    } catch {
      return host.wrongUse("The arguments are no JSON.");
    }
    return answer(called(given, folder.value), host);
  },
};

function answer(outcome: Result<unknown>, host: CommandHost): CommandExit {
  if (outcome.ok) {
    host.print(`${JSON.stringify(outcome.value)}\n`);
    return 0;
  }
  const { code, message } = outcome.error;
  if (code === "effects/arguments") return host.wrongUse(message);
  host.remark(code === "effects/placeholder" ? `KeyError: ${quoted(message)}` : `ValueError: ${message}`);
  return 1;
}

async function readFolder(
  { placeholder_dir, style_dir }: z.infer<typeof optionsSchema>,
  host: CommandHost,
): Promise<Result<Folder>> {
  const placeholders = await loadPlaceholders(host, placeholder_dir);
  if (!placeholders.ok) return placeholders;
  const texts: StyleTexts[] = [];
  for (const style of styles) {
    const text = await host.files.read(`${style_dir}/${style}.txt`);
    if (text.ok) texts.push({ style, patterns: readStylePatterns(text.value) });
    else if (!isMissing(text.error.code)) return text;
  }
  return ok({ placeholders: placeholders.value, styles: texts, say: (line) => host.print(`${line}\n`) });
}
