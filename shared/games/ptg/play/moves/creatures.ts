import { NONE, type Seat } from "../../../../match/index.js";
import { emit, knownOf } from "../events/emit.js";
import type { PtgMachine, StatChange } from "../types.js";
import { defenseOf, isCreature, isInPlay, statsOf } from "../values/stats.js";

/** Puts a card onto a battlefield; only creatures are heard entering (PLAY-8). */
export function enterBattlefield(m: PtgMachine, id: number, seat: Seat): void {
  m.move(id, "battlefield", { side: seat });
  entered(m, id);
}

/** What follows when a card has come onto a battlefield. */
export function entered(m: PtgMachine, id: number): void {
  if (!isCreature(m, id)) return;
  emit(m, "on_card_enter_battlefield", m.card(id).side, { card: knownOf(m, id) });
  buryIfDead(m, id);
}

/** Damage marked on a creature, without what follows from it. */
export function markDamage(m: PtgMachine, id: number, amount: number): void {
  if (amount <= 0) return;
  m.edit(id).damage += amount;
  m.log({ type: "damaged", seat: m.card(id).side, cards: [id], amount });
  emit(m, "on_card_receive_damage", m.card(id).side, { card: knownOf(m, id) });
}

export function damageCard(m: PtgMachine, id: number, amount: number): void {
  markDamage(m, id, amount);
  buryIfDead(m, id);
}

/** Restores defense that a creature lost to damage. */
export function healCard(m: PtgMachine, id: number, amount: number): void {
  const card = m.card(id);
  const healed = Math.min(amount, card.damage);
  if (healed <= 0) return;
  m.edit(id).damage -= healed;
  m.log({ type: "healed-card", seat: card.side, cards: [id], amount: healed });
  emit(m, "on_card_healed", card.side, { card: knownOf(m, id) });
}

/** Changes the stats of a creature. Changes that last for good and follow each other are kept as one. */
export function changeStats(m: PtgMachine, id: number, change: StatChange): void {
  const card = m.edit(id);
  const last = card.changes.at(-1);
  card.changes =
    last !== undefined && isLastingGain(last) && isLastingGain(change)
      ? [...card.changes.slice(0, -1), joined(last, change)]
      : [...card.changes, change];
  if (change.sets && change.defense !== null) card.damage = 0;
  buryIfDead(m, id);
}

export const isLastingGain = ({ sets, until, ending }: StatChange): boolean =>
  !sets && until === NONE && ending === null;

const joined = (one: StatChange, other: StatChange): StatChange => ({
  ...one,
  attack: (one.attack ?? 0) + (other.attack ?? 0),
  defense: (one.defense ?? 0) + (other.defense ?? 0),
});

/** Takes away the changes for which the test holds. Deaths that follow are left to the caller. */
export function undoChanges(m: PtgMachine, id: number, test: (change: StatChange) => boolean): boolean {
  const { changes } = m.card(id);
  const left = changes.filter((change) => !test(change));
  if (left.length === changes.length) return false;
  m.edit(id).changes = left;
  m.log({ type: "change-ended", seat: m.card(id).side, cards: [id] });
  return true;
}

export function buryIfDead(m: PtgMachine, id: number): void {
  if (m.card(id).zone === "battlefield" && isCreature(m, id) && defenseOf(m, id) <= 0) die(m, id);
}

/** A creature dies: it leaves the battlefield, goes to its owner's graveyard, and the event of its death is raised (PLAY-12). */
export function die(m: PtgMachine, id: number): void {
  const { side: seat } = m.card(id);
  const about = { card: knownOf(m, id), stats: statsOf(m, m.card(id)) };
  m.log({ type: "died", seat, cards: [id] });
  leaveBattlefield(m, id, "graveyard");
  emit(m, "on_card_death", seat, about);
}

/** Takes a permanent off the battlefield; a token ceases to exist instead of going anywhere. */
export function leaveBattlefield(m: PtgMachine, id: number, to: "graveyard" | "hand"): void {
  const card = m.card(id);
  const { side: seat, object, token } = card;
  const about = { card: { card: id, object }, stats: statsOf(m, card) };
  if (isCreature(m, id)) emit(m, "on_card_leave_battlefield", seat, about);
  if (token) m.move(id, "ceased");
  else if (to === "graveyard") putIntoGraveyard(m, id);
  else m.move(id, "hand", { shown: -1 });
}

/** Puts a card into its owner's graveyard. */
export function putIntoGraveyard(m: PtgMachine, id: number): void {
  const { owner } = m.move(id, "graveyard");
  emit(m, "on_card_enter_graveyard", owner, { card: knownOf(m, id) });
}

/** Undoes what a test names on all creatures; those that die of it die together, the active player's first. */
export function undoEverywhere(m: PtgMachine, test: (change: StatChange) => boolean): void {
  const changed: { readonly id: number; readonly object: number }[] = [];
  for (const seat of [m.state.active, m.opponent(m.state.active)]) {
    for (const id of m.zone("battlefield", seat)) {
      if (m.card(id).changes.length > 0 && undoChanges(m, id, test)) changed.push({ id, object: m.card(id).object });
    }
  }
  for (const { id, object } of changed) if (isInPlay(m, id, object)) buryIfDead(m, id);
}
