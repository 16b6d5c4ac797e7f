import {
  significanceOf,
  significanceOfChange,
  type CardFigures,
  type Change,
  type Estimate,
} from "../../shared/simulation/index.js";

/** What cards can be ordered by. */
export type CardColumn =
  | "name"
  | "draws"
  | "drawn"
  | "drawnChange"
  | "shrunk"
  | "lift"
  | "aboveDeck"
  | "opening"
  | "later"
  | "kept"
  | "plays"
  | "played"
  | "playedChange"
  | "turn"
  | "stuck";

export interface CardOrder {
  readonly by: CardColumn;
  readonly isDescending: boolean;
}

/** A card with its name. */
export interface NamedFigures extends CardFigures {
  readonly name: string;
}

/** A figure to order by; what is of too few matches to judge comes after all that is not. */
interface Rank {
  readonly value: number;
  readonly isSure: boolean;
}

const rankOf = (value: number): Rank => ({ value, isSure: true });

const rankOfShare = (share: Estimate | null): Rank | undefined =>
  share ? { value: share.value, isSure: significanceOf(share, share.value) !== "too-few" } : undefined;

const rankOfChange = (change: Change | null): Rank | undefined =>
  change ? { value: change.value, isSure: significanceOfChange(change) !== "too-few" } : undefined;

const ranks: Readonly<Record<Exclude<CardColumn, "name">, (card: CardFigures) => Rank | undefined>> = {
  draws: ({ drawn }) => rankOf(drawn.now?.of ?? 0),
  drawn: ({ drawn }) => rankOfShare(drawn.now),
  drawnChange: ({ drawn }) => rankOfChange(drawn.change),
  shrunk: ({ shrunk }) => (shrunk === null ? undefined : rankOf(shrunk)),
  lift: ({ lift }) => rankOfChange(lift),
  aboveDeck: ({ aboveDeck }) => rankOfChange(aboveDeck),
  later: ({ later }) => rankOfShare(later),
  kept: ({ kept }) => rankOfShare(kept),
  opening: ({ opening }) => rankOfShare(opening),
  turn: ({ turn }) => (turn ? rankOf(turn.value) : undefined),
  stuck: ({ stuck }) => rankOfShare(stuck),
  plays: ({ played }) => rankOf(played.now?.of ?? 0),
  played: ({ played }) => rankOfShare(played.now),
  playedChange: ({ played }) => rankOfChange(played.change),
};

/** The cards in an order; those of too few matches come after the others in any case, those without a figure last. */
export function orderedCards(cards: readonly NamedFigures[], { by, isDescending }: CardOrder): readonly NamedFigures[] {
  const sign = isDescending ? -1 : 1;
  if (by === "name") return [...cards].sort((a, b) => sign * a.name.localeCompare(b.name));
  const read = ranks[by];
  return [...cards].sort((a, b) => {
    const [first, second] = [read(a), read(b)];
    if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined);
    if (first.isSure !== second.isSure) return first.isSure ? -1 : 1;
    return sign * (first.value - second.value) || a.card - b.card;
  });
}

/** The order after a click on a heading: names begin with A, figures with the highest. */
export const orderAfter = (order: CardOrder, by: CardColumn): CardOrder =>
  order.by === by ? { by, isDescending: !order.isDescending } : { by, isDescending: by !== "name" };
