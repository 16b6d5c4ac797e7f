import { isEqual } from "../../base/index.js";
import type { Lexicon } from "../../text/index.js";
import { Dependency, dropDependencies, type Task } from "./dependency.js";
import type { GameTables } from "./tables.js";
import { TrackedLookup } from "./tracked-lookup.js";
import type { ValueLists } from "./value-lists.js";

/** The words that a game takes from its tables, as they were when they were last read. */
class GameLexicon implements Task {
  readonly dependencies: Dependency[] = [];
  /** That of all who read texts by these words. */
  readonly dependency = new Dependency();
  isStale = true;
  lexicon: Lexicon | undefined;

  invalidate(): void {
    if (this.isStale) return;
    this.isStale = true;
    this.dependency.changed();
  }
}

/** The words that the games of a workspace take from its tables. They are read when they are asked for and something changed. */
export class Lexicons {
  readonly #known = new Map<GameTables, GameLexicon>();
  readonly #lookup: TrackedLookup;
  #reading: GameLexicon | undefined;

  constructor(lists: ValueLists) {
    this.#lookup = new TrackedLookup(lists, () => {
      if (!this.#reading) throw new Error("No lexicon is being read");
      return this.#reading;
    });
  }

  /** The words of a game as they were read last, up to date or not. */
  latest(tables: GameTables): Lexicon | undefined {
    return this.#known.get(tables)?.lexicon;
  }

  /** The words of a game, and what changes with them. The lexicon is the same object while it says the same. */
  of(tables: GameTables): { readonly lexicon: Lexicon | undefined; readonly dependency: Dependency } {
    let known = this.#known.get(tables);
    if (!known) this.#known.set(tables, (known = new GameLexicon()));
    if (known.isStale) this.#read(known, tables);
    return known;
  }

  #read(known: GameLexicon, tables: GameTables): void {
    dropDependencies(known);
    this.#reading = known;
    this.#lookup.readFor(tables);
    const lexicon = tables.game.invariants?.lexicon?.words(this.#lookup);
    this.#reading = undefined;
    known.isStale = false;
    if (!isEqual(known.lexicon, lexicon)) known.lexicon = lexicon;
  }
}
