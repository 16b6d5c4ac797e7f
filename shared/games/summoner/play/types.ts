import type {
  FrameBase,
  JsonObject,
  Machine,
  MatchCard,
  MatchEvent,
  MatchState,
  MatchTypes,
  Reader,
  Seat,
  StackItem,
} from "../../../match/index.js";
import type { Blueprint } from "../cards/blueprint.js";
import type { Origin } from "../position/position.js";
import type { Profile, SummonerConfig } from "./config.js";

export const zoneNames = [
  "deck",
  "hand",
  "summoners",
  "sky",
  "left",
  "right",
  "help",
  "sp",
  "discard",
  "gone",
] as const;
export type Zone = (typeof zoneNames)[number];

export const phases = ["start", "main", "sp"] as const;
export type Phase = (typeof phases)[number];

export interface SummonerCard extends MatchCard {
  zone: Zone;
  /** What a card on a field is worth now; null where nothing is known, as for face-up help cards. */
  value: number | null;
  /** What effects of the first revision wrote over the printed value; null elsewhere. */
  printed: number | null;
  /** The object of the file that placed it, by its number; NONE for cards that were played. */
  source: number;
}

export interface SummonerCounters {
  /** The total of the battle. */
  points: number;
  /** Victory points: the margins of the battles won. */
  overall: number;
  /** The current summoner, by its place among the summoners. */
  summonerIndex: number;
  /** Whether the player is ready to begin. */
  ready: number;
}

/** An entry of `turnAction`, in short; numbers in place of cards and objects. */
export type LogItem =
  /** As the file has it. */
  | { readonly kind: "file"; readonly at: number }
  | {
      readonly kind: "play";
      readonly turn: number;
      /** The place in hand and the number of the zone. */
      readonly index: number;
      readonly field: number;
      /** NONE where it must not be known. */
      readonly definition: number;
      readonly covered: boolean;
      readonly value: number | null;
      readonly printed: number | null;
    }
  | { readonly kind: "end"; readonly turn: number; readonly winner: Seat };

/** An effect that happens once and is still to be carried out. */
export interface Job {
  readonly card: number;
  readonly object: number;
  readonly seat: Seat;
  /** The number of the rule on the card. */
  readonly rule: number;
  /** The monster of the opponent that was picked for an exchange; NONE before. */
  readonly picked: number;
}

export interface SummonerTable {
  phase: Phase;
  /** Who has the first turn; NONE before that is known. */
  first: Seat;
  /** The objects of cards that were played, in order. */
  order: readonly number[];
  /** By seat. */
  log: readonly (readonly LogItem[])[];
  hasField: readonly boolean[];
  /** By seat: the summoner shown on the field; NONE for the one that the file shows. */
  shown: readonly number[];
  /** By seat: keys of the file that were absent and have been written since. */
  written: readonly (readonly string[])[];
  /** By seat: the restrictions of the first revision. */
  restrictions: readonly (readonly JsonObject[])[];
  jobs: readonly Job[];
  /** Who has just played a card that is not settled; NONE for nobody. */
  acted: Seat;
  /** The object that was just played, whose entry of the log is still written to; NONE for none. */
  current: number;
  /** How many players in a row could not play. */
  skipped: number;
  /** What drawn battles have left to win. */
  carried: number;
  /** Who is still asked in the round of sp cards. */
  asked: readonly Seat[];
  /** By seat: whether the hand was redrawn. */
  redrawn: readonly boolean[];
}

interface GameFrame extends FrameBase {
  readonly kind: "game";
}

export interface SummonerConstants {
  readonly profile: Profile;
  readonly config: SummonerConfig;
  readonly blueprints: readonly Blueprint[];
  /** How many of the blueprints were given; the others are of the position. */
  readonly given: number;
  /** What the match goes on from. */
  readonly origin: Origin | null;
}

export interface SummonerTypes extends MatchTypes {
  card: SummonerCard;
  zone: Zone;
  counters: SummonerCounters;
  frame: GameFrame;
  event: MatchEvent;
  item: StackItem;
  getters: object;
  constants: SummonerConstants;
  table: SummonerTable;
}

export type SummonerReader = Reader<SummonerTypes>;
export type SummonerMachine = Machine<SummonerTypes>;
export type SummonerState = MatchState<SummonerTypes>;
