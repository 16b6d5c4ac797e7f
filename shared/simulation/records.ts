import type { SimulationSums } from "./batch.js";
import { cardRecords, pairRecords, staleOf, type StaleFigures } from "./card-records.js";
import { mirrorChecks } from "./field.js";
import { contestantFigures, curveOf, lengthFigures, pairingFigures, seatFigures } from "./figures.js";
import { contestantName, type SimulationFrame } from "./frame.js";
import { shareOf } from "./interval.js";
import { blankRecord as blank, estimated, figured, type FigureRecord } from "./record.js";

/**
 * All figures of a simulation, one per line.
 *
 * @param cards the names of the cards by number
 * @param stale what was edited since; nothing where that is not known
 */
export function recordsOf(
  frame: SimulationFrame,
  sums: SimulationSums,
  cards: readonly string[],
  stale?: StaleFigures,
): readonly FigureRecord[] {
  const named = { names: cards, ...(stale && { stale }) };
  const indexes = frame.contestants.map((_, index) => index);
  return [
    ...indexes.flatMap((index) => contestantRecords(frame, sums, index, stale)),
    ...pairingFigures(frame, sums).map(({ first, second, wins }): FigureRecord => ({
      ...playedBy(frame, first),
      figure: "wins against",
      against: contestantName(frame, second),
      stale: staleOf(stale, [first, second]),
      ...estimated(wins),
    })),
    ...mirrorChecks(frame, sums).map(({ contestant, wins }): FigureRecord => ({
      ...playedBy(frame, contestant),
      figure: "wins against itself",
      against: contestantName(frame, contestant),
      stale: staleOf(stale, [contestant]),
      ...estimated(wins),
    })),
    ...seatFigures(frame, sums).map((figure, seat): FigureRecord => ({
      ...blank,
      figure: "seat wins",
      seat: frame.seats[seat] ?? null,
      ...figured(figure),
    })),
    ...indexes.flatMap((index) => cardRecords(frame, sums, named, index)),
    ...pairRecords(frame, sums, named),
    ...indexes.flatMap((index) => curveRecords(frame, sums, index)),
    ...lengthFigures(sums).histogram.map(({ turns, now, before }): FigureRecord => ({
      ...blank,
      figure: "matches of this length",
      turn: turns,
      value: now,
      before: frame.isCompared ? before : null,
    })),
  ];
}

/** A contestant and who plays for it as columns of a record. */
const playedBy = (frame: SimulationFrame, index: number) => ({
  ...blank,
  contestant: contestantName(frame, index),
  bot: frame.contestants[index]?.bot ?? null,
});

function contestantRecords(
  frame: SimulationFrame,
  sums: SimulationSums,
  index: number,
  stale: StaleFigures | undefined,
): FigureRecord[] {
  const { wins, seats } = contestantFigures(frame, sums, index);
  const own = sums.after.contestants[index];
  const all = seats.reduce((sum, { now }) => sum + (now?.of ?? 0), 0);
  const named = { ...playedBy(frame, index), stale: staleOf(stale, [index]) };
  return [
    { ...named, figure: "wins", metric: "WR", ...figured(wins) },
    ...seats.map((figure, seat): FigureRecord => ({
      ...named,
      figure: "wins in seat",
      seat: frame.seats[seat] ?? null,
      ...figured(figure),
    })),
    {
      ...named,
      figure: "first hand put back",
      metric: "Mulligan %",
      ...estimated(shareOf(own?.redrawn.matches ?? 0, all)),
    },
  ];
}

const curveRecords = (frame: SimulationFrame, { after }: SimulationSums, index: number): FigureRecord[] =>
  frame.counters.flatMap(({ counter, title }) =>
    curveOf(after, index, counter).flatMap(({ turn, start, end }): FigureRecord[] => {
      const named = { ...playedBy(frame, index), counter: title, turn };
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

function csvCell(value: string | number | boolean | null): string {
  if (typeof value !== "string") return value === null ? "" : String(value);
  return /[",\n\r]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
