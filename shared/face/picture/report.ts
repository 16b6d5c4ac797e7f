import { pushAll, smallest } from "../../base/index.js";
import type { Size } from "../sheet-places.js";
import { croppedFrame, type Focus } from "./focus.js";
import type { PixelSize } from "./size.js";

/** A place for a picture on the face of a card. */
export interface PicturePlace {
  /** What the cell says, such as `12` or `art/dragon.png`; undefined where it says nothing. */
  readonly reference: string | undefined;
  /** In millimetres. */
  readonly box: Size;
  readonly focus: Focus;
}

/** What a reference leads to. */
export type FoundPicture =
  | { readonly kind: "file"; readonly path: string; readonly size: PixelSize | undefined }
  /** On a host, which is not asked. */
  | { readonly kind: "hosted" }
  | { readonly kind: "missing"; readonly message: string };

/** A card with its places for pictures. */
export interface PicturedCard<Card> {
  readonly card: Card;
  readonly places: readonly PicturePlace[];
  /** Whether the cell for the licence or the artist of its picture is empty; false where its table has none. */
  readonly lacksLicence: boolean;
}

/** Pictures of a folder. */
export interface PictureFiles {
  readonly paths: readonly string[];
  /** Those that have the same content as another, in groups. */
  readonly equal: readonly (readonly string[])[];
  /** Those that a cell names which is not on the face of a card. */
  readonly named: ReadonlySet<string>;
}

/** A reference that leads to no picture. */
export interface MissingPicture<Card> {
  readonly reference: string;
  readonly message: string;
  readonly cards: readonly Card[];
}

/** A picture with too few pixels for its place on a card. */
export interface SmallPicture<Card> {
  readonly path: string;
  readonly size: PixelSize;
  /** How many of its pixels lie on an inch, in the place where they are fewest. */
  readonly dpi: number;
  /** The least size at which it would be sharp enough there. */
  readonly wanted: PixelSize;
  readonly cards: readonly Card[];
}

/** What is to be looked at before cards are printed. */
export interface PictureReport<Card> {
  /** How many cards have a place for a picture, and how many files are pictures. */
  readonly cards: number;
  readonly files: number;
  /** How many different pictures are on hosts; nothing is known of them. */
  readonly hosted: number;
  readonly empty: readonly Card[];
  readonly missing: readonly MissingPicture<Card>[];
  readonly small: readonly SmallPicture<Card>[];
  readonly equal: readonly (readonly string[])[];
  readonly unused: readonly string[];
  /** Cards that show a picture and do not say whose it is. */
  readonly unlicensed: readonly Card[];
}

const inch = 25.4;

interface Use<Card> {
  readonly card: Card;
  readonly place: PicturePlace;
}

/**
 * Says which cards lack their picture, and which pictures nobody uses, are there twice or have fewer pixels to the inch than `dpi`.
 * `find` is asked for references that cells have.
 */
export function pictureReport<Card>(
  cards: readonly PicturedCard<Card>[],
  files: PictureFiles,
  find: (reference: string) => FoundPicture,
  dpi: number,
): PictureReport<Card> {
  const pictured = cards.filter(({ places }) => places.length > 0);
  const uses = new Map<string, Use<Card>[]>();
  for (const { card, places } of pictured) {
    for (const place of places) if (place.reference !== undefined) push(uses, place.reference, [{ card, place }]);
  }
  const found = new Map([...uses.keys()].map((reference) => [reference, find(reference)]));
  const usesOfFiles = new Map<string, Use<Card>[]>();
  for (const [reference, picture] of found) {
    if (picture.kind === "file") push(usesOfFiles, picture.path, uses.get(reference) ?? []);
  }
  const shows = ({ places }: PicturedCard<Card>): boolean =>
    places.some(({ reference }) => reference !== undefined && found.get(reference)?.kind !== "missing");
  return {
    cards: pictured.length,
    files: files.paths.length,
    hosted: [...found.values()].filter(({ kind }) => kind === "hosted").length,
    empty: pictured.filter(({ places }) => places.every(({ reference }) => reference === undefined)).map(cardOf),
    missing: [...found].flatMap(([reference, picture]) =>
      picture.kind === "missing"
        ? [{ reference: beginning(reference), message: picture.message, cards: cardsIn(uses.get(reference) ?? []) }]
        : [],
    ),
    small: smallPictures(found.values(), usesOfFiles, dpi),
    equal: files.equal,
    unused: files.paths.filter((path) => !usesOfFiles.has(path) && !files.named.has(path)),
    unlicensed: pictured.filter((card) => card.lacksLicence && shows(card)).map(cardOf),
  };
}

/** No name of a picture is longer; a cell may hold anything. */
const mostCharacters = 300;

const beginning = (reference: string): string =>
  reference.length <= mostCharacters ? reference : `${reference.slice(0, mostCharacters)}…`;

const cardOf = <Card>({ card }: PicturedCard<Card>): Card => card;

const cardsIn = <Card>(uses: readonly Use<Card>[]): readonly Card[] => [...new Set(uses.map(({ card }) => card))];

function push<Value>(map: Map<string, Value[]>, key: string, values: readonly Value[]): void {
  const list = map.get(key) ?? [];
  pushAll(list, values);
  map.set(key, list);
}

/** The pictures that are too small for a place of theirs, those with the fewest pixels to the inch first. */
function smallPictures<Card>(
  found: Iterable<FoundPicture>,
  uses: ReadonlyMap<string, readonly Use<Card>[]>,
  dpi: number,
): readonly SmallPicture<Card>[] {
  const sizes = new Map([...found].flatMap((each) => (each.kind === "file" ? [[each.path, each.size] as const] : [])));
  return [...sizes]
    .flatMap(([path, size]) => {
      if (size === undefined) return [];
      const sharp = (uses.get(path) ?? []).map((use) => ({ use, dpi: dpiOf(size, use.place) }));
      const blurred = sharp.filter((each) => each.dpi < dpi);
      if (blurred.length === 0) return [];
      const least = smallest(blurred.map((each) => each.dpi));
      const wanted = {
        width: Math.ceil((size.width * dpi) / least),
        height: Math.ceil((size.height * dpi) / least),
      };
      return [{ path, size, dpi: least, wanted, cards: cardsIn(blurred.map(({ use }) => use)) }];
    })
    .toSorted((a, b) => a.dpi - b.dpi);
}

/** How many pixels of a picture lie on an inch of its place, as a whole number. */
const dpiOf = (size: PixelSize, { box, focus }: PicturePlace): number =>
  Math.round((size.width * inch) / croppedFrame({ x: 0, y: 0, ...box }, size, focus).width);
