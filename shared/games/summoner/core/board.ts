import type { Seat } from "../../../match/index.js";
import type { Blueprint } from "../cards/blueprint.js";
import type { FieldZone } from "../vocabulary.js";

/** A card on a field. */
export interface BoardCard {
  /** Identifies it on the board. */
  readonly key: number;
  readonly card: Blueprint;
  readonly zone: FieldZone;
  /** On whose field it lies. */
  readonly seat: Seat;
  readonly covered: boolean;
}

/** What values, conditions and restrictions depend on. */
export interface Board {
  /** The current summoner of each seat. */
  readonly summoners: readonly (Blueprint | null)[];
  /** In the order in which they were played. */
  readonly cards: readonly BoardCard[];
  /** How many cards each seat has in hand. */
  readonly hands: readonly number[];
}

/** The other one of two seats. */
export const other = (seat: Seat): Seat => 1 - seat;

/** Cards that count: face-down ones match nothing and do nothing (BATTLE-5). */
export const faceUp = ({ cards }: Board): readonly BoardCard[] => cards.filter(({ covered }) => !covered);

export const isInMonsterZone = ({ zone }: Pick<BoardCard, "zone">): boolean => zone !== "help" && zone !== "sp";

/** A monster that counts: face up in one of the three monster zones. */
export const isMonster = (card: BoardCard): boolean =>
  !card.covered && card.card.kind === "monster" && isInMonsterZone(card);
