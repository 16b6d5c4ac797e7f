import type { Result } from "../base/index.js";
import type { Action } from "./action.js";
import type { Reach } from "./answer.js";
import type { Edit } from "./edit.js";
import type { Layout, ZoneRule } from "./layout.js";
import type { LogEntry } from "./log.js";
import type { Prompt } from "./prompt.js";
import type { Random } from "./random.js";
import type { ActionWords, MatchSetup } from "./rules.js";
import type { Seat, Viewer } from "./seat.js";
import type { SetUpField } from "./set-up.js";
import type { JsonValue, MatchState, Outcome } from "./state.js";
import type { MatchView } from "./view.js";
import type { Vocabulary } from "./vocabulary.js";

/** Who must decide what, and all that may be answered; or how the match ended. */
export type Decision =
  | { readonly kind: "choice"; readonly seat: Seat; readonly prompt: Prompt; readonly actions: readonly Action[] }
  | { readonly kind: "over"; readonly outcome: Outcome };

/** A position and what happened on the way to it. */
export interface Step<State = MatchState> {
  readonly state: State;
  readonly events: readonly LogEntry[];
}

/** Something a person might do, with its words, and why it cannot be done (`null`: it can). */
export interface Offer extends ActionWords {
  readonly action: Action;
  readonly refusal: string | null;
}

/**
 * The rules of a game: all that tables, bots, scenarios, simulations and replays use. States are plain data and are never
 * changed by anything here but `advance` and `proceed`.
 */
export interface Ruleset<State extends MatchState = MatchState> {
  readonly id: string;
  readonly title: string;
  /** What this variation of the rules is called in scenarios besides its id; empty for none. */
  readonly profile: string;
  /** What it asks, offers and lets change by hand; `hand` is `null` where any word is taken. */
  readonly vocabulary: Required<Vocabulary> & { readonly hand: readonly string[] | null };
  /** The names of the seats, in order. */
  readonly seats: readonly string[];
  readonly zones: Readonly<Record<string, ZoneRule>>;
  readonly layout: Layout;
  /** What scenarios may set besides zones and counters. */
  readonly setUp: {
    readonly fields: Readonly<Record<string, SetUpField>>;
    /** Whether a match may begin in the middle of a turn. */
    readonly canBeginAnywhere: boolean;
  };
  /** Whether its log has events, for `tellEvent`. */
  readonly tellsEvents: boolean;
  /** What shows that a card was played or drawn: its changes of zone, or entries of the log. */
  readonly tracks: "moves" | "logged";

  /** The first position and what happened before anyone decides. Faults say what is wrong with decks, cards or options. */
  setup(setup: MatchSetup): Result<Step<State>>;
  decision(state: State, reach?: Reach): Decision;
  /** The first choice that leads forward, `null` where there is none: the same as of `decision`, without the others. */
  first(state: State): Action | null;
  /** The position after a choice. A refused one changes nothing: code `match/refused`, and the message says why. */
  apply(state: State, action: Action): Result<Step<State>>;
  /** The position after a change by hand, whoever must decide. */
  edit(state: State, edit: Edit): Result<Step<State>>;
  view(state: State, viewer: Viewer): MatchView;
  /** The game's own fields of a card that are not as on a fresh one, as `Edit` sets them. */
  describe(state: State, card: number): Readonly<Record<string, JsonValue>>;
  /** What of a position no scenario can say, in sentences. */
  unsaid(state: State): readonly string[];
  /** By seat: its counters and computed figures, as `MatchView.counters`, without the cost of a view. */
  counters(state: State): MatchView["counters"];

  /** Why an action cannot be chosen now, `null` when it can. */
  refusal(state: State, action: Action): string | null;
  /** What the deciding seat might do, the refused with their reasons. */
  offers(state: State): readonly Offer[];
  words(state: State, action: Action): ActionWords;
  /** An entry of the log in words for a viewer; `null` when it says nothing worth reading. */
  tell(state: State, entry: LogEntry, viewer: Viewer): string | null;
  /** An entry of an event in words for the tree of events; `null` for other entries and games without it. */
  tellEvent(state: State, entry: LogEntry, viewer: Viewer): string | null;
  /** The one answer that need not be asked for; `null` when somebody should decide. */
  automatic(state: State): Action | null;
  /** Whether undo stops before this choice: not for the steps within one answer. */
  isUndoStop(state: State, action: Action): boolean;

  /** A private copy for looking ahead. */
  fork(state: State): State;
  /**
   * Applies a legal action to a private copy in place: no check, no log. Returns how many steps of the rules that took, which
   * is the same on every machine. Throws what `apply` returns as a fault.
   */
  advance(draft: State, action: Action): number;
  /**
   * Goes on as `apply` does with a legal action, but in place, in a position that nobody else has: no check. What happens is added
   * to `events`, where somebody wants to know it. After a fault the position is of no use any more.
   */
  proceed(draft: State, action: Action, events: LogEntry[] | null): Result<null>;
  /** A private copy in which all that the seat does not know is drawn again. */
  determinize(state: State, seat: Seat, random: Random): State;
  /** How good the position is for a seat, from −1 (lost) to 1 (won). */
  evaluate(state: State, seat: Seat): number;

  /** A position as JSON text, and back, checked against the setup it came from. */
  save(state: State): string;
  load(text: string, setup: MatchSetup): Result<State>;
}
