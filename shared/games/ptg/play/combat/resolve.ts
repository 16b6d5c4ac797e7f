import { emit } from "../events/emit.js";
import { buryIfDead, markDamage } from "../moves/creatures.js";
import { damagePlayer } from "../moves/players.js";
import type { Combat, PtgMachine } from "../types.js";
import { attackOf, defenseOf, isInPlay } from "../values/stats.js";

/** All combats of the turn, in the order of their attackers (PLAY-6). Nothing that they set off happens between them. */
export function resolveCombats(m: PtgMachine): void {
  const { combats } = m.state.table;
  m.draft.table.combats = [];
  for (const combat of combats) resolveCombat(m, combat);
  emit(m, "on_combat_resolved", m.state.active);
}

function resolveCombat(m: PtgMachine, { attacker, blockers }: Combat): void {
  if (!isInPlay(m, attacker.card, attacker.object)) return;
  const { card: id } = attacker;
  const defender = m.opponent(m.card(id).side);
  if (blockers.length === 0) {
    damagePlayer(m, defender, attackOf(m, id));
    return;
  }
  const fighting = blockers.filter(({ card, object }) => isInPlay(m, card, object)).map(({ card }) => card);
  const taken = fighting.reduce((sum, blocker) => sum + attackOf(m, blocker), 0);
  const left = strike(m, attackOf(m, id), fighting);
  markDamage(m, id, taken);
  for (const each of [...fighting, id]) buryIfDead(m, each);
  const survived = isInPlay(m, id, attacker.object);
  const isThrough = blockers.every(({ card, object }) => !isInPlay(m, card, object));
  if (survived && isThrough) damagePlayer(m, defender, left);
}

/** Assigns each blocker lethal damage in turn, as long as there is damage; returns what is left. */
function strike(m: PtgMachine, attack: number, blockers: readonly number[]): number {
  let left = attack;
  for (const blocker of blockers) {
    const assigned = Math.min(left, Math.max(0, defenseOf(m, blocker)));
    markDamage(m, blocker, assigned);
    left -= assigned;
  }
  return left;
}
