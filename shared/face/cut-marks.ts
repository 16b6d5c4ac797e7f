import type { CardPlace, SheetPlan } from "./sheet-plan.js";

/** Where lines say how to cut: short ones in the margins, ones from edge to edge of the paper behind the cards, or none. */
export const cutMarkings = ["margin", "full", "none"] as const;
export type CutMarking = (typeof cutMarkings)[number];

/** A line of the marks, in millimetres. */
export interface CutLine {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

/** How long the marks in the margins are, and how far from the cards and their bleeds they begin; in millimetres. */
const markLength = 3;
const markDistance = 0.8;

/** Lines where each edge of a card is cut. */
export function cutLines({ page, card, bleed, places }: SheetPlan, marking: CutMarking): readonly CutLine[] {
  if (marking === "none" || places.length === 0) return [];
  const across = edges(places, ({ x }) => x, card.width);
  const down = edges(places, ({ y }) => y, card.height);
  if (marking === "full") {
    return [
      ...across.map((x) => ({ x1: x, y1: 0, x2: x, y2: page.height })),
      ...down.map((y) => ({ x1: 0, y1: y, x2: page.width, y2: y })),
    ];
  }
  const [top, bottom] = [Math.min(...down) - bleed.y - markDistance, Math.max(...down) + bleed.y + markDistance];
  const [left, right] = [Math.min(...across) - bleed.x - markDistance, Math.max(...across) + bleed.x + markDistance];
  return [
    ...across.flatMap((x) => [
      { x1: x, y1: top - markLength, x2: x, y2: top },
      { x1: x, y1: bottom, x2: x, y2: bottom + markLength },
    ]),
    ...down.flatMap((y) => [
      { x1: left - markLength, y1: y, x2: left, y2: y },
      { x1: right, y1: y, x2: right + markLength, y2: y },
    ]),
  ];
}

const edges = (places: readonly CardPlace[], of: (place: CardPlace) => number, size: number): readonly number[] => [
  ...new Set(places.flatMap((place) => [of(place), of(place) + size]).map((edge) => Math.round(edge * 1000) / 1000)),
];
