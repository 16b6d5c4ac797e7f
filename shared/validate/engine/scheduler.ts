import type { Lexicon } from "../../text/index.js";
import { enterRow, updateRow } from "./book.js";
import { ReadQueue } from "./read-queue.js";
import { RuleRunner, type CheckContext, type TaskQueue } from "./rule-runner.js";
import type { CheckedRow } from "./row.js";
import type { CheckedSheet } from "./sheet.js";
import type { Supposition } from "./supposition.js";
import type { GameTables } from "./tables.js";

/**
 * Queues what has to be computed and computes it in pieces, in this order, each step when the one before is done: rows are
 * read into indexes, tallies counted, rules run. So rules see complete indexes and tallies, and nothing a rule may look up
 * depends on another rule. The rules of rows that were just edited run before all others.
 */
export class CheckScheduler implements TaskQueue {
  readonly #reads = new ReadQueue();
  readonly #tallies = new Set<CheckedRow>();
  readonly #tables = new Set<CheckedSheet>();
  readonly #urgent = new Set<CheckedRow>();
  readonly #backlog = new Set<CheckedRow>();
  readonly #runner: RuleRunner;
  /** Whether rules that have to run again run before the backlog. */
  isUrgent = false;

  constructor(context: CheckContext) {
    this.#runner = new RuleRunner(context, this);
  }

  /** Rows to be read or checked. */
  get left(): number {
    return this.#reads.size + this.#tallies.size + this.#urgent.size + this.#backlog.size;
  }

  get isDone(): boolean {
    return this.left === 0 && this.#tables.size === 0;
  }

  get isLoading(): boolean {
    return this.#reads.size > 0;
  }

  /** Has a row read that is new. */
  load(row: CheckedRow): void {
    this.#reads.add(row, this.isUrgent);
  }

  /** Has rows of a sheet read that may hold something else than before. */
  compare(sheet: CheckedSheet, rows: readonly CheckedRow[]): void {
    if (rows.length > 0) this.#reads.compare(sheet, rows, this.isUrgent);
  }

  /** Reads all rows that were not read yet, and works nothing out. */
  loadAll(): void {
    this.#read(Number.POSITIVE_INFINITY);
  }

  tallies(row: CheckedRow): void {
    this.#tallies.add(row);
  }

  rules(row: CheckedRow): void {
    if (this.isUrgent) {
      this.#backlog.delete(row);
      this.#urgent.add(row);
    } else if (!this.#urgent.has(row)) this.#backlog.add(row);
  }

  table(sheet: CheckedSheet): void {
    this.#tables.add(sheet);
  }

  forgetRow(row: CheckedRow): void {
    this.#tallies.delete(row);
    this.#urgent.delete(row);
    this.#backlog.delete(row);
  }

  forgetTable(sheet: CheckedSheet): void {
    this.#tables.delete(sheet);
  }

  /** Works until everything is done or about `units` plain rules have run; whether all is done. */
  do(units: number): boolean {
    let left = units;
    this.#runner.begin();
    left = this.#read(left);
    if (!this.isLoading) {
      left = this.#each(this.#tallies, left, (row) => this.#runner.count(row));
      left = this.#each(this.#tables, left, (sheet) => this.#runner.checkTable(sheet));
      this.#runner.isForChange = true;
      left = this.#each(this.#urgent, left, (row) => this.#runner.checkRow(row));
      this.#runner.isForChange = false;
      this.#each(this.#backlog, left, (row) => this.#runner.checkRow(row));
    }
    return this.isDone;
  }

  #read(units: number): number {
    let left = units;
    while (left > 0) {
      const next = this.#reads.take();
      if (!next) break;
      left -= this.#readRow(next.row, next.isUrgent);
    }
    return left;
  }

  /** Reads a row; returns about how many plain rules that costs as much as. */
  #readRow(row: CheckedRow, isRowUrgent: boolean): number {
    if (row.sheet.rows.get(row.key) !== row) return 0;
    this.#runner.trace(row.sheet);
    const entries = row.sheet.source.entries(row.key);
    if (row.entries === entries) return 1;
    const { isUrgent } = this;
    this.isUrgent = isRowUrgent;
    if (row.entries === undefined) enterRow(row, entries, this);
    else updateRow(row, entries, this);
    this.isUrgent = isUrgent;
    return 2;
  }

  #each<Item>(items: Set<Item>, units: number, work: (item: Item) => number): number {
    let left = units;
    for (const item of items) {
      if (left <= 0) break;
      items.delete(item);
      left -= work(item);
    }
    return left;
  }

  /** The words that a game takes from its tables; while rows are still to be read, those of before. */
  lexiconOf(tables: GameTables): Lexicon | undefined {
    const { lexicons } = this.#runner;
    return this.isLoading ? lexicons.latest(tables) : lexicons.of(tables).lexicon;
  }

  /** What rules would find if rows were other than they are, while nothing changes by it. */
  suppose(rows: readonly CheckedRow[]): readonly Supposition[] {
    return this.#runner.suppose(rows);
  }
}
