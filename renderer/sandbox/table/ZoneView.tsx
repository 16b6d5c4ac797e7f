import { useState, type CSSProperties, type DragEvent, type ReactNode } from "react";
import { NONE } from "../../../shared/match/index.js";
import type { BoardZone } from "./board.js";
import { dragType } from "./CardTile.js";
import { Pile } from "./Pile.js";
import { PointButton } from "./PointButton.js";
import { Slots } from "./Slots.js";
import type { TableHands, ZoneProps } from "./table-hands.js";
import { unitsOf, type Unit } from "./units.js";
import { UnitView } from "./UnitView.js";

/** A zone as the layout wants it looked at. */
export function ZoneView({ zone, hands, owner }: ZoneProps): ReactNode {
  const { layout, rule, cards, side, cell } = zone;
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
  const units = unitsOf(zone);
  const isSpread = layout.look === "fan" || layout.look === "row" || layout.look === "stack";
  const style = { "--n": Math.max(1, units.length), "--column": cell.column + 1, "--span": cell.span };
  return (
    <section
      className="zone"
      data-look={layout.look}
      data-zone={layout.zone}
      data-side={side}
      data-empty={cards.length === 0 || undefined}
      data-over={isOver || undefined}
      data-open={hands.isSettingUp || undefined}
      data-hidden={cards.every((card) => card === NONE) || undefined}
      data-lines={layout.look === "slots" || layout.groups !== undefined || undefined}
      aria-label={`${label}, ${countWords(cards.length)}`}
      style={style as CSSProperties}
      {...drop}
    >
      {layout.look !== "pile" && <PointButton anchor={{ kind: "zone", zone: layout.zone, side }} hands={hands} />}
      {layout.look === "pile" && <Pile zone={zone} hands={hands} owner={owner} />}
      {layout.look === "slots" && <Slots zone={zone} hands={hands} units={units} />}
      {isSpread && (layout.groups === undefined || units.length === 0) && (
        <Spread zone={zone} hands={hands} units={units} />
      )}
      {isSpread && layout.groups !== undefined && units.length > 0 && (
        <Groups zone={zone} hands={hands} units={units} />
      )}
    </section>
  );
}

const countWords = (count: number): string => (count === 1 ? "1 card" : `${count} cards`);

interface SpreadProps {
  readonly zone: BoardZone;
  readonly hands: TableHands;
  readonly units: readonly Unit[];
}

/** Cards side by side; of a stack the latest first. */
function Spread({ zone, hands, units }: SpreadProps): ReactNode {
  const { layout, rule } = zone;
  const order = layout.look === "stack" ? units.toReversed() : units;
  if (order.length === 0) {
    return (
      <span className="zone-title">
        {rule.title}
        {rule.about !== undefined && <small>{rule.about}</small>}
      </span>
    );
  }
  return order.map((unit) => <UnitView key={unitKey(unit)} unit={unit} zone={zone} hands={hands} />);
}

/** A line for each group of the zone that has cards, from the middle of the table outward; cards without one are in the first. */
function Groups({ zone, hands, units }: SpreadProps): ReactNode {
  const { groups = [] } = zone.layout;
  const named = new Set(groups.map(({ group }) => group));
  const lines = groups.map(({ group, title }, at) => {
    const own = units.filter(({ place }) => {
      const of = place?.group ?? "";
      return of === group || (at === 0 && !named.has(of));
    });
    return { group, title, own };
  });
  return lines.map(({ group, title, own }) => (
    <div
      key={group}
      className="zone-line"
      role="group"
      aria-label={`${title}, ${countWords(own.length)}`}
      data-empty={own.length === 0 || undefined}
      style={{ "--n": Math.max(1, own.length) } as CSSProperties}
    >
      {own.length === 0 && <span className="zone-title">{title}</span>}
      {own.map((unit) => (
        <UnitView key={unitKey(unit)} unit={unit} zone={zone} hands={hands} />
      ))}
    </div>
  ));
}

const unitKey = ({ id, at }: Unit): string => (id === NONE ? `unknown ${at}` : `card ${id}`);
