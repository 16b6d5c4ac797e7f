import { NONE, targetSeat, type Edit, type Program } from "../../../../match/index.js";
import { pushChain } from "../flow/respond.js";
import { draw } from "../moves/decks.js";
import { destroy } from "../moves/destroy.js";
import { coverWith, placeUnder, setTapped, tidyPiles } from "../moves/piles.js";
import { attach } from "../effects/equip.js";
import type { TtcgGetters, TtcgMachine, TtcgTypes } from "../types.js";
import { atSlot, coveredBy, freeSlots, isActive, knownOf } from "../values/cards.js";

type GameEdit = Extract<Edit, { kind: "game" }>;

/** Numbers of a player that can be overruled by hand until the match ends, by the name of the change. */
const overruled: Readonly<Record<string, keyof TtcgGetters>> = {
  plays: "plays",
  "hand-limit": "handLimit",
  "draw-count": "drawCount",
  "deck-out-damage": "deckOutDamage",
  "unit-slots": "unitSlots",
  "spell-slots": "spellSlots",
  "lose-at": "loseAt",
  "win-at": "winAt",
  "points-lost": "pointsLost",
};

const edits: Readonly<Record<string, (m: TtcgMachine, edit: GameEdit) => void>> = {
  /** Puts an active card with its pile into the slot `value`, from 0. */
  column: (m, { card, value }) => {
    const { row, side } = m.card(card);
    if (row === null || !isActive(m.card(card)) || atSlot(m, row, side, value) !== NONE) return;
    if (!freeSlots(m, row, side).includes(value)) return;
    for (const id of [card, ...coveredBy(m, card)]) m.edit(id).slot = value;
  },
  tap: (m, { card }) => {
    if (isOnField(m, card)) setTapped(m, card, true);
  },
  untap: (m, { card }) => {
    if (isOnField(m, card)) setTapped(m, card, false);
  },
  /** The card goes under the pile of the player in the slot `value`: 1 to 5 of the units, 6 to 10 of the spells. */
  cover: (m, { card, seat, value }) => {
    const host = hostAt(m, seat, value);
    if (host !== NONE && host !== card) placeUnder(m, card, host);
  },
  /** The pile of the card closes up as if the active card were gone. */
  uncover: (m, { card }) => {
    if (m.state.cards[card]?.zone === "under") coverTop(m, card);
  },
  /** Attaches the card to the unit in the slot `value`: 1 to 5. */
  equip: (m, { card, seat, value }) => {
    const host = hostAt(m, seat, value);
    if (host !== NONE && value <= 5)
      attach(m, card, host, { ...knownOf(m, card), seat: m.card(card).controller, event: null });
  },
  attacked: (m, { card, value }) => {
    if (isOnField(m, card)) m.edit(card).attacks = value;
  },
  destroy: (m, { card }) => {
    if (m.state.cards[card] !== undefined) destroy(m, [card], "effect");
  },
  draw: (m, { seat, value }) => {
    draw(m, seat, value);
  },
  ...Object.fromEntries(
    Object.keys(overruled).map((name) => [
      name,
      (m: TtcgMachine, { seat, value }: GameEdit) => {
        m.register({ program: "overruled", vars: { name, seat, value } });
      },
    ]),
  ),
};

/** A number of a player that was set by hand. */
export const overruledProgram = ({
  vars,
}: {
  readonly vars: Readonly<Record<string, unknown>>;
}): Program<TtcgTypes> => {
  const getter = overruled[String(vars.name)] as "plays" | undefined;
  if (getter === undefined) return {};
  return {
    modifiers: [
      {
        getter,
        priority: "last",
        if: (_reader, target) => targetSeat(target) === vars.seat,
        change: () => Number(vars.value),
      },
    ],
  };
};

/** What can be changed by hand, other than moving cards, making cards and setting counters. */
export const handEdits = Object.keys(edits);

const isOnField = (m: TtcgMachine, id: number): boolean => {
  const card = m.state.cards[id];
  return card !== undefined && isActive(card);
};

const hostAt = (m: TtcgMachine, seat: number, place: number): number =>
  place <= 5 ? atSlot(m, "unit", seat, place - 1) : atSlot(m, "spell", seat, place - 6);

/** A covered card becomes the active card of its pile, on top of the one that was. */
function coverTop(m: TtcgMachine, id: number): void {
  const { row, side, slot } = m.card(id);
  if (row === null) return;
  const top = atSlot(m, row, side, slot);
  if (top !== NONE) coverWith(m, id, top);
}

/** After a change by hand: piles close up, and what was set off goes onto the chain. */
export function edited(m: TtcgMachine, edit: Edit): void {
  if (edit.kind === "game") edits[edit.what]?.(m, edit);
  tidyPiles(m);
  // In the middle of something else, what is set off waits for its end.
  const isBetweenActs = m.draft.frames.length === 1 && m.topFrame()?.prompt?.kind === "act";
  if (isBetweenActs && m.constants.heard.size > 0) pushChain(m, 2, m.state.active);
}
