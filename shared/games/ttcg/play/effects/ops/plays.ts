import { NONE } from "../../../../../match/index.js";
import { putOnField } from "../../moves/play.js";
import type { TtcgMachine } from "../../types.js";
import { isActive } from "../../values/cards.js";
import { isNextRank } from "../../values/limits.js";
import { shuffleDecks } from "../looking.js";
import { firstCards, type Handlers, type Run } from "../run.js";
import { cardsFor } from "../selectors.js";
import { putNext } from "./place.js";

type Plays = "play" | "rank-up" | "extra-play";

/** Actions that put cards onto the field, or allow that. */
export const plays: Handlers<Plays> = {
  play: (m, run, op) => putNext(m, run, firstCards(run), op.directly === true),
  "rank-up"(m, run, { material }) {
    const [host] = firstCards(run);
    if (host === undefined || !isActive(m.card(host))) return true;
    const answer = m.answer("cards");
    const legal = cardsFor(m, run.source, material).filter((id) => isNextRank(m, id, host));
    if (answer === null && legal.length > 0) {
      m.select({
        seat: run.source.seat,
        title: "Choose the card it is ranked up with",
        purpose: "host",
        cards: legal,
        count: 1,
      });
      return false;
    }
    run.frame.answer = null;
    const [card] = answer?.cards ?? [];
    if (card === undefined) return true;
    putOnField(m, card, { host });
    if (material.zone === "deck") shuffleDecks(m, [run.source.seat]);
    return true;
  },
  "extra-play"(m, run, { n }) {
    grantPlays(m, run, n);
    return true;
  },
};

/** One more play this turn for cards that fit, which is used before the others. */
function grantPlays(m: TtcgMachine, { source, frame }: Run, count: number): void {
  const { definition, effect } = frame.item;
  const { card, object, seat } = source;
  m.register({
    program: "extra-play",
    cause: { kind: "effect", seat, card, object, ability: effect },
    vars: { definition, at: frame.at, left: count },
    turns: 1,
  });
  m.log({ type: "extra-play", seat, cards: card === NONE ? [] : [card], amount: count });
}
