import type { Size } from "../face/index.js";
import type { ExportCard } from "./card.js";

/** The largest grid that Tabletop Simulator cuts a picture into, and the pixels that a side of it may have. */
const mostColumns = 10;
const mostLines = 7;
const mostPixels = 4095;

/** A picture of many faces, in a grid. */
export interface FaceSheet {
  /** The key of the deck in the saved object, by which cards name it. */
  readonly key: number;
  readonly file: string;
  readonly columns: number;
  readonly lines: number;
  /** Of one face, in pixels. */
  readonly face: Size;
  readonly cards: readonly ExportCard[];
}

/** A deck on the table: the cards of one sheet, all of one size. */
export interface DeckPlan {
  readonly title: string;
  readonly card: Size;
  readonly sheets: readonly FaceSheet[];
}

/** Divides cards into pictures as Tabletop Simulator takes them: at most 10 × 7 faces and less than 4096 pixels a side. */
export function planDecks(
  decks: readonly { readonly title: string; readonly card: Size; readonly cards: readonly ExportCard[] }[],
  name: string,
  dpi: number,
): readonly DeckPlan[] {
  let key = 0;
  return decks.map(({ title, card, cards }) => {
    const sheets: FaceSheet[] = [];
    const most = mostColumns * mostLines;
    for (let first = 0; first < cards.length; first += most) {
      const held = cards.slice(first, first + most);
      key += 1;
      const columns = Math.min(mostColumns, Math.max(2, held.length));
      const lines = Math.max(2, Math.ceil(held.length / columns));
      const scale = Math.min(
        dpi / 25.4,
        Math.floor(mostPixels / columns) / card.width,
        Math.floor(mostPixels / lines) / card.height,
      );
      const face = { width: Math.floor(card.width * scale), height: Math.floor(card.height * scale) };
      sheets.push({ key, file: `${name}-${key}.png`, columns, lines, face, cards: held });
    }
    return { title, card, sheets };
  });
}

interface Addresses {
  /** Where the pictures are; ends with `/`. */
  readonly base: string;
  /** The file of the back of all cards. */
  readonly back: string;
}

/** Where something lies on the table, its face down. */
const lying = (at: number) => ({
  ...{ posX: at * 4, posY: 1, posZ: 0, rotX: 0, rotY: 180, rotZ: 180 },
  ...{ scaleX: 1, scaleY: 1, scaleZ: 1 },
});

/** The saved object of decks, as text. Each card is in its deck as often as it is wanted. */
export function savedObject(name: string, decks: readonly DeckPlan[], addresses: Addresses): string {
  const objects = decks.flatMap((deck, at) => deckObject(deck, at, addresses));
  const saved = {
    ...{ SaveName: name, GameMode: "", Date: "", Table: "", Sky: "", Note: "", Rules: "" },
    ...{ LuaScript: "", LuaScriptState: "", TabStates: {}, ObjectStates: objects },
  };
  return `${JSON.stringify(saved, null, 2)}\n`;
}

function deckObject({ title, card, sheets }: DeckPlan, at: number, { base, back }: Addresses): readonly object[] {
  const custom = ({ key, file, columns, lines }: FaceSheet) => ({
    [key]: {
      ...{ Type: 0, FaceURL: `${base}${file}`, BackURL: `${base}${back}` },
      ...{ NumWidth: columns, NumHeight: lines, BackIsHidden: true, UniqueBack: false },
    },
  });
  const looks = {
    ColorDiffuse: { r: 1, g: 1, b: 1 },
    ...{ Locked: false, Grid: true, Snap: true, Autoraise: true, Sticky: true },
    SidewaysCard: card.width > card.height,
  };
  const cards = sheets.flatMap((sheet) =>
    sheet.cards.flatMap(({ name, text, copies }, place) =>
      Array.from({ length: copies }, () => ({
        ...{ Name: "Card", Transform: lying(at), Nickname: name, Description: text, ...looks },
        ...{ CardID: sheet.key * 100 + place, CustomDeck: custom(sheet) },
      })),
    ),
  );
  // A deck is of two cards at least; a single one lies on the table itself.
  if (cards.length < 2) return cards.map((one) => ({ ...one, Name: "CardCustom" }));
  return [
    {
      ...{ Name: "DeckCustom", Transform: lying(at), Nickname: title, Description: "", ...looks },
      DeckIDs: cards.map(({ CardID }) => CardID),
      CustomDeck: Object.assign({}, ...sheets.map(custom)) as object,
      ContainedObjects: cards,
    },
  ];
}
