import type { ReactNode } from "react";
import { NONE } from "../../../shared/match/index.js";
import type { BoardZone } from "./board.js";
import { PointButton } from "./PointButton.js";
import type { TableHands } from "./table-hands.js";
import type { Unit } from "./units.js";
import { UnitView } from "./UnitView.js";

interface Props {
  readonly zone: BoardZone;
  readonly hands: TableHands;
  readonly units: readonly Unit[];
}

/** Numbered places, each with the card in it: those in front in one line, the others in a line behind. */
export function Slots({ zone, hands, units }: Props): ReactNode {
  const { slots = [], front } = zone.layout;
  const elsewhere = units.filter(({ place }) => slots[place?.slot ?? NONE] === undefined);
  return (
    <>
      {zone.lines.map((line, depth) => (
        <div key={depth} className="slot-line" data-front={(front !== undefined && depth === 0) || undefined}>
          {line.map((slot) => (
            <Slot
              key={slot}
              title={slots[slot] ?? ""}
              slot={slot}
              units={units.filter(({ place }) => place?.slot === slot)}
              zone={zone}
              hands={hands}
            />
          ))}
        </div>
      ))}
      {elsewhere.map((unit) => (
        <UnitView key={unit.at} unit={unit} zone={zone} hands={hands} />
      ))}
    </>
  );
}

interface SlotProps extends Props {
  readonly title: string;
  readonly slot: number;
}

/** A place; while a card is carried that may go there it is a button. */
function Slot({ title, slot, units, zone, hands }: SlotProps): ReactNode {
  const place = { zone: zone.layout.zone, side: zone.side, slot };
  const offer = hands.placeOffer(place);
  if (units.length > 0) {
    return (
      <div className="slot" data-slot={slot} data-target={offer?.refusal === null || undefined}>
        {units.map((unit) => (
          <UnitView key={unit.at} unit={unit} zone={zone} hands={hands} />
        ))}
      </div>
    );
  }
  if (!offer) {
    return (
      <div className="slot" data-slot={slot}>
        <span>{title}</span>
        <PointButton anchor={{ kind: "slot", ...place }} hands={hands} />
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
      {offer.refusal === null && offer.manner !== undefined && <small>{offer.manner}</small>}
    </button>
  );
}
