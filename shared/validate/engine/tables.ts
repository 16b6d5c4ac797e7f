import type { CheckedGame, Index, Tally } from "../rule.js";
import { Answer } from "./answer.js";
import { Group } from "./group.js";
import { Histogram } from "./histogram.js";
import type { CheckedRow } from "./row.js";
import type { CheckedSheet } from "./sheet.js";

/** An index with its rows by key. Keys that nobody has and nobody asked for are not kept. */
export class FilledIndex {
  readonly groups = new Map<string, Group<CheckedRow>>();
  readonly carries: ReadonlySet<string>;

  constructor(readonly index: Index) {
    this.carries = new Set(index.carries);
  }

  group(key: string): Group<CheckedRow> {
    let group = this.groups.get(key);
    if (!group) this.groups.set(key, (group = new Group()));
    return group;
  }

  add(key: string, row: CheckedRow): void {
    this.group(key).add(row);
  }

  remove(key: string, row: CheckedRow): void {
    const group = this.group(key);
    group.remove(row);
    if (group.isIdle) this.groups.delete(key);
  }
}

/** A tally with its counts by group. */
export class FilledTally {
  readonly histograms = new Map<string, Histogram>();

  constructor(readonly tally: Tally) {}

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
