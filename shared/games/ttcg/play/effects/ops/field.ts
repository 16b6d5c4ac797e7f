import type { Op } from "../../../language/program/program.js";
import { destroy } from "../../moves/destroy.js";
import { toDiscard } from "../../moves/decks.js";
import { returnTo } from "../../moves/hidden.js";
import { setTapped } from "../../moves/piles.js";
import type { TtcgMachine } from "../../types.js";
import { isActive, isUnit } from "../../values/cards.js";
import { isAffected } from "../../values/protection.js";
import { decksLookedThrough, endsOnDeck, shuffleDecks } from "../looking.js";
import { isOnField } from "../refs.js";
import { firstCards, secondCards, type Handlers, type Run } from "../run.js";
import { attach } from "../equip.js";

type OnField = "destroy" | "tap" | "untap" | "send" | "return" | "equip";

/** The cards an effect changes: all but those that are immune to it. */
export const changed = (m: TtcgMachine, run: Run): readonly number[] =>
  firstCards(run).filter((id) => id === run.source.card || !isActive(m.card(id)) || isAffected(m, id, run.source.card));

/** Actions on cards of the field. */
export const onField: Handlers<OnField> = {
  destroy(m, run) {
    if (run.frame.stage === 1) return true;
    run.frame.stage = 1;
    const cards = changed(m, run);
    if (cards.length === 0) return true;
    destroy(
      m,
      cards,
      "effect",
      cards.map(() => run.source.card),
    );
    return false;
  },
  tap(m, run) {
    const toggles = m.constants.config["tap-word"] === "toggle";
    for (const id of changed(m, run)) if (isActive(m.card(id))) setTapped(m, id, !(toggles && m.card(id).tapped));
    return true;
  },
  untap(m, run) {
    for (const id of changed(m, run)) if (isActive(m.card(id))) setTapped(m, id, false);
    return true;
  },
  send(m, run, op) {
    sendAll(m, run, op);
    return true;
  },
  return(m, run, op) {
    sendAll(m, run, op);
    return true;
  },
  equip(m, run) {
    const [card] = firstCards(run);
    const [host] = secondCards(run);
    if (card === undefined || host === undefined || !isOnField(m, host) || !isUnit(m, host)) return true;
    attach(m, card, host, run.source);
    return true;
  },
};

/** Cards go to the hand, deck or discard pile of their owners, whatever the text says. */
function sendAll(m: TtcgMachine, run: Run, op: Extract<Op, { op: "send" | "return" }>): void {
  const cards = changed(m, run);
  const { to } = op;
  if (endsOnDeck(op)) shuffleDecks(m, decksLookedThrough(run, op));
  for (const id of cards) {
    if (to === "discard") toDiscard(m, id, "sent");
    else returnTo(m, id, to);
  }
  if (to !== "deck") return;
  for (const seat of [0, 1]) if (cards.some((id) => m.card(id).owner === seat)) m.shuffle("deck", seat);
}
