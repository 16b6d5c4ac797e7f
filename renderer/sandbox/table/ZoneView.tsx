import { useState, type CSSProperties, type DragEvent, type ReactNode } from "react";
import { NONE, type Offer, type SlotPlace, type ViewCard } from "../../../shared/match/index.js";
import type { BoardZone, OfferBook } from "./board.js";
import { CardBack, CardTile, dragType, type CardLook } from "./CardTile.js";

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
  readonly onPress: (card: ViewCard, element: HTMLElement) => void;
  readonly onMenu: (card: ViewCard, element: HTMLElement) => void;
  readonly onLook: (card: number | null, when?: "now") => void;
  readonly onOpenPile: (zone: BoardZone) => void;
  readonly onDrag: (card: number) => void;
  /** A card was let go over a zone; `slot` where it was over one. */
  readonly onDrop: (card: number, zone: BoardZone, slot: number | null, element: HTMLElement) => void;
}

interface Props {
  readonly zone: BoardZone;
  readonly hands: TableHands;
  /** Whose side it is on, for those who hear the page. */
  readonly owner: string;
}

/** A zone as the layout wants it looked at. */
export function ZoneView({ zone, hands, owner }: Props): ReactNode {
  const { layout, rule, cards } = zone;
  const [isOver, setOver] = useState(false);
  const label = owner === "" ? rule.title : `${rule.title} of ${owner}`;
  const drop = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(dragType)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent<HTMLElement>) => {
      event.preventDefault();
      setOver(false);
      const slot = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>("[data-slot]") : null;
      const number = slot?.dataset["slot"];
      const card = Number.parseInt(event.dataTransfer.getData(dragType), 10);
      hands.onDrop(card, zone, number === undefined ? null : Number(number), slot ?? event.currentTarget);
    },
  };
  return (
    <section
      className="zone"
      data-look={layout.look}
      data-zone={layout.zone}
      data-empty={cards.length === 0 || undefined}
      data-over={isOver || undefined}
      data-open={hands.isSettingUp || undefined}
      data-hidden={cards.every((card) => card === NONE) || undefined}
      data-fronted={layout.front === undefined ? undefined : true}
      aria-label={`${label}, ${countWords(cards.length)}`}
      style={{ "--n": Math.max(1, cards.length) } as CSSProperties}
      {...drop}
    >
      {layout.look === "pile" ? <Pile zone={zone} hands={hands} owner={owner} /> : null}
      {layout.look === "slots" ? <Slots zone={zone} hands={hands} /> : null}
      {layout.look === "fan" || layout.look === "row" || layout.look === "stack" ? (
        <Spread zone={zone} hands={hands} />
      ) : null}
    </section>
  );
}

const countWords = (count: number): string => (count === 1 ? "1 card" : `${count} cards`);

function Tile({ card, hands, spot }: { readonly card: ViewCard; readonly hands: TableHands; readonly spot: string }) {
  return (
    <CardTile
      card={card}
      spot={spot}
      {...hands.lookOf(card.id)}
      isDraggable={hands.canDrag(card.id)}
      onPress={hands.onPress}
      onMenu={hands.onMenu}
      onLook={hands.onLook}
      onDrag={hands.onDrag}
    />
  );
}

/** Cards side by side; of a stack the latest first. */
function Spread({ zone, hands }: Omit<Props, "owner">): ReactNode {
  const { cards, layout, rule, key } = zone;
  const order = layout.look === "stack" ? cards.toReversed() : cards;
  if (order.length === 0) {
    return (
      <span className="zone-title">
        {rule.title}
        {rule.about !== undefined && <small>{rule.about}</small>}
      </span>
    );
  }
  return order.map((id, at) => {
    const card = hands.cards.get(id);
    return card ? (
      <Tile key={id} card={card} hands={hands} spot={`card ${id}`} />
    ) : (
      <CardBack key={`${key} ${at}`} label="A card face down" />
    );
  });
}

/** Numbered places, each with the card that says it stands there: those in front in one line, the others in a line behind. */
function Slots({ zone, hands }: Omit<Props, "owner">): ReactNode {
  const { slots = [], front = slots.length } = zone.layout;
  const slotted = zone.cards.map((id, at) => ({ id, slot: zone.places[at]?.slot ?? NONE }));
  const elsewhere = slotted
    .filter(({ slot }) => slots[slot] === undefined)
    .flatMap(({ id }) => hands.cards.get(id) ?? []);
  const slotOf = (title: string, slot: number): ReactNode => {
    const card = hands.cards.get(slotted.find((each) => each.slot === slot)?.id ?? NONE);
    return <Slot key={title} title={title} slot={slot} card={card} zone={zone} hands={hands} />;
  };
  return (
    <>
      <div className="slot-line" data-front>
        {slots.slice(0, front).map(slotOf)}
      </div>
      {front < slots.length && (
        <div className="slot-line">{slots.slice(front).map((title, at) => slotOf(title, at + front))}</div>
      )}
      {elsewhere.map((card) => (
        <Tile key={card.id} card={card} hands={hands} spot={`card ${card.id}`} />
      ))}
    </>
  );
}

interface SlotProps extends Omit<Props, "owner"> {
  readonly title: string;
  readonly slot: number;
  readonly card: ViewCard | undefined;
}

/** A place; while a card is carried that may go there it is a button. */
function Slot({ title, slot, card, zone, hands }: SlotProps): ReactNode {
  const place = { zone: zone.layout.zone, side: zone.side, slot };
  const offer = hands.placeOffer(place);
  if (card) {
    return (
      <div className="slot" data-slot={slot} data-target={offer?.refusal === null || undefined}>
        <Tile card={card} hands={hands} spot={`card ${card.id}`} />
      </div>
    );
  }
  if (!offer) {
    return (
      <div className="slot" data-slot={slot}>
        <span>{title}</span>
      </div>
    );
  }
  return (
    <button
      type="button"
      className="slot"
      data-slot={slot}
      data-spot={`slot ${slot}`}
      data-target={offer.refusal === null || undefined}
      data-legal={offer.refusal === null || undefined}
      aria-disabled={offer.refusal === null ? undefined : true}
      title={offer.refusal ?? offer.label}
      onClick={() => hands.onPlace(place)}
    >
      <span>{title}</span>
    </button>
  );
}

/** Only how many there are, and the top where it is seen; a click lists the cards. */
function Pile({ zone, hands, owner }: Props): ReactNode {
  const { cards, rule, key } = zone;
  const top = hands.cards.get(cards.at(-1) ?? NONE);
  const isLegal = cards.some((card) => hands.offers.isLegal(card));
  const canOpen = cards.length > 0;
  return (
    <button
      type="button"
      className="pile"
      data-spot={`pile ${key}`}
      data-legal={isLegal || undefined}
      title={[rule.about, canOpen ? "Click to see the cards." : "It is empty."].filter(Boolean).join("\n")}
      onClick={() => hands.onOpenPile(zone)}
      onPointerEnter={() => {
        if (top) hands.onLook(top.id);
      }}
      onPointerLeave={() => hands.onLook(null)}
      onFocus={() => {
        if (top) hands.onLook(top.id, "now");
      }}
    >
      <span className="pile-title">{rule.title}</span>
      <span className="pile-count">{cards.length}</span>
      {top && <span className="pile-top">{top.face.name}</span>}
      {(owner !== "" || isLegal) && (
        <span className="visually-hidden">
          {owner === "" ? "" : `of ${owner}`}
          {isLegal ? ", some can be used" : ""}
        </span>
      )}
    </button>
  );
}
