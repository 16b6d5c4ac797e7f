import {
  cardFigures,
  contestantFigures,
  contestantName,
  curveOf,
  lengthFigures,
  pairingFigures,
  seatFigures,
  significanceOf,
  significanceOfChange,
  type CardFigures,
  type Change,
  type Estimate,
  type Figure,
  type Lengths,
  type SimulationFrame,
  type SimulationSums,
} from "../../shared/simulation/index.js";
import { tableText, type Line } from "./table-text.js";

/** How many turns of a curve fit beside each other. */
const mostTurns = 14;

/** The figures of a simulation for people to read: tables of shares with their intervals. */
export function simulationText(frame: SimulationFrame, sums: SimulationSums, cards: readonly string[]): string {
  return [
    contestantTable(frame, sums),
    pairingTable(frame, sums),
    tableText(
      "Seats",
      ["", ...figureHeadings("wins", frame)],
      seatFigures(frame, sums).map((figure, seat) => [frame.seats[seat] ?? "", ...figureCells(figure, frame)]),
    ),
    lengthTable(frame, sums),
    ...curveTables(frame, sums),
    cardTable(frame, sums, cards),
  ]
    .filter((text) => text !== "")
    .join("\n");
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const signed = (share: number): string => `${share < 0 ? "−" : "+"}${Math.abs(share * 100).toFixed(1)}`;

/** `54.2 % (51.0–57.3)`. */
const shareText = (share: Estimate | null): string =>
  share === null ? "–" : `${percent(share.value)} (${(share.low * 100).toFixed(1)}–${(share.high * 100).toFixed(1)})`;

/** `+2.1 (−0.4 … +4.6)`, with a star where the interval is a gain or a loss as a whole, and of enough matches. */
function changeText(change: Change | null): string {
  if (change === null) return "–";
  const significance = significanceOfChange(change);
  const star = significance === "above" || significance === "below" ? "*" : " ";
  return `${signed(change.value)} (${signed(change.low)} … ${signed(change.high)})${star}`;
}

const figureHeadings = (title: string, { isCompared }: SimulationFrame): Line =>
  isCompared ? [title, "change"] : [title];

const figureCells = ({ now, change }: Figure, { isCompared }: SimulationFrame): Line =>
  isCompared ? [shareText(now), changeText(change)] : [shareText(now)];

function contestantTable(frame: SimulationFrame, sums: SimulationSums): string {
  const headings = ["", ...figureHeadings("wins", frame), ...frame.seats.map((seat) => `as ${seat}`)];
  const lines = frame.contestants.map((_, index) => {
    const { wins, seats } = contestantFigures(frame, sums, index);
    return [contestantName(frame, index), ...figureCells(wins, frame), ...seats.map(({ now }) => shareText(now))];
  });
  return tableText("Decks", headings, lines);
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

/** For the order of cards: those drawn too seldom to judge come after the others. */
function rankOf({ drawn: { now } }: CardFigures): number {
  if (now === null) return -2;
  return significanceOf(now, now.value) === "too-few" ? now.value - 1.5 : now.value;
}

/** The cards of all decks, those first that were won most with when drawn. */
function cardTable(frame: SimulationFrame, sums: SimulationSums, names: readonly string[]): string {
  const all = frame.contestants.map((_, index) => index);
  const figures = [...cardFigures(frame, sums, all)].sort((a, b) => rankOf(b) - rankOf(a) || a.card - b.card);
  return tableText(
    "Cards",
    [
      "",
      "drawn",
      ...figureHeadings("wins drawn", frame),
      "more than undrawn",
      "played",
      ...figureHeadings("wins played", frame),
    ],
    figures.map(({ card, drawn, lift, played }) => [
      names[card] ?? String(card),
      String(drawn.now?.of ?? 0),
      ...figureCells(drawn, frame),
      changeText(lift),
      String(played.now?.of ?? 0),
      ...figureCells(played, frame),
    ]),
  );
}
