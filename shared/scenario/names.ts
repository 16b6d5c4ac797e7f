import { NOBODY, type MatchState, type Ruleset, type Seat } from "../match/index.js";
import type { Path } from "../toml/index.js";
import type { ScenarioGame } from "./schema.js";
import { Refusal, unknown } from "./refusal.js";

/** `Player 1` as a key of a file: `player-1`. */
export const keyOf = (title: string): string => title.trim().toLowerCase().replaceAll(/\s+/gu, "-");

/** The key under which zones without a player stand. */
export const sharedKey = "table";

/** More tokens and the like than any game has. */
const mostAppended = 200;

/** More cards than any pile has. */
const mostCards = 1_000;

const counted = /^(\d{1,4})\s*[x×]\s+(.+)$/u;
const numbered = /^(.+?)\s+#(\d{1,4})$/u;

/** A text and which of several equal ones is meant, from 1: `Ember #2`. */
export function nthOf(text: string): { readonly words: string; readonly nth: number | null } {
  const match = numbered.exec(text);
  if (match === null) return { words: text, nth: null };
  return { words: match[1] ?? "", nth: Number(match[2]) };
}

/** The words of a scenario for what a match calls by number. */
export class Names {
  readonly #seats: readonly string[];
  readonly #indexes = new Map<string, number>();
  readonly #written: string[] = [];
  #appended: ReadonlyMap<string, number> | null = null;

  constructor(
    readonly ruleset: Ruleset,
    game: ScenarioGame,
  ) {
    this.#seats = ruleset.seats.map(keyOf);
    game.definitions.forEach((definition, at) => this.#add(game.nameOf(definition), at));
  }

  #add(name: string, index: number): void {
    const plain = name.toLowerCase();
    if (!this.#indexes.has(plain)) this.#indexes.set(plain, index);
    this.#written.push(name);
  }

  /** The keys of the players, in the order of their seats. */
  get players(): readonly string[] {
    return this.#seats;
  }

  seat(word: string, path: Path): Seat {
    const seat = this.#seats.indexOf(keyOf(word));
    if (seat >= 0) return seat;
    throw unknown("scenario/unknown-player", `There is no player "${word}".`, path, word, this.#seats);
  }

  /** The seat of a key, or `NOBODY` for what belongs to the whole table. */
  side(word: string, path: Path): Seat {
    if (word === sharedKey) return NOBODY;
    const seat = this.#seats.indexOf(keyOf(word));
    if (seat >= 0) return seat;
    const known = [...this.#seats, sharedKey];
    throw unknown("scenario/unknown-player", `There is no player "${word}".`, path, word, known);
  }

  isZone(word: string): boolean {
    return Object.hasOwn(this.ruleset.zones, word);
  }

  /** A zone of a side; shared zones belong to the table. */
  zone(word: string, side: Seat, path: Path): string {
    const rule = this.isZone(word) ? this.ruleset.zones[word] : undefined;
    const fits = rule !== undefined && (rule.shared === true) === (side === NOBODY);
    if (fits) return word;
    const zones = Object.entries(this.ruleset.zones);
    const known = zones.filter(([, each]) => (each.shared === true) === (side === NOBODY)).map(([name]) => name);
    throw unknown("scenario/unknown-zone", `There is no zone "${word}" here.`, path, word, known);
  }

  /** The definition of a card's name. */
  definition(word: string, state: MatchState | null, path: Path): number {
    const plain = word.trim().toLowerCase();
    const found = this.#indexes.get(plain) ?? this.#behind(state).get(plain);
    if (found !== undefined) return found;
    throw unknown("scenario/unknown-card", `There is no card "${word}".`, path, word, this.#written);
  }

  /** Definitions of a list of names, `3 × Ember` standing for three. */
  definitions(words: readonly string[], state: MatchState | null, path: Path): number[] {
    const found: number[] = [];
    for (const [at, word] of words.entries()) {
      const match = this.#indexes.has(word.toLowerCase()) ? null : counted.exec(word);
      const times = match === null ? 1 : Number(match[1]);
      if (found.length + times > mostCards) {
        throw new Refusal("scenario/too-many", `No more than ${mostCards} cards at once.`, [...path, at]);
      }
      const index = this.definition(match?.[2] ?? word, state, [...path, at]);
      for (let count = 0; count < times; count += 1) found.push(index);
    }
    return found;
  }

  /** Definitions of a list of names before there is a match; the rules' own tokens are in no deck. */
  given(words: readonly string[], path: Path): number[] {
    return this.definitions(words, null, path);
  }

  /** A list of expected names with each written out. */
  spelled(words: readonly string[]): string[] {
    return words.flatMap((word) => {
      const match = this.#indexes.has(word.toLowerCase()) ? null : counted.exec(word);
      return match === null ? [word] : Array.from({ length: Number(match[1]) }, () => match[2] ?? "");
    });
  }

  /** Definitions that the rules add to the given ones, such as tokens: their names show when one is made. */
  #behind(state: MatchState | null): ReadonlyMap<string, number> {
    if (state === null) return new Map();
    if (this.#appended !== null) return this.#appended;
    const found = new Map<string, number>();
    const [zone] = Object.entries(this.ruleset.zones).find(([, { shared }]) => shared !== true) ?? [];
    for (let at = this.#written.length; zone !== undefined && found.size < mostAppended; at += 1) {
      const made = this.ruleset.edit(state, { kind: "create", definition: at, owner: 0, zone, side: 0 });
      if (!made.ok) break;
      const face = this.ruleset.view(made.value.state, "all").cards.at(-1)?.face;
      if (face !== undefined && !found.has(face.name.toLowerCase())) found.set(face.name.toLowerCase(), at);
    }
    this.#appended = found;
    return found;
  }
}
