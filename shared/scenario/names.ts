import { NOBODY, type MatchState, type Ruleset, type Seat } from "../match/index.js";
import type { Path } from "../toml/index.js";
import { Definitions } from "./definitions.js";
import type { ScenarioGame } from "./schema.js";
import { Refusal, unknown } from "./refusal.js";

/** `Player 1` as a key of a file: `player-1`. */
export const keyOf = (title: string): string => title.trim().toLowerCase().replaceAll(/\s+/gu, "-");

/** The key for zones that belong to no player. */
export const sharedKey = "table";

/** More cards than any pile has. */
const mostCards = 1_000;

const counted = /^([1-9]\d{0,3})\s*[x×]\s+(.+)$/u;
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
  readonly definitionsOf: Definitions;

  constructor(
    readonly ruleset: Ruleset,
    game: ScenarioGame,
  ) {
    this.#seats = ruleset.seats.map(keyOf);
    this.definitionsOf = new Definitions(ruleset, game);
  }

  /** The keys of the players, in the order of their seats. */
  get players(): readonly string[] {
    return this.#seats;
  }

  /** The seat that a key names, by its title or by its place: `player-2` is the second in every game. */
  seatOf(word: string): Seat | null {
    const key = keyOf(word);
    const named = this.#seats.indexOf(key);
    const at = named >= 0 ? named : this.#seats.findIndex((_seat, place) => key === `player-${place + 1}`);
    return at < 0 ? null : at;
  }

  seat(word: string, path: Path): Seat {
    const seat = this.seatOf(word);
    if (seat !== null) return seat;
    throw unknown("scenario/unknown-player", `There is no player "${word}".`, path, word, this.#seats);
  }

  /** The seat of a key, or `NOBODY` for what belongs to the whole table. */
  side(word: string, path: Path): Seat {
    if (word === sharedKey) return NOBODY;
    const seat = this.seatOf(word);
    if (seat !== null) return seat;
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

  /** What a text of a list of cards names, and how many: `3 × Ember`. */
  counted(word: string): { readonly word: string; readonly count: number } {
    const match = this.definitionsOf.isName(word) ? null : counted.exec(word);
    return match === null ? { word, count: 1 } : { word: match[2] ?? "", count: Number(match[1]) };
  }

  /** Definitions of a list of names, `3 × Ember` standing for three. */
  definitions(words: readonly string[], state: MatchState | null, path: Path): number[] {
    const found: number[] = [];
    for (const [at, text] of words.entries()) {
      const here = [...path, at];
      const { word, count } = this.counted(text);
      checkMany(found.length + count, here);
      const index = this.definitionsOf.find(word, state, here);
      for (let copy = 0; copy < count; copy += 1) found.push(index);
    }
    return found;
  }

  /** Definitions of a list of names before there is a match; the rules' own tokens are in no deck. */
  given(words: readonly string[], path: Path): number[] {
    return this.definitions(words, null, path);
  }

  /** A list of expected names with each written out. */
  spelled(words: readonly string[]): string[] {
    return words.flatMap((text) => {
      const { word, count } = this.counted(text);
      return Array.from({ length: count }, () => word);
    });
  }
}

/** Refuses more cards at once than any pile has. */
export function checkMany(count: number, path: Path): void {
  if (count > mostCards) throw new Refusal("scenario/too-many", `No more than ${mostCards} cards at once.`, path);
}
