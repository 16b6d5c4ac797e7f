import {
  NOBODY,
  NONE,
  type Layout,
  type LayoutZone,
  type MatchView,
  type Prompt,
  type Seat,
  type ViewPlace,
  type ViewZone,
  type ZoneRule,
} from "../../../shared/match/index.js";
import { unitsOf, type Unit } from "./units.js";

/** A zone as it is drawn: whose it is, and its cards from bottom to top. */
export interface BoardZone {
  readonly key: string;
  readonly layout: LayoutZone;
  readonly rule: ZoneRule;
  readonly side: Seat;
  readonly cards: readonly number[];
  /** One for each card; none where all lie plainly. */
  readonly places: readonly ViewPlace[];
  /** Where it lies in the grid of a layout with columns, as it is drawn. */
  readonly cell: Cell;
  /** In `slots`: the numbers of the slots from left to right, a line for each, from the middle of the table outwards. */
  readonly lines: readonly (readonly number[])[];
}

/** Columns of the grid, counted from 0. */
export interface Cell {
  readonly column: number;
  readonly span: number;
}

/** Zones side by side. `depth` counts rows from the middle of the table. */
export interface BoardRow {
  readonly side: Seat;
  readonly depth: number;
  readonly zones: readonly BoardZone[];
}

/** Numbers from one up to another, without it. */
const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);

/** The slots that there are now, and those beyond them in which something lies. */
function slotsNow({ slots = [] }: LayoutZone, { slots: count = slots.length, places }: ViewZone): number {
  return Math.min(slots.length, Math.max(count, ...places.map(({ slot }) => slot + 1)));
}

function linesOf(layout: LayoutZone, zone: ViewZone, isMirrored: boolean): BoardZone["lines"] {
  const count = slotsNow(layout, zone);
  const front = Math.min(count, layout.front ?? count);
  const lines = [range(0, front), range(front, count)].filter(({ length }) => length > 0);
  return isMirrored ? lines.map((line) => line.toReversed()) : lines;
}

/** The rows of the table from top to bottom: the other side's, the middle, and the own. */
export function boardRows(
  { zones: laidOut, columns, mirror }: Layout,
  rules: Readonly<Record<string, ZoneRule>>,
  view: MatchView,
  bottom: Seat,
): readonly BoardRow[] {
  const placed = laidOut.filter(({ look }) => look !== "hidden");
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
    if (rule === undefined || found === undefined) return [];
    const { cards, places } = found;
    if (cards.length === 0 && layout.phases?.includes(view.phase) === false) return [];
    const isMirrored = mirror === true && side !== NOBODY && side !== bottom;
    const { column, span = 1 } = layout;
    const cell = { column: isMirrored && columns !== undefined ? columns - column - span : column, span };
    return [
      {
        key: `${layout.zone} ${side}`,
        layout,
        rule,
        side,
        cards,
        places,
        cell,
        lines: linesOf(layout, found, isMirrored),
      },
    ];
  };
  return [
    ...others.flatMap((side) => depths.toReversed().map((depth) => rowOf(side, depth))),
    rowOf(NOBODY, 0),
    ...depths.map((depth) => rowOf(bottom, depth)),
  ];
}

/** What the list of a zone is known by, or that of the cards at one of its cards. */
export const pileKey = ({ key }: BoardZone, at?: ViewPlace): string => (at === undefined ? key : `${key} at ${at.key}`);

/** A list of cards that was opened. */
export interface OpenedPile {
  readonly key: string;
  readonly zone: BoardZone;
  /** From bottom to top. */
  readonly cards: readonly number[];
  /** The card they lie at; `null` for a whole zone. */
  readonly at: Unit | null;
}

/** The list of a key, as long as it is on the table. */
export function openedPile(rows: readonly BoardRow[], key: string | null): OpenedPile | undefined {
  if (key === null) return undefined;
  for (const zone of rows.flatMap(({ zones }) => zones)) {
    if (pileKey(zone) === key) return { key, zone, cards: zone.cards, at: null };
    if (!key.startsWith(`${zone.key} at `)) continue;
    const unit = unitsOf(zone).find(({ place }) => place !== undefined && pileKey(zone, place) === key);
    if (unit === undefined) return undefined;
    return { key, zone, cards: [...unit.under, ...unit.attached, unit].map(({ id }) => id), at: unit };
  }
  return undefined;
}

/** The places of the known cards, by card; none for those in zones where all lie plainly. */
export function placesByCard({ zones }: MatchView): ReadonlyMap<number, ViewPlace> {
  const found = zones.flatMap(({ cards, places }) => places.map((place, at) => [cards[at] ?? NONE, place] as const));
  return new Map(found.filter(([card]) => card !== NONE));
}

/** The cards a question is about that are nowhere to be clicked on the table: they are laid out beside the question. */
export function trayCards(prompt: Prompt | null, rows: readonly BoardRow[]): readonly number[] {
  if (prompt?.kind !== "cards" || prompt.blind) return [];
  const open = new Set(
    rows.flatMap(({ zones }) =>
      zones.flatMap((zone) => (zone.layout.look === "pile" ? [] : unitsOf(zone).map(({ id }) => id))),
    ),
  );
  const shown = prompt.cards.filter((card) => card !== NONE);
  return shown.some((card) => !open.has(card)) ? shown : [];
}
