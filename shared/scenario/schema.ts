import { jsonSchema, type JsonObject, type MatchSetup, type Ruleset } from "../match/index.js";
import { z } from "zod";

/** More of anything is no test any more, but an attempt to keep a machine busy. */
const mostSteps = 2_000;
const mostTimes = 1_000;

const whole = z.number().int();
const names = z.array(z.string()).max(1_000);

/** Cards of a zone by name, or the number of a counter. */
const given = z.union([names, whole], { error: "Expected a list of card names, or a whole number for a counter" });
const players = z.record(z.string(), z.record(z.string(), given));

const zoneFacts = z.strictObject({
  /** How many cards. */
  count: whole.optional(),
  /** Cards that are among them. */
  has: names.optional(),
  /** Cards that are not. */
  lacks: names.optional(),
  /** The cards on top, the topmost first. */
  top: names.optional(),
});
const place = z.union([whole, names, zoneFacts], {
  error: "Expected a whole number, a list of card names, or a table of count, has, lacks, top",
});

const promptFacts = z.strictObject({
  purpose: z.string().optional(),
  title: z.string().optional(),
  /** The cards to choose from, in any order. */
  cards: names.optional(),
  picked: names.optional(),
  /** The labels of the options, in order. */
  options: names.optional(),
  /** Of the options, those that cannot be chosen. */
  refused: names.optional(),
  min: whole.optional(),
  max: whole.optional(),
});

const cardFacts = z
  .object({
    player: z.string().optional(),
    zone: z.string().optional(),
    marks: names.optional(),
    "not-marks": names.optional(),
    text: z.string().optional(),
  })
  .catchall(z.union([whole, z.string()]));

const previewFacts = z
  .object({
    cards: z.record(z.string(), z.string()).optional(),
    outcome: z.enum(["won", "lost", "drawn"]).optional(),
  })
  .catchall(z.record(z.string(), whole));

const expectation = z
  .object({
    view: z.string().optional(),
    asked: z.string().optional(),
    prompt: z.union([z.string(), promptFacts], { error: "Expected a purpose, or a table about the prompt" }).optional(),
    turn: whole.optional(),
    active: z.string().optional(),
    phase: z.string().optional(),
    winners: names.optional(),
    /** How many cards and abilities wait on the stack. */
    stack: whole.optional(),
    can: names.optional(),
    cannot: z
      .union([names, z.record(z.string(), z.string())], {
        error: "Expected a list of actions, or a table of actions and the reasons why they are refused",
      })
      .optional(),
    log: names.optional(),
    "not-log": names.optional(),
    cards: z.record(z.string(), cardFacts).optional(),
    preview: z.record(z.string(), previewFacts).optional(),
    "same-again": z.literal(true).optional(),
  })
  .catchall(z.record(z.string(), place));

const answer = z.union([z.string(), whole, z.boolean(), names, z.record(z.string(), names)], {
  error: "Expected a text, a number, true or false, a list of names, or a table of piles",
});

const move = z.strictObject({
  /** Without it all cards of the zone. */
  card: z.string().optional(),
  player: z.string().optional(),
  from: z.string(),
  to: z.string(),
  /** Whose zone it goes to; else the same player's. */
  side: z.string().optional(),
});

const handEdit = z.strictObject({
  what: z.string(),
  player: z.string().optional(),
  card: z.string().optional(),
  value: whole.optional(),
});

const step = z.strictObject({
  note: z.string().optional(),
  by: z.string().optional(),
  change: players.optional(),
  move: z.array(move).optional(),
  "by-hand": z.array(handEdit).optional(),
  do: z.union([z.string(), names], { error: "Expected an action in words, or a list of them" }).optional(),
  times: whole.min(1).max(mostTimes).optional(),
  answer: z.record(z.string(), answer).optional(),
  bots: z.record(z.string(), z.string()).optional(),
  choices: whole.min(1).max(100_000).optional(),
  undo: z.string().optional(),
  redo: z.literal(true).optional(),
  refused: z.string().optional(),
  expect: expectation.optional(),
});

/** The shape of a scenario file; which players, zones, counters and cards there are is asked of the game's rules. */
export const scenarioSchema = z.strictObject({
  title: z.string(),
  about: z.string().optional(),
  game: z.string(),
  rules: z.string().optional(),
  seed: whole.min(0).max(0xffffffff).default(1),
  cards: z.string().optional(),
  options: z.record(z.string(), jsonSchema).default({}),
  decks: z.record(z.string(), z.union([z.string(), names])).optional(),
  setup: players.default({}),
  steps: z.array(step).max(mostSteps).default([]),
});

export type ScenarioText = z.infer<typeof scenarioSchema>;
export type StepText = ScenarioText["steps"][number];
export type Expectation = NonNullable<StepText["expect"]>;
export type PromptFacts = z.infer<typeof promptFacts>;
export type PlaceFacts = z.infer<typeof place>;
export type CardFacts = z.infer<typeof cardFacts>;
export type PreviewFacts = z.infer<typeof previewFacts>;
export type PlayersText = z.infer<typeof players>;
export type AnswerText = z.infer<typeof answer>;

/** The keys of an expectation that are no players. */
export const expectationKeys: readonly string[] = Object.keys(expectation.shape);
export const cardKeys: readonly string[] = Object.keys(cardFacts.shape);
export const previewKeys: readonly string[] = Object.keys(previewFacts.shape);

/** What a scenario is played with: the rules of its game, and the cards of its folder. */
export interface ScenarioGame {
  /** The first is played where the scenario names none. */
  readonly rulesets: readonly Ruleset[];
  readonly definitions: MatchSetup["definitions"];
  /** The decks of the folder. */
  readonly decks: readonly { readonly name: string; readonly cards: readonly number[] }[];
  /** What the folder has besides decks: a match with its decks takes them as options. */
  readonly options: JsonObject;
  /** The name of a definition, as the table shows it. */
  nameOf(definition: unknown): string;
}
