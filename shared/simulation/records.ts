import type { SimulationSums } from "./batch.js";
import {
  cardFigures,
  contestantFigures,
  curveOf,
  lengthFigures,
  pairingFigures,
  seatFigures,
  type Figure,
} from "./figures.js";
import { contestantName, type SimulationFrame } from "./frame.js";
import type { Estimate, Mean } from "./interval.js";

/** One figure of a simulation in a line of its own; what does not apply is `null`. Shares are from 0 to 1. */
export interface FigureRecord {
  readonly figure:
    | "wins"
    | "wins in seat"
    | "wins against"
    | "seat wins"
    | "wins drawn"
    | "wins not drawn"
    | "wins played"
    | "wins in opening hand"
    | "wins drawn, shrunk"
    | "own turn first played"
    | "drawn and never played"
    | "counter at start of turn"
    | "counter at end of turn"
    | "matches of this length";
  readonly contestant: string | null;
  readonly against: string | null;
  readonly seat: string | null;
  readonly card: string | null;
  readonly counter: string | null;
  /** The seat's own turn, or the number of all turns of a match. */
  readonly turn: number | null;
  /** How many matches, or turns, it was counted in. */
  readonly of: number | null;
  readonly value: number | null;
  readonly low: number | null;
  readonly high: number | null;
  readonly before: number | null;
  readonly change: number | null;
  readonly changeLow: number | null;
  readonly changeHigh: number | null;
}

const blank: Omit<FigureRecord, "figure"> = {
  contestant: null,
  against: null,
  seat: null,
  card: null,
  counter: null,
  turn: null,
  of: null,
  value: null,
  low: null,
  high: null,
  before: null,
  change: null,
  changeLow: null,
  changeHigh: null,
};

const estimated = (estimate: Estimate | Mean | null) =>
  estimate && { of: estimate.of, value: estimate.value, low: estimate.low, high: estimate.high };

const figured = ({ now, change }: Figure) => ({
  ...estimated(now),
  ...(change && { before: change.before.value, change: change.value, changeLow: change.low, changeHigh: change.high }),
});

/** All figures of a simulation, one a line. `cards` are the names by number. */
export function recordsOf(
  frame: SimulationFrame,
  sums: SimulationSums,
  cards: readonly string[],
): readonly FigureRecord[] {
  const names = frame.contestants.map((_, index) => contestantName(frame, index));
  return [
    ...names.flatMap((contestant, index) => contestantRecords(frame, sums, contestant, index)),
    ...pairingFigures(frame, sums).map(({ first, second, wins }): FigureRecord => ({
      ...blank,
      figure: "wins against",
      contestant: names[first] ?? null,
      against: names[second] ?? null,
      ...estimated(wins),
    })),
    ...seatFigures(frame, sums).map((figure, seat): FigureRecord => ({
      ...blank,
      figure: "seat wins",
      seat: frame.seats[seat] ?? null,
      ...figured(figure),
    })),
    ...names.flatMap((contestant, index) => cardRecords(frame, sums, cards, contestant, index)),
    ...names.flatMap((contestant, index) => curveRecords(frame, sums, contestant, index)),
    ...lengthFigures(sums).histogram.map(({ turns, now, before }): FigureRecord => ({
      ...blank,
      figure: "matches of this length",
      turn: turns,
      value: now,
      before: frame.isCompared ? before : null,
    })),
  ];
}

function contestantRecords(
  frame: SimulationFrame,
  sums: SimulationSums,
  contestant: string,
  index: number,
): FigureRecord[] {
  const { wins, seats } = contestantFigures(frame, sums, index);
  return [
    { ...blank, figure: "wins", contestant, ...figured(wins) },
    ...seats.map((figure, seat): FigureRecord => ({
      ...blank,
      figure: "wins in seat",
      contestant,
      seat: frame.seats[seat] ?? null,
      ...figured(figure),
    })),
  ];
}

const cardRecords = (
  frame: SimulationFrame,
  sums: SimulationSums,
  cards: readonly string[],
  contestant: string,
  index: number,
): FigureRecord[] =>
  cardFigures(frame, sums, [index]).flatMap(({ card: number, drawn, notDrawn, played, ...more }): FigureRecord[] => {
    const named = { ...blank, contestant, card: cards[number] ?? null };
    return [
      { ...named, figure: "wins drawn", ...figured(drawn) },
      { ...named, figure: "wins not drawn", ...estimated(notDrawn) },
      { ...named, figure: "wins played", ...figured(played) },
      { ...named, figure: "wins in opening hand", ...estimated(more.opening) },
      { ...named, figure: "wins drawn, shrunk", of: drawn.now?.of ?? null, value: more.shrunk },
      { ...named, figure: "own turn first played", ...estimated(more.turn) },
      { ...named, figure: "drawn and never played", ...estimated(more.stuck) },
    ];
  });

const curveRecords = (
  { counters }: SimulationFrame,
  { after }: SimulationSums,
  contestant: string,
  index: number,
): FigureRecord[] =>
  counters.flatMap(({ counter, title }) =>
    curveOf(after, index, counter).flatMap(({ turn, start, end }): FigureRecord[] => {
      const named = { ...blank, contestant, counter: title, turn };
      return [
        { ...named, figure: "counter at start of turn", ...estimated(start) },
        { ...named, figure: "counter at end of turn", ...estimated(end) },
      ];
    }),
  );

/** The figures as CSV with a line of headings; names are as they are, formulas too. */
export function csvOf(records: readonly FigureRecord[]): string {
  const columns = ["figure", ...Object.keys(blank)] as readonly (keyof FigureRecord)[];
  const lines = records.map((record) => columns.map((column) => csvCell(record[column])).join(","));
  return `${[columns.join(","), ...lines].join("\n")}\n`;
}

function csvCell(value: string | number | null): string {
  if (typeof value !== "string") return value === null ? "" : String(value);
  return /[",\n\r]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
