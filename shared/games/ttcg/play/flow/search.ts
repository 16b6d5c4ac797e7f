import { shuffleDecks } from "../effects/looking.js";
import { playCard } from "../moves/play.js";
import type { TtcgFrameOf, TtcgMachine } from "../types.js";
import { nameOf } from "../values/cards.js";
import { materialsInDeck } from "../values/limits.js";

/** Lets the player of a host choose a card of the deck, puts it on top and shuffles the deck (MATCH-19, MATCH-86). */
export function runSearch(m: TtcgMachine, { host: { card: host } }: TtcgFrameOf<"search">): void {
  const seat = m.card(host).controller;
  const answer = m.answer("cards");
  if (answer === null) {
    const cards = materialsInDeck(m, host);
    m.select({
      seat,
      title: `Choose the card that ${nameOf(m, host)} is levelled up with`,
      purpose: "host",
      cards,
      count: 1,
    });
    return;
  }
  for (const id of answer.cards) playCard(m, id, { host });
  shuffleDecks(m, [seat]);
  m.finish();
}
