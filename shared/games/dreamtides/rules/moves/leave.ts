import { EVERYBODY, type Placement } from "../../../../match/index.js";
import { happen } from "../triggers/happen.js";
import type { DreamMachine, Subject, Trace, Zone } from "../types.js";
import { sparkOf } from "../values/figures.js";
import { isWarded } from "../values/predicates.js";
import { subjectOf } from "../values/scope.js";

/** A card in play as it is now, to be remembered when it has left. */
export function lastKnown(m: DreamMachine, id: number): Subject {
  const { object, controller } = m.card(id);
  return { card: id, object, spark: sparkOf(m, id), seat: controller };
}

/** Where a card goes that leaves play or the stack for a zone: tokens cease to exist, what was reclaimed is banished. */
export function destination(m: DreamMachine, id: number, zone: Zone): Zone {
  const { token, reclaimed } = m.card(id);
  if (token) return "gone";
  return reclaimed ? "banished" : zone;
}

type Leaving = "dissolve" | "abandon" | "banish" | "return";

/**
 * Characters leave play together (RULES-27). Everything that hears it hears it of each, the
 * departed among them. The answer holds what they were; `it` of an effect is what they are now.
 */
function leavePlay(m: DreamMachine, ids: readonly number[], how: Leaving, zone: Zone, placement: Placement): Subject[] {
  const departed = ids.map((id) => lastKnown(m, id));
  for (const { card } of departed) m.move(card, destination(m, card, zone), placement);
  for (const subject of departed) tellOf(m, subject, how, departed);
  return departed;
}

function tellOf(
  m: DreamMachine,
  { card, spark, seat, object: was }: Subject,
  how: Leaving,
  departed: readonly Subject[],
): void {
  const details = { target: card, spark, was };
  const { zone, owner } = m.card(card);
  if (zone === "void") happen(m, "put-into-void", owner, details, departed);
  if (how === "dissolve" || how === "abandon") {
    record(m, "dissolved", seat, { card, spark });
    happen(m, "dissolved", seat, details, departed);
  }
  if (how === "abandon") {
    const amount = record(m, "abandoned", seat, { card, spark });
    happen(m, "abandoned", seat, { target: card, amount, spark, was }, departed);
  }
  if (how === "banish") happen(m, "banished", seat, details, departed);
  happen(m, "left-play", seat, details, departed);
}

type Record = "played" | "drawn" | "discarded" | "abandoned" | "dissolved" | "materialized";

/** Writes a card into a record of this turn; the answer is how many there are now. */
export function record(m: DreamMachine, name: Record, seat: number, trace: Trace): number {
  const { table } = m.draft;
  const traces = [...(table[name][seat] ?? []), trace];
  table[name] = table[name].with(seat, traces);
  return traces.length;
}

const inPlay = (m: DreamMachine, ids: readonly number[]): number[] =>
  ids.filter((id) => m.card(id).zone === "battlefield");

/** Battlefield to void, unless something prevents it. */
export function dissolve(m: DreamMachine, ids: readonly number[]): Subject[] {
  const hit: number[] = [];
  for (const id of inPlay(m, ids)) {
    if (isWarded(m, id)) m.log({ type: "warded", cards: [id] });
    else hit.push(id);
  }
  if (hit.length > 0) m.log({ type: "dissolved", cards: hit });
  return leavePlay(m, hit, "dissolve", "void", {});
}

/** Battlefield to void; nothing prevents it. It counts as dissolved, too. */
export function abandon(m: DreamMachine, ids: readonly number[]): Subject[] {
  const given = inPlay(m, ids);
  if (given.length > 0) m.log({ type: "abandoned", cards: given });
  return leavePlay(m, given, "abandon", "void", {});
}

/** Cards of any zone become banished; those of the stack do not resolve. */
export function banish(m: DreamMachine, ids: readonly number[]): Subject[] {
  const characters = inPlay(m, ids);
  const departed = leavePlay(m, characters, "banish", "banished", {});
  const others = ids.filter((id) => !characters.includes(id) && m.card(id).zone !== "gone");
  return [...departed, ...others.map((id) => takeAway(m, id, "banished", {}))];
}

/** Cards of any zone go to their owner's hand, shown to everybody. */
export function returnToHand(m: DreamMachine, ids: readonly number[]): Subject[] {
  return takeBack(m, ids, "hand", { shown: EVERYBODY });
}

/** Cards of any zone go on top of their owner's deck, known to everybody. */
export function putOnDeck(m: DreamMachine, ids: readonly number[]): Subject[] {
  return takeBack(m, ids, "deck", { shown: EVERYBODY });
}

function takeBack(m: DreamMachine, ids: readonly number[], zone: Zone, placement: Placement): Subject[] {
  const characters = inPlay(m, ids);
  const departed = leavePlay(m, characters, "return", zone, placement);
  const others = ids.filter((id) => !characters.includes(id) && m.card(id).zone !== "gone");
  return [...departed, ...others.map((id) => takeAway(m, id, zone, placement))];
}

function takeAway(m: DreamMachine, id: number, zone: Zone, placement: Placement): Subject {
  const before = subjectOf(m, id);
  const { zone: from } = m.card(id);
  if (from === "stack") removeFromStack(m, id);
  m.move(id, from === "stack" ? destination(m, id, zone) : zone, placement);
  return before;
}

/** Takes the item of a card from the stack; the card stays where it is. */
export function removeFromStack(m: DreamMachine, id: number): void {
  const item = m.state.stack.find(({ card }) => card === id);
  if (item !== undefined) m.removeItem(item.id);
}

/** A card goes to its owner's void from anywhere but play (or ends where it must), with its event. */
export function putIntoVoid(m: DreamMachine, id: number): void {
  const { zone: from, owner, token } = m.card(id);
  if (from === "stack") removeFromStack(m, id);
  const zone = from === "stack" ? destination(m, id, "void") : token ? "gone" : "void";
  m.move(id, zone);
  if (zone === "void") happen(m, "put-into-void", owner, { target: id });
}

/** The cards as they are now, for what an effect does next to "it" or "them". */
export const asTheyAre = (m: DreamMachine, subjects: readonly Subject[]): Subject[] =>
  subjects.map((subject) => ({ ...subject, object: m.card(subject.card).object }));
