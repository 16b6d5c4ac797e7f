import { createHash } from "node:crypto";
import { join, relative, sep } from "node:path";
import {
  pictureReport,
  pixelSize,
  type FoundPicture,
  type PicturedCard,
  type PictureReport,
} from "../../shared/face/index.js";
import {
  faceOfKind,
  faceOfTable,
  picturePlacesOfCard,
  type FaceFile,
  type FolderTable,
} from "../../shared/games/index.js";
import { nodeDisk, yieldToEventLoop } from "../files/index.js";
import { listPictures, readPicture } from "../images/index.js";
import { cellsOf, headOf, textIn, type CardHead } from "./card-rows.js";
import { isNamed, picturesNamedIn } from "./named-pictures.js";
import type { FolderPictures } from "./pictures.js";

/** A card of a report, with where it stands. */
export interface CheckedCard extends CardHead {
  readonly file: string;
  readonly table: readonly string[];
}

/** Which cards are looked at, and how sharp their pictures must be. */
export interface PictureCheck {
  readonly isWanted?: ((table: FolderTable) => boolean) | undefined;
  /** Pixels per inch. */
  readonly dpi: number;
}

/** Rows between two turns of others. */
const rowsAtOnce = 500;

/** Looks at the pictures that the cards of a folder show, and at all pictures that lie in it. Nothing is asked of a host. */
export async function checkPictures(
  tables: readonly FolderTable[],
  own: readonly FaceFile[],
  pictures: FolderPictures,
  { isWanted = () => true, dpi }: PictureCheck,
): Promise<PictureReport<CheckedCard>> {
  const all: PicturedCard<CheckedCard>[] = [];
  for (const table of tables) await addCards(table, own, all);
  const found = await findAll(all, pictures);
  const paths = await listPictures(nodeDisk, pictures.root, pictures.folder ?? ".");
  const names = picturesNamedIn(tables);
  // Cards that are not looked at use their pictures all the same.
  const used = new Set([...found.values()].flatMap((each) => (each.kind === "file" ? [each.path] : [])));
  const named = new Set(paths.filter((path) => used.has(path) || isNamed(names, path, pictures.folder)));
  const wanted = new Set(tables.filter(isWanted).map(addressOf));
  return pictureReport(
    all.filter(({ card }) => wanted.has(addressOf(card))),
    { paths, equal: await equalFiles(pictures.root, paths), named },
    (reference) => found.get(reference) ?? noPicture,
    dpi,
  );
}

const addressOf = ({ file, table }: Pick<FolderTable, "file" | "table">): string => JSON.stringify([file, table]);

const noPicture: FoundPicture = { kind: "missing", message: "Not found." };

/** As systems have it, in characters. */
const longestPath = 4_096;

const tooLong: FoundPicture = { kind: "missing", message: "That is too long for the name of a picture." };

/** Columns that say whose a picture is. */
const licenceKey = /^(?:(?:image|art|picture)-)?(?:licen[cs]e|credits?|artist|illustrator)$/iu;

/** Adds the cards of a table with their places for pictures; none where neither the folder nor its game draws them. */
async function addCards(
  table: FolderTable,
  own: readonly FaceFile[],
  cards: PicturedCard<CheckedCard>[],
): Promise<void> {
  const { file, table: path, rows, binding } = table;
  const face = faceOfTable(own, path, binding && faceOfKind(binding.game.faces, binding.schema.kind));
  if (!face) return;
  const read = [];
  for (const [at, row] of rows.entries()) {
    if (at % rowsAtOnce === rowsAtOnce - 1) await yieldToEventLoop();
    const cells = cellsOf(row);
    read.push({ card: { file, table: path, ...headOf(table, at, cells) }, cells });
  }
  const licences = [...new Set(read.flatMap(({ cells }) => [...cells.keys()]))].filter((key) => licenceKey.test(key));
  for (const { card, cells } of read) {
    const lacksLicence = licences.length > 0 && licences.every((key) => textIn(cells, key) === "");
    cards.push({ card, places: picturePlacesOfCard(face, cells), lacksLicence });
  }
}

/** What the references of cards lead to; each is looked for once. */
async function findAll(
  cards: readonly PicturedCard<CheckedCard>[],
  pictures: FolderPictures,
): Promise<ReadonlyMap<string, FoundPicture>> {
  const found = new Map<string, FoundPicture>();
  for (const { reference } of cards.flatMap(({ places }) => places)) {
    if (reference !== undefined && !found.has(reference)) found.set(reference, await findOne(reference, pictures));
  }
  return found;
}

async function findOne(reference: string, pictures: FolderPictures): Promise<FoundPicture> {
  if (/^https?:/iu.test(reference)) return { kind: "hosted" };
  if (reference.length > longestPath) return tooLong;
  const picture = await pictures.find(reference);
  if (!picture.ok) return { kind: "missing", message: picture.error.message };
  if (picture.value === undefined) return noPicture;
  const { bytes, place } = picture.value;
  const size = pixelSize({ length: bytes.length, at: (at) => bytes[at] ?? 0 });
  return { kind: "file", path: relative(pictures.root, place).split(sep).join("/"), size };
}

/** The files that have the same content as another, in groups. Only files of one size are read. */
async function equalFiles(root: string, paths: readonly string[]): Promise<readonly (readonly string[])[]> {
  const sizes = new Map<number, string[]>();
  for (const path of paths) {
    const stat = await nodeDisk.stat(join(root, path)).catch(() => undefined);
    if (stat !== undefined && stat.size > 0) group(sizes, stat.size, path);
  }
  const contents = new Map<string, string[]>();
  for (const path of [...sizes.values()].filter(({ length }) => length > 1).flat()) {
    const picture = await readPicture(nodeDisk, join(root, path), path);
    if (picture.ok && picture.value) {
      group(contents, createHash("sha256").update(picture.value.bytes).digest("hex"), path);
    }
  }
  return [...contents.values()].filter(({ length }) => length > 1);
}

function group<Key>(groups: Map<Key, string[]>, key: Key, path: string): void {
  const list = groups.get(key);
  if (list) list.push(path);
  else groups.set(key, [path]);
}
