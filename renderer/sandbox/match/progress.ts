import { NOBODY, type Ruleset } from "../../../shared/match/index.js";
import { matchTexts } from "./texts.js";
import { person } from "./players.js";
import type { TableMoment, TableSnapshot } from "./protocol.js";

/** Whose turn it is, as it is said to who sits at this window. */
export interface WhoseTurn {
  readonly words: string;
  /** `mine`: of the one person here; `other`: of somebody else, or of one of several persons. */
  readonly kind: "mine" | "other" | "over";
}

/** Whether exactly one seat is a person's: who is "you" then. */
export const youOf = (players: readonly string[]): number | undefined => {
  const people = players.flatMap((player, seat) => (player === person ? [seat] : []));
  return people.length === 1 ? people[0] : undefined;
};

export function whoseTurn(
  { view, players, asked }: Pick<TableSnapshot, "view" | "players" | "asked">,
  { seats }: Pick<Ruleset, "seats">,
): WhoseTurn {
  if (view.outcome !== null) return { words: matchTexts.matchIsOver, kind: "over" };
  const name = seats[view.active] ?? "";
  if (view.active === NOBODY || name === "") {
    // Before the first turn somebody may be asked, too.
    const chooser = seats[asked];
    if (chooser === undefined) return { words: matchTexts.noPlayersTurn, kind: "other" };
    return youOf(players) === asked
      ? { words: matchTexts.youChoose, kind: "mine" }
      : { words: matchTexts.chooses(chooser), kind: "other" };
  }
  return youOf(players) === view.active
    ? { words: matchTexts.yourTurn, kind: "mine" }
    : { words: matchTexts.turnOf(name), kind: "other" };
}

interface MatchSoFar {
  readonly snapshot: { readonly view: { readonly outcome: unknown } } | null;
  readonly moments: readonly Pick<TableMoment, "by">[];
}

/** Whether somebody would miss the match on the table: it goes on, and a player or a bot has chosen something in it. */
export const isUnderway = ({ snapshot, moments }: MatchSoFar): boolean =>
  snapshot !== null && snapshot.view.outcome === null && moments.some(({ by }) => by === "person" || by === "bot");
