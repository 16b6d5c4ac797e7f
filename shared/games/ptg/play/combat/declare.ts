import type { Seat } from "../../../../match/index.js";
import { emit, knownOf } from "../events/emit.js";
import type { PtgMachine } from "../types.js";

/** A creature attacks the other player (PLAY-6). */
export function declareAttack(m: PtgMachine, id: number): void {
  const { side: seat } = m.edit(id);
  m.edit(id).attacked = true;
  const attacker = knownOf(m, id);
  m.draft.table.combats = [...m.state.table.combats, { attacker, blockers: [] }];
  m.log({ type: "attacks", seat, cards: [id] });
  emit(m, "on_attack_declared", seat, { card: attacker });
  emit(m, "on_card_attack", seat, { card: attacker });
}

/** A creature blocks an attacker, by the number of its combat. */
export function declareBlock(m: PtgMachine, seat: Seat, id: number, at: number): void {
  const combat = m.state.table.combats[at];
  if (combat === undefined) return;
  m.edit(id).blocked = true;
  const blocker = knownOf(m, id);
  const { attacker, blockers } = combat;
  m.draft.table.combats = m.state.table.combats.with(at, { attacker, blockers: [...blockers, blocker] });
  m.log({ type: "blocks", seat, cards: [id, attacker.card] });
  emit(m, "on_defense_declared", seat, { card: blocker, attacker });
  emit(m, "on_card_defense", seat, { card: blocker });
}
