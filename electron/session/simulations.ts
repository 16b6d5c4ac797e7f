import { availableParallelism } from "node:os";
import { failed, ok, type Fault, type Result } from "../../shared/base/index.js";
import type {
  CallRequest,
  SimulatedCard,
  SimulationBaseline,
  SimulationChoices,
  SimulationResult,
  SimulationStatus,
} from "../../shared/bridge/index.js";
import { boundTables, gameOf, games, gamesOfTables, type FolderTable } from "../../shared/games/index.js";
import { expectedMatches, isNarrow } from "../../shared/simulation/index.js";
import { filesOnScreen, type WorkspaceState } from "../../shared/workspace/index.js";
import type { Clock } from "../files/index.js";
import { readAddress, startQueuedSimulation, type QueueAddress, type QueueStanding } from "../queue/index.js";
import {
  describeFailure,
  editedSince,
  prepareSimulation,
  startSimulation,
  type EditedSince,
  type PreparedSimulation,
  type SimulationEnd,
  type SimulationRun,
  type SimulationSource,
  type StartThread,
} from "../simulation/index.js";
import { sourcesOf, tablesOf, type CardSnapshot } from "./card-snapshot.js";
import { ProgressPace } from "./progress-pace.js";
import { cardOnScreen, choicesOf } from "./simulated-cards.js";

/** A workspace as its simulations need it. */
export interface SimulationHost {
  /** What is on screen, and the workspace that it is a what-if of, or the same. */
  readonly state: WorkspaceState;
  readonly standing: WorkspaceState;
  /** The folder. */
  readonly root: string;
}

export interface SimulationPorts {
  readonly clock: Clock;
  readonly changed: (status: SimulationStatus) => void;
  /** Whether the tuner has the threads. */
  readonly isBusy: () => boolean;
  /** Tests supply their own threads. */
  readonly start?: StartThread;
}

/** More are only counted. */
const mostFailures = 20;

const idle: SimulationStatus = {
  run: 0,
  state: "idle",
  played: 0,
  total: 0,
  failures: 0,
  elapsedMs: 0,
  message: null,
};

/** A simulation that is played, by this computer or by the workers of a queue. */
type StartedRun = SimulationRun & { readonly standing?: QueueStanding };

interface Running {
  readonly run: StartedRun;
  readonly prepared: PreparedSimulation;
  readonly cards: readonly SimulatedCard[];
  readonly rules: string;
  readonly baseline: SimulationBaseline | null;
  readonly within: number | null;
  readonly startedAtMs: number;
}

/** The simulations of an open workspace: with its cards as they stand on screen, and as they were. */
export class WorkspaceSimulations {
  readonly #host: SimulationHost;
  readonly #ports: SimulationPorts;
  readonly #opened: CardSnapshot;
  #kept: { readonly snapshot: CardSnapshot; readonly atMs: number } | undefined;
  #status = idle;
  #running: Running | undefined;
  readonly #pace: ProgressPace;
  /** Between asking for a simulation and its first thread. */
  #isStarting = false;
  #isClosed = false;

  constructor(host: SimulationHost, ports: SimulationPorts) {
    this.#host = host;
    this.#ports = ports;
    this.#pace = new ProgressPace(ports.clock);
    this.#opened = filesOnScreen(host.state);
  }

  get status(): SimulationStatus {
    return this.#status;
  }

  /** Whether one is being played, or about to be. */
  get isRunning(): boolean {
    return this.#isStarting || this.#status.state === "running";
  }

  async choices(): Promise<SimulationChoices> {
    const tables = await this.#tables(filesOnScreen(this.#host.state));
    return {
      games: gamesOfTables(games, tables).flatMap((game) => choicesOf(game, tables)),
      keptAtMs: this.#kept?.atMs ?? null,
    };
  }

  /** Keeps the cards as they stand, to compare later ones with. */
  keep(): { readonly keptAtMs: number } {
    this.#kept = { snapshot: filesOnScreen(this.#host.state), atMs: this.#ports.clock.now() };
    return { keptAtMs: this.#kept.atMs };
  }

  async start(request: CallRequest<"simulation/start">): Promise<Result<SimulationStatus>> {
    if (this.isRunning) return failed(alreadyRunning);
    if (this.#ports.isBusy()) return failed(tunerRunning);
    this.#isStarting = true;
    try {
      return await this.#start(request);
    } finally {
      this.#isStarting = false;
    }
  }

  /** Ends the simulation that runs, if one does; what it counted stays. */
  async cancel(): Promise<SimulationStatus> {
    const running = this.#running;
    if (running && this.#status.state === "running") {
      running.run.cancel();
      await running.run.end;
    }
    return this.#status;
  }

  result(): SimulationResult | null {
    if (!this.#running) return null;
    const { run, prepared, cards, rules, baseline, within } = this.#running;
    const { sums, failures } = run.outcome;
    const folders = { after: this.#host.root, before: null };
    return {
      status: this.#status,
      rules,
      baseline,
      within,
      frame: prepared.frame,
      sums,
      cards,
      failures: failures
        .slice(0, mostFailures)
        .map((failure) => describeFailure(prepared.simulation, folders, failure)),
    };
  }

  /** The cards and decks that are other ones on screen than in the matches that were played. */
  async edited(): Promise<EditedSince> {
    const prepared = this.#running?.prepared;
    if (!prepared) return { cards: [], decks: [] };
    const tables = await this.#tables(filesOnScreen(this.#host.state));
    return editedSince(prepared, boundTables(tables, { id: prepared.simulation.game }));
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.cancel();
  }

  async #start(request: CallRequest<"simulation/start">): Promise<Result<SimulationStatus>> {
    const { state } = this.#host;
    const { baseline, within = null, queue } = request;
    const address = queue === undefined ? ok(null) : readAddress(queue);
    if (!address.ok) return address;
    const before = this.#cardsOf(baseline ?? "opened");
    if (!before) return failed(nothingKept);
    const tables = await this.#tables(filesOnScreen(state));
    const { game: id, ruleset, contestants, matches, seed, options, mirrors = false, pairs = false } = request;
    const source: SimulationSource = {
      request: { game: id, ruleset, contestants, matches, seed, options, mirrors, pairs },
      tables: boundTables(tables, { id }),
      before: baseline === null ? null : boundTables(await this.#tables(before), { id }),
    };
    const prepared = prepareSimulation(source.request, source.tables, source.before);
    if (!prepared.ok) return prepared;
    // The cards were read in slices: nobody would end what begins after the folder was closed.
    if (this.#isClosed) return failed(folderClosed);
    const startedAtMs = this.#ports.clock.now();
    const run = this.#play(source, prepared.value, { within, address: address.value });
    const rules = gameOf(id)?.play?.rulesets.find((each) => each.id === ruleset)?.title ?? ruleset;
    const cards = prepared.value.cards.map((card) => cardOnScreen(state, card));
    this.#running = { run, prepared: prepared.value, cards, rules, baseline, within, startedAtMs };
    this.#status = { ...idle, ...run.progress, ...queueOf(run), run: this.#status.run + 1, state: "running" };
    this.#publish();
    void run.end.then((end) => this.#ended(end));
    return ok(this.#status);
  }

  #play(
    source: SimulationSource,
    prepared: PreparedSimulation,
    { within, address }: { readonly within: number | null; readonly address: QueueAddress | null },
  ): StartedRun {
    const progressed = (): void => this.#progressed();
    if (address !== null) {
      const folders = { after: this.#host.root, before: null };
      return startQueuedSimulation(source, prepared, { address, within, folders, progressed });
    }
    const { start } = this.#ports;
    return startSimulation(prepared.simulation, {
      ...{ workers: threads(), progressed },
      ...(start && { start }),
      isEnough: within === null ? undefined : ({ sums }) => isNarrow(prepared.frame, sums, within),
    });
  }

  #cardsOf(baseline: SimulationBaseline): CardSnapshot | undefined {
    if (baseline === "standing") return filesOnScreen(this.#host.standing);
    return baseline === "kept" ? this.#kept?.snapshot : this.#opened;
  }

  async #tables(snapshot: CardSnapshot): Promise<readonly FolderTable[]> {
    return tablesOf(this.#host.state, await sourcesOf(snapshot));
  }

  #progressed(): void {
    this.#update({});
    if (this.#pace.isDue) this.#publish();
  }

  #ended(end: SimulationEnd): void {
    const { message = null, suggestion } = end.kind === "failed" ? end.fault : {};
    this.#update({ state: end.kind, message: suggestion === undefined ? message : `${message} ${suggestion}` });
    this.#publish();
  }

  /** How many matches it will take, as far as that depends on what is counted. */
  #expected(): Pick<SimulationStatus, "expected"> {
    const { run, prepared, within = null } = this.#running ?? {};
    if (!run || !prepared || within === null) return {};
    const needed = expectedMatches(prepared.frame, run.outcome.sums, within);
    return needed === undefined ? {} : { expected: Math.min(run.progress.total, needed) };
  }

  #update(change: Partial<SimulationStatus>): void {
    if (!this.#running) return;
    const { run, startedAtMs } = this.#running;
    const elapsedMs = this.#ports.clock.now() - startedAtMs;
    const failures = run.outcome.failures.length;
    this.#status = { ...this.#status, ...run.progress, ...queueOf(run), failures, elapsedMs, ...change };
  }

  #publish(): void {
    this.#pace.published();
    this.#status = { ...this.#status, ...this.#expected() };
    this.#ports.changed(this.#status);
  }
}

const queueOf = ({ standing }: StartedRun): Pick<SimulationStatus, "queue"> =>
  standing === undefined ? {} : { queue: standing };

/** One less than the machine runs at once, so that the app stays quick. */
export const threads = (): number => Math.max(1, availableParallelism() - 1);

const tunerRunning: Fault = { code: "simulation/tuning", message: "A number is being tuned. Stop that first." };
const folderClosed: Fault = { code: "simulation/closed", message: "The folder was closed before the first match." };
const alreadyRunning: Fault = { code: "simulation/running", message: "A simulation is running. Cancel it first." };
const nothingKept: Fault = { code: "simulation/nothing-kept", message: "No cards were kept to compare with." };
