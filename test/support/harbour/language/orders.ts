import { nearestWords } from "../../../../shared/text/index.js";

/** What an order does. */
export type Order =
  | { readonly do: "load" | "draw" | "raid"; readonly count: number }
  | { readonly do: "flip"; readonly order: Order }
  | { readonly do: "carry" | "guard"; readonly count: number };

/** A piece of text with its place. */
interface Piece {
  readonly text: string;
  readonly from: number;
}

export interface OrderFault {
  readonly from: number;
  readonly to: number;
  readonly message: string;
  readonly suggestions: readonly string[];
}

/** One sentence of a text. */
export interface Sentence {
  readonly from: number;
  readonly to: number;
  readonly order: Order | null;
  readonly fault: OrderFault | null;
}

/** The orders of a kind of cell, each with how it is written. */
export const verbsOf = { ship: ["load", "draw", "raid", "flip"], pilot: ["carry", "guard"] } as const;
export type Speaker = keyof typeof verbsOf;

/** Reads a text sentence by sentence: `Load 2. Flip: draw 1.` */
export const readOrders = (text: string, speaker: Speaker): readonly Sentence[] =>
  [...text.matchAll(/[^.\s][^.]*\.?/gu)].map((match) => readSentence(match[0].trimEnd(), match.index, speaker));

function readSentence(text: string, from: number, speaker: Speaker): Sentence {
  const to = from + text.length;
  const pieces = [...text.matchAll(/[\p{L}]+|\d+|[:.]|\S/gu)].map((each) => ({
    text: each[0].toLowerCase(),
    from: from + each.index,
  }));
  const read = readOrder(pieces, 0, to, speaker);
  return "message" in read ? { from, to, order: null, fault: read } : { from, to, order: read, fault: null };
}

function readOrder(pieces: readonly Piece[], at: number, end: number, speaker: Speaker): Order | OrderFault {
  const verb = pieces[at];
  const known: readonly string[] = verbsOf[speaker];
  if (verb === undefined || !known.includes(verb.text)) return expected(verb, end, known);
  if (verb.text === "flip") {
    if (pieces[at + 1]?.text !== ":") return expected(pieces[at + 1], end, [":"]);
    const inner = readOrder(pieces, at + 2, end, speaker);
    return "message" in inner ? inner : { do: "flip", order: inner };
  }
  const number = pieces[at + 1];
  if (number === undefined || !/^\d{1,3}$/u.test(number.text)) return expected(number, end, ["a number"]);
  if (pieces[at + 2]?.text !== ".") return expected(pieces[at + 2], end, ["."]);
  const count = Number(number.text);
  switch (verb.text) {
    case "load":
    case "draw":
    case "raid":
      return { do: verb.text, count };
    default:
      return { do: verb.text === "guard" ? "guard" : "carry", count };
  }
}

function expected(piece: Piece | undefined, end: number, words: readonly string[]): OrderFault {
  const what = words.join(", ");
  const from = piece?.from ?? end;
  const to = piece === undefined ? end : from + piece.text.length;
  const message =
    piece === undefined
      ? `The text ends where ${what} is expected.`
      : `"${piece.text}" stands where ${what} is expected.`;
  return { from, to, message, suggestions: piece === undefined ? [] : nearestWords(piece.text, words) };
}

/** An order in words that players read. */
export function printOrder(order: Order): string {
  switch (order.do) {
    case "load":
      return `Take ${order.count} crates.`;
    case "draw":
      return `Draw ${order.count} ships.`;
    case "raid":
      return `A player loses ${order.count} crates.`;
    case "carry":
      return `Your ships carry ${order.count} more.`;
    case "guard":
      return `You lose ${order.count} crates less.`;
    case "flip":
      return `Flip a coin; on heads: ${printOrder(order.order)}`;
  }
}
