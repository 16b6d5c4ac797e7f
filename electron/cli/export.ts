import { basename, resolve } from "node:path";
import { Option } from "commander";
import { plainName, type CardSet } from "../../shared/exports/index.js";
import { gameOption } from "./artifact-options.js";
import { backHelp } from "./card-back.js";
import { command, type CommandDefinition } from "./command.js";
import { oddCopiesOn, remarksOn } from "../print/index.js";
import { exportAs, exportFormats, exportOptions, type ExportRequest } from "./export-formats.js";
import { exitCodes, refuse, type ExitCode, type Output } from "./output.js";
import { deckHelp, readCards } from "./read-cards.js";

/** `export DIR --as FORMAT --out PATH`: the cards for programs in which they are played or laid out. */
export const exportCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "export",
    summary: "Write cards for other programs: Tabletop Simulator, Cockatrice, Card Game Simulator, Squib, nanDECK.",
    details:
      "tts makes a folder with a saved object for Tabletop Simulator and its pictures: at most 70 faces in each, copies in the " +
      "deck as often as they are wanted. Put its files where the game keeps saved objects. The object names its pictures on this computer " +
      "unless --address says where they are hosted. " +
      "cockatrice makes an XML file in version 4, to be put into the folder customsets of Cockatrice. cgs makes a folder " +
      "with a game for Card Game Simulator and its pictures. csv makes a table for Squib and nanDECK: qty says how many of a card are wanted, image " +
      "names its picture as `print --png` does for the same cards, and line breaks are written as \\n.\n\n" +
      "Cards are those that have faces. The text of a card is its rules text as players read it, or what the largest " +
      "box of its face says; other columns go along by their keys, but for tables within cells. A file that is not TOML is named on standard error and left out. " +
      "With tts and cgs, cards whose text is cut off on its face are named too. In either case the exit code is 1.",
    examples: [
      ["export cards/ --as tts --out tts/ --deck deck.txt", "a deck to play with"],
      ["export cards/ --as tts --out tts/ --address https://example.org/cards/", "with pictures on the web"],
      ["export cards/ --as cockatrice --out cards.xml --set CORE", "a set for Cockatrice"],
      ["export cards/ --as csv --out cards.csv --copies count", "a table for Squib"],
    ],
  })
    .argument("<dir>", "a folder of TOML files")
    .addOption(new Option("--as <format>", "the format").choices(exportFormats).makeOptionMandatory())
    .requiredOption("--out <path>", "the file or folder to write")
    .option("--set <code>", "the short name of the set (default: from the folder's name)")
    .option("--title <text>", "the title of the set, game or deck (default: the folder's name)")
    .option("--address <url>", "where the pictures are to be hosted")
    .option("--back <file>", `${backHelp}; for tts`)
    .addOption(gameOption())
    .option("--table <name>", "only the tables of this name")
    .option("--copies <column>", "how many of each card are wanted; one where the cell is absent")
    .option("--deck <file>", deckHelp)
    .option("--since <commit>", "only cards that are new or changed since a commit, as git names it")
    .option("--force", "replace files that are there")
    .action(async (folder: string, options: unknown) => {
      const request = exportOptions.safeParse(options);
      finish(request.success ? await exportFolder(output, folder, request.data) : refuse(output, wrongOptions));
    });

const wrongOptions = {
  code: "export/options",
  message:
    "--address is an address such as https://example.org/cards/, --title up to 200 characters, and --set is up to 20 letters of English, digits, - and _, but not a name that Windows reserves for devices, such as CON.",
};

async function exportFolder(output: Output, folder: string, request: ExportRequest): Promise<ExitCode> {
  const cards = await readCards(folder, request, output);
  if (!cards.ok) return refuse(output, cards.error);
  const name = basename(resolve(folder));
  const set: CardSet = {
    code: request.set ?? plainName(name).toUpperCase().slice(0, 20),
    title: request.title ?? name,
    address: request.address?.replace(/\/*$/u, "/"),
  };
  const written = await exportAs(request, cards.value, set);
  if (!written.ok) return refuse(output, written.error);
  const { summary } = written.value;
  const showsFaces = request.as === "tts" || request.as === "cgs";
  const found = showsFaces ? remarksOn(cards.value.tables) : oddCopiesOn(cards.value.tables);
  const remarks = [...written.value.remarks, ...found];
  for (const remark of remarks) output.remark(remark);
  output.say(`${summary}\n`);
  return remarks.length === 0 && !cards.value.isPartial ? exitCodes.fine : exitCodes.problems;
}
