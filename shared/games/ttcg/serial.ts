import { categoryOf, signed } from "./stats.js";
import { cardTypes, effectStyles, subtypes } from "./vocabulary.js";

/** The 52 characters that serial numbers count in (`ttcg.md` 1.8). */
export const serialAlphabet = "0123456789AaBbCcDdEeFfGHhiKkLMmNnoPRrSsTtUuVvWwXxYZz";
const base = serialAlphabet.length;
export const serialLength = 14;

/** What a serial number is worked out from. */
export interface SerialFacts {
  readonly name: string;
  readonly type: string;
  readonly subtypes: readonly string[];
  readonly level: number;
  readonly attack: number;
  readonly defense: number;
  readonly effects: readonly [string, string];
  readonly styles: readonly [string | undefined, string | undefined];
  /** 0 … 5 */
  readonly rarity: number;
}

const maxSubtypes = 5;
const allNames: readonly string[] = [...cardTypes, ...subtypes].sort();
const typeNames: ReadonlySet<string> = new Set<string>(cardTypes);

function binomial(n: number, k: number): number {
  let result = 1;
  for (let at = 0; at < k; at++) result = (result * (n - at)) / (at + 1);
  return n < k ? 0 : result;
}

/**
 * How many sets can be made of the names from `start` on, when `room` more subtypes fit and a type is still needed or not;
 * the set that adds nothing counts where no type is needed.
 */
function setsFrom(start: number, room: number, needsType: boolean): number {
  const rest = allNames.slice(start);
  const types = rest.filter((name) => typeNames.has(name)).length;
  const others = rest.length - types;
  let subsets = 0;
  for (let size = 0; size <= room; size++) subsets += binomial(others, size);
  return needsType ? types * subsets : subsets;
}

/**
 * The place of a set of one type and up to five subtypes among all such sets in lexicographic order, counted without making
 * them; undefined where the set is none of them.
 */
export function combinationIndex(type: string, cardSubtypes: readonly string[]): number | undefined {
  const names = [...new Set([type, ...cardSubtypes])].sort();
  const isSet = names.length === cardSubtypes.length + 1 && cardSubtypes.length <= maxSubtypes;
  const areKnown = typeNames.has(type) && cardSubtypes.every((name) => !typeNames.has(name) && allNames.includes(name));
  if (!isSet || !areKnown) return undefined;
  let index = 0;
  let start = 0;
  let room = maxSubtypes;
  let needsType = true;
  for (const name of names) {
    // A set that ends here stands before all that go on.
    if (!needsType) index += 1;
    for (; allNames[start] !== name; start++) {
      const skipped = allNames[start] ?? "";
      if (typeNames.has(skipped)) index += needsType ? setsFrom(start + 1, room, false) : 0;
      else if (room > 0) index += setsFrom(start + 1, room - 1, needsType);
    }
    if (typeNames.has(name)) needsType = false;
    else room -= 1;
    start += 1;
  }
  return index;
}

const digit = (value: number): string => serialAlphabet.charAt(value);

function inBase(value: number, width: number): string {
  let text = "";
  for (let rest = value; text.length < width; rest = Math.floor(rest / base)) text = digit(rest % base) + text;
  return text;
}

/** Division as the first serials were made: it differs from `Math.floor(value / step)` at 18 values (`ttcg.md` 1.8). */
function floorDivision(value: number, step: number): number {
  const quotient = (value - (value % step)) / step;
  const floor = Math.floor(quotient);
  return quotient - floor > 0.5 ? floor + 1 : floor;
}

function statDigit(value: number, max: number): string {
  const clamped = Math.min(Math.max(value, 0), max);
  return digit(Math.min(floorDivision(clamped, max / base), base - 1));
}

/** The number as card lists spell it: spells with their sign. */
export const statText = (type: string, value: number): string =>
  categoryOf(type) === "spell" ? signed(value) : String(value);

/** Both digits for attack and defense. A sign in the attack alone chooses the scale of spells, which forgets signs. */
function statDigits({ type, level, attack, defense }: SerialFacts): string {
  const isSpellScale = /[+-]/u.test(statText(type, attack));
  const one = (value: number): string =>
    isSpellScale ? statDigit(Math.abs(value) + level * 10, level * 20) : statDigit(value, level * 500);
  return one(attack) + one(defense);
}

const styleDigit = (style: string | undefined): string =>
  digit(style === undefined ? 0 : (effectStyles as readonly string[]).indexOf(style) + 1);

const firstOf = (text: string): string => [...text][0] ?? "0";

/** The first 13 characters of the serial number; undefined where type and subtypes have no number or the level is none. */
export function serialStem(facts: SerialFacts): string | undefined {
  const combination = combinationIndex(facts.type, facts.subtypes);
  if (combination === undefined || facts.level < 1 || facts.level > 9 || facts.rarity < 0 || facts.rarity > 9)
    return undefined;
  const [style1, style2] = facts.styles;
  const [effect1, effect2] = facts.effects;
  return [
    firstOf(facts.name).toUpperCase(),
    String(facts.level),
    inBase(combination, 4),
    statDigits(facts),
    firstOf(effect1),
    styleDigit(style1),
    firstOf(effect2),
    styleDigit(style2),
    String(facts.rarity),
  ].join("");
}

/** The stem with the first last character that no other serial number has; undefined where all 52 are taken. */
export function freeSerial(stem: string, isTaken: (serial: string) => boolean): string | undefined {
  for (const pad of serialAlphabet) if (!isTaken(stem + pad)) return stem + pad;
  return undefined;
}

/** Whether a serial number is this stem with any last character. */
export const hasStem = (serial: string, stem: string): boolean =>
  serial.length === stem.length + 1 && serial.startsWith(stem) && serialAlphabet.includes(serial.slice(-1));
