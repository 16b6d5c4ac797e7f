import { failed, ok, type Result } from "../../../base/index.js";
import { digit, inAlphabet, numberId } from "../serial/alphabet.js";
import { combinationId } from "../serial/combination.js";
import { freeSerial } from "../serial/serial.js";
import { styles } from "../vocabulary.js";
import { quotedList, strip } from "./text-rules.js";

/** A card as the card list of the game has it: everything but the level as text. */
export interface WrittenCard {
  readonly name: string;
  readonly type: string;
  readonly subtypes: string;
  readonly level: number;
  readonly attack: string;
  readonly defense: string;
  readonly effects: readonly [string, string];
  readonly styles: readonly [string | null, string | null];
  readonly rarity: string;
}

/** The id of a type and subtypes, separated by commas. */
export function writtenCombinationId(words: string): Result<string> {
  const names = words
    .split(",")
    .map((word) => strip(word).toLowerCase())
    .filter((word) => word !== "");
  const [first = "", ...rest] = names;
  const id = combinationId(first, rest);
  return id === undefined
    ? failed({ code: "serial/combination", message: `${quotedList(names.toSorted())} is not in list` })
    : ok(id);
}

/** The index of a word in a list in base 52; `0` for what is not in it. */
export function indexId(word: string | null, list: readonly string[]): string {
  const at = word === null ? -1 : list.indexOf(word);
  return at === -1 ? digit(0) : inAlphabet(at, 1);
}

/** Styles by their index; the usual one has no name. */
const indexedStyles = ["", ...styles];

export const styleIndexId = (style: string | null): string => indexId(style, indexedStyles);

const first = (text: string): string => Array.from(text)[0] ?? digit(0);

/**
 * The serial number of a card by its written values (TTCG-6). A sign in the attack, not the type, says that both numbers
 * are modifiers.
 */
export function writtenSerial(card: WrittenCard, isTaken: (serial: string) => boolean): Result<string> {
  const { name, type, subtypes, level, attack, defense, rarity } = card;
  const combination = writtenCombinationId([type, subtypes].join(","));
  if (!combination.ok) return combination;
  const isModifier = /[+-]/u.test(attack);
  const numberOf = (text: string): number => Number(text.replaceAll(/[+-]/gu, ""));
  const statId = (text: string): string =>
    isModifier ? numberId(numberOf(text) + level * 10, level, 20) : numberId(Number(text), level, 500);
  const stem = [
    (Array.from(name)[0] ?? "").toUpperCase(),
    level,
    combination.value,
    statId(attack),
    statId(defense),
    ...card.effects.flatMap((effect, at) => [first(effect), styleIndexId(card.styles[at] ?? null)]),
    rarity,
  ].join("");
  const serial = freeSerial(stem, isTaken);
  return serial === undefined
    ? failed({ code: "serial/exhausted", message: "No unique serial number available - all padding options exhausted" })
    : ok(serial);
}
