import {
  attachments,
  jsonSchema,
  type Deck,
  type JsonObject,
  type JsonValue,
  type MatchSetup,
  type Ruleset,
} from "../match/index.js";
import { z } from "zod";
import { expectationSchema } from "./expect/schema.js";

/** More of anything is not a test any more, but an attempt to keep a machine busy. */
const mostSteps = 2_000;
const mostTimes = 1_000;

const whole = z.number().int();
const names = z.array(z.string()).max(1_000);

/** What can be said of every card. */
const facts = {
  /** Another card of the same zone that it lies at. */
  on: z.string().optional(),
  as: z.enum(attachments).optional(),
  controller: z.string().optional(),
  /** Players who know it although it is hidden from them. */
  known: names.optional(),
};

/** What a field of the game may hold in a file; players and cards are named. */
const field = z.union([z.string(), whole, z.boolean()]);

/** The title of a slot, or its number from 0. */
const slot = z.union([whole, z.string()]);

/** A card of a zone with what is to be said of it; keys besides these are fields of the game. */
const entry = z
  .object({
    /** Its name, or `id:` and its id. */
    card: z.string(),
    count: whole.min(1).max(1_000).optional(),
    covered: z.boolean().optional(),
    slot: slot.optional(),
    /** Whose it is, where that is not the player on whose side it lies. */
    owner: z.string().optional(),
    ...facts,
  })
  .catchall(field);

/** A card on the table with what is to be said of it. */
const setting = z
  .object({
    card: z.string(),
    /** Cards of the player come first where several have the name. */
    player: z.string().optional(),
    slot: slot.optional(),
    ...facts,
  })
  .catchall(field);

const entries = z.array(z.union([z.string(), entry])).max(1_000);

/** Cards of a zone, or the number of a counter. */
const given = z.union([entries, whole], {
  error: "Expected a list of card names and tables with a card, or a whole number for a counter",
});
const players = z.record(z.string(), z.record(z.string(), given));

/** The outcomes that the next random draws must have. */
const chance = z
  .array(z.union([whole, z.string()]))
  .max(1_000)
  .optional();

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
  /** Cards of the player come first where several have the name. */
  card: z.string().optional(),
  value: whole.optional(),
});

const position = z.strictObject({
  turn: whole.min(1).optional(),
  active: z.string().optional(),
  phase: z.string().optional(),
});

const step = z.strictObject({
  note: z.string().optional(),
  chance,
  by: z.string().optional(),
  change: players.optional(),
  move: z.array(move).optional(),
  set: z.array(setting).max(1_000).optional(),
  position: position.optional(),
  "by-hand": z.array(handEdit).optional(),
  do: z.union([z.string(), names], { error: "Expected an action in words, or a list of them" }).optional(),
  times: whole.min(1).max(mostTimes).optional(),
  answer: z.record(z.string(), answer).optional(),
  bots: z.record(z.string(), z.string()).optional(),
  choices: whole.min(1).max(100_000).optional(),
  undo: z.string().optional(),
  redo: z.literal(true).optional(),
  refused: z.string().optional(),
  expect: expectationSchema.optional(),
});

/** The shape of a scenario file; which players, zones, counters and cards there are is asked of the game's rules. */
export const scenarioSchema = z.strictObject({
  title: z.string(),
  about: z.string().optional(),
  game: z.string(),
  rules: z.string().optional(),
  seed: whole.min(0).max(0xffffffff).default(1),
  cards: z.string().optional(),
  chance,
  options: z.record(z.string(), jsonSchema).default({}),
  decks: z.record(z.string(), z.union([z.string(), names])).optional(),
  setup: players.default({}),
  position: position.optional(),
  steps: z.array(step).max(mostSteps).default([]),
});

export type ScenarioText = z.infer<typeof scenarioSchema>;
export type StepText = ScenarioText["steps"][number];
export type PlayersText = z.infer<typeof players>;
export type EntryText = z.infer<typeof entry>;
export type SettingText = z.infer<typeof setting>;
export type PositionText = z.infer<typeof position>;
export type AnswerText = z.infer<typeof answer>;

/** The keys of an entry that are no fields of the game. */
export const entryKeys: readonly string[] = Object.keys(entry.shape);
export const positionKeys: readonly string[] = Object.keys(position.shape);

/** What a scenario is played with: the rules of its game, and the cards of its folder. */
export interface ScenarioGame {
  /** The first is played where the scenario names none. */
  readonly rulesets: readonly Ruleset[];
  readonly definitions: MatchSetup["definitions"];
  /** The decks of the folder. */
  readonly decks: readonly Deck[];
  /** What the folder has in addition to decks: a match with its decks takes them as options. */
  readonly options: JsonObject;
  /** The name of a definition, as the table shows it. */
  nameOf(definition: unknown): string;
  /** The id of a definition, by which `id:` names it; `null` where it has none. */
  idOf?(definition: unknown): string | null;
  /** Why an option of the rules cannot have this value; undefined where it can, or where the rules have to say. */
  faultOfOption?(ruleset: string, id: string, value: JsonValue): string | undefined;
  /** The options of the rules that people choose. */
  optionNames?(ruleset: string): readonly string[];
}
