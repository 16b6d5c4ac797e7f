import type { SimulationFrame, SimulationSums } from "../simulation/index.js";
import type { RowKey, SheetRef } from "../workspace/index.js";

/** What cards an edit is compared with: as they were when the folder was opened, or when the person last kept them. */
export type SimulationBaseline = "opened" | "kept";

/** What can be simulated with the folder as it stands on screen. */
export interface SimulationChoices {
  readonly rulesets: readonly { readonly id: string; readonly title: string }[];
  /** The last is all cards together. */
  readonly decks: readonly { readonly name: string; readonly cards: number }[];
  /** What is left out, in sentences. */
  readonly remarks: readonly string[];
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
  /** Matches that came to no end and are not counted. */
  readonly failures: number;
  readonly elapsedMs: number;
  /** Why it failed. */
  readonly message: string | null;
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
  readonly frame: SimulationFrame;
  readonly sums: SimulationSums;
  /** By number of the counts. */
  readonly cards: readonly SimulatedCard[];
  /** The first failed matches, in words. */
  readonly failures: readonly string[];
}
