import type { FrameBase, MatchCard, MatchTypes, StackItem } from "../../../../shared/match/index.js";

/** A card of the veil game: it stands in a slot, face up or down, with others under it or attached to it. */
export interface VeilCard extends MatchCard {
  slot: number;
  damage: number;
  tapped: boolean;
  /** The object it lies under (face down) or is attached to (face up); NONE for none. */
  host: number;
}

interface TurnFrame extends FrameBase {
  readonly kind: "turn";
}

/** An attack from a slot: who or what is hit is asked. */
interface AttackFrame extends FrameBase {
  readonly kind: "attack";
  readonly slot: number;
}

export type VeilFrame = TurnFrame | AttackFrame;

export interface VeilTypes extends MatchTypes {
  card: VeilCard;
  zone: "deck" | "hand" | "field" | "vault" | "spent";
  counters: { life: number };
  frame: VeilFrame;
  event: { readonly type: "hit"; readonly seat: number };
  item: StackItem;
  getters: { damage: number };
  constants: { readonly names: readonly string[] };
  /** The card that attacks, which may lie covered. */
  table: { attacker: number };
}
