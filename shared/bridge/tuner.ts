import { z } from "zod";
import type { SequenceInterval, TunerVerdict, Values } from "../simulation/index.js";
import { columnIdSchema, rowKeySchema, sheetRefSchema } from "../workspace/index.js";
import { answers, nameSchema, nothing } from "./call.js";
import { simulationRequest, type SimulationStatus } from "./simulation.js";

const share = z.number().min(0).max(1);

const tunerRequest = simulationRequest.extend({
  /** The card. */
  sheet: sheetRefSchema,
  rowKey: rowKeySchema,
  /** What of it is varied, each from a value to another in steps. */
  numbers: z
    .array(z.strictObject({ column: columnIdSchema, from: z.number(), to: z.number(), step: z.number().positive() }))
    .min(1)
    .max(2),
  /** How often the deck is to win. */
  target: z.strictObject({ low: share, high: share }).refine(({ low, high }) => low < high, "The target is empty."),
  /** The deck that is to reach the target: one of the contestants. */
  deck: nameSchema,
});

/** What is asked of the tuner. */
export type TunerRequest = z.infer<typeof tunerRequest>;

/** Values that were tried, and what is known of them. */
export interface TunerTrial {
  readonly values: Values;
  readonly verdict: TunerVerdict;
  readonly interval: SequenceInterval;
}

/** How the tuner of the session stands. There is one at a time. */
export interface TunerStatus {
  /** Another one for every tuning; 0 before the first. */
  readonly run: number;
  readonly state: SimulationStatus["state"];
  /** What it was asked; null before the first. */
  readonly asked: TunerRequest | null;
  /** What the card is called, and what its numbers were when it began. */
  readonly card: string;
  readonly now: Values;
  /** How many values, or pairs of values, it may try. */
  readonly candidates: number;
  readonly trials: readonly TunerTrial[];
  /** What is being played. */
  readonly trying: Omit<TunerTrial, "verdict"> | null;
  /** The smallest change that is surely within the target, once there is one. Nothing is written by that. */
  readonly proposal: Values | null;
  /** Matches that came to no end and are not counted. */
  readonly failures: number;
  readonly elapsedMs: number;
  /** Why it failed. */
  readonly message: string | null;
}

export const tunerCalls = {
  "tuner/start": { request: tunerRequest, response: answers<TunerStatus>() },
  "tuner/cancel": { request: nothing, response: answers<TunerStatus>() },
  "tuner/status": { request: nothing, response: answers<TunerStatus>() },
};
