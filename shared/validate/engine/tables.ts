import type { CheckedGame, Index, Tally } from "../rule.js";
import { allInvariants } from "../structure/rules.js";
import { Dependency } from "./dependency.js";
import { Group } from "./group.js";
import { GameSettings } from "./game-settings.js";
import { Histogram } from "./histogram.js";
import { withStale, type CheckedRow, type RecheckQueue, type TallyEntry } from "./row.js";
import type { CheckedSheet } from "./sheet.js";

/** An index with its rows by key. Keys that no row has and no task has read are not kept. */
export class FilledIndex {
  readonly groups = new Map<string, Group<CheckedRow>>();
  /**
   * Places of rules that read the first row of a group which the row they check is itself in, as rules of uniqueness
   * do. They are remembered for the whole sheet: a dependency for every row would take more room than the rows.
   */
  readonly #noteOwnRead = new Map<CheckedSheet, Set<number>>();
  readonly carries: ReadonlySet<string>;

  constructor(readonly index: Index) {
    this.carries = new Set(index.carries);
  }

  group(key: string): Group<CheckedRow> {
    let group = this.groups.get(key);
    if (!group) this.groups.set(key, (group = new Group()));
    return group;
  }

  add(key: string, row: CheckedRow, queue: RecheckQueue): void {
    const group = this.group(key);
    if (group.add(row)) this.#runOwn(group.rows, queue);
  }

  remove(key: string, row: CheckedRow, queue: RecheckQueue): void {
    const group = this.group(key);
    this.#runOwn([row], queue);
    if (group.remove(row)) this.#runOwn(group.rows, queue);
    if (group.isIdle) this.groups.delete(key);
  }

  /** What readers see of a row has changed. */
  changed(key: string, row: CheckedRow, queue: RecheckQueue): void {
    const group = this.group(key);
    if (group.changed(row)) this.#runOwn(group.rows, queue);
  }

  /** Rows have other ranks; `keysOf` says which keys each of them has. One by one, they would cost the square of their number. */
  sortAgain(rows: readonly CheckedRow[], keysOf: (row: CheckedRow) => readonly string[], queue: RecheckQueue): void {
    const shared = new Set<Group<CheckedRow>>();
    for (const row of rows) {
      for (const key of keysOf(row)) {
        const group = this.groups.get(key);
        if (group && group.rows.length > 1) shared.add(group);
      }
    }
    for (const group of shared) if (group.sortAgain()) this.#runOwn(group.rows, queue);
  }

  /** The rule at this place read the first of a group that the row it checks is in. */
  noteOwnRead({ sheet }: CheckedRow, place: number): void {
    const places = this.#noteOwnRead.get(sheet);
    if (places) places.add(place);
    else this.#noteOwnRead.set(sheet, new Set([place]));
  }

  /** The places of the rules of a row that read it. */
  ownReaders({ sheet }: CheckedRow): readonly number[] {
    return [...(this.#noteOwnRead.get(sheet) ?? [])];
  }

  forgetSheet(sheet: CheckedSheet): void {
    this.#noteOwnRead.delete(sheet);
  }

  #runOwn(rows: readonly CheckedRow[], queue: RecheckQueue): void {
    if (this.#noteOwnRead.size === 0) return;
    for (const row of rows) {
      const places = this.#noteOwnRead.get(row.sheet);
      if (!places) continue;
      for (const place of places) row.staleRules = withStale(row.staleRules, place);
      queue.rules(row);
    }
  }
}

/** A tally with its counts by group. */
export class FilledTally {
  readonly histograms = new Map<string, Histogram>();

  constructor(readonly tally: Tally) {}

  add({ group, value }: TallyEntry): void {
    this.histogram(group).add(value);
  }

  remove({ group, value }: TallyEntry): void {
    const histogram = this.histogram(group);
    histogram.remove(value);
    if (histogram.isIdle) this.histograms.delete(group);
  }

  histogram(group: string): Histogram {
    let histogram = this.histograms.get(group);
    if (!histogram) this.histograms.set(group, (histogram = new Histogram()));
    return histogram;
  }
}

/** The tables of one kind, and the dependency of those who read which there are. */
class Kind {
  readonly sheets = new Map<string, CheckedSheet>();
  readonly dependency = new Dependency();
}

/** What is computed from all the tables of a game. */
export class GameTables {
  readonly indexes: ReadonlyMap<string, FilledIndex>;
  readonly tallies: ReadonlyMap<string, FilledTally>;
  readonly settings: GameSettings;
  readonly #kinds = new Map<string, Kind>();

  constructor(readonly game: CheckedGame) {
    const { indexes, tallies } = allInvariants(game);
    this.settings = new GameSettings(game.id);
    this.indexes = new Map(indexes.map((index) => [index.name, new FilledIndex(index)]));
    this.tallies = new Map(tallies.map((tally) => [tally.name, new FilledTally(tally)]));
  }

  index(name: string): FilledIndex {
    const index = this.indexes.get(name);
    if (!index) throw new Error(`${this.game.id} has no index ${name}`);
    return index;
  }

  tally(name: string): FilledTally {
    const tally = this.tallies.get(name);
    if (!tally) throw new Error(`${this.game.id} has no tally ${name}`);
    return tally;
  }

  kind(name: string): Kind {
    let kind = this.#kinds.get(name);
    if (!kind) this.#kinds.set(name, (kind = new Kind()));
    return kind;
  }

  addSheet(sheet: CheckedSheet): void {
    const kind = this.kind(sheet.kind);
    kind.sheets.set(sheet.id, sheet);
    kind.dependency.changed();
  }

  removeSheet(sheet: CheckedSheet): void {
    const kind = this.kind(sheet.kind);
    kind.sheets.delete(sheet.id);
    kind.dependency.changed();
  }
}
