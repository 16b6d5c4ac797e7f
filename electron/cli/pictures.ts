import { z } from "zod";
import { visibleName } from "../../shared/base/index.js";
import type { PictureReport } from "../../shared/face/index.js";
import type { FolderTable } from "../../shared/games/index.js";
import { checkPictures, printDpi, type CheckedCard } from "../print/index.js";
import { gameOption } from "./artifact-options.js";
import { command, type CommandDefinition } from "./command.js";
import { counted } from "./made-file.js";
import { exitCodes, printJsonLine, refuse, type ExitCode, type Output } from "./output.js";
import { readCardSources } from "./read-cards.js";

const optionsSchema = z.object({
  game: z.string().optional(),
  table: z.string().optional(),
  dpi: z.coerce.number().int().min(30).max(2400).default(printDpi),
  json: z.boolean().default(false),
});
type PicturesRequest = z.infer<typeof optionsSchema>;
type Report = PictureReport<CheckedCard>;

/** `pictures DIR`: which cards lack their picture, and which pictures are unused, equal or too small. */
export const picturesCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "pictures",
    summary: "List pictures of cards that are missing, unused, there twice or too small to print.",
    details:
      "Pictures are looked for as faces show them: by a number in the folder of images, or by a path in the folder of the cards. A picture is " +
      "too small where fewer than --dpi of its pixels lie on an inch of its place on a card. Unused are pictures in the folder of images, or in " +
      "the whole folder where none is chosen, that no cell names; of more than 50,000 only the first are looked at. Where a table has a column such as artist, credit or licence, cards that " +
      "show a picture and leave it empty are listed. Pictures on hosts are counted and not asked for. The exit code is 1 where something is found. " +
      "With --json, {cards, files, hosted, empty: [CARD], missing: [{reference, message, cards}], small: [{path, size, dpi, wanted, cards}], " +
      "equal: [[path]], unused: [path], unlicensed: [CARD]}, where CARD is {file, table, row, id, name}.",
    examples: [
      ["pictures cards/", "what is to be looked at before cards are printed"],
      ["pictures cards/ --dpi 150", "for a table on a screen"],
    ],
  })
    .argument("<dir>", "a folder of TOML files")
    .addOption(gameOption())
    .option("--table <name>", "only the cards of tables of this name")
    .option("--dpi <number>", "how many pixels there must be to an inch", String(printDpi))
    .option("--json", "print one JSON value")
    .action(async (folder: string, options: unknown) => {
      const request = optionsSchema.safeParse(options);
      finish(request.success ? await pictures(output, folder, request.data) : refuse(output, wrongDpi));
    });

const wrongDpi = { code: "pictures/options", message: "--dpi must be a whole number from 30 to 2400." };

async function pictures(output: Output, folder: string, request: PicturesRequest): Promise<ExitCode> {
  const { game, table, dpi, json } = request;
  const sources = await readCardSources(folder, output);
  if (!sources.ok) return refuse(output, sources.error);
  const isWanted = (each: FolderTable): boolean =>
    (game === undefined || each.binding?.game.id === game) && (table === undefined || each.table.join(".") === table);
  const report = await checkPictures(sources.value.tables, sources.value.own, sources.value.pictures, {
    isWanted,
    dpi,
  });
  if (report.cards === 0) {
    const message = "No cards with a place for a picture in the folder.";
    return refuse(output, { code: "pictures/no-cards", message, file: folder });
  }
  const sections = sectionsOf(report, dpi);
  if (json) printJsonLine(output, report);
  else {
    for (const { title, lines } of sections) output.say(`${title}:\n${lines.map((line) => `  ${line}\n`).join("")}`);
    output.say(`${totals(report)}${sections.length === 0 ? ": nothing to look at" : ""}\n`);
  }
  return sections.length === 0 && !sources.value.isPartial ? exitCodes.fine : exitCodes.problems;
}

function totals({ cards, files, hosted }: Report): string {
  const onHosts = hosted === 0 ? [] : [`${counted(hosted, "picture")} on hosts not looked at`];
  return [counted(cards, "card"), `${counted(files, "picture")} in the folder`, ...onHosts].join(", ");
}

interface Section {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What was found, in the order of how much it matters; nothing of what was not. */
function sectionsOf({ empty, missing, small, equal, unused, unlicensed }: Report, dpi: number): readonly Section[] {
  const sections: readonly Section[] = [
    {
      title: "Named, but cannot be shown",
      lines: missing.map((each) => `${missingLine(each)} (${namesOf(each.cards)})`),
    },
    { title: "Cards without a picture", lines: empty.map(cardLine) },
    { title: `Fewer than ${dpi} pixels to the inch`, lines: small.map(smallLine) },
    { title: "The same picture twice", lines: equal.map((paths) => paths.map(visibleName).join(", ")) },
    { title: "Used by no card", lines: unused.map(visibleName) },
    { title: "Cards that do not say whose picture they show", lines: unlicensed.map(cardLine) },
  ];
  return sections.filter(({ lines }) => lines.length > 0);
}

const missingLine = ({ reference, message }: Report["missing"][number]): string =>
  message.includes(reference) ? message : `${visibleName(reference)}: ${message}`;

const smallLine = ({ path, size, dpi, wanted, cards }: Report["small"][number]): string =>
  `${visibleName(path)}: ${dpi} at ${size.width} × ${size.height}, wanted ${wanted.width} × ${wanted.height} (${namesOf(cards)})`;

const cardLine = ({ file, table, row, name }: CheckedCard): string =>
  `${visibleName(file)}: row ${row} of ${table.join(".")}, ${visibleName(name)}`;

/** More names than these are counted. */
const mostNames = 3;

function namesOf(cards: readonly CheckedCard[]): string {
  const named = cards.slice(0, mostNames).map(({ name }) => visibleName(name));
  const others = cards.length - named.length;
  return [...named, ...(others > 0 ? [`${others} more`] : [])].join(", ");
}
