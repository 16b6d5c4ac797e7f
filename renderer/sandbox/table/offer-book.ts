import { NONE, type Anchor, type Offer, type Prompt, type SlotPlace } from "../../../shared/match/index.js";
import { tableTexts } from "./texts.js";

/** What a click on something means: the choices that begin with it. */
export interface Choices {
  readonly legal: readonly Offer[];
  readonly refused: readonly Offer[];
  /** Where the card can go, refused places too: such a choice is made by pointing at the place. */
  readonly places: readonly Offer[];
}

const nothing: Choices = { legal: [], refused: [], places: [] };

const isAt = ({ place }: Offer, { zone, side, slot }: SlotPlace): boolean =>
  place?.zone === zone && place.side === side && place.slot === slot;

/** An anchor as a key: equal for equal anchors. */
function keyOfAnchor(anchor: Anchor): string {
  switch (anchor.kind) {
    case "card":
      return `card ${anchor.card}`;
    case "place":
      return `place ${anchor.key}`;
    case "slot":
      return `slot ${anchor.zone} ${anchor.side} ${anchor.slot}`;
    case "zone":
      return `zone ${anchor.zone} ${anchor.side}`;
    case "seat":
      return `seat ${anchor.seat}`;
  }
}

/** The offers by what is clicked for them, and those that are buttons. */
export class OfferBook {
  /** Offers that belong to no card, in order. */
  readonly buttons: readonly Offer[];
  readonly #byKey = new Map<string, Choices>();

  constructor(offers: readonly Offer[]) {
    this.buttons = offers.filter(({ cards }) => cards.length === 0);
    for (const offer of offers) {
      const [card = NONE] = offer.cards;
      const keys = new Set<string>();
      if (card !== NONE) keys.add(keyOfAnchor({ kind: "card", card }));
      if (offer.at !== undefined) keys.add(keyOfAnchor(offer.at));
      for (const key of keys) this.#add(key, offer);
    }
  }

  #add(key: string, offer: Offer): void {
    const { legal, refused, places } = this.#byKey.get(key) ?? nothing;
    if (offer.place !== undefined) this.#byKey.set(key, { legal, refused, places: [...places, offer] });
    else if (offer.refusal === null) this.#byKey.set(key, { legal: [...legal, offer], refused, places });
    else this.#byKey.set(key, { legal, refused: [...refused, offer], places });
  }

  of(card: number): Choices {
    return this.at({ kind: "card", card });
  }

  /** What a click on a place of the table means. */
  at(anchor: Anchor): Choices {
    return this.#byKey.get(keyOfAnchor(anchor)) ?? nothing;
  }

  isLegal(card: number): boolean {
    return this.of(card).legal.length > 0;
  }

  /** Why a card can do nothing, where a rule is the reason; `null` where it can do something, or nobody asks. */
  whyRefused(card: number): string | null {
    const { legal, refused } = this.of(card);
    const [first] = refused;
    if (legal.length > 0 || this.isMovable(card) || first === undefined || first.refusal === null) return null;
    return tableTexts.refused(first.label, first.refusal);
  }

  /** Whether a card can go to one of the first `front` places, those in front. */
  isMovableInFront(card: number, front: number): boolean {
    return this.of(card).places.some(({ refusal, place }) => refusal === null && (place?.slot ?? front) < front);
  }

  /** Whether a card can go to some place. */
  isMovable(card: number): boolean {
    return this.of(card).places.some(({ refusal }) => refusal === null);
  }

  /** Whether a card can go to one place in several ways: a click there takes the first. */
  hasOtherWays(card: number): boolean {
    const { places } = this.of(card);
    return places.some((offer) => offer.refusal === null && offer.place && this.moving(card, offer.place) !== offer);
  }

  /** Whether a card in a zone can go to a place of another: this is to play it, not to move it. */
  isPlayable(card: number, zone: string): boolean {
    return this.of(card).places.some(({ refusal, place }) => refusal === null && place?.zone !== zone);
  }

  /** What it means to put a card on a place. */
  moving(card: number, place: SlotPlace): Offer | undefined {
    return this.of(card).places.find((offer) => isAt(offer, place));
  }
}

/** Why a click on a card does nothing, in a sentence. */
export function whyNothing(
  { legal, refused }: Choices,
  { prompt, asked, isOver }: { readonly prompt: Prompt | null; readonly asked: string; readonly isOver: boolean },
): string | null {
  if (legal.length > 0) return null;
  const [first] = refused;
  if (first?.refusal !== undefined && first.refusal !== null) return tableTexts.refused(first.label, first.refusal);
  if (isOver) return tableTexts.matchIsOverSentence;
  if (prompt === null) return tableTexts.otherChooses(asked);
  if (prompt.kind === "act") return tableTexts.cardCannotAct;
  return prompt.kind === "cards" ? tableTexts.cardCannotBeChosen : tableTexts.answerTheQuestionFirst;
}
