import { basename, resolve } from "node:path";
import { Option } from "commander";
import { z } from "zod";
import { visibleName } from "../../shared/base/index.js";
import { countTogether } from "../../shared/exports/index.js";
import { faceSvg, papers, proofPage, type ProofCards } from "../../shared/face/index.js";
import { gameOption } from "./artifact-options.js";
import { command, type CommandDefinition } from "./command.js";
import { counted, writeMade } from "./made-file.js";
import { exitCodes, refuse, type ExitCode, type Output } from "./output.js";
import { readFonts, remarksOn } from "../print/index.js";
import { deckHelp, readCards } from "./read-cards.js";

const optionsSchema = z.object({
  out: z.string(),
  game: z.string().optional(),
  table: z.string().optional(),
  paper: z.enum(["a4", "letter"]).default("a4"),
  gap: z.coerce.number().min(0).max(50).default(0),
  copies: z.string().optional(),
  deck: z.string().optional(),
  since: z.string().optional(),
  force: z.boolean().default(false),
});
type ProofRequest = z.infer<typeof optionsSchema>;

/** `proof DIR --out FILE`: the faces of all cards on sheets of paper, as a page of HTML. */
export const proofCommand: CommandDefinition = ({ output }, finish) =>
  command({
    name: "proof",
    summary: "Draw the faces of all cards on sheets of paper, as a page to look at and print.",
    details:
      "Cards look as files in .cardwright/faces say (`cardwright face` prints one to begin with), or else as their game has them. The page of HTML carries its fonts and opens in any browser; printed at 100 % its cards have their own size, and marks in " +
      "the margins say where to cut. Colours are RGB. Pictures are those of the folder; none are downloaded. A text that is too long for its box is cut off and " +
      "named on standard error, as is a file that is not TOML and is left out, and the exit code is 1.",
    examples: [
      ["proof cards/ --out proof.html", "all cards once"],
      ["proof cards/ --out deck.html --copies count", "as often as the column says"],
      ["proof cards/ --out new.html --since v1", "what changed since a tag"],
      ["proof cards/ --out proof.html --paper letter --gap 4", "on US Letter, with room between the cards"],
    ],
  })
    .argument("<dir>", "a folder of TOML files")
    .requiredOption("--out <file>", "the page to write")
    .addOption(gameOption())
    .option("--table <name>", "only the tables of this name")
    .addOption(new Option("--paper <size>", "the paper").choices(Object.keys(papers)).default("a4"))
    .option("--gap <mm>", "the room between cards, in millimetres", "0")
    .option("--copies <column>", "how often each card is drawn; once where the cell is absent")
    .option("--deck <file>", deckHelp)
    .option("--since <commit>", "only cards that are new or changed since a commit, as git names it")
    .option("--force", "replace a file that is there")
    .action(async (folder: string, options: unknown) => {
      const request = optionsSchema.safeParse(options);
      if (!request.success) {
        const message = "--gap must be a number of millimetres from 0 to 50.";
        finish(refuse(output, { code: "proof/options", message }));
        return;
      }
      finish(await proof(output, folder, request.data));
    });

async function proof(output: Output, folder: string, request: ProofRequest): Promise<ExitCode> {
  const { out, paper, gap, force } = request;
  const cards = await readCards(folder, request, output);
  if (!cards.ok) return refuse(output, cards.error);
  const { tables, pictures, count, isPartial } = cards.value;
  const together = countTogether(tables.flatMap((table) => table.cards));
  if (!together.ok) return refuse(output, together.error);
  const drawn: ProofCards[] = [];
  for (const { size, cards: all } of tables) {
    const faces: string[] = [];
    for (const { layout, copies } of all) {
      const svg = copies === 0 ? "" : faceSvg(layout, await pictures.of(layout));
      for (let copy = 0; copy < copies; copy += 1) faces.push(svg);
    }
    drawn.push({ ...size, faces });
  }
  const fonts = await readFonts();
  const page = proofPage(drawn, { title: basename(resolve(folder)), paper, gap, fonts });
  if (!page.ok) return refuse(output, page.error);
  const written = await writeMade(out, page.value, force);
  if (!written.ok) return refuse(output, written.error, out);
  const remarks = remarksOn(tables);
  for (const line of remarks) output.remark(line);
  output.say(`${visibleName(out)}: ${counted(count, "card")}\n`);
  return remarks.length === 0 && !isPartial ? exitCodes.fine : exitCodes.problems;
}
