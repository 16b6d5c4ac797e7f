import type { Seat } from "../../../../../match/index.js";
import type { Side } from "../../../language/ast/selectors.js";
import { drawByEffect, mill, toDiscard } from "../../moves/decks.js";
import { returnTo, reveal } from "../../moves/hidden.js";
import type { TtcgMachine } from "../../types.js";
import { knownOf } from "../../values/cards.js";
import { firstCards, type Acting, type Handlers, type Run } from "../run.js";
import { seatsOf } from "../selectors.js";
import { changed } from "./field.js";
import { search } from "./search.js";

type OfDecks = "mill" | "draw" | "discard" | "add" | "shuffle" | "shuffle-in" | "reveal" | "search";

/** Actions on hands, decks and discard piles. */
export const ofDecks: Handlers<OfDecks> = {
  mill(m, { acting }, { n }) {
    for (const { seat } of acting) mill(m, seat, n === "all" ? m.zone("deck", seat).length : n);
    return true;
  },
  draw(m, { acting }, { n }) {
    for (const { seat } of acting) {
      const discarded = m.state.table.discardedNow[seat] ?? 0;
      const count = n === "all" ? m.zone("deck", seat).length : n === "discarded" ? discarded : n;
      drawByEffect(m, seat, count);
    }
    return true;
  },
  discard(m, run, op) {
    const lists = run.acting.map(({ seat, cards }) => ("hand" in op ? m.zone("hand", seat) : (cards[0] ?? [])));
    m.draft.table.discardedNow = [0, 1].map((seat) =>
      run.acting.reduce((sum, each, at) => (each.seat === seat ? sum + (lists[at]?.length ?? 0) : sum), 0),
    );
    for (const id of lists.flat()) toDiscard(m, id, "discarded");
    return true;
  },
  add(m, run) {
    const cards = firstCards(run);
    for (const id of cards) returnTo(m, id, "hand");
    reveal(m, cards);
    return true;
  },
  shuffle(m, run, { side }) {
    for (const seat of sidesOf(run, side)) m.shuffle("deck", seat);
    return true;
  },
  "shuffle-in"(m, run, op) {
    const cards = op.pile === undefined ? changed(m, run) : wholePiles(m, run, op.pile, op.side ?? "you");
    const owners = new Set(cards.map((id) => m.card(id).owner));
    for (const id of cards) returnTo(m, id, "deck");
    const named = op.deck === "owner" ? [] : sidesOf(run, op.deck);
    for (const seat of new Set([...owners, ...named])) m.shuffle("deck", seat);
    return true;
  },
  reveal(m, run, op) {
    const cards = [...firstCards(run)];
    if (op.hand !== undefined) cards.push(...sidesOf(run, op.hand).flatMap((seat) => m.zone("hand", seat)));
    if (op.top !== undefined) {
      for (const seat of sidesOf(run, op.side ?? "you")) cards.push(...m.zone("deck", seat).slice(-op.top));
    }
    reveal(m, cards);
    m.draft.table.revealedNow = cards.map((id) => knownOf(m, id));
    return true;
  },
  search: (m, run, op) => search(m, run, op),
};

/** The players that a side means, for everyone who acts. */
export const sidesOf = ({ source, acting }: Run, side: Side): readonly Seat[] => [
  ...new Set(acting.flatMap(({ seat }: Acting) => seatsOf(source, side, seat))),
];

const wholePiles = (m: TtcgMachine, run: Run, pile: "hand" | "discard", side: Side): readonly number[] =>
  sidesOf(run, side).flatMap((seat) => m.zone(pile, seat));
