import { z } from "zod";
import { placedMessage } from "../../../../base/index.js";
import type { FileCommand } from "../../../file-commands.js";
import { capitalised } from "../../vocabulary.js";
import { cardStatistics, type CardsByWord, type CountedCard } from "../card-statistics.js";
import { recordsOf } from "../csv.js";
import { fail, isMissing, lineBatches } from "./load.js";
import { paths } from "./paths.js";

const optionsSchema = z.object({ input_file: z.string().default(paths.cards), json: z.boolean().default(false) });

/** The columns whose values are counted. */
const names = ["TYPE", "SUBTYPES", "EFFECT1", "EFFECT2"];

export const statisticsCommand: FileCommand = {
  name: "statistics",
  summary: "Count the cards of a card list by type, subtype, and what their effects mention.",
  details:
    "An effect mentions a word that is in it anywhere, so that spell is mentioned by spellcaster too; a card counts once.\n\n" +
    "The tool this follows draws charts as well; the app does, as Card charts. --plot-3d is accepted and not looked at.",
  examples: [["effects statistics --json", `counts of ${paths.cards}`]],
  options: [
    { words: "-i, --input_file <file>", about: `the card list (${paths.cards})` },
    { words: "--json", about: "print the counts as JSON" },
    { words: "--plot-3d", about: "not looked at" },
  ],
  run: async ({ options }, host) => {
    const { input_file: input, json } = optionsSchema.parse(options);
    const source = await host.files.stream(input);
    if (!source.ok)
      return fail(
        host,
        isMissing(source.error.code) ? `Error: File '${input}' not found.` : `Error: ${placedMessage(source.error)}`,
      );
    let header: readonly string[] | undefined;
    const cards: CountedCard[] = [];
    for await (const records of recordsOf(lineBatches(source.value))) {
      for (const record of records) {
        const cell = (name: string): string => record[header?.indexOf(name) ?? -1] ?? "";
        if (header === undefined) {
          header = record;
          const missing = names.filter((name) => !record.includes(name));
          if (missing.length > 0) return fail(host, `Error: Columns not found in CSV: ${missing.join(", ")}`);
        } else
          cards.push({
            type: cell("TYPE"),
            subtypes: cell("SUBTYPES").split(","),
            effects: [cell("EFFECT1"), cell("EFFECT2")],
          });
      }
    }
    const { types, subtypes, mentions, mentionsByType } = cardStatistics(cards);
    if (json) {
      const byType = Object.fromEntries([...mentionsByType].map(([type, each]) => [type, countsOf(each)]));
      const counts = { types: countsOf(types), subtypes: countsOf(subtypes), mentions: countsOf(mentions), byType };
      host.print(`${JSON.stringify(counts)}\n`);
      return 0;
    }
    host.print(`Cards per type\n${table(types)}\nCards per subtype\n${table(subtypes)}\n`);
    host.print(`Cards whose effects mention\n${table(mentions)}`);
    for (const [type, each] of mentionsByType)
      if ((types.get(type) ?? []).length > 0)
        host.print(`\n${capitalised(type)} cards whose effects mention\n${table(each)}`);
    return 0;
  },
};

type Cards = CardsByWord<CountedCard>;

const countsOf = (groups: Cards): Readonly<Record<string, number>> =>
  Object.fromEntries([...groups].map(([word, cards]) => [word, cards.length]));

const table = (groups: Cards): string =>
  [...groups].map(([word, { length }]) => `  ${capitalised(word).padEnd(12)} ${String(length).padStart(5)}\n`).join("");
