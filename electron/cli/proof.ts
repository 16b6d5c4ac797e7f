import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, resolve } from "node:path";
import { Option } from "commander";
import { z } from "zod";
import { visibleName } from "../../shared/base/index.js";
import { faceFonts, fontFiles, papers, proofPage, type ProofFont } from "../../shared/face/index.js";
import { gameOption } from "./artifact-options.js";
import { command, type CommandDefinition } from "./command.js";
import { writeText } from "./files.js";
import { changedPlaces } from "./difference.js";
import { readTables } from "./folder.js";
import { exitCodes, refuse, type ExitCode, type Output } from "./output.js";
import { facesOf, readOwnFaces } from "./proof-cards.js";
import { readVersions } from "./versions.js";

const optionsSchema = z.object({
  out: z.string(),
  game: z.string().optional(),
  table: z.string().optional(),
  paper: z.enum(["a4", "letter"]).default("a4"),
  gap: z.coerce.number().min(0).max(50).default(0),
  copies: z.string().optional(),
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
      "the margins say where to cut. Colours are RGB. Pictures are left out. A text that is too long for its box is cut off and " +
      "named on standard error, and the exit code is 1.",
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
  const tables = await readTables(folder, output);
  if (!tables.ok) return refuse(output, tables.error);
  const own = await readOwnFaces(folder, output);
  if (!own.ok) return refuse(output, own.error);
  const versions = request.since === undefined ? undefined : await readVersions(`${request.since}..`, folder, output);
  if (versions && !versions.ok) return refuse(output, versions.error);
  const changed = versions && changedPlaces(versions.value);
  const drawn = tables.value.flatMap((table) => facesOf(table, own.value, { ...request, changed }));
  const count = drawn.reduce((sum, { faces }) => sum + faces.length, 0);
  if (count === 0) {
    return refuse(output, {
      code: "proof/no-cards",
      message:
        request.since === undefined
          ? "No cards with faces in the folder."
          : `No card with a face has changed since ${request.since}.`,
      file: folder,
    });
  }
  const fonts = await readFonts();
  const page = proofPage(drawn, { title: basename(resolve(folder)), paper, gap, fonts });
  if (!page.ok) return refuse(output, page.error);
  const written = await writeText(out, output, page.value, force);
  if (!written.ok) return refuse(output, written.error, out);
  const cut = drawn.flatMap(({ tooLong }) => tooLong);
  for (const line of cut) output.remark(line);
  output.say(`${visibleName(out)}: ${count} ${count === 1 ? "card" : "cards"}\n`);
  return cut.length === 0 ? exitCodes.fine : exitCodes.problems;
}

/** The fonts that faces are measured with, from the package that ships them. */
function readFonts(): Promise<readonly ProofFont[]> {
  const { resolve: find } = createRequire(import.meta.url);
  const names = ["serif", "serif-bold", "sans", "sans-bold"] as const;
  return Promise.all(
    names.map(async (name) => {
      const { family, weight } = faceFonts[name];
      const file = find(`dejavu-fonts-ttf/ttf/${fontFiles[name]}`);
      return { family, weight, base64: await readFile(file, "base64") };
    }),
  );
}
