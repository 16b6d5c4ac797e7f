import { type Seat, NOBODY, NONE } from "../../../../match/index.js";
import { isHere } from "../runtime/unit-members.js";
import type { Arguments } from "../runtime/arguments.js";
import { act } from "../runtime/journal.js";
import type { Work } from "../runtime/steps.js";
import type { Run } from "../runtime/run.js";
import { idOf, kindOf, listOf, numberOf, partOf, type Value } from "../runtime/values.js";
import { asList } from "../runtime/zones.js";
import { isUnit } from "../rules/units.js";

/** What an operation of the language does, and what it answers. */
export type Perform = (run: Run, given: Arguments) => Work;

export const numberIn = ({ values }: Arguments, name: string, otherwise = 0): number =>
  numberOf(values[name], otherwise);
export const textIn = ({ values }: Arguments, name: string, otherwise = ""): string =>
  typeof values[name] === "string" ? values[name] : otherwise;

/** The seat that a value names; the controller of the body where there is none. */
export function seatIn({ env }: Run, { values }: Arguments, name = "player"): Seat {
  const seat = partOf(values[name], "seat");
  return seat === NOBODY ? env.scene.seat : seat;
}

/** The units that a value names, those that are still there; `otherwise` where it is left out. */
export function unitsIn(run: Run, { values }: Arguments, name: string, otherwise?: Value): readonly number[] {
  const value = values[name];
  const given = value === undefined ? otherwise : value;
  return act(() =>
    listOf(asList(run.m, given ?? null))
      .filter((each) => isHere(run.m, each))
      .map(idOf),
  );
}

export function unitIn(run: Run, given: Arguments, name: string, otherwise?: Value): number {
  const [unit] = unitsIn(run, given, name, otherwise);
  return unit ?? NONE;
}

/** The ids of the cards that a value names. */
export function cardsIn(run: Run, value: Value | undefined): readonly number[] {
  return act(() =>
    listOf(asList(run.m, value ?? null)).flatMap((each) => (kindOf(each) === "card" ? [idOf(each)] : [])),
  );
}

export const isStillUnit = ({ m }: Run, unit: number): boolean => unit !== NONE && isUnit(m, unit);
