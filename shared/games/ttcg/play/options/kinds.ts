import { z } from "zod";
import type { PlayOption } from "../../../play.js";

/** One ruling that can be chosen: how it is offered to people, and how it is read. */
export interface Ruling<Value> {
  readonly read: z.ZodType<Value>;
  readonly option: (id: string) => PlayOption;
}

/** A choice among words; the first is the usual one. Each choice is a word and what it says to people. */
export function oneOf<const Value extends string>(
  title: string,
  about: string,
  choices: readonly (readonly [Value, string])[],
): Ruling<Value> {
  const values = choices.map(([value]) => value);
  const [initial] = values;
  if (initial === undefined) throw new Error(`No choices: ${title}`);
  return {
    read: z.enum(values as [Value, ...Value[]]).default(initial),
    option: (id) => ({
      kind: "choice",
      id,
      title,
      about,
      choices: choices.map(([value, said]) => ({ value, title: said })),
      initial,
    }),
  };
}

/** On unless chosen otherwise. */
export const usuallyOn = (title: string, about: string): Ruling<"on" | "off"> =>
  oneOf(title, about, [
    ["on", "On"],
    ["off", "Off"],
  ]);

/** Off unless chosen otherwise. */
export const usuallyOff = (title: string, about: string): Ruling<"on" | "off"> =>
  oneOf(title, about, [
    ["off", "Off"],
    ["on", "On"],
  ]);

/** A whole number. */
export const whole = (
  title: string,
  about: string,
  initial: number,
  [min, max]: readonly [number, number],
): Ruling<number> => ({
  read: z.number().int().min(min).max(max).default(initial),
  option: (id) => ({ kind: "integer", id, title, about, min, max, initial }),
});

const none = "none";

/** A whole number from 1 on, or none unless chosen otherwise, which is 0. */
export const usuallyNone = (title: string, about: string, max: number): Ruling<number> => ({
  read: z.union([z.literal(none).transform(() => 0), z.number().int().min(0).max(max)]).default(0),
  option: (id) => ({ kind: "integer", id, title, about, min: 0, max, initial: 0, zero: none }),
});
