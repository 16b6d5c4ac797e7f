import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, join, resolve } from "node:path";
import { Option } from "commander";
import { z } from "zod";
import { failed, ok, visibleName, type Result } from "../../shared/base/index.js";
import {
  faceFonts,
  faceSvg,
  fontFiles,
  papers,
  proofPage,
  type ProofCards,
  type ProofFont,
} from "../../shared/face/index.js";
import {
  faceFolder,
  faceOfKind,
  faceOfTable,
  layOutCard,
  readFaceFile,
  type FaceFile,
  type FolderTable,
} from "../../shared/games/index.js";
import { languageOfKind } from "../../shared/text/index.js";
import { cellText } from "../../shared/sheet/index.js";
import { fromWire, type TomlValue } from "../../shared/toml/index.js";
import { listFaceFiles, nodeDisk } from "../files/index.js";
import { gameOption } from "./artifact-options.js";
import { command, type CommandDefinition } from "./command.js";
import { readText, writeText } from "./files.js";
import { readTables } from "./folder.js";
import { exitCodes, refuse, type ExitCode, type Output } from "./output.js";

const optionsSchema = z.object({
  out: z.string(),
  game: z.string().optional(),
  table: z.string().optional(),
  paper: z.enum(["a4", "letter"]).default("a4"),
  gap: z.coerce.number().min(0).max(50).default(0),
  copies: z.string().optional(),
  force: z.boolean().default(false),
});
type ProofRequest = z.infer<typeof optionsSchema>;

/** More of one card than this is a mistake in the column of copies. */
const mostCopies = 1_000;

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
  const drawn = tables.value.flatMap((table) => facesOf(table, own.value, request));
  const count = drawn.reduce((sum, { faces }) => sum + faces.length, 0);
  if (count === 0) {
    return refuse(output, { code: "proof/no-cards", message: "No cards with faces in the folder.", file: folder });
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

interface DrawnTable extends ProofCards {
  /** The cards whose texts are cut off, in sentences. */
  readonly tooLong: readonly string[];
}

/** The faces of a table's cards; none where neither the folder nor its game draws them. */
function facesOf(
  { file, table, rows, binding }: FolderTable,
  own: readonly FaceFile[],
  request: ProofRequest,
): readonly DrawnTable[] {
  const face = faceOfTable(own, table, binding && faceOfKind(binding.game.faces, binding.schema.kind));
  const isWanted =
    (request.game === undefined || binding?.game.id === request.game) &&
    (request.table === undefined || request.table === table.join("."));
  if (!face || !isWanted) return [];
  const language = binding && languageOfKind(binding.game.languages, binding.schema.kind);
  const faces: string[] = [];
  const tooLong: string[] = [];
  for (const [at, row] of rows.entries()) {
    const cells = cellsOf(row);
    const reading = language?.read(
      Object.fromEntries(language.cells.map(({ name, column }) => [name, textIn(cells, column)])),
    );
    const rules = reading?.abilities.map((ability) => (ability.shown() ?? ability.written()).plain).join("\n");
    const layout = layOutCard(face, { cells, rules });
    if (layout.overflows.length > 0) {
      tooLong.push(`${visibleName(file)}: row ${at} of ${table.join(".")} has a text that is cut off on its face`);
    }
    const svg = faceSvg(layout, () => undefined);
    const copies = request.copies === undefined ? 1 : copiesIn(textIn(cells, request.copies));
    for (let copy = 0; copy < copies; copy += 1) faces.push(svg);
  }
  const { width, height } = face.template;
  return [{ width, height, faces, tooLong }];
}

function cellsOf(row: unknown): ReadonlyMap<string, TomlValue> {
  const value = fromWire(row);
  return value.ok && value.value.kind === "table" ? value.value.entries : new Map();
}

const textIn = (cells: ReadonlyMap<string, TomlValue>, key: string): string => {
  const value = cells.get(key);
  return value === undefined ? "" : cellText(value);
};

function copiesIn(text: string): number {
  const count = text === "" ? 1 : Number(text);
  return Number.isInteger(count) ? Math.min(mostCopies, Math.max(0, count)) : 1;
}

/** The faces of the folder's own cards; fails at the first that is none. */
async function readOwnFaces(folder: string, output: Output): Promise<Result<readonly FaceFile[]>> {
  const faces: FaceFile[] = [];
  for (const file of await listFaceFiles(nodeDisk, folder, faceFolder)) {
    const path = join(folder, file);
    const text = await readText(path, output);
    if (!text.ok) return text;
    const face = readFaceFile(text.value.text);
    if (!face.ok) return failed({ code: "face/shape", message: "This is no face.", ...face.error[0], file: path });
    faces.push(face.value);
  }
  return ok(faces);
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
