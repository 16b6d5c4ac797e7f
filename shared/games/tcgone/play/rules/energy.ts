import { isList, listOf, type Value } from "../runtime/values.js";
import type { TcgReader } from "../types.js";
import { energyTypes } from "./getters.js";
import { energiesOf } from "./units.js";

/** The letters that one energy may be. */
export type Energy = readonly string[];

/** Each energy that a card provides. */
export const energiesOfCard = (r: TcgReader, card: number): readonly Energy[] =>
  energyTypes(r, card).map((letters) => listOf(letters).map(String));

export const energiesOfUnit = (r: TcgReader, unit: number): readonly Energy[] =>
  r.once("energies", unit, () => {
    const energies: Energy[] = [];
    for (const card of energiesOf(r, unit)) energies.push(...energiesOfCard(r, card));
    return energies;
  });

/** How many energies of a unit may be of a letter; the colourless one counts all. */
export function energyCount(r: TcgReader, unit: number, letter = "C"): number {
  const energies = r.state.cards[unit] === undefined ? [] : energiesOfUnit(r, unit);
  return letter === "C" ? energies.length : energies.filter((each) => each.includes(letter)).length;
}

/** Whether energies pay a cost: each letter by another energy, colourless ones by any that are left (DUEL-4). */
export function pays(energies: readonly Energy[], cost: readonly string[]): boolean {
  if (energies.length < cost.length) return false;
  const typed = cost.filter((letter) => letter !== "C");
  const payer: (number | undefined)[] = energies.map(() => undefined);
  const place = (at: number, tried: Set<number>): boolean =>
    energies.some((energy, index) => {
      if (tried.has(index) || !energy.includes(typed[at] ?? "")) return false;
      tried.add(index);
      const holder = payer[index];
      if (holder !== undefined && !place(holder, tried)) return false;
      payer[index] = at;
      return true;
    });
  return typed.every((_letter, at) => place(at, new Set()));
}

const most = 4_096;

/**
 * The sets of cards that pay a cost and from which none can be left out, one for each that looks different; the smallest first.
 * The number of sets looked at is limited: of many cards the first ways are found.
 */
export function waysToPay(
  r: TcgReader,
  cards: readonly number[],
  cost: readonly string[],
): readonly (readonly number[])[] {
  if (cost.length === 0) return [[]];
  const provided = new Map(cards.map((card) => [card, energiesOfCard(r, card)]));
  const energies = (set: readonly number[]): readonly Energy[] => set.flatMap((card) => provided.get(card) ?? []);
  const ways = new Map<string, readonly number[]>();
  let looked = 0;
  const look = (from: number, set: readonly number[]): void => {
    looked += 1;
    if (looked > most) return;
    if (pays(energies(set), cost)) {
      const isLeast = set.every((card) => !pays(energies(set.filter((other) => other !== card)), cost));
      const key = set
        .map((card) => r.card(card).definition)
        .sort((a, b) => a - b)
        .join(" ");
      if (isLeast && !ways.has(key)) ways.set(key, set);
      return;
    }
    for (let at = from; at < cards.length; at++) look(at + 1, [...set, cards[at] ?? 0]);
  };
  look(0, []);
  return [...ways.values()].sort((a, b) => a.length - b.length);
}

/** The way that gives the fewest energies, of those alike the first; null where there is none. */
export function leastWay(r: TcgReader, ways: readonly (readonly number[])[]): readonly number[] | null {
  const energies = (way: readonly number[]): number =>
    way.reduce((sum, card) => sum + energiesOfCard(r, card).length, 0);
  return ways.toSorted((one, other) => energies(one) - energies(other))[0] ?? null;
}

export const lettersOf = (value: Value): readonly string[] => (isList(value) ? value.map(String) : []);
