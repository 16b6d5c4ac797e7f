import { act, NONE, type Action, type ActPrompt, type Reach, type Seat } from "../../../../match/index.js";
import { useFault } from "../effects/faults.js";
import { hasExtraPlay } from "../effects/lasting/plays.js";
import { plansOf } from "../effects/source.js";
import { hasUntapPermission, untapFault } from "../effects/untap.js";
import { visitUses } from "../effects/users.js";
import type { Row, TtcgReader } from "../types.js";
import { atSlot, blueprintOf, fieldOf, freeSlots, inSlots, isUnit } from "../values/cards.js";
import { attackFault, hostsFor, isMaterial, mayAttackDirectly, otherMaterials, playsLeft } from "../values/limits.js";
import { rankOf } from "../values/stats.js";
import { attackTargets, goOnVerb, playFault, searchFault } from "./refusal.js";

/** Whoever looks for a way uses one effect of a card so often in a turn. */
const mostUses = 2;

/** What is always allowed, and offered first. */
export const goOn = (prompt: ActPrompt): Action => act(goOnVerb(prompt));

/** What a player may do: going on comes first, then cards of the hand, effects and attacks. */
export function legalActions(reader: TtcgReader, prompt: ActPrompt, reach: Reach): Action[] {
  const { seat, purpose } = prompt;
  const forward = reach === "forward";
  const actions = [goOn(prompt)];
  if (purpose !== "respond" && (purpose !== "battle" || reader.constants.config["battle-plays"] !== "off")) {
    addPlays(reader, prompt, forward, actions);
    if (reader.isModified("materials")) addFromPiles(reader, prompt, forward, actions);
  }
  addActivations(reader, seat, forward, actions);
  if (hasUntapPermission(reader, seat)) {
    for (const id of fieldOf(reader, seat))
      if (untapFault(reader, seat, id) === null) actions.push(act("untap-for-points", id));
  }
  if (purpose === "battle") addAttacks(reader, seat, actions);
  return actions;
}

/** Forward, of several copies in hand only the first is offered, and of slots that make no difference only the first. */
function addPlays(reader: TtcgReader, prompt: ActPrompt, forward: boolean, actions: Action[]): void {
  const { seat } = prompt;
  if (!mayPlayAny(reader, seat)) return;
  const offered = new Set<number>();
  const slots: Partial<Record<Row, readonly number[]>> = {};
  for (const id of reader.zone("hand", seat)) {
    const { definition } = reader.card(id);
    if (forward && offered.has(definition)) continue;
    offered.add(definition);
    // A card goes either to a slot or on top of another, by its rank.
    const to = rankOf(reader, id) > 1 ? "host" : "slot";
    if (playFault(reader, prompt, id, to) !== null) continue;
    if (to === "host") {
      for (const host of hostsFor(reader, seat, id)) actions.push(act("level", id, host));
      continue;
    }
    const { row } = blueprintOf(reader, id);
    actions.push(act("play", id));
    slots[row] ??= freeSlots(reader, row, seat).filter((slot) => !forward || hasPartner(reader, seat, row, slot));
    for (const slot of slots[row]) actions.push(act("play", id, slot));
  }
}

/** Whether a play is left for any card, or some cards need none. */
const mayPlayAny = (reader: TtcgReader, seat: Seat): boolean =>
  reader.constants.config["level-counts"] === "off" || playsLeft(reader, seat) > 0 || hasExtraPlay(reader, seat);

/** Levelling up with cards of the discard pile, or with one that is looked for in the deck, where a text allows that. */
function addFromPiles(reader: TtcgReader, prompt: ActPrompt, forward: boolean, actions: Action[]): void {
  for (const host of fieldOf(reader, prompt.seat)) {
    const offered = new Set<number>();
    for (const id of otherMaterials(reader, host)) {
      const { zone, definition } = reader.card(id);
      if (zone !== "discard" || (forward && offered.has(definition))) continue;
      offered.add(definition);
      if (playFault(reader, prompt, id, "host") === null && isMaterial(reader, id, host))
        actions.push(act("level", id, host));
    }
    if (searchFault(reader, prompt, host) === null) actions.push(act("level-from-deck", host));
  }
}

/** Whether the other row has a card in the column of a slot. */
const hasPartner = (reader: TtcgReader, seat: Seat, row: Row, slot: number): boolean =>
  atSlot(reader, row === "unit" ? "spell" : "unit", seat, slot) !== NONE;

function addActivations(reader: TtcgReader, seat: Seat, forward: boolean, actions: Action[]): void {
  visitUses(reader, seat, (id, effect, plan) => {
    if (forward && (plan.program === null || (reader.card(id).uses[effect] ?? 0) >= mostUses)) return false;
    if (useFault(reader, seat, id, effect, plan) === null) actions.push(act("activate", id, NONE, effect));
    return false;
  });
}

/** Whether a player could do anything but pass. */
export const canRespond = (reader: TtcgReader, seat: Seat): boolean =>
  visitUses(
    reader,
    seat,
    (id, effect, plan) => plan.program !== null && useFault(reader, seat, id, effect, plan) === null,
  ) ||
  (hasUntapPermission(reader, seat) && fieldOf(reader, seat).some((id) => untapFault(reader, seat, id) === null));

function addAttacks(reader: TtcgReader, seat: Seat, actions: Action[]): void {
  for (const id of inSlots(reader, "units", seat)) {
    if (reader.card(id).controller !== seat || attackFault(reader, id) !== null) continue;
    for (const target of attackTargets(reader, seat)) actions.push(act("attack", id, target));
    if (mayAttackDirectly(reader, id)) actions.push(act("attack", id));
  }
}

/** All that a player might think of: what is legal, then what is refused and why is worth saying. */
export function offeredActions(reader: TtcgReader, prompt: ActPrompt): Action[] {
  const legal = legalActions(reader, prompt, "all");
  const keyOf = ({ verb, card, target, value }: Action): string => `${verb} ${card} ${target} ${value}`;
  const known = new Set(legal.map(keyOf));
  const add = (action: Action): void => {
    if (!known.has(keyOf(action))) legal.push(action);
  };
  const { seat, purpose } = prompt;
  for (const id of reader.zone("hand", seat)) {
    if (purpose === "respond") break;
    add(act("play", id));
    for (const host of inSlots(reader, isUnit(reader, id) ? "units" : "spells", seat)) add(act("level", id, host));
  }
  for (const id of [...fieldOf(reader, seat), ...reader.zone("under", seat), ...reader.zone("hand", seat)]) {
    plansOf(reader, id).forEach((_, effect) => add(act("activate", id, NONE, effect)));
  }
  if (purpose === "respond") return legal;
  for (const id of inSlots(reader, "units", seat)) {
    for (const target of attackTargets(reader, seat)) add(act("attack", id, target));
    add(act("attack", id));
  }
  return legal;
}
