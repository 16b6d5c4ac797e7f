import { neverHappens } from "../../base/index.js";
import { languageOfKind, type TextReading } from "../../text/index.js";
import type { SheetAddress } from "../problem.js";
import type { RowText, TableFacts } from "../rule.js";
import type { Settings } from "../settings.js";
import { dropDependencies, type Task } from "./dependency.js";
import { report } from "./one-fault.js";
import { Lexicons } from "./lexicons.js";
import { Readings } from "./readings.js";
import { RowReader } from "./row-reader.js";
import { placesOf, withStale, type CheckedRow, type RecheckQueue } from "./row.js";
import type { CheckedSheet, CodedFinding, SheetRule, SheetTableRule } from "./sheet.js";
import { standingProblems, type FindingContext } from "./standing.js";
import type { ProblemStore } from "./store.js";
import { rulesOf, withKeys, type Supposition } from "./supposition.js";
import { TrackedLookup } from "./tracked-lookup.js";
import type { ValueLists } from "./value-lists.js";

/** What running rules needs of its checker. */
export interface CheckContext extends FindingContext {
  readonly store: ProblemStore;
  readonly lists: ValueLists;
  readonly settings: () => Settings;
  /** Called with each table before its rows are processed. */
  trace(sheet: SheetAddress): void;
  /** A rule threw: our own mistake. What it says of its subject instead; throws on where that is wanted. */
  broken(code: string, error: unknown): readonly CodedFinding[];
}

/** Takes what has to be computed again since something that was read changed. */
export interface TaskQueue extends RecheckQueue {
  table(sheet: CheckedSheet): void;
}

/**
 * Runs rules and counts tallies, each as a task that depends on what it read: when that changes, the task goes back into
 * the queue. The numbers that the methods return are what they cost, in plain rules.
 */
export class RuleRunner {
  readonly #context: CheckContext;
  readonly #queue: TaskQueue;
  readonly #readings = new Readings();
  readonly #lookup: TrackedLookup;
  readonly lexicons: Lexicons;
  #reader: RowReader | undefined;
  /** What is being computed. */
  #now: Now | undefined;
  /** The table `trace` was called with last. */
  #traced: CheckedSheet | undefined;
  readonly #text: RowText = { reading: () => this.#reading() };
  /** Whether rows are checked for an edit that was just made, so that their readings are worth keeping. */
  isForChange = false;

  constructor(context: CheckContext, queue: TaskQueue) {
    this.#context = context;
    this.#queue = queue;
    this.lexicons = new Lexicons(context.lists);
    this.#lookup = new TrackedLookup(context.lists, () => this.#taskNow(), this.lexicons);
  }

  /** A new piece of work begins: the next table is traced even if it was the last one of the piece before. */
  begin(): void {
    this.#traced = undefined;
  }

  trace(sheet: CheckedSheet): void {
    if (this.#traced === sheet) return;
    this.#traced = sheet;
    this.#context.trace(sheet.address);
  }

  /** Counts a row in the tallies that are out of date. */
  count(row: CheckedRow): number {
    const { sheet } = row;
    this.trace(sheet);
    const stale = row.staleTallies;
    row.staleTallies = undefined;
    let cost = 0;
    for (const place of placesOf(stale, sheet.tallies.length)) {
      const counted = sheet.tallies[place];
      if (!counted) continue;
      cost += 1;
      const { filled, reads } = counted;
      const before = row.counted[place];
      forget(row.tallyTasks[place]);
      this.#now = { kind: "tally", row, place };
      this.#lookup.readFor(sheet.tables);
      const after = filled.tally.entry(this.#read(row, reads, false), this.#lookup);
      row.counted[place] = after;
      if (before?.group === after?.group && before?.value === after?.value) continue;
      if (before) filled.remove(before);
      if (after) filled.add(after);
    }
    return cost;
  }

  /** Runs the rules of a row that are out of date, and reports what they found. */
  checkRow(row: CheckedRow): number {
    const stale = row.staleRules;
    row.staleRules = undefined;
    this.trace(row.sheet);
    let cost = 1;
    for (const place of placesOf(stale, row.sheet.rules.length)) cost += this.#runRule(row, place);
    report(row, this.#context.store);
    return cost;
  }

  #runRule(row: CheckedRow, place: number): number {
    const { sheet } = row;
    const rule = sheet.rules[place];
    if (!rule) return 0;
    const now = { kind: "rule", row, place } as const;
    this.#now = now;
    forget(row.ruleTasks[place]);
    this.#lookup.readFor(sheet.tables, now);
    const reader = this.#read(row, rule.reads, rule.readsSource);
    const findings = this.#isOff(rule.codes) ? [] : this.#findings(rule, reader);
    if (findings.length === 0 && row.found[place] === undefined) return rule.weight;
    const found = standingProblems(
      { sheet: sheet.address, rowKey: row.key },
      findings,
      this.#context.settings(),
      this.#context,
    );
    row.found[place] = found.length === 0 ? undefined : found;
    return rule.weight;
  }

  #findings(rule: SheetRule, reader: RowReader): readonly CodedFinding[] {
    try {
      return rule.check(reader, this.#lookup, this.#text);
    } catch (error) {
      return this.#context.broken(rule.codes[0] ?? "", error);
    }
  }

  /**
   * What rules would find if rows were other than they are, each of those that could find anything else than now. Nothing is
   * kept, and no task is invalidated by it.
   */
  suppose(rows: readonly CheckedRow[]): readonly Supposition[] {
    const supposed = new Map(rows.map((row) => [row.key, withKeys(row)]));
    const task = newTask(() => undefined);
    this.#lookup.suppose(supposed);
    const found: Supposition[] = [];
    const run = (row: CheckedRow, place: number): void => {
      const rule = row.sheet.rules[place];
      if (!rule || this.#isOff(rule.codes)) return;
      this.#now = { kind: "supposition", row, task };
      this.#lookup.readFor(row.sheet.tables, { row, place });
      // Findings may name the row by its reader, so it must not turn to another one before they are looked at.
      const reader = new RowReader(row, rule.reads, rule.readsSource);
      found.push({ row, place, findings: this.#findings(rule, reader) });
    };
    for (const [row, places] of rulesOf(supposed)) for (const place of places) run(row, place);
    this.#lookup.suppose(undefined);
    this.#now = undefined;
    dropDependencies(task);
    return found;
  }

  #isOff(codes: readonly string[]): boolean {
    const { severities } = this.#context.settings();
    return severities.size > 0 && codes.every((code) => severities.get(code) === "off");
  }

  #read(row: CheckedRow, visible: ReadonlySet<string>, canSeeSource: boolean): RowReader {
    this.#reader ??= new RowReader(row, visible);
    return this.#reader.turnTo(row, visible, canSeeSource);
  }

  /** Runs the rules about a table that are out of date. */
  checkTable(sheet: CheckedSheet): number {
    this.trace(sheet);
    const stale = sheet.stale;
    sheet.stale = undefined;
    const { keys, keyOrder, metadata } = sheet.source;
    const table: TableFacts = {
      ...sheet.address,
      kind: sheet.kind,
      rowCount: keys.length,
      keys: keyOrder,
      absent: sheet.absentColumns,
      choices: (column) => {
        const found = metadata.validationRules.find((rule) => rule.kind === "enum" && rule.column === column);
        return found?.kind === "enum" && found.from === undefined ? found.values : undefined;
      },
    };
    for (const place of placesOf(stale, sheet.tableRules.length)) {
      const found = sheet.tableRules[place];
      if (!found) continue;
      const { code } = found;
      forget(sheet.tasks[place]);
      this.#now = { kind: "table", sheet, place };
      this.#lookup.readFor(sheet.tables);
      const findings = this.#isOff([code]) ? [] : this.#tableFindings(found, table);
      const { store, settings } = this.#context;
      const before = sheet.found[place] ?? [];
      const after = standingProblems({ sheet: sheet.address, rowKey: null }, findings, settings(), this.#context);
      sheet.found[place] = after;
      store.replace(before, after);
    }
    return sheet.tableRules.length + 1;
  }

  #tableFindings({ code, rule }: SheetTableRule, table: TableFacts): readonly CodedFinding[] {
    try {
      return rule.check(table, this.#lookup).map((finding) => ({ code, severity: rule.severity, finding }));
    } catch (error) {
      return this.#context.broken(code, error);
    }
  }

  #reading(): TextReading {
    const row = this.#now?.kind === "rule" || this.#now?.kind === "supposition" ? this.#now.row : undefined;
    const binding = row?.sheet.binding;
    const language = binding && languageOfKind(binding.game.languages, binding.schema.kind, this.#lookup.lexicon());
    if (!row || !language) throw new Error("There is no rules text to read");
    return this.#readings.read(row, language, this.isForChange);
  }

  /** The task that depends on what is read now. */
  #taskNow(): Task {
    const now = this.#now;
    if (!now) throw new Error("Nothing is being computed");
    if (now.kind === "supposition") return now.task;
    const { place } = now;
    switch (now.kind) {
      case "rule":
        return (now.row.ruleTasks[place] ??= newTask(
          () => {
            now.row.staleRules = withStale(now.row.staleRules, place);
            this.#queue.rules(now.row);
          },
          { row: now.row, place },
        ));
      case "tally":
        return (now.row.tallyTasks[place] ??= newTask(() => {
          now.row.staleTallies = withStale(now.row.staleTallies, place);
          this.#queue.tallies(now.row);
        }));
      case "table":
        return (now.sheet.tasks[place] ??= newTask(() => {
          now.sheet.stale = withStale(now.sheet.stale, place);
          this.#queue.table(now.sheet);
        }));
      default:
        return neverHappens(now);
    }
  }
}

/** A rule about a row, a tally's count of a row, or a rule about a table, by its place in its sheet. */
type Now =
  | { readonly kind: "rule" | "tally"; readonly row: CheckedRow; readonly place: number }
  | { readonly kind: "supposition"; readonly row: CheckedRow; readonly task: Task }
  | { readonly kind: "table"; readonly sheet: CheckedSheet; readonly place: number };

const newTask = (invalidate: () => void, rule?: Task["rule"]): Task => ({
  dependencies: [],
  invalidate,
  ...(rule ? { rule } : {}),
});

function forget(task: Task | undefined): void {
  if (task) dropDependencies(task);
}
