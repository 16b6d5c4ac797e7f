import { neverHappens, type Fault, type Result } from "../../shared/base/index.js";
import type {
  DiskStamp,
  Effect,
  HistoryChange,
  Input,
  JournalRecord,
  PublishedEvent,
  ReadOutcome,
  RemoveOutcome,
  Step,
  WorkspaceState,
  WriteOutcome,
} from "../../shared/workspace/index.js";

type WriteEffect = Extract<Effect, { kind: "write" }>;
type RemoveEffect = Extract<Effect, { kind: "remove" }>;

/** What the effects of the workspace core are carried out with. Reads and writes answer with outcomes and do not reject. */
export interface RunnerPorts {
  read(file: string): Promise<ReadOutcome>;
  /** Null where the file looks as it did. */
  readUnless(file: string, unless: DiskStamp): Promise<ReadOutcome | null>;
  write(file: string, document: WriteEffect["document"], expected: DiskStamp | null): Promise<WriteOutcome>;
  remove(file: string, expected: DiskStamp): Promise<RemoveOutcome>;
  /** Returns when a crash could not undo it; the fault of a journal that cannot be written. */
  journal(records: readonly JournalRecord[]): Promise<Fault | undefined>;
  journalDone(ids: readonly string[]): Promise<Fault | undefined>;
  /** Writes down how the history changed; nothing waits for it. */
  history(change: HistoryChange): void;
  after(ms: number, action: () => void): () => void;
  publish(event: PublishedEvent): void;
  /** A bug of ours: the input was left out, and the state is as before. */
  broken(input: Input, error: unknown): void;
}

/** A journal that could not be written is tried again after so long, in ms. */
const journalRetryMs = 5_000;

/**
 * Runs the workspace core: every input becomes a step, and its effects are carried out in order. An effect is begun when those
 * before it are done or, for reads and writes, begun; an answer goes out when all effects of its step are begun, so that
 * what was answered is in the journal.
 */
export class Runner {
  readonly #step: (state: WorkspaceState, input: Input) => Step;
  readonly #ports: RunnerPorts;
  #state: WorkspaceState;
  #effects: Promise<void> = Promise.resolve();
  /** What is read and written of one file is one after the other: a late read must not overtake a write. */
  readonly #files = new Map<string, Promise<void>>();
  readonly #timers = new Map<string, () => void>();
  #stopped = false;
  #stopJournalTimer: (() => void) | undefined;
  /** The code of the fault that the journal failed by the last time. */
  #journalFault: string | undefined;

  constructor(state: WorkspaceState, step: (state: WorkspaceState, input: Input) => Step, ports: RunnerPorts) {
    this.#step = step;
    this.#ports = ports;
    this.#state = state;
  }

  get state(): WorkspaceState {
    return this.#state;
  }

  /** Takes an input at once; the answer comes when its effects are begun. Rejects where the workspace core threw. */
  async take(input: Input): Promise<Result<unknown> | undefined> {
    const { state, effects, reply } = this.#step(this.#state, input);
    this.#state = state;
    const begun = this.#effects.then(() => this.#carryOutAll(effects));
    this.#effects = begun;
    await begun;
    return reply;
  }

  /** Waits until nothing is being read or written, and nothing that followed from it is. */
  async idle(): Promise<void> {
    do {
      await this.#effects;
      await Promise.all(this.#files.values());
    } while (this.#files.size > 0);
    await this.#effects;
  }

  /** No timer fires after it. */
  stop(): void {
    this.#stopped = true;
    for (const stop of this.#timers.values()) stop();
    this.#timers.clear();
    this.#stopJournalTimer?.();
  }

  async #carryOutAll(effects: readonly Effect[]): Promise<void> {
    for (const effect of effects) await this.#carryOut(effect);
  }

  async #carryOut(effect: Effect): Promise<void> {
    const ports = this.#ports;
    switch (effect.kind) {
      case "read":
        this.#queue(effect.file, () => this.#read(effect.file, effect.unless));
        return;
      case "write":
        this.#queue(effect.file, () => this.#write(effect));
        return;
      case "remove":
        this.#queue(effect.file, () => this.#remove(effect));
        return;
      case "journal":
        this.#reportJournalFault(await ports.journal(effect.records));
        return;
      case "journal-done":
        this.#reportJournalFault(await ports.journalDone(effect.ids));
        return;
      case "history":
        ports.history(effect.change);
        return;
      case "timer":
        this.#setTimer(effect.id, effect.ms);
        return;
      case "publish":
        ports.publish(effect.event);
        return;
      default:
        neverHappens(effect);
    }
  }

  #queue(file: string, work: () => Promise<void>): void {
    const done = (this.#files.get(file) ?? Promise.resolve()).then(work).then(() => {
      if (this.#files.get(file) === done) this.#files.delete(file);
    });
    this.#files.set(file, done);
  }

  async #read(file: string, unless: DiskStamp | undefined): Promise<void> {
    const ports = this.#ports;
    const outcome = await (unless ? ports.readUnless(file, unless) : ports.read(file));
    if (outcome) await this.#deliver({ kind: "read", file, outcome });
  }

  async #write({ file, ticket, document, expected }: WriteEffect): Promise<void> {
    const outcome = await this.#ports.write(file, document, expected);
    await this.#deliver({ kind: "wrote", file, ticket, outcome });
  }

  async #remove({ file, ticket, expected }: RemoveEffect): Promise<void> {
    const outcome = await this.#ports.remove(file, expected);
    await this.#deliver({ kind: "wrote", file, ticket, outcome });
  }

  /** What the journal could not take is tried again: else it would be in it only with the next edit. */
  #setJournalTimer(ms: number | null): void {
    this.#stopJournalTimer?.();
    this.#stopJournalTimer = undefined;
    if (ms === null || this.#stopped) return;
    this.#stopJournalTimer = this.#ports.after(ms, () => {
      this.#stopJournalTimer = undefined;
      this.#effects = this.#effects.then(async () => this.#reportJournalFault(await this.#ports.journal([])));
    });
  }

  #setTimer(id: string, ms: number | null): void {
    this.#timers.get(id)?.();
    this.#timers.delete(id);
    if (ms === null || this.#stopped) return;
    const stop = this.#ports.after(ms, () => {
      this.#timers.delete(id);
      void this.#deliver({ kind: "timer", id });
    });
    this.#timers.set(id, stop);
  }

  /** Reports where the journal begins to fail, and where it works again. */
  #reportJournalFault(fault: Fault | undefined): void {
    this.#setJournalTimer(fault ? journalRetryMs : null);
    if (fault?.code === this.#journalFault) return;
    this.#journalFault = fault?.code;
    void this.#deliver(fault ? { kind: "journal-failed", fault } : { kind: "journal-works" });
  }

  /** An input nobody waits for. */
  async #deliver(input: Input): Promise<void> {
    try {
      await this.take(input);
    } catch (error) {
      this.#ports.broken(input, error);
    }
  }
}
