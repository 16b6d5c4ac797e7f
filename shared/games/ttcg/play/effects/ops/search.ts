import { NONE, type Seat } from "../../../../../match/index.js";
import type { CommonAction } from "../../../language/ast/actions.js";
import { toDiscard } from "../../moves/decks.js";
import { placeUnder } from "../../moves/piles.js";
import { forgetRevealed, returnTo, reveal } from "../../moves/hidden.js";
import type { TtcgMachine, Zone } from "../../types.js";
import { isActive, isSame } from "../../values/cards.js";
import type { Run } from "../run.js";
import { fits, seatsOf } from "../selectors.js";
import { putNext } from "./place.js";

type Search = Extract<CommonAction, { op: "search" }>;

const zonesOf: Readonly<Record<Search["in"], readonly Zone[]>> = {
  deck: ["deck"],
  "discard pile": ["discard"],
  "deck and discard pile": ["deck", "discard"],
  hand: ["hand"],
};

/** Looks through decks and piles in private; what is found is shown to all, and the deck is shuffled. */
export function search(m: TtcgMachine, run: Run, op: Search): boolean {
  const { frame } = run;
  const found = frame.memory === null ? choose(m, run, op) : (frame.memory as readonly number[]);
  if (found === null) return false;
  if (frame.memory === null) {
    frame.memory = found;
    reveal(m, found);
  }
  if (op.then === "play" && !putNext(m, run, found)) return false;
  if (op.then !== "play") for (const id of found) bring(m, run, op.then, id);
  for (const seat of searched(run, op)) {
    if (zonesOf[op.in].includes("deck") && m.constants.config["search-shuffles"] === "on") m.shuffle("deck", seat);
  }
  if (m.constants.config["reveal-lasts"] === "moment") forgetRevealed(m);
  return true;
}

const searched = ({ source, acting }: Run, { side }: Search): readonly Seat[] => [
  ...new Set(acting.flatMap(({ seat }) => seatsOf(source, side, seat))),
];

/** The cards that are found; null while somebody is asked. Finding is mandatory where a card fits. */
function choose(m: TtcgMachine, run: Run, op: Search): readonly number[] | null {
  const answer = m.answer("cards");
  if (answer !== null) {
    run.frame.answer = null;
    return answer.cards;
  }
  const there = searched(run, op).flatMap((seat) => zonesOf[op.in].flatMap((zone) => m.zone(zone, seat)));
  const legal = there.filter((id) => fits(m, run.source, op.sel, id));
  if (op.q.mode === "all" || legal.length === 0) return legal;
  const most = Math.min("n" in op.q ? op.q.n : legal.length, legal.length);
  const seat = run.acting[0]?.seat ?? run.source.seat;
  const title = most === 1 ? "Search: choose a card" : `Search: choose ${most} cards`;
  m.select({
    seat,
    title,
    purpose: "search",
    cards: legal,
    min: op.q.mode === "up-to" ? 0 : most,
    max: most,
    hidden: [],
  });
  return null;
}

function bring(m: TtcgMachine, { source }: Run, to: Exclude<Search["then"], "play">, id: number): void {
  switch (to) {
    case "hand":
      returnTo(m, id, "hand");
      reveal(m, [id]);
      return;
    case "discard":
      toDiscard(m, id, "sent");
      return;
    case "under-this":
      if (isSame(m, source) && source.card !== NONE && isActive(m.card(source.card))) placeUnder(m, id, source.card);
  }
}
