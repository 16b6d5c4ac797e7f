import type { SheetAddress } from "../problem.js";
import type { Lookup, RowFacts } from "../rule.js";
import type { Answer, Task } from "./answer.js";
import type { Group } from "./group.js";
import type { CheckedRow } from "./row.js";
import { RowReader } from "./row-reader.js";
import type { FilledIndex, GameTables } from "./tables.js";
import type { ValueLists } from "./value-lists.js";

/** Answers a rule's questions and notes them down, so that the rule runs again when an answer changes. */
export class Asker implements Lookup {
  /** Made when the first question is asked: most rules ask none. */
  #task: Task | undefined;

  constructor(
    private readonly gameTables: GameTables | undefined,
    private readonly lists: ValueLists,
    private readonly newTask: () => Task,
  ) {}

  get task(): Task | undefined {
    return this.#task;
  }

  rows(index: string, key: string): readonly RowFacts[] {
    const filled = this.#game.index(index);
    const group = this.#ask(filled, key, "askedRows");
    return group.rows.map((row) => new RowReader(row, filled.carries));
  }

  first(index: string, key: string): RowFacts | undefined {
    const filled = this.#game.index(index);
    const [row] = this.#ask(filled, key, "askedFirst").rows;
    return row && new RowReader(row, filled.carries);
  }

  has(index: string, key: string): boolean {
    return this.#ask(this.#game.index(index), key, "askedPresence").rows.length > 0;
  }

  mode(tally: string, group: string): string | number | undefined {
    const histogram = this.#game.tally(tally).histogram(group);
    this.#note(histogram.askedMode);
    return histogram.mode;
  }

  tables(kind: string): readonly SheetAddress[] {
    const found = this.#game.kind(kind);
    this.#note(found.asked);
    return [...found.sheets.values()].map(({ address }) => address);
  }

  /**
   * Whether a list that an enum draws its values from has this one (editor 5.4), and the values to choose from where these
   * are few; undefined where there is no such list.
   */
  allows(name: string, text: string): { readonly isKnown: boolean; readonly choices: readonly string[] } | undefined {
    const list = this.lists.list(name);
    this.#note(list.asked);
    if (list.values) return { isKnown: list.values.has(text), choices: [...list.values] };
    if (list.sheets === 0) return undefined;
    return { isKnown: this.#ask(list.column, text, "askedPresence").rows.length > 0, choices: [] };
  }

  get #game(): GameTables {
    if (!this.gameTables) throw new Error("A sheet of no game has nothing to look up");
    return this.gameTables;
  }

  #ask(filled: FilledIndex, key: string, what: "askedRows" | "askedFirst" | "askedPresence"): Group<CheckedRow> {
    const group = filled.group(key);
    this.#note(group[what]);
    return group;
  }

  #note(answer: Answer): void {
    this.#task ??= this.newTask();
    answer.give(this.#task);
  }
}
