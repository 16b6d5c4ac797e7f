import {
  NOBODY,
  NONE,
  type Layout,
  type LayoutZone,
  type MatchView,
  type Offer,
  type Prompt,
  type Seat,
  type SlotPlace,
  type ViewPlace,
  type ZoneRule,
} from "../../../shared/match/index.js";

/** A zone as it is drawn: whose it is, and its cards from bottom to top. */
export interface BoardZone {
  readonly key: string;
  readonly layout: LayoutZone;
  readonly rule: ZoneRule;
  readonly side: Seat;
  readonly cards: readonly number[];
  /** One for each card; none where all lie plainly. */
  readonly places: readonly ViewPlace[];
}

/** Zones side by side. `depth` counts rows from the middle of the table. */
export interface BoardRow {
  readonly side: Seat;
  readonly depth: number;
  readonly zones: readonly BoardZone[];
}

/** The rows of the table from top to bottom: the other side's, the middle, and the own. */
export function boardRows(
  { zones: placed }: Layout,
  rules: Readonly<Record<string, ZoneRule>>,
  view: MatchView,
  bottom: Seat,
): readonly BoardRow[] {
  const seats = view.counters.map((_counters, seat) => seat);
  const others = seats.filter((seat) => seat !== bottom);
  const depths = [...new Set(placed.filter(({ zone }) => rules[zone]?.shared !== true).map(({ row }) => row))].sort(
    (a, b) => a - b,
  );
  const rowOf = (side: Seat, depth: number): BoardRow => ({
    side,
    depth,
    zones: placed
      .filter(({ zone, row }) =>
        side === NOBODY ? rules[zone]?.shared === true : rules[zone]?.shared !== true && row === depth,
      )
      .toSorted((a, b) => a.column - b.column)
      .flatMap((layout) => zoneOf(layout, side)),
  });
  const zoneOf = (layout: LayoutZone, side: Seat): BoardZone[] => {
    const rule = rules[layout.zone];
    const found = view.zones.find((zone) => zone.zone === layout.zone && zone.side === side);
    return rule && found
      ? [{ key: `${layout.zone} ${side}`, layout, rule, side, cards: found.cards, places: found.places }]
      : [];
  };
  return [
    ...others.flatMap((side) => depths.toReversed().map((depth) => rowOf(side, depth))),
    rowOf(NOBODY, 0),
    ...depths.map((depth) => rowOf(bottom, depth)),
  ];
}

/** The places of the known cards, by card; none for those in zones where all lie plainly. */
export function placesByCard({ zones }: MatchView): ReadonlyMap<number, ViewPlace> {
  const found = zones.flatMap(({ cards, places }) => places.map((place, at) => [cards[at] ?? NONE, place] as const));
  return new Map(found.filter(([card]) => card !== NONE));
}

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

/** The offers by the card that is clicked for them, and those that are buttons. */
export class OfferBook {
  /** Offers that no card stands for, in order. */
  readonly buttons: readonly Offer[];
  readonly #byCard = new Map<number, Choices>();

  constructor(offers: readonly Offer[]) {
    this.buttons = offers.filter(({ cards }) => cards.length === 0);
    for (const offer of offers) {
      const [card = NONE] = offer.cards;
      if (card === NONE) continue;
      const { legal, refused, places } = this.#byCard.get(card) ?? nothing;
      if (offer.place !== undefined) this.#byCard.set(card, { legal, refused, places: [...places, offer] });
      else if (offer.refusal === null) this.#byCard.set(card, { legal: [...legal, offer], refused, places });
      else this.#byCard.set(card, { legal, refused: [...refused, offer], places });
    }
  }

  of(card: number): Choices {
    return this.#byCard.get(card) ?? nothing;
  }

  isLegal(card: number): boolean {
    return this.of(card).legal.length > 0;
  }

  /** Why a card can do nothing, where a rule is the reason; `null` where it can do something, or nobody asks. */
  whyRefused(card: number): string | null {
    const { legal, refused } = this.of(card);
    const [first] = refused;
    if (legal.length > 0 || this.isMovable(card) || first === undefined || first.refusal === null) return null;
    return `${first.label}: ${first.refusal}`;
  }

  /** Whether a card can go to one of the first `front` places, those that stand in front. */
  isMovableInFront(card: number, front: number): boolean {
    return this.of(card).places.some(({ refusal, place }) => refusal === null && (place?.slot ?? front) < front);
  }

  /** Whether a card can go to some place. */
  isMovable(card: number): boolean {
    return this.of(card).places.some(({ refusal }) => refusal === null);
  }

  /** What it means to put a card on a place. */
  at(card: number, place: SlotPlace): Offer | undefined {
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
  if (first?.refusal !== undefined && first.refusal !== null) return `${first.label}: ${first.refusal}`;
  if (isOver) return "The match is over.";
  if (prompt === null) return `It is for ${asked} to choose now.`;
  if (prompt.kind === "act") return "This card cannot do anything now.";
  return prompt.kind === "cards" ? "This card cannot be chosen here." : "Answer the question first.";
}

/** The cards a question is about that are nowhere to be clicked on the table: they are laid out beside the question. */
export function trayCards(prompt: Prompt | null, rows: readonly BoardRow[]): readonly number[] {
  if (prompt?.kind !== "cards" || prompt.blind) return [];
  const open = new Set(
    rows.flatMap(({ zones }) => zones.flatMap(({ layout, cards }) => (layout.look === "pile" ? [] : cards))),
  );
  return prompt.cards.some((card) => !open.has(card)) ? prompt.cards : [];
}
