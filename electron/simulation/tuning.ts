import { ok, type Fault, type Result } from "../../shared/base/index.js";
import {
  candidateInterval,
  tune,
  type SequenceInterval,
  type SimulationSums,
  type Trial,
  type TunerTarget,
  type Values,
} from "../../shared/simulation/index.js";
import { fromWire, setValue, type Path, type TomlDocument } from "../../shared/toml/index.js";
import { startSimulation, type PoolOptions, type SimulationRun } from "./pool.js";
import type { PreparedSimulation } from "./prepare.js";

/** What is tried, and how a candidate is made ready to be played. */
export interface Tuning {
  readonly candidates: readonly Values[];
  readonly target: TunerTarget;
  /** Which of the contestants is to reach the target. */
  readonly tuned: number;
  readonly prepare: (values: Values) => Promise<Result<PreparedSimulation>>;
}

/** A candidate that is being played, and what is known of it so far. */
export interface TuningStep {
  readonly values: Values;
  readonly interval: SequenceInterval;
}

export interface TuningEnd {
  readonly kind: "finished" | "cancelled" | "failed";
  /** Why it failed. */
  readonly fault?: Fault;
}

export interface TuningOptions extends Pick<PoolOptions, "workers" | "start"> {
  /** Called when another candidate is begun. */
  readonly began?: (values: Values) => void;
  /** Called when something was counted. */
  readonly progressed?: () => void;
}

/** Numbers of a card being tuned. */
export class TuningRun {
  readonly end: Promise<TuningEnd>;
  readonly #tuning: Tuning;
  readonly #options: TuningOptions;
  #trials: readonly Trial<Values>[] = [];
  #found: Values | undefined;
  #values: Values | undefined;
  #run: SimulationRun | undefined;
  #failures = 0;
  #isCancelled = false;
  #fault: Fault | undefined;

  constructor(tuning: Tuning, options: TuningOptions) {
    this.#tuning = tuning;
    this.#options = options;
    this.end = this.#go().catch((error: unknown): TuningEnd => {
      this.#values = undefined;
      return { kind: "failed", fault: { code: "tuner/broken", message: String(error) } };
    });
  }

  /** What was tried, in that order. */
  get trials(): readonly Trial<Values>[] {
    return this.#trials;
  }

  /** The first that is surely within the target; undefined until then, or where none is. */
  get found(): Values | undefined {
    return this.#found;
  }

  /** What is being played; undefined before the first and after the last. */
  get step(): TuningStep | undefined {
    const { candidates } = this.#tuning;
    return this.#values && { values: this.#values, interval: candidateInterval(this.#count(), candidates.length) };
  }

  /** Matches that came to no end and are not counted. */
  get failures(): number {
    return this.#failures + (this.#run?.outcome.failures.length ?? 0);
  }

  /** Ends it; what was tried stays. With a fault it has failed by that. */
  cancel(fault?: Fault): void {
    this.#isCancelled = true;
    this.#fault ??= fault;
    this.#run?.cancel();
  }

  async #go(): Promise<TuningEnd> {
    const { candidates, target } = this.#tuning;
    const { found } = await tune(
      candidates,
      target,
      (values, isEnough) => this.#play(values, isEnough),
      (trial) => {
        this.#trials = [...this.#trials, trial];
      },
    );
    this.#values = undefined;
    this.#found = found?.candidate;
    if (this.#fault) return { kind: "failed", fault: this.#fault };
    return { kind: this.#isCancelled ? "cancelled" : "finished" };
  }

  async #play(values: Values, isEnough: (count: Counted) => boolean): Promise<Counted | undefined> {
    if (this.#isCancelled) return undefined;
    this.#values = values;
    this.#options.began?.(values);
    const prepared = await this.#tuning.prepare(values);
    if (!prepared.ok) {
      this.#fault = prepared.error;
      return undefined;
    }
    const { workers, start, progressed } = this.#options;
    this.#run = startSimulation(prepared.value.simulation, {
      workers,
      ...(progressed && { progressed: () => progressed() }),
      ...(start && { start }),
      isEnough: ({ sums }) => isEnough(this.#countIn(sums)),
    });
    // It may have been cancelled while the cards were read.
    if (this.#wasCancelled()) this.#run.cancel();
    const end = await this.#run.end;
    if (end.kind === "failed") {
      this.#fault = end.fault;
      return undefined;
    }
    const count = this.#count();
    this.#failures += this.#run.outcome.failures.length;
    this.#run = undefined;
    return end.kind === "cancelled" ? undefined : count;
  }

  #wasCancelled(): boolean {
    return this.#isCancelled;
  }

  #count(): Counted {
    return this.#run ? this.#countIn(this.#run.outcome.sums) : nothing;
  }

  #countIn({ after }: SimulationSums): Counted {
    return after.contestants[this.#tuning.tuned]?.others ?? nothing;
  }
}

interface Counted {
  readonly matches: number;
  readonly wins: number;
}

const nothing: Counted = { matches: 0, wins: 0 };

/** The document with other numbers at these places. */
export function withNumbers(document: TomlDocument, places: readonly Path[], values: Values): Result<TomlDocument> {
  let now = document;
  for (const [at, place] of places.entries()) {
    const value = fromWire(values[at]);
    const edited = value.ok ? setValue(now, place, value.value) : value;
    if (!edited.ok) return edited;
    now = edited.value.doc;
  }
  return ok(now);
}
