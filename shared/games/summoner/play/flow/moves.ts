import { MatchFault, NOBODY, NONE, type Seat } from "../../../../match/index.js";
import { breaksDown } from "../../core/placement.js";
import { blueprintOfCard, isFieldZone, summonerCard } from "../board-of.js";
import type { SummonerCard, SummonerMachine, Zone } from "../types.js";

/** The game's own fields of a card that nothing has happened to yet. */
export const freshFields = () => ({ value: null, printed: null, source: NONE });

/** A card in another zone is another object; on a field whoever's it lies on controls it. */
export function enteredZone(m: SummonerMachine, card: SummonerCard, from: Zone): void {
  card.controller = card.side !== NOBODY && isFieldZone(card.zone) ? card.side : card.owner;
  // A card that a file has placed keeps what the file says of it.
  if (from === card.zone && card.source !== NONE) return;
  Object.assign(card, freshFields());
  if (!isFieldZone(card.zone)) return;
  const { kind, value } = blueprintOfCard(m, card);
  card.value = card.covered ? 0 : kind === "monster" ? value : null;
}

/** Where the reference ends with an exception, a choice fails and the position stays as it was. */
export function breakDown(message: string): never {
  throw new MatchFault({ code: "summoner/reference-throws", message: `${breaksDown} ${message}`.trim() });
}

/** Draws one card; of an empty deck nothing is drawn, where the reference breaks down. */
export function draw(m: SummonerMachine, seat: Seat): boolean {
  const top = m.zone("deck", seat).at(-1);
  if (top === undefined) {
    if (m.constants.profile !== "ruled") breakDown("Cannot draw 1 cards. Only 0 cards remaining.");
    m.log({ type: "empty-deck", seat });
    return false;
  }
  m.move(top, "hand");
  m.drawn([top]);
  return true;
}

/** The current summoner is open, and lies on the field. */
export function showSummoner(m: SummonerMachine, seat: Seat): void {
  const id = summonerCard(m, seat);
  if (id === NONE) return;
  if (m.card(id).covered) m.uncover(id);
  m.draft.table.shown = m.state.table.shown.with(seat, m.card(id).definition);
}
