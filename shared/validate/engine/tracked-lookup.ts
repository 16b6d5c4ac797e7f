import type { Lexicon } from "../../text/index.js";
import type { SheetAddress } from "../problem.js";
import type { Lookup, RowFacts } from "../rule.js";
import type { Dependency, Task } from "./dependency.js";
import { compareRanks, type Group } from "./group.js";
import type { Lexicons } from "./lexicons.js";
import type { CheckedRow } from "./row.js";
import { RowReader } from "./row-reader.js";
import { sheetId } from "./sheet.js";
import type { FilledIndex, GameTables } from "./tables.js";
import type { ValueLists } from "./value-lists.js";

/** Looks facts up for one rule after the other and records what each read, so that a rule runs again when one of them changes. */
export class TrackedLookup implements Lookup {
  readonly #lists: ValueLists;
  readonly #newTask: () => Task;
  #tables: GameTables | undefined;
  /** Whose rule reads, and which. */
  #own: { readonly row: CheckedRow; readonly place: number } | undefined;
  #task: Task | undefined;
  #supposed: ReadonlyMap<string, CheckedRow> | undefined;
  /** The rows of groups as they are supposed to be. */
  readonly #supposedRows = new Map<Group<CheckedRow>, readonly CheckedRow[]>();
  /** What readers see of them: as without a supposition, the same list each time. */
  readonly #supposedFacts = new Map<Group<CheckedRow>, readonly RowFacts[]>();

  /** Without `lexicons` where the words themselves are looked up. */
  constructor(
    lists: ValueLists,
    newTask: () => Task,
    readonly lexicons?: Lexicons,
  ) {
    this.#lists = lists;
    this.#newTask = newTask;
  }

  /** Supposes that rows are other than they are, by their keys; undefined for all as they are. */
  suppose(rows: ReadonlyMap<string, CheckedRow> | undefined): void {
    this.#supposed = rows;
    this.#supposedRows.clear();
    this.#supposedFacts.clear();
  }

  /** From here on questions are those of a rule about a row, or with `own` undefined of a tally or a table. */
  readFor(tables: GameTables | undefined, own?: { readonly row: CheckedRow; readonly place: number }): void {
    this.#tables = tables;
    this.#own = own;
    this.#task = undefined;
  }

  rows(index: string, key: string): readonly RowFacts[] {
    const filled = this.#index(index);
    const group = this.#ask(filled, key, "rowsDependency");
    const show = (row: CheckedRow): RowFacts => new RowReader(row, filled.carries);
    if (!this.#supposed) return group.facts(show);
    const known = this.#supposedFacts.get(group);
    if (known) return known;
    const facts = this.#rowsIn(filled, key, group).map(show);
    this.#supposedFacts.set(group, facts);
    return facts;
  }

  first(index: string, key: string): RowFacts | undefined {
    const filled = this.#index(index);
    const group = this.#isInside(filled, key) ? filled.group(key) : this.#ask(filled, key, "firstDependency");
    const [row] = this.#rowsIn(filled, key, group);
    return row && new RowReader(row, filled.carries);
  }

  has(index: string, key: string): boolean {
    const filled = this.#index(index);
    return this.#rowsIn(filled, key, this.#ask(filled, key, "presenceDependency")).length > 0;
  }

  mode(tally: string, group: string): string | number | undefined {
    const histogram = this.#game.tally(tally).histogram(group);
    this.#note(histogram.modeDependency);
    return histogram.mode;
  }

  numberOf(row: RowFacts): number {
    const sheet = this.#game.kind(row.kind).sheets.get(sheetId(row.sheet));
    if (!sheet) throw new Error("A row of no sheet has no number");
    const { dependency, number } = sheet.numbers.of(row.rowKey, sheet.source.place(row.rowKey));
    this.#note(dependency);
    return number;
  }

  tables(kind: string): readonly SheetAddress[] {
    const found = this.#game.kind(kind);
    this.#note(found.dependency);
    return [...found.sheets.values()].map(({ address }) => address);
  }

  /**
   * Whether a list that an enum draws its values from has this one (VALIDATE-3), and the values to choose from where these
   * are few; undefined where there is no such list.
   */
  allows(name: string, text: string): { readonly isKnown: boolean; readonly choices: readonly string[] } | undefined {
    const list = this.#lists.list(name);
    this.#note(list.dependency);
    if (list.values) return { isKnown: list.values.has(text), choices: [...list.values] };
    if (list.sheets === 0) return undefined;
    return { isKnown: this.#ask(list.column, text, "presenceDependency").rows.length > 0, choices: [] };
  }

  lexicon(): Lexicon | undefined {
    const words = this.lexicons?.of(this.#game);
    if (words) this.#note(words.dependency);
    return words?.lexicon;
  }

  setting(name: string): ReadonlyMap<string, readonly string[]> {
    const { settings } = this.#game;
    this.#note(settings.dependency);
    return settings.lists(name);
  }

  get #game(): GameTables {
    if (!this.#tables) throw new Error("A sheet of no game has nothing to look up");
    return this.#tables;
  }

  #index(name: string): FilledIndex {
    const filled = this.#game.index(name);
    const { sheets = [] } = this.#game.game.invariants?.lexicon ?? {};
    if (this.lexicons || filled.index.sheets.every((kind) => sheets.includes(kind))) return filled;
    throw new Error(`The words of ${this.#game.game.id} come from sheets that it does not name: ${name}`);
  }

  #ask(
    filled: FilledIndex,
    key: string,
    what: "rowsDependency" | "firstDependency" | "presenceDependency",
  ): Group<CheckedRow> {
    const group = filled.group(key);
    this.#note(group[what]);
    return group;
  }

  /** The rows of a group, with those that are supposed to be other than they are as they would be. */
  #rowsIn(filled: FilledIndex, key: string, group: Group<CheckedRow>): readonly CheckedRow[] {
    const supposed = this.#supposed;
    if (!supposed) return group.rows;
    const known = this.#supposedRows.get(group);
    if (known) return known;
    const isUnder = (row: CheckedRow): boolean => {
      const index = row.sheet.indexes.findIndex((each) => each.filled === filled);
      return row.indexed[index]?.includes(key) === true;
    };
    const others = group.rows.filter((row) => !supposed.has(row.key));
    const rows = [...others, ...[...supposed.values()].filter(isUnder)].sort(compareRanks);
    this.#supposedRows.set(group, rows);
    return rows;
  }

  /** Whether the row whose rule reads is under this key itself; that it read is recorded. */
  #isInside(filled: FilledIndex, key: string): boolean {
    if (!this.#own) return false;
    const { row, place } = this.#own;
    const index = row.sheet.indexes.findIndex((each) => each.filled === filled);
    if (row.indexed[index]?.includes(key) !== true) return false;
    filled.noteOwnRead(row, place);
    return true;
  }

  #note(dependency: Dependency): void {
    this.#task ??= this.#newTask();
    dependency.addReader(this.#task);
  }
}
