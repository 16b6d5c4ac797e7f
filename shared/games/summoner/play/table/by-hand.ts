import type { Edit } from "../../../../match/index.js";
import { isFieldZone } from "../board-of.js";
import { passTurn, play } from "../flow/game.js";
import { showSummoner } from "../flow/moves.js";
import { findFirst, ready } from "../flow/start.js";
import { recompute, restrict } from "../recompute.js";
import type { SummonerMachine } from "../types.js";

type GameEdit = Extract<Edit, { kind: "game" }>;

const edits: Readonly<Record<string, (m: SummonerMachine, edit: GameEdit) => void>> = {
  /** Decides again who is first, and asks both players to be ready. */
  init: (m) => findFirst(m),
  ready: (m, { seat }) => ready(m, seat),
  "new-turn": (m) => passTurn(m),
  /** Computes the total of a player. */
  recompute: (m, { seat }) => recompute(m, seat),
  restrict: (m) => {
    if (m.constants.profile === "compat-r1") restrict(m);
  },
  /** Plays a card of the hand face up into the zone of this number, whether or not the rules allow it. */
  play: (m, { seat, card, value }) => {
    if (m.state.cards[card]?.zone === "hand") play(m, seat, card, value, false);
  },
  /** A card lies in the only slot of its zone already. */
  place: () => undefined,
};

/** What can be changed by hand, other than moving cards, making cards and setting counters. */
export const handEdits = Object.keys(edits);

/** Changes after which another question may have to be asked. */
const movesOn: readonly string[] = ["init", "ready", "new-turn", "play"];

/** After a change by hand: by our rules values follow at once. */
export function edited(m: SummonerMachine, edit: Edit): void {
  if (edit.kind === "game") edits[edit.what]?.(m, edit);
  else {
    if (changesSummoners(m, edit)) coverSummoners(m);
    if (m.constants.profile === "ruled" && changesValues(m, edit)) recompute(m, 0);
  }
  const frame = m.draft.frames[0];
  const isFree = m.draft.frames.length === 1 && (frame?.prompt ?? null)?.kind === "act";
  const mayAskAnew = edit.kind === "position" || edit.kind === "move" || edit.kind === "create";
  if (frame && isFree && (mayAskAnew || (edit.kind === "game" && movesOn.includes(edit.what)))) frame.prompt = null;
}

const changesSummoners = ({ state }: SummonerMachine, edit: Edit): boolean =>
  ((edit.kind === "create" || edit.kind === "move") && edit.zone === "summoners") ||
  (edit.kind === "count" && edit.counter === "summonerIndex" && state.zones.summoners.flat().length > 0);

/** Summoners that are still to come lie face down; the current one lies on the field once there is one. */
function coverSummoners(m: SummonerMachine): void {
  for (const seat of [0, 1]) {
    const { summonerIndex } = m.counters(seat);
    for (const [at, id] of m.zone("summoners", seat).entries()) {
      if (at > summonerIndex && !m.card(id).covered) m.cover(id);
      else if (at <= summonerIndex && m.card(id).covered) m.uncover(id);
    }
    if (m.state.table.hasField[seat] === true) showSummoner(m, seat);
  }
}

function changesValues(m: SummonerMachine, edit: Edit): boolean {
  if (edit.kind === "count")
    return edit.counter === "summonerIndex" && m.state.cards.some((card) => isFieldZone(card.zone));
  if (edit.kind === "redefine") return true;
  if (edit.kind !== "move" && edit.kind !== "create" && edit.kind !== "set") return false;
  const zone = edit.kind === "set" ? (m.state.cards[edit.card]?.zone ?? "") : edit.zone;
  return isFieldZone(zone) || m.state.cards.some((card) => isFieldZone(card.zone));
}
