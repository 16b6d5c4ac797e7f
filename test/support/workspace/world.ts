import { hashOf, type Result } from "../../../shared/base/index.js";
import { printDocument } from "../../../shared/toml/index.js";
import type { AddedRules, CheckedGame } from "../../../shared/validate/index.js";
import {
  createWorkspace,
  emptyHistory,
  isSaving,
  step,
  unsavedCount,
  type DiskStamp,
  type Effect,
  type Input,
  type Intent,
  type IntentName,
  type IntentResponse,
  type JournalRecord,
  type PublishedEvent,
  type HistoryChange,
  type ReadOutcome,
  type RemoveOutcome,
  type SavedHistory,
  type WorkspaceState,
  type WriteOutcome,
} from "../../../shared/workspace/index.js";

interface FakeFile {
  text: string;
  inode: number;
  mtime: number;
  readOnly: boolean;
}

type Fault = "none" | "disk-full" | "locked" | "denied";

/** How long each act of the fake disk takes, in ms. */
export interface Latencies {
  readonly event: number;
  readonly read: number;
  /** From the effect to the last look at the old file. */
  check: number;
  /** From that look to the rename: the window in which another writer goes unnoticed. */
  readonly rename: number;
}

/** A disk, a clock and a watcher in memory around the workspace core; time passes only when a test advances it. */
export class World {
  now = 0;
  state: WorkspaceState;
  readonly events: PublishedEvent[] = [];
  readonly journal = new Map<string, JournalRecord>();
  /** Every record ever written to the journal, and in `finished` every id ever struck out, in order. */
  readonly journalled: JournalRecord[] = [];
  readonly finished: string[] = [];
  /** The history as it is written down. */
  history: SavedHistory = emptyHistory;
  /** What was replaced by our renames, with what other programs still wrote into it afterwards. */
  readonly kept: FakeFile[] = [];
  /** Every time between the last look at a file and its replacement. */
  readonly windows: { file: string; from: number; to: number; text: string }[] = [];
  writeFault: Fault = "none";
  private readonly disk = new Map<string, FakeFile>();
  private readonly queue: { at: number; order: number; run: () => void }[] = [];
  private readonly timers = new Map<string, number>();
  private counter = 1;

  constructor(
    files: Readonly<Record<string, string>>,
    readonly latencies: Latencies = { event: 1, read: 1, check: 1, rename: 1 },
    options: {
      journal?: readonly JournalRecord[];
      history?: SavedHistory;
      run?: string;
      root?: string;
      readOnly?: string;
      games?: readonly CheckedGame[];
      added?: AddedRules;
    } = {},
  ) {
    for (const [name, text] of Object.entries(files)) this.place(name, text);
    const { run = "run", root = "/cards", readOnly, journal = [], history, games, added } = options;
    this.state = createWorkspace({ root, title: "cards", run, seed: 7, readOnly, games, added });
    for (const record of journal) this.journal.set(record.id, record);
    const reads = [...this.disk.keys()].map((file) => ({ file, read: this.look(file) }));
    if (history) this.history = history;
    this.input({ kind: "opened", files: reads, journal, history });
  }

  /** The bytes of a file as another program would see them. */
  text(name: string): string | undefined {
    return this.disk.get(name)?.text;
  }

  do<Name extends IntentName>(intent: Intent<Name>): Result<IntentResponse<Name>> {
    const reply = this.input({ kind: "intent", intent: intent as Intent });
    if (!reply) throw new Error("An intent was not answered");
    return reply as Result<IntentResponse<Name>>;
  }

  input(input: Input): Result<unknown> | undefined {
    const { state, effects, reply } = step(this.state, input);
    this.state = state;
    for (const effect of effects) this.perform(effect);
    return reply;
  }

  /** Lets time pass. */
  wait(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.queue[0];
      if (!next || next.at > end) break;
      this.queue.shift();
      this.now = next.at;
      next.run();
    }
    this.now = end;
  }

  /** Lets time pass until nothing is left to happen, at most a minute. */
  settle(): void {
    this.wait(1_000);
    for (let tries = 0; tries < 60 && (isSaving(this.state) || unsavedCount(this.state) > 0); tries += 1)
      this.wait(1_000);
  }

  schedule(ms: number, run: () => void): void {
    this.counter += 1;
    const entry = { at: this.now + ms, order: this.counter, run };
    const at = this.queue.findIndex((other) => other.at > entry.at);
    if (at === -1) this.queue.push(entry);
    else this.queue.splice(at, 0, entry);
  }

  /** Another program replaces the file in one act (temporary file and rename). */
  renameOver(name: string, text: string): void {
    this.place(name, text);
    this.touch(name);
  }

  /** Another program opens the file and empties it, and writes the parts at the given times. */
  rewrite(name: string, parts: readonly string[], gapMs: number): void {
    const file = this.disk.get(name);
    if (!file) {
      this.renameOver(name, parts.join(""));
      return;
    }
    this.put(file, "");
    this.touch(name);
    parts.forEach((part, at) =>
      this.schedule(gapMs * (at + 1), () => {
        this.put(file, file.text + part);
        this.touch(name);
      }),
    );
  }

  delete(name: string): void {
    this.disk.delete(name);
    this.touch(name);
  }

  setReadOnly(name: string, readOnly: boolean): void {
    const file = this.disk.get(name);
    if (file) file.readOnly = readOnly;
  }

  private place(name: string, text: string): void {
    this.counter += 1;
    this.disk.set(name, { text, inode: this.counter, mtime: this.counter, readOnly: false });
  }

  private put(file: FakeFile, text: string): void {
    this.counter += 1;
    file.text = text;
    file.mtime = this.counter;
  }

  private touch(file: string): void {
    this.schedule(this.latencies.event, () => this.input({ kind: "touched", file }));
  }

  private stamp({ text, inode, mtime }: FakeFile): DiskStamp {
    return {
      size: text.length,
      mtimeNs: String(mtime),
      inode: String(inode),
      hash: `${hashOf(text).toString(16).padStart(9, "0")} of ${text}`,
    };
  }

  private look(name: string): ReadOutcome {
    const file = this.disk.get(name);
    if (!file) return { kind: "missing" };
    const readOnly = file.readOnly ? { readOnly: "The file is read-only." } : {};
    return { kind: "content", text: file.text, stamp: this.stamp(file), ...readOnly };
  }

  private perform(effect: Effect): void {
    switch (effect.kind) {
      case "publish":
        this.events.push(effect.event);
        return;
      case "journal":
        for (const record of effect.records) this.journal.set(record.id, record);
        this.journalled.push(...effect.records);
        return;
      case "journal-done":
        for (const id of effect.ids) this.journal.delete(id);
        this.finished.push(...effect.ids);
        return;
      case "history":
        this.history = withChange(this.history, effect.change);
        return;
      case "timer": {
        const { id, ms } = effect;
        this.counter += 1;
        const turn = this.counter;
        this.timers.set(id, turn);
        if (ms === null) return;
        this.schedule(ms, () => {
          if (this.timers.get(id) === turn) this.input({ kind: "timer", id });
        });
        return;
      }
      case "read": {
        const { file, unless } = effect;
        this.schedule(this.latencies.read, () => {
          const outcome = this.look(file);
          const stamp = "stamp" in outcome ? outcome.stamp : undefined;
          if (unless && stamp && stamp.inode === unless.inode && stamp.mtimeNs === unless.mtimeNs) return;
          this.input({ kind: "read", file, outcome });
        });
        return;
      }
      case "write":
        this.write(effect);
        return;
      case "remove":
        this.remove(effect);
    }
  }

  private write({ file, ticket, document, expected }: Effect & { kind: "write" }): void {
    const answer = (outcome: WriteOutcome): void => void this.input({ kind: "wrote", file, ticket, outcome });
    this.schedule(this.latencies.check, () => {
      if (this.writeFault !== "none") {
        answer(this.failure());
        return;
      }
      const found = this.look(file);
      const hash = "stamp" in found ? found.stamp.hash : null;
      if ("readOnly" in found) {
        answer({ kind: "failed", fault: { code: "file/read-only", message: found.readOnly }, retry: "when-writable" });
        return;
      }
      if (hash !== (expected?.hash ?? null)) {
        answer({ kind: "stale", found });
        return;
      }
      const from = this.now;
      this.schedule(this.latencies.rename, () => {
        const replaced = this.disk.get(file);
        if (replaced) this.kept.push(replaced);
        const text = printDocument(document);
        this.place(file, text);
        this.windows.push({ file, from, to: this.now, text });
        this.touch(file);
        const now = this.look(file);
        if (now.kind === "content") answer({ kind: "written", stamp: now.stamp });
      });
    });
  }

  private remove({ file, ticket, expected }: Effect & { kind: "remove" }): void {
    this.schedule(this.latencies.check + this.latencies.rename, () => {
      const found = this.look(file);
      const answer = (outcome: RemoveOutcome): void => void this.input({ kind: "wrote", file, ticket, outcome });
      if (this.writeFault !== "none") answer(this.failure());
      else if ("stamp" in found && found.stamp.hash !== expected.hash) answer({ kind: "stale", found });
      else {
        this.delete(file);
        answer({ kind: "removed" });
      }
    });
  }

  private failure(): WriteOutcome & { kind: "failed" } {
    const said = {
      "disk-full": { code: "file/disk-full", message: "The disk is full.", retry: "later" },
      locked: { code: "file/locked", message: "The file is locked by another program.", retry: "soon" },
      denied: { code: "file/denied", message: "Permission denied.", retry: "when-writable" },
      none: { code: "file/none", message: "", retry: "soon" },
    } as const;
    const { code, message, retry } = said[this.writeFault];
    return { kind: "failed", fault: { code, message }, retry };
  }
}

function withChange({ done, undone, versions }: SavedHistory, change: HistoryChange): SavedHistory {
  switch (change.kind) {
    case "did":
      return { done: [...done, change.step], undone: [], versions };
    case "undid":
      return { done: done.slice(0, -1), undone: [...undone, ...(change.step ? [change.step] : [])], versions };
    case "redid":
      return { done: [...done, ...(change.step ? [change.step] : [])], undone: undone.slice(0, -1), versions };
    case "wrote":
      return { done, undone, versions: [...versions, change.version] };
    case "cleared":
      return emptyHistory;
  }
}
