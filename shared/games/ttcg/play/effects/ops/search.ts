import { NONE, type Seat } from "../../../../../match/index.js";
import type { CommonAction } from "../../../language/ast/actions.js";
import { toDiscard } from "../../moves/decks.js";
import { returnTo, reveal } from "../../moves/hidden.js";
import type { TtcgMachine, Zone } from "../../types.js";
import { isActive, isSame } from "../../values/cards.js";
import { shuffleDecks } from "../looking.js";
import type { Run } from "../run.js";
import { fits, seatsOf } from "../selectors.js";
import { placeUnderBy } from "./piles.js";
import { putNext } from "./place.js";

type Search = Extract<CommonAction, { op: "search" }>;

const zonesOf: Readonly<Record<Search["in"], readonly Zone[]>> = {
  deck: ["deck"],
  "discard pile": ["discard"],
  "deck and discard pile": ["deck", "discard"],
  hand: ["hand"],
};

/** Each player who acts looks through decks and piles in private; what is found is shown to all, and decks are shuffled. */
export function search(m: TtcgMachine, run: Run, op: Search): boolean {
  const { frame, acting } = run;
  for (let at = foundSoFar(run).length; at < acting.length; at++) {
    const found = choose(m, run, op, acting[at]?.seat ?? run.source.seat);
    if (found === null) return false;
    frame.memory = [...foundSoFar(run), found];
    reveal(m, found);
  }
  const found = foundSoFar(run).flat();
  if (op.then === "play" && !putNext(m, run, found)) return false;
  if (op.then !== "play") for (const id of found) bring(m, run, op.then, id);
  if (zonesOf[op.in].includes("deck")) {
    const decks = new Set(acting.flatMap(({ seat }) => seatsOf(run.source, op.side, seat)));
    shuffleDecks(m, [...decks]);
  }
  return true;
}

/** What each player who has searched already has found. */
const foundSoFar = ({ frame }: Run): readonly (readonly number[])[] =>
  (frame.memory ?? []) as readonly (readonly number[])[];

/** The cards that are found; null while somebody is asked. Finding is mandatory where a card fits. */
function choose(m: TtcgMachine, run: Run, op: Search, seat: Seat): readonly number[] | null {
  const answer = m.answer("cards");
  if (answer !== null) {
    run.frame.answer = null;
    return answer.cards;
  }
  const there = seatsOf(run.source, op.side, seat).flatMap((side) =>
    zonesOf[op.in].flatMap((zone) => m.zone(zone, side)),
  );
  const legal = there.filter((id) => fits(m, run.source, op.sel, id, seat) && !isFound(run, id));
  if (op.q.mode === "all" || legal.length === 0) return legal;
  const most = Math.min("n" in op.q ? op.q.n : legal.length, legal.length);
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

const isFound = (run: Run, id: number): boolean => foundSoFar(run).some((list) => list.includes(id));

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
      if (isSame(m, source) && source.card !== NONE && isActive(m.card(source.card)))
        placeUnderBy(m, source, id, source.card);
  }
}
