import { z } from "zod";
import type { SimulationFrame, SimulationSums } from "../simulation/index.js";
import type { RowKey, SheetRef } from "../workspace/index.js";
import { answers, nameSchema, nothing } from "./call.js";

/**
 * What cards an edit is compared with: as they were when the folder was opened, or when the person last kept them; a what-if
 * with the current cards.
 */
export const simulationBaselines = ["opened", "kept", "standing"] as const;
export type SimulationBaseline = (typeof simulationBaselines)[number];

/** A deck to choose. */
export interface SimulatedDeck {
  readonly name: string;
  /** How many cards it has, part by part: `28 + 6 summoners`. */
  readonly size: string;
  /** Whether it is all cards of the folder together, which the folder does not name. */
  readonly isEverything: boolean;
}

/** A game that can be simulated with the folder as it is on screen. */
export interface SimulatedGame {
  readonly id: string;
  readonly title: string;
  readonly decks: readonly SimulatedDeck[];
  /** What the options of its rules are before any is chosen, by their ids. */
  readonly options: Readonly<Record<string, number | string | boolean>>;
  /** What is left out, in sentences. */
  readonly remarks: readonly string[];
}

/** What can be simulated with the folder as it is on screen. */
export interface SimulationChoices {
  readonly games: readonly SimulatedGame[];
  /** When cards were kept to compare with, in ms since 1970; null: never. */
  readonly keptAtMs: number | null;
}

/** How the simulation of the session stands. There is one at a time. */
export interface SimulationStatus {
  /** Another one for every simulation; 0 before the first. */
  readonly run: number;
  readonly state: "idle" | "running" | "finished" | "cancelled" | "failed";
  /** Matches that are counted or failed; each is played twice where it is compared. */
  readonly played: number;
  readonly total: number;
  /** About how many will be needed, where it stops once figures are known closely enough; it grows or shrinks meanwhile. */
  readonly expected?: number;
  /** Matches that came to no end and are not counted. */
  readonly failures: number;
  readonly elapsedMs: number;
  /** Why it failed. */
  readonly message: string | null;
  /** The server by whose workers it is played; absent where this computer plays it. */
  readonly queue?: SimulationQueue;
}

/** A queue server that hands out the parts of a simulation. */
export interface SimulationQueue {
  /** Its address without credentials. */
  readonly shown: string;
  /** How many workers are connected; null before the server has said so. */
  readonly workers: number | null;
}

/** A card that is counted, and its row where it still has one. */
export interface SimulatedCard {
  readonly name: string;
  readonly row: { readonly sheet: SheetRef; readonly rowKey: RowKey } | null;
}

/** What was counted so far, with what it must be read with. */
export interface SimulationResult {
  readonly status: SimulationStatus;
  /** Title of the rules. */
  readonly rules: string;
  readonly baseline: SimulationBaseline | null;
  /** It stops once the figure of each deck is known to within so much on either side; null: when all matches are played. */
  readonly within: number | null;
  readonly frame: SimulationFrame;
  readonly sums: SimulationSums;
  /** By number of the counts. */
  readonly cards: readonly SimulatedCard[];
  /** The first failed matches, in words. */
  readonly failures: readonly string[];
}

/** Who plays, how often, and by which rules. */
export const simulationRequest = z.strictObject({
  game: nameSchema,
  ruleset: nameSchema,
  contestants: z
    .array(z.strictObject({ deck: nameSchema, bot: nameSchema }))
    .min(1)
    .max(30),
  matches: z.number().int().min(1).max(1_000_000),
  seed: z.number().int().min(0).max(0xffffffff),
  /** By their ids; those that are as the folder has them change nothing. */
  options: z.record(nameSchema, z.union([z.number(), z.string().max(1_000), z.boolean()])),
});

const startRequest = simulationRequest.extend({
  baseline: z.enum(simulationBaselines).nullable(),
  /** Stops once the figure of each deck is known to within so much on either side, from 0 to 1. */
  within: z.number().min(0.001).max(0.5).optional(),
  /** Whether each deck also meets itself, as a check. */
  mirrors: z.boolean().optional(),
  /** Whether pairs of cards are counted. */
  pairs: z.boolean().optional(),
  /** The address of a queue whose workers play the matches, or `env:NAME`. It may hold a password and is stored nowhere. */
  queue: z.string().max(2_000).optional(),
});

export const simulationCalls = {
  "simulation/choices": { request: nothing, response: answers<SimulationChoices>() },
  "simulation/start": { request: startRequest, response: answers<SimulationStatus>() },
  "simulation/cancel": { request: nothing, response: answers<SimulationStatus>() },
  /** Keeps the cards as they stand, to compare later ones with. */
  "simulation/keep": { request: nothing, response: answers<{ readonly keptAtMs: number }>() },
  "simulation/status": { request: nothing, response: answers<SimulationStatus>() },
  /** The numbers of the cards, and the contestants with decks, that were edited since the matches were played. */
  "simulation/edited": {
    request: nothing,
    response: answers<{ readonly cards: readonly number[]; readonly decks: readonly number[] }>(),
  },
  /** Null before the first simulation of the folder. */
  "simulation/result": { request: nothing, response: answers<SimulationResult | null>() },
};
