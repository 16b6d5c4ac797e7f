import { nearestWords } from "../../../text/index.js";
import { rowCount, rowEntries, toWire, type TomlDocument } from "../../../toml/index.js";
import { serialLength } from "../serial/serial.js";
import { types } from "../vocabulary.js";
import type { DeckFileLine } from "./deck-file.js";

/** A card that decks can name. */
export interface DeckableCard {
  readonly id: string;
  readonly name: string;
  readonly serial: string;
  readonly type: string;
  readonly level: number;
}

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The rows of a table of all files, as plain values, with where each is. */
export function* rowsOfTable(
  documents: ReadonlyMap<string, TomlDocument>,
  table: string,
): Generator<{ readonly path: string; readonly row: number; readonly cells: Readonly<Record<string, unknown>> }> {
  for (const [path, document] of documents) {
    for (let row = 0; row < rowCount(document, [table]); row += 1) {
      const cells = Object.fromEntries(
        rowEntries(document, [table], row).map(({ key, value }) => [key, toWire(value)]),
      );
      yield { path, row, cells };
    }
  }
}

/** More names are not guessed: each is held against all cards, and nobody reads as many. */
const mostGuesses = 100;

/** The cards of the files, to be found by what deck files call them. */
export class DeckCards {
  readonly #byId = new Map<string, DeckableCard>();
  readonly #byName = new Map<string, DeckableCard>();
  readonly #bySerial = new Map<string, DeckableCard | null>();

  #guesses = 0;

  constructor(documents: ReadonlyMap<string, TomlDocument>) {
    for (const { cells } of rowsOfTable(documents, "ttcg-cards")) {
      const [id, name, serial, type] = [cells.id, cells.name, cells.serial, cells.type].map(textOf);
      const card = {
        id: id ?? "",
        name: name ?? "",
        serial: serial ?? "",
        type: type ?? "",
        level: Number(cells.level),
      };
      if (card.id === "") continue;
      this.#byId.set(card.id, card);
      const plain = plainName(card.name);
      if (plain !== "" && !this.#byName.has(plain)) this.#byName.set(plain, card);
      if (card.serial === "") continue;
      this.#bySerial.set(card.serial, card);
      // Without the last character, which only tells equal ones apart, a serial number may be that of several cards.
      const stem = card.serial.slice(0, serialLength - 1);
      this.#bySerial.set(stem, this.#bySerial.has(stem) ? null : card);
    }
  }

  withId = (id: string): DeckableCard | undefined => this.#byId.get(id);

  /** The card that a line means with its copies, or why there is none. */
  meant(line: DeckFileLine): { readonly card: DeckableCard; readonly copies: number } | string {
    const whole = line.whole === undefined ? undefined : this.#byName.get(plainName(line.whole));
    if (whole) return { card: whole, copies: 1 };
    const card = this.#cardOf(line);
    return typeof card === "string" ? card : { card, copies: line.copies };
  }

  #cardOf({ by, words }: DeckFileLine): DeckableCard | string {
    if (by === "serial") {
      const found = this.#bySerial.get(words);
      if (found === null) return `Several cards have a serial number that begins with ${words}.`;
      return found ?? `No card has the serial number ${words}.`;
    }
    const found = this.#byName.get(plainName(words));
    if (found) return found;
    const [near] = this.#guesses++ < mostGuesses ? nearestWords(plainName(words), this.#byName.keys()) : [];
    const guess = near === undefined ? "" : ` Did you mean “${this.#byName.get(near)?.name ?? near}”?`;
    return `No card is called “${words}”.${guess}`;
  }
}

const plainName = (name: string): string => name.trim().toLowerCase();

const typeOrder = new Map<string, number>(types.map((type, at) => [type, at]));

/** By type, level and name: the order of deck files. */
export const compareCards = (one: DeckableCard, other: DeckableCard): number =>
  (typeOrder.get(one.type) ?? types.length) - (typeOrder.get(other.type) ?? types.length) ||
  one.level - other.level ||
  (one.name < other.name ? -1 : one.name > other.name ? 1 : 0);
