import type { ReactNode } from "react";
import { NONE, type ViewCard } from "../../../shared/match/index.js";
import type { TableSnapshot } from "../match/protocol.js";
import { tableTexts } from "./texts.js";
import type { BoardRow, BoardZone } from "./board.js";
import { isHandRow, type BoardGrid } from "./board-grid.js";
import type { TableHands } from "./table-hands.js";
import { ZoneView } from "./ZoneView.js";

interface RowProps {
  readonly row: BoardRow;
  /** Its line of the grid, in a layout with columns. */
  readonly line: BoardGrid["middle"] | undefined;
  readonly bottom: number;
  readonly hands: TableHands;
  readonly owner: string;
}

/**
 * In the grid of a layout with columns the zones are in their cells. Otherwise cards that are spread out take the room; piles are
 * at the end, stacked where there is height for that.
 */
export function TableRow({ row, line, bottom, hands, owner }: RowProps): ReactNode {
  const isOwn = row.side === bottom || undefined;
  if (line !== undefined && !isHandRow(row)) {
    return (
      <div className="board-row board-cells" data-own={isOwn} data-depth={row.depth} style={{ gridRow: line }}>
        {row.zones.map((zone) => (
          <ZoneView key={zone.key} zone={zone} hands={hands} owner={owner} />
        ))}
      </div>
    );
  }
  const piles = row.zones.filter(({ layout }) => layout.look === "pile");
  const spread = row.zones.filter(({ layout }) => layout.look !== "pile");
  return (
    <div
      className="board-row"
      data-own={isOwn}
      data-depth={row.depth}
      style={line === undefined ? undefined : { gridRow: line, gridColumn: "1 / -1" }}
    >
      {spread.map((zone) => (
        <ZoneView key={zone.key} zone={zone} hands={hands} owner={owner} />
      ))}
      {piles.length > 0 && (
        <div className="piles">
          {piles.map((zone) => (
            <ZoneView key={zone.key} zone={zone} hands={hands} owner={owner} />
          ))}
        </div>
      )}
    </div>
  );
}

interface MiddleProps {
  readonly zone: BoardZone;
  readonly hands: TableHands;
  readonly snapshot: TableSnapshot;
  readonly cards: ReadonlyMap<number, ViewCard>;
}

/** A shared zone; of a stack also what is not a card, and what each item is aimed at. */
export function MiddleZone({ zone, hands, snapshot, cards }: MiddleProps): ReactNode {
  if (zone.layout.look !== "stack") return <ZoneView zone={zone} hands={hands} owner="" />;
  const { stack } = snapshot.view;
  const nameOf = (card: number): string => cards.get(card)?.face.name ?? "";
  const notes = stack.toReversed().flatMap(({ id, card, cause, targets }) => {
    const aims = targets.map(nameOf).filter((name) => name !== "");
    const what = card === NONE ? tableTexts.abilityOf(nameOf(cause.card) || tableTexts.aCard) : nameOf(card);
    return card !== NONE && aims.length === 0
      ? []
      : [{ id, text: aims.length === 0 ? what : `${what} → ${aims.join(", ")}` }];
  });
  return (
    <div className="stack-zone" data-empty={(stack.length === 0 && zone.cards.length === 0) || undefined}>
      <ZoneView zone={zone} hands={hands} owner="" />
      {notes.map(({ id, text }) => (
        <p key={id} className="stack-note" title={text}>
          {text}
        </p>
      ))}
    </div>
  );
}
