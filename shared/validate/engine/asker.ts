import type { SheetAddress } from "../problem.js";
import type { Lookup, RowFacts } from "../rule.js";
import type { Answer, Task } from "./answer.js";
import type { Group } from "./group.js";
import type { CheckedRow } from "./row.js";
import { RowReader } from "./row-reader.js";
import type { FilledIndex, GameTables } from "./tables.js";
import type { ValueLists } from "./value-lists.js";

/** Answers the questions of one rule after the other and notes them down, so that a rule runs again when an answer changes. */
export class Asker implements Lookup {
  #tables: GameTables | undefined;
  #newTask: (() => Task) | undefined;
  #task: Task | undefined;

  constructor(private readonly lists: ValueLists) {}

  /** From here on it is asked on behalf of the task that `newTask` gives, which is not called unless something is asked. */
  askFor(tables: GameTables | undefined, newTask: () => Task): void {
    this.#tables = tables;
    this.#newTask = newTask;
    this.#task = undefined;
  }

  rows(index: string, key: string): readonly RowFacts[] {
    const filled = this.#game.index(index);
    const group = this.#ask(filled, key, "answerRows");
    return group.rows.map((row) => new RowReader(row, filled.carries));
  }

  first(index: string, key: string): RowFacts | undefined {
    const filled = this.#game.index(index);
    const [row] = this.#ask(filled, key, "answerFirst").rows;
    return row && new RowReader(row, filled.carries);
  }

  has(index: string, key: string): boolean {
    return this.#ask(this.#game.index(index), key, "answerPresence").rows.length > 0;
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
    return { isKnown: this.#ask(list.column, text, "answerPresence").rows.length > 0, choices: [] };
  }

  get #game(): GameTables {
    if (!this.#tables) throw new Error("A sheet of no game has nothing to look up");
    return this.#tables;
  }

  #ask(filled: FilledIndex, key: string, what: "answerRows" | "answerFirst" | "answerPresence"): Group<CheckedRow> {
    const group = filled.group(key);
    this.#note(group[what]);
    return group;
  }

  #note(answer: Answer): void {
    if (!this.#newTask) throw new Error("Nobody asks");
    this.#task ??= this.#newTask();
    answer.give(this.#task);
  }
}
