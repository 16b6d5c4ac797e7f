import { z } from "zod";
import type { OptionPreset, PlayOption } from "../../../play.js";
import { rulings, type RulingId } from "./rulings.js";
import type { Ruling } from "./kinds.js";

type ValueOf<Each> = Each extends Ruling<infer Value> ? Value : never;

type Rulings = { readonly [Id in RulingId]: ValueOf<(typeof rulings)[Id]> };

/** The two players, in the order of their seats. */
export const seatNames: readonly string[] = ["Alice", "Bob"];

const ids = Object.keys(rulings) as RulingId[];

const shape = Object.fromEntries(ids.map((id) => [id, rulings[id].read])) as unknown as {
  readonly [Id in RulingId]: z.ZodType<Rulings[Id]>;
};

const definitions = z.array(z.number().int().min(0));

/** What can be chosen about a match, with what holds where nothing is chosen. */
export const optionsSchema = z.strictObject({
  ...shape,
  /** Definitions that each player begins with in hand; the rest of the opening hand is drawn. */
  inHand: z.array(definitions).length(2).default([[], []]),
});

/** The options of a match, all of them answered. */
export type TtcgConfig = Rulings & { readonly inHand: readonly (readonly number[])[] };

/** What a person may choose about the rules before a match. */
export const playOptions: readonly PlayOption[] = ids.map((id) => rulings[id].option(id));

/** Readings of the rules that people play by. */
export const presets: readonly OptionPreset[] = [
  { id: "seed", title: "The design document", answers: {} },
  {
    id: "repository",
    title: "The rules chapters",
    answers: { mulligan: "on", "tap-order": "before-cost", "continuous-ends": "untapped" },
  },
  { id: "quick", title: "A quick match", answers: { "start-points": 10, "untap-step": "turn-start" } },
];
