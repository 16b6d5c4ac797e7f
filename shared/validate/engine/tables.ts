import type { CheckedGame, Index, Tally } from "../rule.js";
import { Answer } from "./answer.js";
import { Group } from "./group.js";
import { Histogram } from "./histogram.js";
import { withStale, type CheckedRow, type TallyEntry } from "./row.js";
import type { CheckedSheet } from "./sheet.js";
import type { Waiting } from "./waiting.js";

/** An index with its rows by key. Keys that nobody has and nobody asked for are not kept. */
export class FilledIndex {
  readonly groups = new Map<string, Group<CheckedRow>>();
  /**
   * Places of rules that asked for the first row of a group which the row they check is itself in, as rules of uniqueness
   * do. They are remembered for the whole sheet: an answer for every row would take more room than the rows.
   */
  readonly #askedOwn = new Map<CheckedSheet, Set<number>>();
  readonly carries: ReadonlySet<string>;

  constructor(readonly index: Index) {
    this.carries = new Set(index.carries);
  }

  group(key: string): Group<CheckedRow> {
    let group = this.groups.get(key);
    if (!group) this.groups.set(key, (group = new Group()));
    return group;
  }

  add(key: string, row: CheckedRow, waiting: Waiting): void {
    const group = this.group(key);
    if (group.add(row)) this.#runOwn(group.rows, waiting);
  }

  remove(key: string, row: CheckedRow, waiting: Waiting): void {
    const group = this.group(key);
    this.#runOwn([row], waiting);
    if (group.remove(row)) this.#runOwn(group.rows, waiting);
    if (group.isIdle) this.groups.delete(key);
  }

  /** What readers see of a row has changed. */
  changed(key: string, row: CheckedRow, waiting: Waiting): void {
    const group = this.group(key);
    if (group.changed(row)) this.#runOwn(group.rows, waiting);
  }

  /** The rule at this place asked for the first of a group that the row it checks is in. */
  askedOwn({ sheet }: CheckedRow, place: number): void {
    const places = this.#askedOwn.get(sheet);
    if (places) places.add(place);
    else this.#askedOwn.set(sheet, new Set([place]));
  }

  /** The places of the rules of a row that asked so. */
  ownAskers({ sheet }: CheckedRow): readonly number[] {
    return [...(this.#askedOwn.get(sheet) ?? [])];
  }

  forgetSheet(sheet: CheckedSheet): void {
    this.#askedOwn.delete(sheet);
  }

  #runOwn(rows: readonly CheckedRow[], waiting: Waiting): void {
    if (this.#askedOwn.size === 0) return;
    for (const row of rows) {
      const places = this.#askedOwn.get(row.sheet);
      if (!places) continue;
      for (const place of places) row.staleRules = withStale(row.staleRules, place);
      waiting.rules(row);
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

/** The tables of one kind, and who asked which there are. */
class Kind {
  readonly sheets = new Map<string, CheckedSheet>();
  readonly asked = new Answer();
}

/** What is worked out from all the tables of a game. */
export class GameTables {
  readonly indexes: ReadonlyMap<string, FilledIndex>;
  readonly tallies: ReadonlyMap<string, FilledTally>;
  readonly #kinds = new Map<string, Kind>();

  constructor(readonly game: CheckedGame) {
    const { indexes = [], tallies = [] } = game.invariants ?? {};
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
    kind.asked.changed();
  }

  removeSheet(sheet: CheckedSheet): void {
    const kind = this.kind(sheet.kind);
    kind.sheets.delete(sheet.id);
    kind.asked.changed();
  }
}
