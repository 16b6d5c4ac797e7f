import {
  botsOf,
  cardFigures,
  contestantName,
  pairFigures,
  significanceOf,
  type CardFigures,
  type Estimate,
  type PairFigures,
  type SimulationFrame,
  type SimulationSums,
} from "../../shared/simulation/index.js";
import { changeText, figureCells, figureHeadings, pointsText, shareText } from "./simulate-cells.js";
import { tableText, type Line } from "./table-text.js";

/** So many pairs of cards are shown; JSON and CSV have all. */
const mostPairs = 20;

/** The cards of all decks and, where they were counted, pairs of them. */
export function cardTables(frame: SimulationFrame, sums: SimulationSums, names: readonly string[]): readonly string[] {
  const all = frame.contestants.map((_, index) => index);
  const cards = [...cardFigures(frame, sums, all)].sort((a, b) => rankOf(b) - rankOf(a) || a.card - b.card);
  const named = (card: number): string => names[card] ?? String(card);
  const bots = botsOf(frame).join(" and ");
  return [
    winTable(frame, cards, named, bots),
    playTable(frame, cards, named, bots),
    pairTable(frame, sums, named, bots),
  ];
}

/** For the order of cards: those drawn too seldom to judge come after the others. */
function rankOf({ drawn: { now } }: CardFigures): number {
  if (now === null) return -2;
  return significanceOf(now, now.value) === "too-few" ? now.value - 1.5 : now.value;
}

type Named = (card: number) => string;

/** Those first that were won most with when drawn. */
const winTable = (frame: SimulationFrame, cards: readonly CardFigures[], named: Named, bots: string): string =>
  tableText(
    `Cards, played by ${bots}`,
    [
      ...["", "drawn"],
      ...figureHeadings("wins drawn", frame),
      ...["more than deck", "more than undrawn", "wins in opening hand", "wins drawn later"],
    ],
    cards.map(({ card, drawn, aboveDeck, lift, opening, later }) => [
      ...[named(card), countText(drawn.now)],
      ...figureCells(drawn, frame),
      ...[changeText(aboveDeck), changeText(lift), shareText(opening), shareText(later)],
    ]),
  );

function playTable(frame: SimulationFrame, cards: readonly CardFigures[], named: Named, bots: string): string {
  // Nothing is kept where nobody puts anything back.
  const hasKept = cards.some(({ kept }) => kept !== null);
  const keptCells = (cells: Line): Line => (hasKept ? cells : []);
  return tableText(
    `Cards in hand and play, played by ${bots}`,
    [
      ...["", ...keptCells(["first hand", "kept"]), "played"],
      ...figureHeadings("wins played", frame),
      ...["own turn played", "stuck in hand"],
    ],
    cards.map(({ card, kept, played, turn, stuck }) => [
      ...[named(card), ...keptCells([countText(kept), shareText(kept)]), countText(played.now)],
      ...figureCells(played, frame),
      turn ? `${turn.value.toFixed(1)} (${turn.low.toFixed(1)}–${turn.high.toFixed(1)})` : "–",
      shareText(stuck),
    ]),
  );
}

const countText = (share: Estimate | null): string => String(share?.of ?? 0);

/** The pairs that are least by chance, with a star where they are more than that after the correction. */
function pairTable(frame: SimulationFrame, sums: SimulationSums, named: Named, bots: string): string {
  const { pairs, tooFew } = pairFigures(frame, sums);
  const found = pairs.filter(({ isFound }) => isFound).length;
  const lines = pairs
    .slice(0, mostPairs)
    .map((pair) => [
      pairText(frame, pair, named),
      String(pair.both.of),
      shareText(pair.both),
      `${pointsText(pair.lift)}${pair.isFound ? "*" : " "}`,
      chanceText(pair.chance),
      chanceText(pair.corrected),
    ]);
  const counts = `${found} of ${pairs.length} found, ${tooFew} of too few matches`;
  const headings = ["", "both drawn", "wins with both", "lift", "chance", "corrected"];
  const title = `Pairs of cards, played by ${bots}: ${counts}`;
  return lines.length === 0 && tooFew > 0 ? `${title}\n` : tableText(title, headings, lines);
}

function pairText(
  frame: SimulationFrame,
  { kind, contestant, other, first, second }: PairFigures,
  named: Named,
): string {
  const decks = frame.contestants.length === 1 ? "" : `${contestantName(frame, contestant)}: `;
  const whose = kind === "with" || other === contestant ? "" : ` of ${contestantName(frame, other)}`;
  return `${decks}${named(first)} ${kind} ${named(second)}${whose}`;
}

const chanceText = (chance: number): string => (chance < 0.0001 ? "< 0.0001" : chance.toFixed(4));
