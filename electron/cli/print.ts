import { basename, resolve } from "node:path";
import { Option } from "commander";
import { z } from "zod";
import { visibleName, type Result } from "../../shared/base/index.js";
import { cutMarkings, papers, turns, type SheetWish } from "../../shared/face/index.js";
import { printPdf, remarksOn, type PrintOptions } from "../print/index.js";
import { gameOption } from "./artifact-options.js";
import { backHelp, readBack } from "./card-back.js";
import { counted, writeMade } from "./made-file.js";
import { command, type CommandDefinition } from "./command.js";
import { exitCodes, refuse, type ExitCode, type Output } from "./output.js";
import { writePngs } from "./print-png.js";
import { deckHelp, readCards, type ReadCards } from "./read-cards.js";

const length = z.coerce.number().min(0).max(50);
const optionsSchema = z.object({
  out: z.string().optional(),
  png: z.string().optional(),
  pixels: z
    .string()
    .regex(/^\d{2,5}x\d{2,5}$/u)
    .optional(),
  game: z.string().optional(),
  table: z.string().optional(),
  paper: z.enum(["a4", "letter", "card"]).default("a4"),
  bleed: length.optional(),
  gap: length.default(0),
  marks: z.enum(cutMarkings).default("margin"),
  back: z.string().optional(),
  turn: z.enum(turns).default("long"),
  calibration: z.boolean().default(false),
  copies: z.string().optional(),
  deck: z.string().optional(),
  since: z.string().optional(),
  force: z.boolean().default(false),
});
export type PrintRequest = z.infer<typeof optionsSchema>;

/** `print DIR --out FILE`: the faces of all cards as a PDF or as pictures, without a browser. */
export const printCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "print",
    summary: "Print the faces of all cards as a PDF, or draw each as a PNG.",
    details:
      "The faces are those that the app shows, drawn at 300 pixels per inch, with the pictures of the folder; none are " +
      "downloaded. Signs that the fonts of faces lack, such as ideographs, are drawn with the fonts of this computer. " +
      "Nine cards of 63 × 88 mm fit on A4 and US Letter, eight with --bleed 2, and --paper card makes a page for each card, " +
      "with a bleed of 3 mm unless --bleed says otherwise. TrimBox is what is cut out and BleedBox what is drawn beyond. Colours are RGB: " +
      "a printer that wants CMYK converts them. Print at 100 %; --calibration adds a page to measure. With --back each " +
      "sheet is followed by its backs, so placed that they lie behind their cards when the paper is turned around its " +
      "long or its short edge. A text that is too long for its box is named on standard error, as is a file that is not TOML and is left out, and the exit code is 1.",
    examples: [
      ["print cards/ --out cards.pdf", "nine cards on a sheet of A4"],
      ["print cards/ --out cards.pdf --bleed 2 --marks full", "eight, with bleed, and lines to cut along"],
      ["print cards/ --out deck.pdf --deck deck.txt --back plain", "the cards of a deck, with backs"],
      ["print cards/ --out printer.pdf --paper card", "a page for each card, for a printing house"],
      ["print cards/ --png pictures/ --pixels 825x1125", "a picture of each card, of that size"],
    ],
  })
    .argument("<dir>", "a folder of TOML files")
    .option("--out <file>", "the PDF to write")
    .option("--png <folder>", "the folder to write a PNG of each card to")
    .option("--pixels <WxH>", "the size of each PNG; what the card does not fill is its bleed")
    .addOption(gameOption())
    .option("--table <name>", "only the tables of this name")
    .addOption(new Option("--paper <size>", "the paper").choices([...Object.keys(papers), "card"]).default("a4"))
    .option("--bleed <mm>", "how far faces are drawn beyond their edges, in millimetres")
    .option("--gap <mm>", "the room between cards, in millimetres", "0")
    .addOption(new Option("--marks <kind>", "where to cut").choices(cutMarkings).default("margin"))
    .option("--back <file>", backHelp)
    .addOption(new Option("--turn <edge>", "the edge around which the paper is turned").choices(turns).default("long"))
    .option("--calibration", "a page to measure comes first")
    .option("--copies <column>", "how often each card is printed; once where the cell is absent")
    .option("--deck <file>", deckHelp)
    .option("--since <commit>", "only cards that are new or changed since a commit, as git names it")
    .option("--force", "replace files that are there")
    .action(async (folder: string, options: unknown) => {
      const request = optionsSchema.safeParse(options);
      finish(request.success ? await print(output, folder, request.data) : refuse(output, wrongOptions));
    });

const wrongOptions = {
  code: "print/options",
  message: "--bleed and --gap are millimetres from 0 to 50, and --pixels is a size such as 825x1125.",
};

async function print(output: Output, folder: string, request: PrintRequest): Promise<ExitCode> {
  const { out, png, pixels, paper } = request;
  if (out === undefined && png === undefined) {
    return refuse(output, {
      code: "print/no-target",
      message: "Choose an output: --out FILE.pdf, --png FOLDER, or both.",
    });
  }
  if (pixels !== undefined && (png === undefined || request.bleed !== undefined)) {
    const message = "--pixels is about --png, and says how wide the bleed is: --bleed does not go with it.";
    return refuse(output, { code: "print/options", message });
  }
  const cards = await readCards(folder, request, output);
  if (!cards.ok) return refuse(output, cards.error);
  const bleed = request.bleed ?? (paper === "card" ? 3 : 0);
  const wish: SheetWish = { size: paper, bleed: { x: bleed, y: bleed }, gap: request.gap };
  if (out !== undefined) {
    const written = await writePdf(output, folder, out, cards.value, request, wish);
    if (!written.ok) return refuse(output, written.error);
  }
  if (png !== undefined) {
    const written = await writePngs(output, png, cards.value, request, wish.bleed);
    if (!written.ok) return refuse(output, written.error);
  }
  const remarks = remarksOn(cards.value.tables);
  for (const line of remarks) output.remark(line);
  return remarks.length === 0 && !cards.value.isPartial ? exitCodes.fine : exitCodes.problems;
}

async function writePdf(
  output: Output,
  folder: string,
  out: string,
  { tables, pictures }: ReadCards,
  request: PrintRequest,
  wish: SheetWish,
): Promise<Result<null>> {
  const picture = request.back === undefined ? undefined : await readBack(request.back);
  if (picture && !picture.ok) return picture;
  const options: PrintOptions = {
    ...wish,
    title: basename(resolve(folder)),
    marks: request.marks,
    calibrates: request.calibration,
    ...(picture ? { back: { picture: picture.value, turn: request.turn } } : {}),
  };
  const pdf = printPdf(tables, pictures, options);
  if (!pdf.ok) return pdf;
  const written = await writeMade(out, pdf.value.bytes(), request.force);
  if (!written.ok) return written;
  const { cards, pages } = pdf.value;
  output.say(`${visibleName(out)}: ${counted(cards, "card")} on ${counted(pages, "page")}\n`);
  return written;
}
