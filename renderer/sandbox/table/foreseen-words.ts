import type { MatchView, Preview, Ruleset } from "../../../shared/match/index.js";
import { tableTexts } from "./texts.js";

export interface ForeseenWords {
  readonly changes: readonly string[];
  /** Limits that it would reach or run into. */
  readonly warnings: readonly string[];
}

type Named = Pick<Ruleset, "seats" | "zones" | "layout">;

/** What a preview says, in the words of the layout: what numbers are made of, numbers of the seats, figures of cards, cards that change their zone. */
export function foreseenWords(preview: Preview, view: MatchView, { seats, zones, layout }: Named): ForeseenWords {
  const nameOf = (card: number): string => view.cards.find(({ id }) => id === card)?.face.name ?? "A card";
  const counters = layout.counters.flatMap(({ counter, title }) =>
    preview.counters
      .filter((each) => each.counter === counter)
      .map(({ seat, from, to }) => `${title} of ${seats[seat] ?? ""}: ${from} → ${to}`),
  );
  const figures = preview.figures.map(
    ({ card, title, from, to }) => `${nameOf(card)}: ${tableTexts.figureBecomes(title, from, to)}`,
  );
  // Where a card waits while it is carried out is no place that a player knows.
  const isSeen = (to: string): boolean => layout.zones.find(({ zone }) => zone === to)?.look !== "hidden";
  const moves = preview.cards
    .filter(({ to }) => isSeen(to))
    .map(({ card, to }) => `${nameOf(card)} → ${zones[to]?.title ?? to}`);
  const full = layout.counters.flatMap(({ counter, title, limit }) =>
    preview.counters
      .filter((each) => each.counter === counter && limit !== undefined && each.to > each.from && each.to >= limit)
      .map(({ seat, to }) => tableTexts.noMoreFindRoom(title, seats[seat] ?? "", to, limit ?? to)),
  );
  return {
    changes: [...preview.explained, ...counters, ...figures, ...moves],
    warnings: [...preview.warnings, ...full],
  };
}
