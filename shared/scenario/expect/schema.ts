import { z } from "zod";
import { attachments } from "../../match/index.js";
import { expectedNumber } from "../numbers.js";

/** A list or table of a step may have this many entries: each of them is looked up among the cards of the match. */
const mostEntries = 1_000;
const names = z.array(z.string()).max(mostEntries);
const tableOf = <Value extends z.ZodType>(value: Value) =>
  z.record(z.string(), value).refine((table) => Object.keys(table).length <= mostEntries, {
    error: `Expected at most ${mostEntries} entries`,
  });

const zoneFacts = z.strictObject({
  /** How many cards. */
  count: expectedNumber.optional(),
  /** Cards that are among them. */
  has: names.optional(),
  /** Cards that are not. */
  lacks: names.optional(),
  /** The cards on top, the topmost first. */
  top: names.optional(),
});
const place = z.union([expectedNumber, names, zoneFacts], {
  error:
    'Expected a number (or a comparison such as ">= 3"), a list of card names, or a table of count, has, lacks, top',
});

const refusals = z.union([names, tableOf(z.string())], {
  error: "Expected a list of actions, or a table of actions and the reasons why they are refused",
});

/** Of a player: zones and counters, and what they can and cannot do, also while somebody else is asked. */
const side = z.object({ can: names.optional(), cannot: refusals.optional() }).catchall(place);

const promptFacts = z.strictObject({
  purpose: z.string().optional(),
  /** A part of the title. */
  title: z.string().optional(),
  /** The cards to choose from, in any order. */
  cards: names.optional(),
  picked: names.optional(),
  /** Parts of the labels of all options, in order, or how many there are. */
  options: z
    .union([expectedNumber, names], { error: "Expected the labels of all options, or how many there are" })
    .optional(),
  /** Of the options, those that cannot be chosen. */
  refused: names.optional(),
  min: expectedNumber.optional(),
  max: expectedNumber.optional(),
  /** Piles of an arrangement that was begun, the first card on top. */
  piles: z.record(z.string(), names).optional(),
});

const cardFacts = z
  .object({
    player: z.string().optional(),
    zone: z.string().optional(),
    marks: names.optional(),
    "not-marks": names.optional(),
    text: z.string().optional(),
    covered: z.boolean().optional(),
    /** Its slot, by title or by number from 0. */
    slot: z.union([z.number().int(), z.string()]).optional(),
    pose: z.enum(["upright", "tapped", "turned"]).optional(),
    /** The card it lies at; empty for none. */
    on: z.string().optional(),
    as: z.enum(attachments).optional(),
    badges: names.optional(),
    controller: z.string().optional(),
  })
  .catchall(z.union([z.number().int(), z.string()]));

const previewFacts = z
  .object({
    cards: z.record(z.string(), z.string()).optional(),
    outcome: z.enum(["won", "lost", "drawn"]).optional(),
    /** Words of what will surely be logged. */
    log: names.optional(),
    "not-log": names.optional(),
  })
  .catchall(z.record(z.string(), expectedNumber));

/** What waits on the stack: the name of the card, or of the card whose ability it is. */
const stackItem = z.union([
  z.string(),
  z.strictObject({ card: z.string(), controller: z.string().optional(), targets: names.optional() }),
]);

export const expectationSchema = z
  .object({
    view: z.string().optional(),
    asked: z.string().optional(),
    prompt: z.union([z.string(), promptFacts], { error: "Expected a purpose, or a table about the prompt" }).optional(),
    turn: expectedNumber.optional(),
    active: z.string().optional(),
    phase: z.string().optional(),
    winners: names.optional(),
    /** How many cards and abilities wait on the stack, or which, the topmost first. */
    stack: z
      .union([expectedNumber, z.array(stackItem).max(mostEntries)], {
        error: "Expected how many wait on the stack, or a list of names and tables of card, controller, targets",
      })
      .optional(),
    /** All arrows over the table: `Goblin Warrior → Bob`. */
    links: names.optional(),
    can: names.optional(),
    cannot: refusals.optional(),
    log: names.optional(),
    "not-log": names.optional(),
    cards: tableOf(cardFacts).optional(),
    preview: tableOf(previewFacts).optional(),
    "same-again": z.literal(true).optional(),
  })
  .catchall(side);

export type Expectation = z.infer<typeof expectationSchema>;
export type PromptFacts = z.infer<typeof promptFacts>;
export type PlaceFacts = z.infer<typeof place>;
export type SideFacts = z.infer<typeof side>;
export type Refusals = z.infer<typeof refusals>;
export type CardFacts = z.infer<typeof cardFacts>;
export type StackFacts = z.infer<typeof stackItem>;
export type PreviewFacts = z.infer<typeof previewFacts>;

/** The keys of an expectation that are no players. */
export const expectationKeys: readonly string[] = Object.keys(expectationSchema.shape);
export const promptKeys: readonly string[] = Object.keys(promptFacts.shape);
export const zoneKeys: readonly string[] = Object.keys(zoneFacts.shape);
export const cardKeys: readonly string[] = Object.keys(cardFacts.shape);
export const previewKeys: readonly string[] = Object.keys(previewFacts.shape);
