import type { FrameBase, MatchCard, MatchTypes, StackItem } from "../../../../../shared/match/index.js";

/** One step of a body of a toy card. Amounts are whole numbers. */
export type Op =
  | { readonly op: "hit"; readonly amount: number }
  | { readonly op: "heal"; readonly amount: number }
  | { readonly op: "draw"; readonly count: number }
  | { readonly op: "discard"; readonly min: number; readonly max: number }
  | { readonly op: "scry"; readonly count: number }
  | { readonly op: "ask"; readonly title: string; readonly then: readonly Op[] }
  | { readonly op: "choose"; readonly modes: readonly { readonly label: string; readonly then: readonly Op[] }[] }
  | { readonly op: "gamble" }
  | { readonly op: "filch" }
  | { readonly op: "peek" }
  | { readonly op: "bid" }
  | { readonly op: "assert"; readonly atLeast: number; readonly message: string }
  | { readonly op: "later"; readonly program: string; readonly turns: number; readonly amount: number }
  | { readonly op: "douse" };

export interface ToyDefinition {
  readonly name: string;
  readonly cost: number;
  /** A lamp stays in play with its ability; a spell does its body and is spent; only a quick one may respond. */
  readonly type: "lamp" | "spell" | "quick";
  readonly body: readonly Op[];
  readonly ability: string | null;
}

export interface ToyCard extends MatchCard {
  /** Wear of a lamp; a game's own field. */
  wear: number;
}

interface TurnFrame extends FrameBase {
  readonly kind: "turn";
}

interface BodyFrame extends FrameBase {
  readonly kind: "body";
  readonly ops: readonly Op[];
}

interface ResolveFrame extends FrameBase {
  readonly kind: "resolve";
}

export type ToyFrame = TurnFrame | BodyFrame | ResolveFrame;

export type ToyEvent =
  | { readonly type: "hit"; readonly seat: number; amount: number }
  | { readonly type: "heal"; readonly seat: number; amount: number }
  | { readonly type: "draw"; readonly seat: number }
  | { readonly type: "played"; readonly seat: number; readonly target: number }
  | { readonly type: "turn-began"; readonly seat: number };

export interface ToyCounters {
  life: number;
  oil: number;
}

export interface ToyTypes extends MatchTypes {
  card: ToyCard;
  zone: "deck" | "hand" | "play" | "spent" | "stack";
  counters: ToyCounters;
  frame: ToyFrame;
  event: ToyEvent;
  item: StackItem;
  getters: { cost: number; power: number };
  constants: { readonly definitions: readonly ToyDefinition[]; readonly opening: number };
  table: { playedThisTurn: number };
}
