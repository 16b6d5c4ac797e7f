import type { ToolAnswers } from "../../shared/games/index.js";
import type { Batch, SimulationOutcome, SimulationPlan } from "../../shared/simulation/index.js";

/** A plan and the game whose rules it names. Plain data. */
export interface Simulation {
  /** Id of the game. */
  readonly game: string;
  readonly plan: SimulationPlan;
  /** The options of the rules that are not as the folder has them. The cards of the plan hold them already. */
  readonly options: ToolAnswers;
}

/** What a thread of the pool is started with. */
export interface ThreadData {
  readonly simulation: Simulation;
  /** One whole number: the index of the match that is being played, `noMatch` before the first of a batch. */
  readonly current: SharedArrayBuffer;
}

export const noMatch = -1;

/** From the pool to a thread: play these matches. */
export interface ToThread {
  readonly batch: Batch;
}

/** From a thread: what they counted, and how long they took. */
export interface FromThread {
  readonly outcome: SimulationOutcome;
  readonly tookMs: number;
}
