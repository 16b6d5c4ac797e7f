import type { Anchor, Offer, SlotPlace, ViewCard, ViewPlace } from "../../../shared/match/index.js";
import type { BoardZone } from "./board.js";
import type { CardLook } from "./CardTile.js";
import type { Choices, OfferBook } from "./offer-book.js";

/** What all zones of the table are drawn with. */
export interface TableHands {
  readonly cards: ReadonlyMap<number, ViewCard>;
  readonly offers: OfferBook;
  readonly isSettingUp: boolean;
  /** The card that was taken up and waits for a place. */
  readonly carried: number | null;
  readonly canDrag: (card: number) => boolean;
  readonly lookOf: (card: number) => CardLook;
  /** What putting the carried card on a place means. */
  readonly placeOffer: (place: SlotPlace) => Offer | undefined;
  readonly onPlace: (place: SlotPlace) => void;
  /** What a click on a place of the table chooses; nothing while a card is carried. */
  readonly choicesAt: (anchor: Anchor) => Choices;
  readonly onPoint: (anchor: Anchor, title: string, element: HTMLElement) => void;
  readonly onPress: (card: ViewCard, element: HTMLElement) => void;
  readonly onMenu: (card: ViewCard, element: HTMLElement) => void;
  readonly onLook: (card: number | null, when?: "now") => void;
  /** Lists the cards of a zone, or those that lie at one of its cards. */
  readonly onOpenPile: (zone: BoardZone, at?: ViewPlace) => void;
  readonly onDrag: (card: number) => void;
  /** A card was let go over a zone; `slot` where it was over one. */
  readonly onDrop: (card: number, zone: BoardZone, slot: number | null, element: HTMLElement) => void;
}

/** What a zone is drawn with. */
export interface ZoneProps {
  readonly zone: BoardZone;
  readonly hands: TableHands;
  /** Whose side it is on, for those who hear the page. */
  readonly owner: string;
}
