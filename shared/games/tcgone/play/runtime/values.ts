import { isEqual } from "../../../../base/index.js";
import { energyLetters, energyWords } from "../../script/registry/constants.js";
import { NOBODY, NONE, type JsonObject, type JsonValue, type Seat } from "../../../../match/index.js";

/**
 * What scripts work with. All of it is plain data: numbers, texts, lists, and for what is on the table an object that says what
 * it is and which one (SCRIPT-4). Constants are their names.
 */
export type Value = JsonValue;

export interface Ref extends JsonObject {
  readonly is: "card" | "unit" | "player" | "move" | "ability" | "handle" | "entry" | "zone";
}

export const playerValue = (seat: Seat): Value => (seat === NOBODY ? null : { is: "player", seat });
export const cardValue = (id: number): Value => (id === NONE ? null : { is: "card", id });
export const unitValue = (id: number, object: number): Value => ({ is: "unit", id, object });
export const handleValue = (id: number): Value => ({ is: "handle", id });
export const entryValue = (at: number): Value => ({ is: "entry", at });

export function isObject(value: Value | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** What kind of thing on the table a value is; undefined for numbers, texts, lists and null. */
export function kindOf(value: Value | undefined): string | undefined {
  const is = isObject(value) ? value["is"] : undefined;
  return typeof is === "string" ? is : undefined;
}

export const isList = (value: Value | undefined): value is readonly Value[] => Array.isArray(value);
export const listOf = (value: Value | undefined): readonly Value[] =>
  isList(value) ? value : value === null || value === undefined ? [] : [value];

export const numberOf = (value: Value | undefined, otherwise = 0): number =>
  typeof value === "number" ? value : otherwise;

/** A number of a thing on the table: its id, its seat. */
export const partOf = (value: Value | undefined, part: string): number =>
  isObject(value) ? numberOf(value[part], NONE) : NONE;

export const idOf = (value: Value | undefined): number => partOf(value, "id");

export function isTrue(value: Value | undefined): boolean {
  if (isList(value)) return value.length > 0;
  return value !== null && value !== undefined && value !== false && value !== 0;
}

/** Things on the table are the same where they are of one kind and have the same number. */
export function isSame(a: Value | undefined, b: Value | undefined): boolean {
  if (a === b) return true;
  if (isList(a) && isList(b)) return a.length === b.length && a.every((each, at) => isSame(each, b[at]));
  if (!isObject(a) || !isObject(b)) return false;
  if (a["is"] !== b["is"]) return false;
  if (a["is"] === "move") return a["card"] === b["card"] && a["at"] === b["at"];
  if (a["is"] === undefined) return isEqual(a, b);
  return a["id"] === b["id"] && a["seat"] === b["seat"] && a["at"] === b["at"] && a["object"] === b["object"];
}

export const includes = (list: readonly Value[], value: Value): boolean => list.some((each) => isSame(each, value));

const most = 1_000_000;
/** Results of sums and products stay within limits. */
export const clampNumber = (value: number): number => Math.max(-most, Math.min(most, value));

const longestList = 250;
const longestText = 2_000;

/** How many values a list holds, those of the lists in it included. */
const sizeOf = (value: Value): number =>
  isList(value) ? value.reduce<number>((size, each) => size + sizeOf(each), 1) : 1;

/**
 * Lists stay within the limit of `each`, lists in them included: one that is added to itself again and again would fill
 * the memory.
 */
export function clampList(list: readonly Value[]): readonly Value[] {
  let size = 0;
  const end = list.findIndex((each) => (size += sizeOf(each)) > longestList);
  return end < 0 ? list : list.slice(0, end);
}

/** Texts stay within a limit, as lists do. */
export const clampText = (text: string): string => (text.length > longestText ? text.slice(0, longestText) : text);

/** A value as a text: of numbers their digits; things on the table have none. */
export const textOf = (value: Value | undefined): string =>
  value === null || value === undefined || typeof value === "object" ? "" : String(value);

const letters = new Map(Object.entries(energyWords).map(([letter, word]) => [word, letter]));
const otherNames: Readonly<Record<string, string>> = { POKEMON: "UNIT", TRUE: "TRUE" };
const colours: readonly string[] = energyLetters.filter((letter) => letter !== "C");

/** What a constant stands for: energies their letter, `RAINBOW` all but the colourless one, others their name. */
export function constantValue(name: string): Value {
  if (name === "RAINBOW") return colours;
  return letters.get(name) ?? otherNames[name] ?? name;
}

export const isEnergy = (value: Value): boolean => typeof value === "string" && energyLetters.includes(value);
