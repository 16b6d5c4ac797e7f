import { NONE, type Seat } from "../../../../match/index.js";
import { triggerAt } from "../cards/codes.js";
import { DEPLOYED, PLACES } from "../config.js";
import { happen } from "../triggers/happen.js";
import type { DreamMachine, DreamReader, Subject } from "../types.js";
import { definitionOf, sparkOf } from "../values/figures.js";
import { subjectOf } from "../values/scope.js";
import { abandon, lastKnown, removeFromStack } from "./leave.js";

/** The place a character of the lanes profile would enter: the lowest free one in reserve; NONE when there is none. */
export function freeReserve(reader: DreamReader, seat: Seat): number {
  return freePlace(reader, seat, DEPLOYED, PLACES);
}

export function freePlace(reader: DreamReader, seat: Seat, from: number, to: number): number {
  const taken = reader.zone("battlefield", seat).map((id) => reader.card(id).place);
  for (let place = from; place < to; place++) if (!taken.includes(place)) return place;
  return NONE;
}

/** Whether another character may come to a player's side at all. In the classic profile there is always a way. */
export const hasRoom = (reader: DreamReader, seat: Seat): boolean =>
  reader.constants.config.profile === "classic" || freeReserve(reader, seat) !== NONE;

/**
 * Makes room under the character limit (RULES-11): the weakest character is abandoned and leaves its spark behind.
 * False when there is no room to be made.
 */
export function makeRoom(m: DreamMachine, seat: Seat): boolean {
  if (m.constants.config.profile === "lanes") return hasRoom(m, seat);
  while (m.zone("battlefield", seat).length >= m.constants.config.characterLimit) {
    const weakest = weakestOf(m, m.zone("battlefield", seat));
    const spark = sparkOf(m, weakest);
    m.log({ type: "character-limit", seat, cards: [weakest], amount: spark });
    m.count(seat).sparkBonus += spark;
    abandon(m, [weakest]);
  }
  return true;
}

function weakestOf(m: DreamMachine, ids: readonly number[]): number {
  const rank = (id: number): readonly number[] => [sparkOf(m, id), definitionOf(m, id).cost, id];
  return ids.reduce((weakest, id) => (isLess(rank(id), rank(weakest)) ? id : weakest));
}

function isLess(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at >= 0 && (one[at] ?? 0) < (other[at] ?? 0);
}

/** A character card enters play from anywhere, without being played. Its incarnation in play, or `null` when it cannot. */
export function materialize(m: DreamMachine, id: number, seat: Seat): Subject | null {
  const { zone } = m.card(id);
  if (zone === "battlefield" || zone === "gone" || definitionOf(m, id).kind !== "character") return null;
  if (!makeRoom(m, seat)) {
    m.log({ type: "no-room", seat, cards: [id] });
    return null;
  }
  if (zone === "stack") removeFromStack(m, id);
  m.move(id, "battlefield", { side: seat });
  return subjectOf(m, id);
}

/** Whether a token fits beside the characters of a player; nobody makes way for one. */
const tokenFits = (reader: DreamReader, seat: Seat): boolean =>
  hasRoom(reader, seat) && reader.zone("battlefield", seat).length < reader.constants.config.characterLimit;

/**
 * A token enters play: a figment, or a copy with printed values. In both profiles one that does not fit is not created: if it made
 * others make room, "when an ally is dissolved, materialize a figment" would never end.
 */
export function createToken(m: DreamMachine, definition: number, seat: Seat): Subject | null {
  if (!tokenFits(m, seat)) {
    m.log({ type: "no-room", seat });
    return null;
  }
  const card = m.create({
    definition,
    owner: seat,
    zone: "battlefield",
    spark: NONE,
    token: true,
    reclaimed: false,
    place: NONE,
    reserved: false,
  });
  return subjectOf(m, card.id);
}

/** What a character's own Materialized ability would do now does not happen (a silent copy). */
export function silence(m: DreamMachine, id: number): void {
  m.draft.table.queue = m.state.table.queue.filter(({ card, trigger }) => {
    if (card !== id) return true;
    const event = triggerAt(m.constants, trigger)?.trigger;
    return !(typeof event === "object" && "Keywords" in event && event.Keywords.includes("Materialized"));
  });
}

/** A character changes sides and keeps what it has; its owner stays (RULES-25, `GainControl`). */
export function takeControl(m: DreamMachine, id: number, seat: Seat): Subject | null {
  const before = lastKnown(m, id);
  if (m.card(id).zone !== "battlefield" || before.seat === seat) return null;
  if (!makeRoom(m, seat)) {
    m.log({ type: "no-room", seat, cards: [id] });
    return null;
  }
  m.move(id, "battlefield", { side: seat });
  m.log({ type: "control", seat, cards: [id] });
  happen(m, "left-play", before.seat, { target: id, spark: before.spark, was: before.object });
  return subjectOf(m, id);
}
