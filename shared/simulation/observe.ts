import { FirstHand, type LogEntry, type MatchState, type Outcome, type Ruleset, type Seat } from "../match/index.js";

/** A number of a seat in each of its own turns, its first turn first. */
export interface Curve {
  /** When the seat is first asked what to do in the turn. */
  readonly start: readonly number[];
  /** As the seat leaves it: when it last had a choice before its turn was over, or anybody had. */
  readonly end: readonly number[];
}

/** What a match says of one seat. */
export interface SeatReport {
  /** Definitions of cards of its deck that came into its hand, by whatever way. */
  readonly drawn: ReadonlySet<number>;
  /** Those of them that were in its hand before the first turn and were not put back. */
  readonly opening: ReadonlySet<number>;
  /** Those of them that came once the first turn had begun; a definition with several copies may be in both. */
  readonly later: ReadonlySet<number>;
  /** Those of the first hand: before the seat put anything back. */
  readonly offered: ReadonlySet<number>;
  /** Those of the first hand of which a copy was not put back. */
  readonly kept: ReadonlySet<number>;
  /** Whether the seat put cards of its first hand back: a mulligan, by choice or by the rules. */
  readonly hasRedrawn: boolean;
  /** The own turn, from 1, in which each definition was first played; 1 also for what was played before it. */
  readonly playedOn: ReadonlyMap<number, number>;
  /** Definitions of cards of its deck that were played. */
  readonly played: ReadonlySet<number>;
  /** By counter of the layout. */
  readonly curves: Readonly<Record<string, Curve>>;
}

/** What one match reports, whatever the game. */
export interface MatchReport {
  readonly winners: readonly Seat[];
  readonly reason: string;
  readonly turns: number;
  readonly seats: readonly SeatReport[];
}

/** Watches one match from its first position on. */
export interface Observer {
  watch(state: MatchState, events: readonly LogEntry[]): void;
  report(state: MatchState, outcome: Outcome): MatchReport;
}

interface Ways {
  isHand(zone: string): boolean;
  /** Whether a card that goes this way is played. */
  isPlay(from: string, to: string): boolean;
}

/**
 * Which changes of zone mean what, read from the layout: a hand is a fan; a card is played when it goes onto the stack or
 * straight from a hand onto the table. Copies made on the stack are created there, not played.
 */
function waysOf({ layout }: Ruleset): Ways {
  const looks = new Map(layout.zones.map(({ zone, look }) => [zone, look]));
  const hasLook = (zone: string, ...wanted: string[]): boolean => wanted.includes(looks.get(zone) ?? "");
  return {
    isHand: (zone) => hasLook(zone, "fan"),
    isPlay: (from, to) =>
      hasLook(to, "stack") ? !hasLook(from, "stack") : hasLook(from, "fan") && hasLook(to, "row", "slots"),
  };
}

/** What is kept of a position. */
interface Moment {
  readonly turn: number;
  readonly seat: Seat;
  readonly values: ReturnType<Ruleset["counters"]>[number] | undefined;
}

interface SeatNotes {
  readonly drawn: Set<number>;
  readonly later: Set<number>;
  readonly hand: FirstHand;
  readonly playedOn: Map<number, number>;
  readonly played: Set<number>;
  readonly curves: Map<string, { start: number[]; end: number[] }>;
}

function reportOfHand(hand: FirstHand): Pick<SeatReport, "opening" | "offered" | "kept" | "hasRedrawn"> {
  return {
    opening: new Set(hand.held.values()),
    offered: new Set(hand.offered.values()),
    kept: new Set(hand.kept),
    hasRedrawn: hand.mulligans > 0,
  };
}

/** An observer of one match. A card counts for the seat whose deck it came from; cards the game makes itself do not count. */
export function observeMatch(ruleset: Ruleset, definitions: number): Observer {
  const ways = waysOf(ruleset);
  const isLogged = ruleset.tracks === "logged";
  const counters = ruleset.layout.counters.map(({ counter }) => counter);
  const seats = ruleset.seats.map((): SeatNotes => ({
    drawn: new Set(),
    later: new Set(),
    hand: new FirstHand((zone) => ways.isHand(zone)),
    playedOn: new Map(),
    played: new Set(),
    curves: new Map(counters.map((counter) => [counter, { start: [], end: [] }])),
  }));
  let started = -1;
  let isBegun = false;
  let last: Moment | undefined;
  const ownTurns = ruleset.seats.map(() => 0);

  function noteCards(state: MatchState, { type, cards, from, to }: LogEntry): void {
    if (type === "turn") isBegun = true;
    if (!isBegun && type === "moved") {
      for (const id of cards) {
        seats[state.cards[id]?.owner ?? -1]?.hand.move(id, from, to);
      }
    }
    if (!isLogged && type !== "moved") return;
    const hand = isLogged ? type === "drawn" : ways.isHand(to);
    const play = isLogged ? type === "played" : ways.isPlay(from, to);
    if (!hand && !play) return;
    for (const id of cards) {
      const card = state.cards[id];
      const notes = card && seats[card.owner];
      if (!notes || card.definition >= definitions) continue;
      if (hand) {
        notes.drawn.add(card.definition);
        if (isBegun) notes.later.add(card.definition);
        else notes.hand.add(id, card.definition);
        continue;
      }
      notes.played.add(card.definition);
      if (!notes.playedOn.has(card.definition)) {
        notes.playedOn.set(card.definition, Math.max(1, ownTurns[card.owner] ?? 1));
      }
    }
  }

  /** Of the seat whose turn it is: the position itself is played on with. */
  function momentOf(state: MatchState): Moment {
    return { turn: state.turn, seat: state.active, values: ruleset.counters(state)[state.active] };
  }

  function noteCounters({ seat, values }: Moment, moment: "start" | "end"): void {
    const notes = seats[seat];
    if (!notes || !values) return;
    for (const [counter, curve] of notes.curves) curve[moment].push(values[counter] ?? 0);
  }

  function endTurn(): void {
    if (last && started === last.turn) noteCounters(last, "end");
  }

  return {
    watch(state, events) {
      for (const entry of events) noteCards(state, entry);
      const now = momentOf(state);
      if (last && state.turn !== last.turn) endTurn();
      const prompt = state.frames.at(-1)?.prompt;
      if (started !== state.turn && prompt?.kind === "act" && prompt.seat === state.active) {
        started = state.turn;
        ownTurns[state.active] = (ownTurns[state.active] ?? 0) + 1;
        noteCounters(now, "start");
      }
      last = now;
    },
    report(state, { winners, reason }) {
      endTurn();
      return {
        winners,
        reason,
        turns: state.turn,
        seats: seats.map(({ hand, curves, ...notes }) => ({
          ...notes,
          ...reportOfHand(hand),
          curves: Object.fromEntries(curves),
        })),
      };
    },
  };
}
