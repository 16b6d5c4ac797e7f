import type { Anchor } from "../../../shared/match/index.js";
import type { Box } from "../match/travel.js";

/** An arrow in px. */
export interface Arrow {
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;
}

const middle = ({ left, top, width, height }: Box) => ({ x: left + width / 2, y: top + height / 2 });

/** How far along the way from the middle of a box to a point its edge lies, from 0 to 1. */
function edgeAt({ width, height }: Box, across: number, down: number): number {
  const byWidth = across === 0 ? Infinity : width / 2 / Math.abs(across);
  const byHeight = down === 0 ? Infinity : height / 2 / Math.abs(down);
  return Math.min(1, byWidth, byHeight);
}

/** From edge to edge of two boxes, along the line between their middles. Undefined where they overlap too much for an arrow. */
export function arrowBetween(from: Box, to: Box): Arrow | undefined {
  const start = middle(from);
  const end = middle(to);
  const across = end.x - start.x;
  const down = end.y - start.y;
  const first = edgeAt(from, across, down) * 0.8;
  const last = 1 - edgeAt(to, across, down) * 0.9;
  if (first >= last || (across === 0 && down === 0)) return undefined;
  return {
    fromX: start.x + across * first,
    fromY: start.y + down * first,
    toX: start.x + across * last,
    toY: start.y + down * last,
  };
}

/** Where an anchor is drawn; of a card in a closed pile the pile, of one that lies at another the other. */
export function elementOf(
  table: HTMLElement,
  anchor: Anchor,
  placeOf: (
    card: number,
  ) => { readonly key: number | undefined; readonly zone: string; readonly side: number } | undefined,
): Element | null {
  const zone = (name: string, side: number): Element | null =>
    [...table.querySelectorAll(".zone")].find(
      (each) => each instanceof HTMLElement && each.dataset["zone"] === name && each.dataset["side"] === String(side),
    ) ?? null;
  const place = (key: number): Element | null =>
    table.querySelector(`.board [data-key="${key}"]`) ?? table.querySelector(`.unit[data-keys~="${key}"]`);
  switch (anchor.kind) {
    case "seat":
      return table.querySelector(`.seat[data-seat="${anchor.seat}"]`);
    case "zone":
      return zone(anchor.zone, anchor.side);
    case "slot":
      return zone(anchor.zone, anchor.side)?.querySelector(`[data-slot="${anchor.slot}"]`) ?? null;
    case "place":
      return place(anchor.key);
    case "card": {
      const drawn = table.querySelector(`.board .zone [data-card="${anchor.card}"]`);
      if (drawn !== null) return drawn;
      const lies = placeOf(anchor.card);
      if (lies === undefined) return null;
      return (lies.key === undefined ? null : place(lies.key)) ?? zone(lies.zone, lies.side);
    }
  }
}
