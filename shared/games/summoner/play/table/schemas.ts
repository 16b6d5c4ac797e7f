import { z } from "zod";
import {
  cardShape,
  frameShape,
  itemShape,
  varsSchema,
  wholeSchema as whole,
  type Schemas,
} from "../../../../match/index.js";
import { phases, zoneNames, type SummonerTypes } from "../types.js";

const amount = z.number();

const logItem = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("file"), at: whole }),
  z.strictObject({
    kind: z.literal("play"),
    turn: whole,
    index: whole,
    field: whole,
    definition: whole,
    covered: z.boolean(),
    value: amount.nullable(),
    printed: amount.nullable(),
  }),
  z.strictObject({ kind: z.literal("end"), turn: whole, winner: whole }),
]);

/** The check of a saved position. */
export const schemas: Schemas<SummonerTypes> = {
  card: z.strictObject({
    ...cardShape,
    zone: z.enum(zoneNames),
    value: amount.nullable(),
    printed: amount.nullable(),
    source: whole,
  }),
  counters: z.strictObject({ points: amount, overall: amount, summonerIndex: whole, ready: whole }),
  frame: z.strictObject({ ...frameShape, kind: z.literal("game") }),
  event: z.strictObject({ type: z.string() }),
  item: z.strictObject(itemShape),
  table: z.strictObject({
    phase: z.enum(phases),
    first: whole,
    order: z.array(whole),
    log: z.array(z.array(logItem)).length(2),
    hasField: z.array(z.boolean()).length(2),
    shown: z.array(whole).length(2),
    written: z.array(z.array(z.string())).length(2),
    restrictions: z.array(z.array(varsSchema)).length(2),
    jobs: z.array(z.strictObject({ card: whole, object: whole, seat: whole, rule: whole, picked: whole })),
    acted: whole,
    current: whole,
    skipped: whole,
    carried: amount,
    asked: z.array(whole),
    redrawn: z.array(z.boolean()).length(2),
  }),
};
