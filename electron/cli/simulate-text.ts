import {
  botsOf,
  contestantFigures,
  contestantName,
  curveOf,
  lengthFigures,
  pairingFigures,
  seatFigures,
  mirrorChecks,
  type Lengths,
  type SimulationFrame,
  type SimulationSums,
} from "../../shared/simulation/index.js";
import { cardTables } from "./simulate-cards.js";
import { figureCells, figureHeadings, shareText } from "./simulate-cells.js";
import { tableText, type Line } from "./table-text.js";

/** How many turns of a curve fit beside each other. */
const mostTurns = 14;

/** The figures of a simulation for people to read: tables of shares with their intervals. */
export function simulationText(frame: SimulationFrame, sums: SimulationSums, cards: readonly string[]): string {
  return [
    contestantTable(frame, sums),
    pairingTable(frame, sums),
    mirrorTable(frame, sums),
    tableText(
      "Seats",
      ["", ...figureHeadings("wins", frame)],
      seatFigures(frame, sums).map((figure, seat) => [frame.seats[seat] ?? "", ...figureCells(figure, frame)]),
    ),
    lengthTable(frame, sums),
    ...curveTables(frame, sums),
    ...cardTables(frame, sums, cards),
  ]
    .filter((text) => text !== "")
    .join("\n");
}

function contestantTable(frame: SimulationFrame, sums: SimulationSums): string {
  const headings = ["", ...figureHeadings("wins", frame), ...frame.seats.map((seat) => `as ${seat}`)];
  const lines = frame.contestants.map((_, index) => {
    const { wins, seats } = contestantFigures(frame, sums, index);
    return [contestantName(frame, index), ...figureCells(wins, frame), ...seats.map(({ now }) => shareText(now))];
  });
  return tableText(`Decks, played by ${botsOf(frame).join(" and ")}`, headings, lines);
}

function pairingTable(frame: SimulationFrame, sums: SimulationSums): string {
  const pairings = pairingFigures(frame, sums);
  if (pairings.length < 2) return "";
  return tableText(
    "Against each other",
    ["", "wins of the first"],
    pairings.map(({ first, second, wins }) => [
      `${contestantName(frame, first)} against ${contestantName(frame, second)}`,
      shareText(wins),
    ]),
  );
}

function mirrorTable(frame: SimulationFrame, sums: SimulationSums): string {
  return tableText(
    "Each deck against itself: must be 50 %",
    ["", "wins of the first", ""],
    mirrorChecks(frame, sums).map(({ contestant, wins, isEven }) => [
      contestantName(frame, contestant),
      shareText(wins),
      isEven ? "as it must" : "off: chance in 5 of 100 checks, else something is wrong",
    ]),
  );
}

function lengthTable({ isCompared }: SimulationFrame, sums: SimulationSums): string {
  const { now, before } = lengthFigures(sums);
  const line = (name: string, lengths: Lengths | null): Line[] =>
    lengths === null
      ? []
      : [[name, lengths.mean.toFixed(1), ...[lengths.median, lengths.tenth, lengths.ninetieth].map(String)]];
  const lines = [...line(isCompared ? "now" : "all matches", now), ...(isCompared ? line("before", before) : [])];
  return tableText("Length in turns", ["", "mean", "median", "10 %", "90 %"], lines);
}

function curveTables(frame: SimulationFrame, { after }: SimulationSums): string[] {
  return frame.counters.map(({ counter, title }) => {
    const curves = frame.contestants.map((_, index) => curveOf(after, index, counter).slice(0, mostTurns));
    const longest = Math.max(0, ...curves.map(({ length }) => length));
    const headings = ["", ...Array.from({ length: longest }, (_, index) => String(index + 1))];
    const lines = curves.flatMap((curve, index) =>
      (["start", "end"] as const).map((moment) => [
        `${contestantName(frame, index)}, ${moment}`,
        ...curve.map((point) => point[moment]?.value.toFixed(1) ?? "–"),
      ]),
    );
    return tableText(`${title} in own turn`, headings, longest === 0 ? [] : lines);
  });
}
