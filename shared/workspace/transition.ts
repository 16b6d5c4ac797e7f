import { xoroshiro128plusFromState } from "pure-rand/generator/xoroshiro128plus";
import type { RowEvent, TouchedRow } from "./content/row-events.js";
import type { HistoryChange } from "./history/kept.js";
import { diskNameLength, type JournalRecord, type Effect } from "./protocol.js";
import type { Notice, SheetPatch } from "./views/views.js";
import type { RowKey } from "./identity.js";
import type { Conflict, FileState, WorkspaceState } from "./state.js";

/** The rows of a file that changed, by table and key; those that came and went count as changed. */
export type TouchedRows = ReadonlyMap<string, ReadonlyMap<RowKey, "set" | "moved">>;

/**
 * A step in the making: starts from a state, collects what the step does, and is read once at its end. It lives inside
 * one call of `step` and is the only thing there that changes in place.
 */
export class Transition {
  readonly before: WorkspaceState;
  readonly effects: Effect[] = [];
  readonly notices: Notice[] = [];
  /** Row changes by file, with what caused them. */
  readonly rows = new Map<string, { origin: SheetPatch["origin"]; events: RowEvent[] }>();

  /** The rows each changed file was changed in, `unknown` where that was not followed. */
  readonly touched = new Map<string, Map<string, Map<RowKey, "set" | "moved">> | "unknown">();

  /** The maps made in this step, which no state before it holds. */
  readonly #ownMaps = new WeakMap<object, unknown>();

  #state: WorkspaceState;
  /** Goes ahead of the state: an act takes numbers for each of its cells, and a state for each number would be a copy of it. */
  #counter: number;

  constructor(state: WorkspaceState) {
    this.before = state;
    this.#state = state;
    this.#counter = state.counter;
  }

  get state(): WorkspaceState {
    if (this.#counter !== this.#state.counter) this.update({});
    return this.#state;
  }

  /** The next unused number. */
  readonly fresh = (): number => {
    const next = this.#counter;
    this.#counter = next + 1;
    return next;
  };

  /** The next 32 random bits. */
  readonly random = (): number => {
    const generator = xoroshiro128plusFromState(this.state.random);
    const bits = generator.next();
    this.update({ random: generator.getState() });
    return bits;
  };

  freshJournalId(): string {
    return `${this.#state.run}-${this.fresh()}`;
  }

  /** Takes everything back that this step did: an act of several parts is done whole or not at all. */
  abandon(): void {
    this.#state = this.before;
    this.#counter = this.before.counter;
    this.effects.length = 0;
    this.notices.length = 0;
    this.rows.clear();
    this.touched.clear();
  }

  update(change: Partial<Omit<WorkspaceState, "counter">>): void {
    this.#state = { ...this.#state, ...change, counter: this.#counter };
  }

  file(name: string): FileState | undefined {
    return this.#state.files.get(name);
  }

  setFile(file: FileState): void {
    this.update({ files: this.withEntry(this.#state.files, file.file, file) });
  }

  /** Changes a file that is known to exist. */
  changeFile(name: string, change: Partial<FileState>): FileState {
    const file = this.file(name);
    if (!file) throw new Error(`No file ${name} in the workspace`);
    const changed = { ...file, ...change };
    this.setFile(changed);
    return changed;
  }

  removeFile(name: string): void {
    this.update({ files: this.withoutEntry(this.state.files, name) });
  }

  addConflict(conflict: Conflict): void {
    this.update({ conflicts: this.withEntry(this.state.conflicts, conflict.id, conflict) });
  }

  removeConflict(id: string): void {
    this.update({ conflicts: this.withoutEntry(this.state.conflicts, id) });
  }

  /** The map with one more entry. A map that this step made changes in place: a copy for each entry would cost their square. */
  withEntry<Value>(map: ReadonlyMap<string, Value>, name: string, value: Value): ReadonlyMap<string, Value> {
    return this.#owned(map).set(name, value);
  }

  /** The map without an entry; see `withEntry`. */
  withoutEntry<Value>(map: ReadonlyMap<string, Value>, name: string): ReadonlyMap<string, Value> {
    const own = this.#owned(map);
    own.delete(name);
    return own;
  }

  #owned<Value>(map: ReadonlyMap<string, Value>): Map<string, Value> {
    const known = this.#ownMaps.get(map) as Map<string, Value> | undefined;
    if (known) return known;
    const own = new Map(map);
    this.#ownMaps.set(own, own);
    return own;
  }

  tellRows(file: string, origin: SheetPatch["origin"], events: readonly RowEvent[]): void {
    const told = this.rows.get(file);
    if (told) for (const event of events) told.events.push(event);
    else this.rows.set(file, { origin, events: [...events] });
  }

  /** Notes which rows a change of a file touched, if any. */
  touch(file: string, rows: readonly TouchedRow[] | "unknown"): void {
    const known = this.touched.get(file) ?? new Map<string, Map<RowKey, "set" | "moved">>();
    this.touched.set(file, rows === "unknown" ? rows : known);
    if (rows === "unknown" || known === "unknown") return;
    for (const { kind, table: path, key } of rows) {
      const table = JSON.stringify(path);
      const touched = known.get(table) ?? new Map<RowKey, "set" | "moved">();
      known.set(table, touched);
      if (kind === "move" || touched.get(key) !== "moved") touched.set(key, kind === "move" ? "moved" : "set");
    }
  }

  notice(severity: Notice["severity"], message: string, file?: string): void {
    this.notices.push({ id: `n${this.fresh()}`, severity, message, ...(file === undefined ? {} : { file }) });
  }

  journal(records: readonly JournalRecord[]): void {
    if (records.length === 0 || this.state.isWhatIf === true) return;
    const named = records.map((record) => {
      const disk = this.file(record.file)?.base?.stamp?.hash.slice(0, diskNameLength);
      return disk === undefined ? record : { ...record, disk };
    });
    this.effects.push({ kind: "journal", records: named });
  }

  /** Has a change of the history written down. The steps of a what-if go with it. */
  keepHistory(change: HistoryChange): void {
    if (this.state.isWhatIf !== true) this.effects.push({ kind: "history", change });
  }

  journalDone(ids: readonly string[]): void {
    if (ids.length > 0 && this.state.isWhatIf !== true) this.effects.push({ kind: "journal-done", ids });
  }
}
