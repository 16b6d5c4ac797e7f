import type { Size } from "../face/index.js";
import type { CardSet } from "./cockatrice.js";
import type { ExportCard, FieldValue } from "./card.js";

/** A file that is made, by its path in a folder. */
export interface MadeFile {
  readonly path: string;
  readonly text: string;
}

const inch = 25.4;

/** Keys that are written for each card, whatever its columns are. */
const own = new Set(["id", "name", "set", "text", "picture"]);

/**
 * A game for Card Game Simulator: its definition, its cards and its set. Pictures are looked for under the set's folder by the
 * ids of the cards, or at an address.
 */
export function cardGameSimulatorFiles(
  cards: readonly ExportCard[],
  { code, title, address }: CardSet,
  card: Size,
): readonly MadeFile[] {
  const properties = new Map<string, string>();
  for (const { fields } of cards) {
    for (const [key, value] of fields) {
      if (own.has(key)) continue;
      const type = typeOf(value);
      properties.set(key, properties.has(key) && properties.get(key) !== type ? "string" : type);
    }
  }
  const definition = {
    name: title,
    cardSize: { x: inches(card.width), y: inches(card.height) },
    cardIdIdentifier: "id",
    cardNameIdentifier: "name",
    cardSetIdentifier: "set",
    cardImageFileType: "png",
    ...(address === undefined ? {} : { cardImageProperty: "picture", cardImageUrl: `${address}{picture}` }),
    cardPrimaryProperty: "text",
    cardProperties: [
      { name: "text", type: "string", display: "Text" },
      { name: "picture", type: "string", display: "Picture" },
      ...[...properties].map(([name, type]) => ({ name, type, display: name })),
    ],
  };
  const all = cards.map(({ id, name, text, picture, fields }) => ({
    ...Object.fromEntries(
      [...fields].filter(([key]) => !own.has(key)).map(([key, value]) => [key, asType(value, properties.get(key))]),
    ),
    id,
    name,
    set: code,
    text,
    picture,
  }));
  return [
    { path: "cgs.json", text: json(definition) },
    { path: "AllCards.json", text: json(all) },
    { path: "AllSets.json", text: json([{ code, name: title }]) },
  ];
}

const plainId = /^[A-Za-z0-9_-]{1,80}$/u;

/**
 * Cards whose ids can be names of files, by which their pictures are found: an id that cannot, or that another card has in
 * whatever letter case, becomes the name of the card's picture.
 */
export function withFileIds(cards: readonly ExportCard[]): readonly ExportCard[] {
  const names = cards.map(({ picture }) => picture.replace(/\.png$/u, ""));
  const taken = new Set(names);
  return cards.map((card, at) => {
    const isFree = plainId.test(card.id) && !taken.has(card.id.toLowerCase());
    const id = isFree ? card.id : (names[at] ?? card.id);
    taken.add(id.toLowerCase());
    return { ...card, id, picture: `${id}.png` };
  });
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const inches = (millimetres: number): number => Math.round((millimetres / inch) * 100) / 100;

function typeOf(value: FieldValue): string {
  if (typeof value === "boolean") return "boolean";
  if (typeof value === "number") return Number.isInteger(value) ? "integer" : "string";
  return typeof value === "string" ? "string" : "stringList";
}

/** A value as the type that its column has in all cards. */
const asType = (value: FieldValue, type: string | undefined): FieldValue =>
  type === typeOf(value) && type !== "string" ? value : typeof value === "object" ? value.join(", ") : String(value);
