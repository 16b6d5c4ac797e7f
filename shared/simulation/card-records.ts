import type { SimulationSums } from "./batch.js";
import { cardFigures, type CardFigures } from "./card-figures.js";
import type { Change } from "./difference.js";
import { contestantName, type SimulationFrame } from "./frame.js";
import { pairFigures, type PairFigures } from "./pair-figures.js";
import { blankRecord, estimated, figured, type FigureRecord } from "./record.js";

/** What was edited since matches were played: cards by number, and contestants whose decks are other lists of cards. */
export interface StaleFigures {
  readonly cards: ReadonlySet<number>;
  readonly decks: ReadonlySet<number>;
}

/** What cards are called in records, by number, and what was edited since, where that is known. */
export interface CardsOfRecords {
  readonly names: readonly string[];
  readonly stale?: StaleFigures;
}

/** Whether a figure of these contestants and cards is of other ones now; null where that is not known. */
export const staleOf = (
  stale: StaleFigures | undefined,
  contestants: readonly number[],
  cards: readonly number[] = [],
): boolean | null =>
  stale ? cards.some((card) => stale.cards.has(card)) || contestants.some((each) => stale.decks.has(each)) : null;

/** The figures of the cards of a contestant, with their usual names (17Lands, HSReplay). */
export const cardRecords = (
  frame: SimulationFrame,
  sums: SimulationSums,
  { names, stale }: CardsOfRecords,
  index: number,
): readonly FigureRecord[] =>
  cardFigures(frame, sums, [index]).flatMap((figures) => {
    const of = {
      ...blankRecord,
      contestant: contestantName(frame, index),
      bot: frame.contestants[index]?.bot ?? null,
      card: names[figures.card] ?? null,
      stale: staleOf(stale, [index], [figures.card]),
    };
    return recordsOfCard(figures).map((record) => ({ ...of, ...record }));
  });

type Columns = Pick<FigureRecord, "figure" | "metric"> & Partial<FigureRecord>;

const differed = (change: Change | null) =>
  change && { of: change.after.of, value: change.value, low: change.low, high: change.high };

const recordsOfCard = (card: CardFigures): readonly Columns[] => [
  { figure: "wins with the card in the deck", metric: "GP WR", ...estimated(card.holders) },
  { figure: "wins in opening hand", metric: "OH WR", ...estimated(card.opening) },
  { figure: "wins drawn later", metric: "GD WR", ...estimated(card.later) },
  { figure: "wins drawn", metric: "GIH WR", ...figured(card.drawn) },
  { figure: "wins not drawn", metric: "GNS WR", ...estimated(card.notDrawn) },
  { figure: "wins drawn less wins not drawn", metric: "IWD", ...differed(card.lift) },
  { figure: "wins drawn less wins of the deck", metric: "GIH WR − GP WR", ...differed(card.aboveDeck) },
  { figure: "wins drawn, shrunk", metric: "GIH WR, shrunk", of: card.drawn.now?.of ?? null, value: card.shrunk },
  { figure: "wins played", metric: "Played WR", ...figured(card.played) },
  { figure: "kept in the first hand", metric: "Kept %", ...estimated(card.kept) },
  { figure: "own turn first played", metric: "Turn played", ...estimated(card.turn) },
  { figure: "drawn and never played", metric: "Stuck in hand %", ...estimated(card.stuck) },
];

/** The lifts of the pairs of cards that were counted. */
export const pairRecords = (
  frame: SimulationFrame,
  sums: SimulationSums,
  { names, stale }: CardsOfRecords,
): readonly FigureRecord[] =>
  pairFigures(frame, sums).pairs.map(({ kind, contestant, other, first, second, both, lift, ...more }) => ({
    ...blankRecord,
    figure: figureOf[kind],
    contestant: contestantName(frame, contestant),
    bot: frame.contestants[contestant]?.bot ?? null,
    against: kind === "with" ? null : contestantName(frame, other),
    card: names[first] ?? null,
    otherCard: names[second] ?? null,
    of: both.of,
    ...{ value: lift.value, low: lift.low, high: lift.high },
    ...{ chance: more.chance, corrected: more.corrected },
    stale: staleOf(stale, [contestant, other], [first, second]),
  }));

const figureOf = {
  with: "lift with another card",
  against: "lift against another card",
} as const satisfies Record<PairFigures["kind"], FigureRecord["figure"]>;
