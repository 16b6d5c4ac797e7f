import { placedMessage } from "../../../../base/index.js";
import type { CommandExit, CommandHost, FileCommand } from "../../../file-commands.js";
import { recordsOf } from "../csv.js";
import { quotedList } from "../text-rules.js";
import { isMissing, lineBatches } from "./load.js";
import { paths } from "./paths.js";

export const malformedCommand: FileCommand = {
  name: "malformed",
  summary: "List the effects of a table that no card could have.",
  details:
    `Reads ${paths.flagged} in the folder it is started in: effects that are flagged with no level, then those that are neither for units nor for spells.\n\n` +
    "As the tool this follows does: errors are printed, and the exit code is 0 always.",
  examples: [["effects malformed", "what no call of annotate has flagged"]],
  options: [],
  run: async (_, host) => {
    await list(host);
    return 0;
  },
};

async function list(host: CommandHost): Promise<CommandExit> {
  const say = (line: string): CommandExit => {
    host.print(`${line}\n`);
    return 0;
  };
  const source = await host.files.stream(paths.flagged);
  if (!source.ok)
    return say(
      isMissing(source.error.code)
        ? `Error: File '${paths.flagged}' not found.`
        : `Error: ${placedMessage(source.error)}`,
    );
  let header: readonly string[] | undefined;
  const withoutLevel: string[] = [];
  const withoutKind: string[] = [];
  for await (const records of recordsOf(lineBatches(source.value))) {
    for (const record of records) {
      if (header === undefined) {
        header = record;
        say(`Detected column names: ${quotedList(header)}`);
        const fault = faultOf(header);
        if (fault !== undefined) return say(fault);
        continue;
      }
      const effect = cell(record, header, "EFFECTNAME");
      const isFalse = (name: string): boolean => cell(record, header ?? [], name).toLowerCase() !== "true";
      if (levelsOf(header).every(isFalse)) withoutLevel.push(effect);
      if (isFalse("UNIT") && isFalse("SPELL")) withoutKind.push(effect);
    }
  }
  if (header === undefined) return say("Error: Missing required columns (EFFECTNAME, UNIT, or SPELL).");
  printList(host, withoutLevel, {
    some: "Effects with all levels (e.g., LEVEL_1 to LEVEL_5) set to False:",
    none: "No effects found with all levels set to False.",
  });
  printList(host, withoutKind, {
    some: "Effects with both Unit and Spell set to False (regardless of levels):",
    none: "No effects found with both Unit and Spell set to False.",
  });
  const distinct = new Set([...withoutLevel, ...withoutKind]).size;
  return say(`\nTotal number of unique effects meeting malformed condition(s): ${distinct}`);
}

const levelsOf = (header: readonly string[]): string[] =>
  header.filter((name) => name.toUpperCase().startsWith("LEVEL"));

function faultOf(header: readonly string[]): string | undefined {
  if (["EFFECTNAME", "UNIT", "SPELL"].some((name) => !header.includes(name)))
    return "Error: Missing required columns (EFFECTNAME, UNIT, or SPELL).";
  return levelsOf(header).length === 0 ? "Error: No level columns found in the CSV file." : undefined;
}

const cell = (record: readonly string[], header: readonly string[], name: string): string =>
  record[header.indexOf(name)] ?? "";

function printList(
  host: CommandHost,
  effects: readonly string[],
  titles: { readonly some: string; readonly none: string },
): void {
  host.print(`\n${effects.length === 0 ? titles.none : titles.some}\n`);
  host.print(effects.map((effect) => `- ${effect}\n`).join(""));
}
