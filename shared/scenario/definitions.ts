import type { MatchState, Ruleset } from "../match/index.js";
import type { Path } from "../toml/index.js";
import { Refusal, unknown } from "./refusal.js";
import type { ScenarioGame } from "./schema.js";

/** What a text begins with that names a card by its id. */
export const idPrefix = "id:";

/** More tokens and the like than any game has. */
const mostAppended = 200;

/** The definitions of a match by the names and ids of their cards. */
export class Definitions {
  /** By name in lower case: all that have it. */
  readonly #named = new Map<string, number[]>();
  readonly #ids = new Map<string, number>();
  readonly #names: readonly string[];
  #appended: ReadonlyMap<string, { readonly name: string; readonly index: number }> | null = null;

  constructor(
    readonly ruleset: Ruleset,
    readonly game: ScenarioGame,
  ) {
    this.#names = game.definitions.map((definition) => game.nameOf(definition));
    for (const [at, name] of this.#names.entries()) {
      const same = this.#named.get(name.toLowerCase());
      if (same === undefined) this.#named.set(name.toLowerCase(), [at]);
      else same.push(at);
      const id = game.idOf?.(game.definitions[at]) ?? null;
      if (id !== null && !this.#ids.has(id)) this.#ids.set(id, at);
    }
  }

  /** Whether a text as it is names a card of the folder. */
  isName(word: string): boolean {
    return this.#named.has(word.toLowerCase());
  }

  /** A name as it is written on its card, whatever its case; `null` where no card has it. */
  spelling(word: string, state: MatchState | null): string | null {
    const plain = word.trim().toLowerCase();
    const [at] = this.#named.get(plain) ?? [];
    return at === undefined ? (this.#behind(state).get(plain)?.name ?? null) : (this.#names[at] ?? null);
  }

  /** All names that cards of the match may have. */
  known(state: MatchState | null): readonly string[] {
    return [...new Set(this.#names), ...[...this.#behind(state).values()].map(({ name }) => name)];
  }

  /** How a set-up names a definition so that it is this one. */
  wordFor(index: number, name: string): string {
    const same = this.#named.get(name.toLowerCase());
    const id = this.#idOf(index);
    return same === undefined || id === null || !this.#doDiffer(same) ? name : `${idPrefix}${id}`;
  }

  /** The definition of a card's name, or of its id. */
  find(word: string, state: MatchState | null, path: Path): number {
    const text = word.trim();
    if (text.startsWith(idPrefix)) {
      const id = text.slice(idPrefix.length);
      const at = this.#ids.get(id);
      if (at !== undefined) return at;
      throw unknown("scenario/unknown-card", `There is no card with the id "${id}".`, path, id, [...this.#ids.keys()]);
    }
    const plain = text.toLowerCase();
    const same = this.#named.get(plain);
    const [first] = same ?? [];
    if (first !== undefined && same !== undefined) {
      if (this.#doDiffer(same)) throw this.#ambiguous(same, path);
      return first;
    }
    const appended = this.#behind(state).get(plain);
    if (appended !== undefined) return appended.index;
    const known = this.known(state);
    const why = known.length > 0 ? "." : ": the folder of the cards has none of this game.";
    throw unknown("scenario/unknown-card", `There is no card "${word}"${why}`, path, word, known);
  }

  #idOf(index: number): string | null {
    return this.game.idOf?.(this.game.definitions[index]) ?? null;
  }

  /** Whether it matters which of several definitions is meant, and there are ids to say it. */
  #doDiffer(same: readonly number[]): boolean {
    if (same.length < 2 || same.some((index) => this.#idOf(index) === null)) return false;
    const texts = same.map((index) => {
      const id = this.#idOf(index);
      return JSON.stringify(this.game.definitions[index], (_key, value: unknown) => (value === id ? null : value));
    });
    return texts.some((text) => text !== texts[0]);
  }

  #ambiguous(same: readonly number[], path: Path): Refusal {
    const name = this.#names[same[0] ?? 0] ?? "";
    const ids = same.map((index) => `${idPrefix}${this.#idOf(index) ?? ""}`).join(", ");
    return new Refusal("scenario/ambiguous-card", `There are ${same.length} cards "${name}": ${ids}.`, path);
  }

  /** Definitions that the rules add to the given ones, such as tokens: their names show when one is made. */
  #behind(state: MatchState | null): ReadonlyMap<string, { readonly name: string; readonly index: number }> {
    if (state === null) return new Map();
    if (this.#appended !== null) return this.#appended;
    const found = new Map<string, { readonly name: string; readonly index: number }>();
    const [zone] = Object.entries(this.ruleset.zones).find(([, { shared }]) => shared !== true) ?? [];
    for (let at = this.#names.length; zone !== undefined && found.size < mostAppended; at += 1) {
      const made = this.ruleset.edit(state, { kind: "create", definition: at, owner: 0, zone, side: 0 });
      if (!made.ok) break;
      const name = this.ruleset.view(made.value.state, "all").cards.at(-1)?.face.name;
      if (name !== undefined && !found.has(name.toLowerCase())) found.set(name.toLowerCase(), { name, index: at });
    }
    this.#appended = found;
    return found;
  }
}
