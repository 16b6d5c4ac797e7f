import type { CardFigures } from "../../shared/simulation/index.js";

/** What cards can be ordered by. */
export type CardColumn = "name" | "draws" | "drawn" | "drawnChange" | "lift" | "plays" | "played" | "playedChange";

export interface CardOrder {
  readonly by: CardColumn;
  readonly isDescending: boolean;
}

/** A card with its name. */
export interface NamedFigures extends CardFigures {
  readonly name: string;
}

const numberOf: Readonly<Record<Exclude<CardColumn, "name">, (card: CardFigures) => number | undefined>> = {
  draws: ({ drawn }) => drawn.now?.of ?? 0,
  drawn: ({ drawn }) => drawn.now?.value,
  drawnChange: ({ drawn }) => drawn.change?.value,
  lift: ({ lift }) => lift?.value,
  plays: ({ played }) => played.now?.of ?? 0,
  played: ({ played }) => played.now?.value,
  playedChange: ({ played }) => played.change?.value,
};

/** The cards in an order; those without a figure come last in any case. */
export function orderedCards(cards: readonly NamedFigures[], { by, isDescending }: CardOrder): readonly NamedFigures[] {
  const sign = isDescending ? -1 : 1;
  if (by === "name") return [...cards].sort((a, b) => sign * a.name.localeCompare(b.name));
  const read = numberOf[by];
  return [...cards].sort((a, b) => {
    const [first, second] = [read(a), read(b)];
    if (first === undefined || second === undefined) return Number(first === undefined) - Number(second === undefined);
    return sign * (first - second) || a.card - b.card;
  });
}

/** The order after a click on a heading: names begin with A, figures with the highest. */
export const orderAfter = (order: CardOrder, by: CardColumn): CardOrder =>
  order.by === by ? { by, isDescending: !order.isDescending } : { by, isDescending: by !== "name" };
