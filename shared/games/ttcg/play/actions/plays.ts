import { act, NONE, type Action, type ActPrompt, type Seat } from "../../../../match/index.js";
import { extraPlayFor, hasExtraPlay } from "../effects/lasting/plays.js";
import type { Row, TtcgReader } from "../types.js";
import { atSlot, blueprintOf, fieldOf, freeSlots, inSlots, zoneOfRow } from "../values/cards.js";
import { isMaterial, isOnTop, otherMaterials, playsLeft, stackingOf, type Stacking } from "../values/limits.js";
import { rankOf } from "../values/stats.js";
import { playFault, searchFault } from "./refusal.js";

/** Where cards of a row may go: each is looked for once, however many cards there are in hand. */
interface Room {
  /** The free slots that are worth offering; whether there is any free slot. */
  readonly slots: readonly number[];
  readonly isFree: boolean;
  /** The active cards that others may be put on top of, in the order of their slots. */
  readonly hosts: readonly Stacking[];
}

/** Forward, of several copies in hand only the first is offered, and of slots that make no difference only the first. */
export function addPlays(reader: TtcgReader, seat: Seat, forward: boolean, actions: Action[]): void {
  const levelCounts = reader.constants.config["level-counts"] === "on";
  const hasPlay = playsLeft(reader, seat) > 0;
  if (levelCounts && !hasPlay && !hasExtraPlay(reader, seat)) return;
  const offered: number[] = [];
  const rooms: Partial<Record<Row, Room>> = {};
  for (const id of reader.state.zones.hand[seat] ?? []) {
    const { definition } = reader.card(id);
    if (forward && offered.includes(definition)) continue;
    offered.push(definition);
    if (!reader.get("mayPlay", id, true)) continue;
    // A card goes either to a slot or on top of another, by its rank.
    const isLevel = rankOf(reader, id) > 1;
    if ((levelCounts || !isLevel) && !hasPlay && extraPlayFor(reader, seat, id) === NONE) continue;
    const { row } = blueprintOf(reader, id);
    const room = (rooms[row] ??= roomIn(reader, row, seat, forward));
    if (isLevel) addLevels(reader, id, room, actions);
    else if (room.isFree) {
      actions.push(act("play", id));
      for (const slot of room.slots) actions.push(act("play", id, slot));
    }
  }
}

function addLevels(reader: TtcgReader, id: number, { hosts }: Room, actions: Action[]): void {
  if (hosts.length === 0) return;
  const card = stackingOf(reader, id);
  for (const host of hosts) if (isOnTop(reader, card, host)) actions.push(act("level", id, host.id));
}

function roomIn(reader: TtcgReader, row: Row, seat: Seat, forward: boolean): Room {
  const free = freeSlots(reader, row, seat);
  const hosts: Stacking[] = [];
  for (const id of inSlots(reader, zoneOfRow(row), seat)) {
    if (reader.card(id).controller === seat) hosts.push(stackingOf(reader, id));
  }
  const slots = forward ? free.filter((slot) => hasPartner(reader, seat, row, slot)) : free;
  return { slots, isFree: free.length > 0, hosts };
}

/** Whether the other row has a card in the column of a slot. */
const hasPartner = (reader: TtcgReader, seat: Seat, row: Row, slot: number): boolean =>
  atSlot(reader, row === "unit" ? "spell" : "unit", seat, slot) !== NONE;

/** Levelling up with cards of the discard pile, or with one that is looked for in the deck, where a text allows that. */
export function addFromPiles(reader: TtcgReader, prompt: ActPrompt, forward: boolean, actions: Action[]): void {
  for (const host of fieldOf(reader, prompt.seat)) {
    const materials = otherMaterials(reader, host);
    // A text is about some cards: most have none.
    if (materials.length === 0) continue;
    const offered = new Set<number>();
    for (const id of materials) {
      const { zone, definition } = reader.card(id);
      if (zone !== "discard" || (forward && offered.has(definition))) continue;
      offered.add(definition);
      if (playFault(reader, prompt, id, "host") === null && isMaterial(reader, id, host))
        actions.push(act("level", id, host));
    }
    if (searchFault(reader, prompt, host) === null) actions.push(act("level-from-deck", host));
  }
}
