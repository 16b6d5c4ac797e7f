import { z } from "zod";
import {
  actionSchema,
  type Action,
  type BackOut,
  editSchema,
  setupSchema,
  type ChoiceBy,
  type MatchView,
  type Offer,
  type Preview,
  type Prompt,
  type Seat,
} from "../../../shared/match/index.js";
import { paces, type Pace } from "./players.js";

const whole = z.number().int();
const name = z.string().min(1).max(200);
const players = z.array(name).min(1).max(8);
/** Which of the page's sets of cards a match plays with. */
const edition = whole.nonnegative();

const table = { game: name, players, pace: z.enum(paces), open: z.boolean(), edition };

/** All that the page asks of the worker, as the worker reads it. */
export const requestSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("start"), ...table, ruleset: name, setup: setupSchema }),
  z.strictObject({ kind: z.literal("load"), ...table, record: z.string() }),
  /** `revision` is that of the snapshot it was chosen from: a choice that comes late is passed over. */
  z.strictObject({ kind: z.literal("choose"), revision: whole, action: actionSchema }),
  /** What a choice would surely do; not answered where the position is another one by then. */
  z.strictObject({ kind: z.literal("foresee"), revision: whole, action: actionSchema }),
  z.strictObject({ kind: z.literal("undo") }),
  /** Takes back the choice that led to the question, with all that was answered since. */
  z.strictObject({ kind: z.literal("cancel") }),
  z.strictObject({ kind: z.literal("redo") }),
  z.strictObject({ kind: z.literal("jump"), at: whole.nonnegative() }),
  z.strictObject({ kind: z.literal("edit"), edit: editSchema }),
  /** Other cards from here on. */
  z.strictObject({ kind: z.literal("swap"), definitions: z.array(z.unknown()), edition }),
  /** The same choices again with other cards, up to the first that is not possible any more. */
  z.strictObject({ kind: z.literal("replay"), definitions: z.array(z.unknown()), edition }),
  z.strictObject({ kind: z.literal("pace"), pace: z.enum(paces) }),
  /** Bots wait until they are let go. */
  z.strictObject({ kind: z.literal("hold"), held: z.boolean() }),
  /** Whether all hands lie open. */
  z.strictObject({ kind: z.literal("open"), open: z.boolean() }),
  z.strictObject({ kind: z.literal("players"), players }),
  z.strictObject({ kind: z.literal("record") }),
]);

export type TableRequest = z.infer<typeof requestSchema>;

/** A line of the log: what happened, by whose choice, and because of which card. */
export interface TableLine {
  /** The moment it belongs to. */
  readonly at: number;
  readonly type: string;
  readonly turn: number;
  readonly text: string;
  readonly cards: readonly number[];
  /** The card whose ability made it happen; `null` for the rules and the players. */
  readonly cause: { readonly card: number; readonly name: string } | null;
}

/** A line of the tree of events: an event, or what happened within it. */
export interface TreeLine extends Omit<TableLine, "turn"> {
  /** How many events it happened within. */
  readonly depth: number;
  readonly isEvent: boolean;
  /** Who prevented it; `null` where it happened. */
  readonly preventedBy: string | null;
  /** Its numbers that listeners changed. */
  readonly changes: readonly string[];
}

/** What lies between two moments that undo and jumps go to. */
export interface TableMoment {
  readonly seat: Seat;
  readonly by: ChoiceBy | null;
  /** The choice in words; `null` for the start. */
  readonly label: string | null;
}

/** How a replay with other cards went. */
export interface ReplayReport {
  /** What could not be done any more, and why; `null` when all could. */
  readonly stopped: { readonly label: string; readonly reason: string } | null;
  readonly choices: number;
}

/** The table as the page draws it. */
export interface TableSnapshot {
  readonly revision: number;
  readonly game: string;
  readonly edition: number;
  readonly view: MatchView;
  /** Numbers of a seat that can be set by hand; the others are computed. */
  readonly counters: readonly string[];
  /** Who plays each seat. */
  readonly players: readonly string[];
  /** Whose side is drawn below. */
  readonly bottom: Seat;
  readonly open: boolean;
  /** Who must decide; `NOBODY` when the match is over. */
  readonly asked: Seat;
  /** The question, where a person at this window is to answer it. */
  readonly prompt: Prompt | null;
  readonly offers: readonly Offer[];
  /** Whether the choice that led to the question can be taken back; `null` where no choice led to it. */
  readonly backOut: BackOut | null;
  /** The card that asks; `null` for the rules. */
  readonly because: { readonly card: number; readonly name: string } | null;
  readonly thinking: boolean;
  readonly held: boolean;
  readonly pace: Pace;
  readonly at: number;
  readonly moments: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly replay: ReplayReport | null;
  /** Lines of the moments from `from` on; those before are as they were sent. */
  readonly log: {
    readonly from: number;
    readonly lines: readonly TableLine[];
    readonly moments: readonly TableMoment[];
    /** The same as a tree of events; empty in games that do not tell them. */
    readonly tree: readonly TreeLine[];
  };
}

/** What the worker sends to the page. */
export type TableEvent =
  | { readonly kind: "snapshot"; readonly snapshot: TableSnapshot }
  | { readonly kind: "foreseen"; readonly revision: number; readonly action: Action; readonly preview: Preview }
  | { readonly kind: "record"; readonly text: string }
  | {
      readonly kind: "fault";
      readonly message: string;
      readonly ended: boolean;
      /** The cards whose effects went on without end; `null` where none did. */
      readonly culprits: readonly number[] | null;
    };
