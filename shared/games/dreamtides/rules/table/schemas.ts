import { z } from "zod";
import { cardShape, frameShape, itemShape, wholeSchema as whole, type Schemas } from "../../../../match/index.js";
import { EVENT_NAMES } from "../events.js";
import { PHASES, ZONE_NAMES, type DreamTypes } from "../types.js";

const wholes = z.array(whole);
const subject = z.strictObject({ card: whole, object: whole, spark: whole, seat: whole });
const subjects = z.array(subject);

const memory = z.strictObject({
  that: subject.nullable(),
  it: subjects,
  abandoned: subjects,
  returned: subjects,
  spent: whole,
  amount: whole,
});

const choice = z.strictObject({ mode: whole, targets: z.array(subjects) });
const choices = z.array(choice);

const payment = z.strictObject({
  done: z.boolean(),
  abandoned: subjects,
  returned: subjects,
  other: subjects,
  spent: whole,
});

const item = z.strictObject({
  ...itemShape,
  active: whole,
  choices,
  memory,
  modeEnergy: whole,
  then: whole,
});

const bare = <Kind extends string>(kind: Kind) => z.strictObject({ ...frameShape, kind: z.literal(kind) });

const frame = z.discriminatedUnion("kind", [
  bare("turn"),
  bare("triggers"),
  bare("stack"),
  bare("lanes"),
  z.strictObject({
    ...frameShape,
    kind: z.literal("play"),
    card: whole,
    seat: whole,
    free: z.boolean(),
    reclaims: z.boolean(),
    stage: z.enum(["way", "aim", "costs", "late-aim"]),
    item: whole,
    plan: whole,
    costs: wholes,
    choices,
  }),
  z.strictObject({
    ...frameShape,
    kind: z.literal("activate"),
    card: whole,
    seat: whole,
    stage: z.enum(["which", "costs", "aim"]),
    active: whole,
    item: whole,
    plan: whole,
    costs: wholes,
    choices,
  }),
  z.strictObject({ ...frameShape, kind: z.literal("resolve"), item }),
  z.strictObject({
    ...frameShape,
    kind: z.literal("run"),
    script: whole,
    stage: z.enum(["begin", "asked", "paid", "mode", "part", "part-asked", "part-paid", "aim", "do"]),
    part: whole,
    aimed: whole,
    choice: choice.nullable(),
    targets: subjects,
    memory,
    held: wholes,
    item: whole,
  }),
  z.strictObject({
    ...frameShape,
    kind: z.literal("cost"),
    cost: whole,
    payer: whole,
    source: whole,
    at: whole,
    total: payment,
  }),
]);

const traces = z.array(z.array(z.strictObject({ card: whole, spark: whole }))).length(2);

/** The check of a saved position. */
export const schemas: Schemas<DreamTypes> = {
  card: z.strictObject({
    ...cardShape,
    zone: z.enum(ZONE_NAMES),
    spark: whole,
    token: z.boolean(),
    reclaimed: z.boolean(),
    place: whole,
    reserved: z.boolean(),
  }),
  counters: z.strictObject({ points: whole, energy: whole, produced: whole, sparkBonus: whole, turns: whole }),
  frame,
  event: z.strictObject({
    type: z.enum(EVENT_NAMES),
    target: whole,
    seat: whole,
    amount: whole,
    spark: whole,
    was: whole,
    from: z.string(),
  }),
  item,
  table: z.strictObject({
    phase: z.enum(PHASES),
    priority: whole,
    queue: z.array(
      z.strictObject({
        trigger: whole,
        seat: whole,
        card: whole,
        object: whole,
        holds: z.enum(["here", "always"]),
        that: subject.nullable(),
        amount: whole,
      }),
    ),
    played: traces,
    drawn: traces,
    discarded: traces,
    abandoned: traces,
    dissolved: traces,
    materialized: traces,
    used: wholes,
    activated: z.array(wholes).length(2),
    extraTurns: wholes,
    extraJudgments: whole,
    well: whole,
    wellsCycled: z.boolean(),
    paid: payment.nullable(),
    resolving: whole,
    chain: whole,
    moved: wholes,
  }),
};
