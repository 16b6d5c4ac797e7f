import { failed, ok, type Fault, type Result } from "../../shared/base/index.js";
import type { TunerRequest, TunerStatus } from "../../shared/bridge/index.js";
import { boundTables } from "../../shared/games/index.js";
import { columnPath } from "../../shared/sheet/index.js";
import { candidatesOf, valuesIn, type Values, type VariedNumber } from "../../shared/simulation/index.js";
import { filesOnScreen, rowTitle, type WorkspaceState } from "../../shared/workspace/index.js";
import { prepareSimulation, TuningRun, withNumbers, type PreparedSimulation } from "../simulation/index.js";
import { sourcesOf, tablesOf } from "./card-snapshot.js";
import { ProgressPace } from "./progress-pace.js";
import { threads, type SimulationPorts } from "./simulations.js";
import { tunedCard } from "./tuned-card.js";

/** A workspace as its tuner needs it. */
export interface TunerHost {
  /** What is on screen. */
  readonly state: WorkspaceState;
  readonly standing: WorkspaceState;
  readonly whatIfs: {
    readonly shownId: number | null;
    readonly lastStateOf: (id: number) => WorkspaceState | undefined;
  };
}

export interface TunerPorts extends Omit<SimulationPorts, "changed"> {
  readonly changed: (status: TunerStatus) => void;
}

const idle: TunerStatus = {
  run: 0,
  state: "idle",
  asked: null,
  card: "",
  now: [],
  candidates: 0,
  trials: [],
  trying: null,
  proposal: null,
  failures: 0,
  elapsedMs: 0,
  message: null,
};

/** Tries numbers of a card of an open workspace, with all cards as they stand on screen. It writes nothing. */
export class WorkspaceTuner {
  readonly #host: TunerHost;
  readonly #ports: TunerPorts;
  #status = idle;
  #run: TuningRun | undefined;
  #startedAtMs = 0;
  readonly #pace: ProgressPace;

  constructor(host: TunerHost, ports: TunerPorts) {
    this.#host = host;
    this.#ports = ports;
    this.#pace = new ProgressPace(ports.clock);
  }

  get status(): TunerStatus {
    return this.#status;
  }

  get isRunning(): boolean {
    return this.#status.state === "running";
  }

  start(asked: TunerRequest): Result<TunerStatus> {
    if (this.isRunning) return failed(alreadyRunning);
    if (this.#ports.isBusy()) return failed(simulationRunning);
    const { state } = this.#host;
    const read = readTuned(state, asked);
    if (!read.ok) return read;
    const { card, now, candidates, prepare } = read.value;
    const tuned = asked.contestants.findIndex(({ deck }) => deck === asked.deck);
    if (tuned === -1 || asked.contestants.length < 2) return failed(noOpponent);
    const { clock, start } = this.#ports;
    this.#startedAtMs = clock.now();
    this.#run = undefined;
    this.#status = {
      ...idle,
      run: this.#status.run + 1,
      state: "running",
      ...{ asked, card, now, candidates: candidates.length },
    };
    const whatIf = this.#host.whatIfs.shownId;
    const run: TuningRun = new TuningRun(
      { candidates, target: asked.target, tuned, prepare },
      {
        workers: threads(),
        began: () => this.#publish(),
        progressed: () => {
          const gone = this.#whyGone(asked, whatIf);
          if (gone) run.cancel(gone);
          else if (this.#pace.isDue) this.#publish();
        },
        ...(start && { start }),
      },
    );
    this.#run = run;
    void run.end.then(({ kind, fault }) => {
      const gone = kind === "finished" ? this.#whyGone(asked, whatIf) : fault;
      this.#publish({
        state: gone ? "failed" : kind,
        message: gone?.message ?? null,
        ...(gone && { proposal: null }),
      });
    });
    // The first values were begun before the run was known here.
    this.#publish();
    return ok(this.#status);
  }

  /** Ends what runs, if something does; what was tried stays. */
  async cancel(): Promise<TunerStatus> {
    if (this.isRunning) {
      this.#run?.cancel();
      await this.#run?.end;
    }
    return this.#status;
  }

  async close(): Promise<void> {
    await this.cancel();
  }

  /** Why a proposal could not be taken up any more, in the cards where the tuning began; undefined where it could. */
  #whyGone(asked: TunerRequest, whatIf: number | null): Fault | undefined {
    // What was kept or dropped is in the standing workspace, or nowhere.
    const here = whatIf === null ? undefined : this.#host.whatIfs.lastStateOf(whatIf);
    const found = tunedCard(here ?? this.#host.standing, asked);
    return found.ok ? undefined : found.error;
  }

  #publish(change: Partial<TunerStatus> = {}): void {
    this.#pace.published();
    const { trials = [], step = null, found = null, failures = 0 } = this.#run ?? {};
    this.#status = {
      ...this.#status,
      trials: trials.map(({ candidate: values, verdict, interval }) => ({ values, verdict, interval })),
      trying: step,
      proposal: found,
      failures,
      elapsedMs: this.#ports.clock.now() - this.#startedAtMs,
      ...change,
    };
    this.#ports.changed(this.#status);
  }
}

interface ReadTuned {
  readonly card: string;
  readonly now: Values;
  readonly candidates: readonly Values[];
  readonly prepare: (values: Values) => Promise<Result<PreparedSimulation>>;
}

/** Finds the card and its numbers as they stand, and what makes a simulation of other numbers. */
function readTuned(state: WorkspaceState, asked: TunerRequest): Result<ReadTuned> {
  const { sheet, numbers, game, ruleset, contestants, matches, seed, options } = asked;
  const found = tunedCard(state, asked);
  if (!found.ok) return found;
  const { file, content, table, row, now } = found.value;
  const varied: VariedNumber[] = [];
  for (const [at, range] of numbers.entries()) {
    const values = valuesIn(range);
    if (!values.ok) return values;
    varied.push({ now: now[at] ?? 0, values: values.value });
  }
  const candidates = candidatesOf(varied);
  if (!candidates.ok) return candidates;
  const places = numbers.map(({ column }) => [...table.path, row, ...columnPath(column)]);
  const prepare = async (values: Values): Promise<Result<PreparedSimulation>> => {
    const edited = withNumbers(content.document, places, values);
    if (!edited.ok) return edited;
    const files = new Map(state.files).set(sheet.file, { ...file, content: { ...content, document: edited.value } });
    const tables = boundTables(tablesOf(state, await sourcesOf(filesOnScreen({ ...state, files }))), { id: game });
    return prepareSimulation({ game, ruleset, contestants, matches, seed, options }, tables, null);
  };
  const card = rowTitle(content, table, row);
  return ok({ card, now, candidates: candidates.value, prepare });
}

const alreadyRunning: Fault = { code: "tuner/running", message: "A number is being tuned. Stop that first." };
const simulationRunning: Fault = {
  code: "tuner/simulation-running",
  message: "A simulation is running. Stop it first.",
};
const noOpponent: Fault = { code: "tuner/no-opponent", message: "The deck must play against another one." };
