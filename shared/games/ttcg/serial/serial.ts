import { modifierRange, unitTotal, type Stats } from "../stats.js";
import { categoryOf, styles } from "../vocabulary.js";
import { alphabet, digit, numberId } from "./alphabet.js";
import { combinationId } from "./combination.js";

/** The keys of a card that its serial number is computed from, in the order of a new card (TTCG-4). */
export const serialKeys = [
  "name",
  "type",
  "subtypes",
  "level",
  "attack",
  "defense",
  "effect-1",
  "effect-2",
  "effect-1-style",
  "effect-2-style",
] as const;

/** What a serial number encodes about a card or one of its printings. */
export interface SerialFacts extends Stats {
  readonly name: string;
  readonly type: string;
  readonly subtypes: readonly string[];
  readonly level: number;
  readonly effects: readonly [string, string];
  readonly styles: readonly [string | undefined, string | undefined];
  /** 0 for the base card, tier − 1 for a printing. */
  readonly rarity: number;
}

export const serialLength = 14;

/** The index of a style among the game's own and those that a workspace adds (TTCG-3). */
const styleId = (style: string | undefined, names: readonly string[]): string =>
  digit(names.findIndex((each) => each === style) + 1);

/** The first character of a text, one of two halves included. */
function firstOf(text: string): string | undefined {
  const code = text.codePointAt(0);
  return code === undefined ? undefined : String.fromCodePoint(code);
}

const effectId = (effect: string): string => firstOf(effect) ?? digit(0);

/** Spells, and whatever has a negative attack, are measured by the scale of modifiers, which drops signs as it always did. */
function statId(value: number, { type, level, attack }: SerialFacts): string {
  const isModifier = categoryOf(type) === "spell" || attack < 0;
  if (!isModifier) return numberId(value, level, unitTotal(1));
  return numberId(Math.abs(value) + modifierRange(level), level, 2 * modifierRange(1));
}

/**
 * The first 13 characters of a card's serial number (TTCG-6): all but the one that distinguishes equal ones. Undefined
 * where a card has none: no name, a level or rarity of more than one digit, an unknown type or subtype, too many of them.
 * `styleNames`: the styles of the workspace in the order of their indexes.
 */
export function serialStem(card: SerialFacts, styleNames: readonly string[] = styles): string | undefined {
  const { name, type, subtypes, level, effects, rarity } = card;
  const initial = firstOf(firstOf(name)?.toUpperCase() ?? "");
  const combination = combinationId(type, subtypes);
  const isDigit = (value: number): boolean => Number.isInteger(value) && value >= 0 && value <= 9;
  if (initial === undefined || combination === undefined || level < 1 || !isDigit(level) || !isDigit(rarity))
    return undefined;
  return [
    initial,
    level,
    combination,
    statId(card.attack, card),
    statId(card.defense, card),
    effectId(effects[0]),
    styleId(card.styles[0], styleNames),
    effectId(effects[1]),
    styleId(card.styles[1], styleNames),
    rarity,
  ].join("");
}

/** The first serial number with this stem that is not taken; undefined where all 52 are. */
export function freeSerial(stem: string, isTaken: (serial: string) => boolean): string | undefined {
  return Array.from(alphabet, (pad) => stem + pad).find((serial) => !isTaken(serial));
}

/** Whether a serial number is one of those with this stem. */
export const hasStem = (serial: string, stem: string): boolean =>
  serial.startsWith(stem) && serial.length === stem.length + 1 && alphabet.includes(serial.slice(-1));
