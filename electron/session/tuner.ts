import { failed, ok, type Fault, type Result } from "../../shared/base/index.js";
import type { TunerRequest, TunerStatus } from "../../shared/bridge/index.js";
import { boundTables } from "../../shared/games/index.js";
import { cellValue, columnName, columnPath, numberIn } from "../../shared/sheet/index.js";
import { candidatesOf, valuesIn, type Values, type VariedNumber } from "../../shared/simulation/index.js";
import { samePath, toWire } from "../../shared/toml/index.js";
import { filesOnScreen, rowTitle, type WorkspaceState } from "../../shared/workspace/index.js";
import { prepareSimulation, TuningRun, withNumbers, type PreparedSimulation } from "../simulation/index.js";
import { sourcesOf, tablesOf } from "./card-snapshot.js";
import { ProgressPace } from "./progress-pace.js";
import { threads, type SimulationHost, type SimulationPorts } from "./simulations.js";

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
  readonly #host: Pick<SimulationHost, "state">;
  readonly #ports: TunerPorts;
  #status = idle;
  #run: TuningRun | undefined;
  #startedAtMs = 0;
  readonly #pace: ProgressPace;

  constructor(host: Pick<SimulationHost, "state">, ports: TunerPorts) {
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
    const run = new TuningRun(
      { candidates, target: asked.target, tuned, prepare },
      {
        workers: threads(),
        began: () => this.#publish(),
        progressed: () => this.#pace.isDue && this.#publish(),
        ...(start && { start }),
      },
    );
    this.#run = run;
    void run.end.then(({ kind, fault }) => this.#publish({ state: kind, message: fault?.message ?? null }));
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
  const { sheet, rowKey, numbers, game, ruleset, contestants, matches, seed, options } = asked;
  const file = state.files.get(sheet.file);
  const content = file?.content;
  const table = content?.tables.find(({ path }) => samePath(path, sheet.table));
  const row = table?.keys.indexOf(rowKey) ?? -1;
  if (!file || !content || !table || row === -1) {
    return failed({ code: "row/not-found", message: "The row is gone.", file: sheet.file });
  }
  const varied: VariedNumber[] = [];
  for (const { column, ...range } of numbers) {
    const value = cellValue(content.document, table.path, row, column);
    const now = numberIn(value ? toWire(value) : null);
    if (now === undefined || value?.kind === "string") return failed(noNumber(columnName(column)));
    const values = valuesIn(range);
    if (!values.ok) return values;
    varied.push({ now, values: values.value });
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
  return ok({ card, now: varied.map(({ now }) => now), candidates: candidates.value, prepare });
}

const alreadyRunning: Fault = { code: "tuner/running", message: "A number is being tuned. Stop that first." };
const simulationRunning: Fault = {
  code: "tuner/simulation-running",
  message: "A simulation is running. Stop it first.",
};
const noOpponent: Fault = { code: "tuner/no-opponent", message: "The deck must play against another one." };
const noNumber = (column: string): Fault => ({
  code: "tuner/no-number",
  message: `The card has no number in ${column}.`,
});
