import { Argument } from "commander";
import { z } from "zod";
import { features, featuresOf, games, type GameFeatures } from "../../shared/games/index.js";
import { command, type CommandDefinition } from "./command.js";
import { exitCodes, printJson, type ExitCode, type Output } from "./output.js";

const optionsSchema = z.object({ json: z.boolean().default(false), markdown: z.boolean().default(false) });

/** `games [GAME]`: what Cardwright can do for each game. */
export const gamesCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "games",
    summary: "List the supported games, and what is supported for each.",
    details:
      "Sheets of other games can be edited, searched, checked by their own [metadata], sorted, filtered and counted.",
    examples: [
      ["games", "all games"],
      [`games ${games[0]?.id}`, "one of them"],
      ["games --json", "for programs: {game, title, features: [{id, items}]} for each"],
    ],
  })
    .addArgument(new Argument("[game]", "the name of a game").choices(games.map(({ id }) => id)))
    .option("--json", "print a JSON list")
    .option("--markdown", "print a page in Markdown")
    .action((name: string | undefined, options: unknown) => finish(list(output, name, optionsSchema.parse(options))));

function list(output: Output, name: string | undefined, { json, markdown }: z.infer<typeof optionsSchema>): ExitCode {
  const listed = featuresOf(games.filter(({ id }) => name === undefined || id === name));
  if (json) printJson(output, listed);
  else output.say(markdown ? pageOf(listed) : listed.map(textOf).join("\n"));
  return exitCodes.fine;
}

/** A game with its features, one per line. */
function textOf({ game, title, features: held }: GameFeatures): string {
  const width = Math.max(...features.map((feature) => feature.title.length));
  const lines = features.map((feature) => {
    const items = held.find(({ id }) => id === feature.id)?.items ?? [];
    return `  ${feature.title.padEnd(width)}  ${items.join("; ") || "-"}`;
  });
  return `${title} (${game})\n${lines.join("\n")}\n`;
}

/** The page of the repository: a table of what there is, then each feature with what each game has of it. */
export function pageOf(listed: readonly GameFeatures[]): string {
  const itemsOf = (of: GameFeatures, id: string): readonly string[] =>
    of.features.find((feature) => feature.id === id)?.items ?? [];
  const overview = [
    ["", ...listed.map(({ title }) => title)],
    ["---", ...listed.map(() => ":-:")],
    ...features.map(({ id, title }) => [title, ...listed.map((each) => (itemsOf(each, id).length > 0 ? "✓" : "–"))]),
  ];
  const details = features.map(({ id, title, about }) => {
    const lines = listed.flatMap((each) => {
      const items = itemsOf(each, id);
      return items.length > 0 ? [`- **${each.title}**: ${items.join("; ")}`] : [];
    });
    return `## ${title}\n\n${about}\n\n${lines.join("\n")}\n`;
  });
  return [intro, overview.map((cells) => `| ${cells.join(" | ")} |`).join("\n"), "", ...details].join("\n");
}

const intro = `# What is supported for each game

Made from the code by \`npx cardwright games --markdown\`; a test compares the two. Every sheet, of these games or of none, has
lossless editing, undo, search, sorting, filters, computed columns, images, the rules of its own \`[metadata]\`, import and
export.
`;
