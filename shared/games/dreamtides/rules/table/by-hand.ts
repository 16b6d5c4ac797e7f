import { NONE, type Edit } from "../../../../match/index.js";
import { PLACES } from "../config.js";
import { removeFromStack } from "../moves/leave.js";
import { gainPoints } from "../moves/energy.js";
import { draw } from "../moves/deck.js";
import { startStatics } from "../moves/hooks.js";
import { pushPlay } from "../flow/play.js";
import { revealTops } from "../moves/reveal.js";
import { wakeCallers } from "../flow/turn.js";
import type { DreamMachine } from "../types.js";

/** What can be changed by hand besides moving, making and counting (RULES-7, debug actions). */
export const HAND_EDITS = [
  "draw",
  "spark",
  "next-well",
  "reveal",
  "gain-points",
  "hand-to-deck",
  "deck-size",
  "place",
] as const;

type GameEdit = Extract<Edit, { kind: "game" }>;

const GAME_EDITS: Readonly<Record<string, (m: DreamMachine, edit: GameEdit) => void>> = {
  /** Draws `value` cards. */
  draw: (m, { seat, value }) => draw(m, seat, value),
  /** The lasting spark of a character. */
  spark: (m, { card, value }) => {
    if (m.state.cards[card]?.zone === "battlefield") m.edit(card).spark = Math.max(0, value);
  },
  /** Lanes: the place of a character, which it takes from whoever stands there. */
  place: (m, { card: id, value }) => {
    const card = m.state.cards[id];
    if (card?.zone !== "battlefield" || value < 0 || value >= PLACES) return;
    const other = m.zone("battlefield", card.side).find((each) => m.card(each).place === value);
    if (other !== undefined) m.edit(other).place = card.place;
    m.edit(id).place = value;
  },
  /** The card comes next from the dreamwell. */
  "next-well": (m, { card }) => {
    const zone = m.state.cards[card]?.zone;
    if (zone === "dreamwell" || zone === "drawn-wells") m.move(card, "dreamwell");
  },
  /** The card is shown to all. */
  reveal: (m, { card }) => {
    if (m.state.cards[card] !== undefined) m.show(card, "all");
  },
  /** Points gained as by a card: they can win. */
  "gain-points": (m, { seat, value }) => gainPoints(m, seat, value),
  "hand-to-deck": (m, { seat }) => {
    for (const id of m.zone("hand", seat)) m.move(id, "deck");
    m.shuffle("deck", seat);
  },
  /** Leaves `value` cards in the deck; the others go to the void unheard. */
  "deck-size": (m, { seat, value }) => {
    const deck = m.zone("deck", seat);
    for (const id of deck.slice(0, Math.max(0, deck.length - value))) m.move(id, "void");
  },
};

/** After a change by hand: what it calls for besides itself, and what it set off. */
export function edited(m: DreamMachine, edit: Edit): void {
  if (edit.kind === "game") GAME_EDITS[edit.what]?.(m, edit);
  if (edit.kind === "create" && edit.settled === true) m.draft.table.queue = [];
  if (edit.kind === "redefine") restartStatics(m);
  if (edit.kind === "move" || edit.kind === "create") {
    dropStrayItems(m);
    const placed = edit.kind === "move" ? edit.card : m.state.cards.length - 1;
    if (edit.zone === "stack") putOnStack(m, placed);
  }
  wakeCallers(m);
  revealTops(m);
  if (m.state.table.queue.length > 0) m.push({ kind: "triggers" });
}

/** A card put on the stack by hand is played for nothing: it is aimed, and others may respond. */
function putOnStack(m: DreamMachine, id: number): void {
  const { owner } = m.card(id);
  pushPlay(m, owner, id, true);
  const responses = m.draft.frames.findLast(({ kind }) => kind === "stack");
  if (responses === undefined) m.push({ kind: "stack" });
  // Another player may respond now than the one who is asked.
  else responses.prompt = null;
}

/** Items whose card was taken away by hand. */
function dropStrayItems(m: DreamMachine): void {
  for (const { card } of m.state.stack) {
    if (card !== NONE && m.card(card).zone !== "stack") removeFromStack(m, card);
  }
}

/** Static abilities of edited cards start again, for the cards that are where they work. */
function restartStatics(m: DreamMachine): void {
  m.unregisterWhere(({ program, bound }) => program === "static" && bound !== NONE);
  for (const card of m.state.cards) {
    if (card.zone === "battlefield") startStatics(m, card, "field");
    if (card.zone === "void") startStatics(m, card, "void");
  }
}
