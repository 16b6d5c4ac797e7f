import { useState, type CSSProperties, type DragEvent, type ReactNode } from "react";
import { NONE, type ViewCard } from "../../shared/match/index.js";
import type { BoardZone, OfferBook } from "./board.js";
import { CardBack, CardTile, dragType, type CardLook } from "./CardTile.js";

/** What all zones of the table are drawn with. */
export interface TableHands {
  readonly cards: ReadonlyMap<number, ViewCard>;
  readonly offers: OfferBook;
  readonly isSettingUp: boolean;
  readonly lookOf: (card: number) => CardLook;
  readonly onPress: (card: ViewCard, element: HTMLElement) => void;
  readonly onMenu: (card: ViewCard, element: HTMLElement) => void;
  readonly onLook: (card: number | null) => void;
  readonly onOpenPile: (zone: BoardZone) => void;
  readonly onDrop: (card: number, zone: BoardZone) => void;
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
  const drop = hands.isSettingUp
    ? {
        onDragOver: (event: DragEvent) => {
          if (!event.dataTransfer.types.includes(dragType)) return;
          event.preventDefault();
          setOver(true);
        },
        onDragLeave: () => setOver(false),
        onDrop: (event: DragEvent) => {
          event.preventDefault();
          setOver(false);
          hands.onDrop(Number(event.dataTransfer.getData(dragType)), zone);
        },
      }
    : {};
  return (
    <section
      className="zone"
      data-look={layout.look}
      data-zone={layout.zone}
      data-empty={cards.length === 0 || undefined}
      data-over={isOver || undefined}
      data-open={hands.isSettingUp || undefined}
      data-hidden={cards.every((card) => card === NONE) || undefined}
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
      isDraggable={hands.isSettingUp}
      onPress={hands.onPress}
      onMenu={hands.onMenu}
      onLook={hands.onLook}
    />
  );
}

/** Cards side by side; of a stack the latest first. */
function Spread({ zone, hands }: Omit<Props, "owner">): ReactNode {
  const { cards, layout, rule, key } = zone;
  const order = layout.look === "stack" ? cards.toReversed() : cards;
  if (order.length === 0) return <span className="zone-title">{rule.title}</span>;
  return order.map((id, at) => {
    const card = hands.cards.get(id);
    return card ? (
      <Tile key={id} card={card} hands={hands} spot={`card ${id}`} />
    ) : (
      <CardBack key={`${key} ${at}`} label="A card face down" />
    );
  });
}

/** Numbered places, each with the card that says it stands there. */
function Slots({ zone, hands }: Omit<Props, "owner">): ReactNode {
  const slots = zone.layout.slots ?? [];
  const cards = zone.cards.flatMap((id) => hands.cards.get(id) ?? []);
  const elsewhere = cards.filter(({ face }) => slots[face.slot] === undefined);
  return (
    <>
      {slots.map((title, slot) => {
        const card = cards.find(({ face }) => face.slot === slot);
        return (
          <div key={title} className="slot">
            {card ? <Tile card={card} hands={hands} spot={`card ${card.id}`} /> : <span>{title}</span>}
          </div>
        );
      })}
      {elsewhere.map((card) => (
        <Tile key={card.id} card={card} hands={hands} spot={`card ${card.id}`} />
      ))}
    </>
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
      title={canOpen ? `${rule.title}: show the cards` : `${rule.title}: empty`}
      onClick={() => hands.onOpenPile(zone)}
      onPointerEnter={() => {
        if (top) hands.onLook(top.id);
      }}
      onFocus={() => {
        if (top) hands.onLook(top.id);
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
