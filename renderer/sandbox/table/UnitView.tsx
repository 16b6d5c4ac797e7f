import { Layers } from "lucide-react";
import type { CSSProperties, ReactNode } from "react";
import { tableTexts } from "./texts.js";
import type { BoardZone } from "./board.js";
import { CardBack, CardTile } from "./CardTile.js";
import type { TableHands } from "./table-hands.js";
import type { LyingCard, Unit } from "./units.js";

interface Props {
  readonly unit: Unit;
  readonly zone: BoardZone;
  readonly hands: TableHands;
}

/** More edges than this say no more than the number beside them. */
const mostEdges = 4;

/** A card with the edges of those under it and attached to it, and a way to all of them. */
export function UnitView({ unit, zone, hands }: Props): ReactNode {
  const { under, attached, place } = unit;
  const all = [...under, ...attached];
  if (all.length === 0 || place === undefined) {
    return (
      <div className="stand">
        <Lying card={unit} zone={zone} hands={hands} />
      </div>
    );
  }
  const name = hands.cards.get(unit.id)?.face.name ?? tableTexts.theCardFaceDown;
  const isLegal = all.some(({ id }) => hands.lookOf(id).isLegal);
  const edges = Math.min(attached.length, mostEdges);
  return (
    <div className="stand" style={{ "--edges": edges } as CSSProperties}>
      <div
        className="unit"
        data-pose={place.pose}
        data-keys={[place, ...all.map((each) => each.place)].map((each) => each?.key).join(" ")}
      >
        {attached.slice(0, mostEdges).map(({ id, at }, order) => (
          <span
            key={at}
            className="unit-edge"
            style={{ "--order": order } as CSSProperties}
            title={hands.cards.get(id)?.face.name}
            onPointerEnter={() => hands.onLook(id)}
            onPointerLeave={() => hands.onLook(null)}
          />
        ))}
        {under.slice(0, 2).map(({ at }, order) => (
          <span key={at} className="unit-under" style={{ "--order": order + 1 } as CSSProperties} />
        ))}
        <Lying card={unit} zone={zone} hands={hands} />
      </div>
      <button
        type="button"
        className="unit-more"
        data-spot={`unit ${place.key}`}
        data-legal={isLegal || undefined}
        aria-label={tableTexts.showUnder(partsInWords(under.length, attached.length), name)}
        title={tableTexts.clickToSeeUnder(partsInWords(under.length, attached.length), name)}
        onClick={() => hands.onOpenPile(zone, place)}
      >
        <Layers /> {all.length}
      </button>
    </div>
  );
}

function partsInWords(under: number, attached: number): string {
  if (attached === 0) return `${under} under`;
  return under === 0 ? tableTexts.attachedTo(attached) : tableTexts.underAndAttached(under, attached);
}

interface LyingProps {
  readonly card: LyingCard;
  readonly zone: BoardZone;
  readonly hands: TableHands;
}

/** A card as it lies on the table: a tile, or a back where its face is not known. */
export function Lying({ card: { id, place }, zone, hands }: LyingProps): ReactNode {
  const card = hands.cards.get(id);
  if (card === undefined) return <Back place={place} zone={zone} hands={hands} />;
  return (
    <CardTile
      card={card}
      place={place}
      spot={`card ${id}`}
      {...hands.lookOf(id)}
      isDraggable={hands.canDrag(id)}
      onPress={hands.onPress}
      onMenu={hands.onMenu}
      onLook={hands.onLook}
      onDrag={hands.onDrag}
    />
  );
}

/** A back; a button where something can be chosen by it. */
function Back({ place, zone, hands }: Omit<LyingProps, "card"> & Pick<LyingCard, "place">): ReactNode {
  if (place === undefined) return <CardBack label={tableTexts.aCardFaceDown} />;
  const where = zone.layout.slots?.[place.slot] ?? zone.rule.title;
  const badges = place.badges.map(({ title }) => `, ${title}`).join("");
  const label = tableTexts.cardFaceDownAt(where, badges);
  const anchor = { kind: "place", key: place.key } as const;
  const { legal, refused } = hands.choicesAt(anchor);
  const isOffered = legal.length > 0 || refused.length > 0;
  return (
    <CardBack
      label={label}
      place={place}
      {...(isOffered && {
        isLegal: legal.length > 0,
        isPicked: legal.some(({ action }) => action.verb === "unpick"),
        onPress: (element: HTMLElement) => hands.onPoint(anchor, label, element),
      })}
    />
  );
}
