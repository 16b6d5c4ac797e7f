import { join } from "node:path";
import { failed, ok, type Fault, type Result } from "../../shared/base/index.js";
import { readDeckList, copiesByDeck } from "../../shared/exports/index.js";
import type { FaceFile, FolderTable } from "../../shared/games/index.js";
import { readImageFolder } from "../../shared/validate/index.js";
import { listSettingsFile, nodeDisk } from "../files/index.js";
import { cardsOf, FolderPictures, type CardTable } from "../print/index.js";
import { tableAddress } from "./bindings.js";
import { changedPlaces } from "./difference.js";
import { readText, readToml } from "./files.js";
import { readFolder, readFolderTables, remarkBroken } from "./folder.js";
import type { Output } from "./output.js";
import { readOwnFaces } from "./own-faces.js";
import { readVersionsSince } from "./versions.js";

/** Which cards of a folder are meant, as options say. */
export interface CardRequest {
  readonly game?: string | undefined;
  readonly table?: string | undefined;
  readonly copies?: string | undefined;
  readonly deck?: string | undefined;
  readonly since?: string | undefined;
}

export const deckHelp = "a deck list, such as a line 3 NAME for three copies; only its cards are drawn";

/** The cards of a folder with their pictures. */
export interface ReadCards {
  readonly tables: readonly CardTable[];
  readonly pictures: FolderPictures;
  /** All cards, copies counted. */
  readonly count: number;
  /** Whether a file was left out because it is no TOML, which was said. */
  readonly isPartial: boolean;
}

/** What cards and their faces are made of. */
export interface CardSources extends Pick<ReadCards, "pictures" | "isPartial"> {
  readonly tables: readonly FolderTable[];
  readonly own: readonly FaceFile[];
}

/** Reads the tables, the faces and the place of the pictures of a folder. */
export async function readCardSources(folder: string, output: Output): Promise<Result<CardSources>> {
  const files = await readFolder(folder, output);
  if (!files.ok) return files;
  remarkBroken(output, files.value);
  const tables = await readFolderTables(folder, files.value, output);
  if (!tables.ok) return tables;
  const { faces: own, faults } = await readOwnFaces(folder);
  if (faults[0]) return failed(faults[0]);
  const pictures = new FolderPictures(await nodeDisk.realPath(folder), await imageFolderIn(folder, output));
  return ok({ tables: tables.value, own, pictures, isPartial: files.value.broken.length > 0 });
}

/** Reads the cards of a folder that have faces; fails where there are none. */
export async function readCards(folder: string, request: CardRequest, output: Output): Promise<Result<ReadCards>> {
  const sources = await readCardSources(folder, output);
  if (!sources.ok) return sources;
  const { own, pictures, isPartial } = sources.value;
  const versions = request.since === undefined ? undefined : await readVersionsSince(request.since, folder, output);
  if (versions && !versions.ok) return versions;
  const changed = versions && changedPlaces(versions.value);
  const isWanted =
    changed &&
    (({ file, table }: { file: string; table: readonly string[] }, row: number): boolean =>
      changed.get(tableAddress(file, table))?.has(row) ?? false);
  const drawn = sources.value.tables.flatMap((table) => cardsOf(table, own, { ...request, isWanted }));
  const { copies: column, deck: deckFile } = request;
  if (column !== undefined && deckFile === undefined && !hasColumn(drawn, column)) {
    return failed({ ...noColumn(column), file: folder });
  }
  const tables = request.deck === undefined ? ok(drawn) : await inDeck(drawn, request.deck, output);
  if (!tables.ok) return tables;
  const count = tables.value.flatMap(({ cards }) => cards).reduce((sum, { copies }) => sum + copies, 0);
  if (count === 0) return failed({ code: "proof/no-cards", message: noCards(request, drawn.length > 0), file: folder });
  return ok({ tables: tables.value, pictures, count, isPartial });
}

const hasColumn = (tables: readonly CardTable[], column: string): boolean =>
  tables.length === 0 || tables.some(({ cards }) => cards.some(({ cells }) => cells.has(column)));

const noColumn = (column: string): Fault => ({
  code: "proof/no-column",
  message: `No card has a column ${column}, so it cannot say how many copies are wanted.`,
});

function noCards({ since, deck, copies }: CardRequest, hasFaces: boolean): string {
  if (since !== undefined) return `No card with a face has changed since ${since}.`;
  if (deck === undefined && copies !== undefined && hasFaces) return `The column ${copies} wants no copy of any card.`;
  return deck === undefined ? "No cards with faces in the folder." : "The deck list names no card.";
}

async function inDeck(
  tables: readonly CardTable[],
  path: string,
  output: Output,
): Promise<Result<readonly CardTable[]>> {
  const text = await readText(path, output);
  if (!text.ok) return text;
  const deck = readDeckList(text.value.text);
  if (!deck.ok) return failed({ ...deck.error, file: path });
  const copies = copiesByDeck(
    deck.value,
    tables.flatMap(({ cards }) => cards),
  );
  if (!copies.ok) return failed({ ...copies.error, file: path });
  return ok(
    tables.map((table) => ({
      ...table,
      cards: table.cards.map((card) => ({ ...card, copies: copies.value.get(card) ?? 0, oddCopies: undefined })),
    })),
  );
}

async function imageFolderIn(folder: string, output: Output): Promise<string | undefined> {
  const [settings] = await listSettingsFile(nodeDisk, folder);
  const document = settings === undefined ? undefined : await readToml(join(folder, settings), output);
  return document?.ok ? readImageFolder(document.value) : undefined;
}
