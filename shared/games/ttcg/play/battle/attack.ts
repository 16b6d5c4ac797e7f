import { NONE } from "../../../../match/index.js";
import { happen } from "../events/happen.js";
import { pushChain } from "../flow/respond.js";
import { destroy } from "../moves/destroy.js";
import { setTapped } from "../moves/piles.js";
import { changePoints, checkEnd } from "../moves/points.js";
import type { Attack, Known, TtcgFrameOf, TtcgMachine } from "../types.js";
import { coveredBy, isSame, knownOf } from "../values/cards.js";
import { attackOf, defenseOf, rankOf } from "../values/stats.js";

/** A unit attacks a unit, or the other player where there is no target. Its pile has used an attack (MATCH-35). */
export function declareAttack(m: TtcgMachine, id: number, target: number): void {
  const { attacks, controller } = m.card(id);
  for (const each of [id, ...coveredBy(m, id)]) m.edit(each).attacks = attacks + 1;
  const defender = target === NONE ? null : knownOf(m, target);
  m.draft.table.attack = { attacker: knownOf(m, id), target: defender, seat: controller, isCountered: false };
  m.log({ type: "attacks", seat: controller, cards: target === NONE ? [id] : [id, target] });
  m.push({ kind: "attack" });
}

/** An attack: what it sets off and responses come first, then the comparison, then what follows it. */
export function runAttack(m: TtcgMachine, frame: TtcgFrameOf<"attack">): void {
  const { attack } = m.state.table;
  if (attack === null) {
    m.finish();
    return;
  }
  frame.step += 1;
  switch (frame.step) {
    case 1:
      if (m.constants.config["attack-taps"] === "on") setTapped(m, attack.attacker.card, true);
      announce(m, attack);
      pushChain(m, 1, m.opponent(attack.seat));
      return;
    case 2:
      compare(m, attack);
      return;
    case 3:
      m.draft.table.attack = null;
      if (checkEnd(m)) return;
      if (isSame(m, attack.attacker)) announceAfter(m, attack);
      if (m.state.table.waiting.length > 0) pushChain(m, 0, m.opponent(attack.seat));
      return;
    default:
      m.finish();
  }
}

function announce(m: TtcgMachine, { attacker, target, seat }: Attack): void {
  happen(m, { type: "attacks", seat, target: attacker.card, object: attacker.object, other: target?.card ?? NONE });
}

function announceAfter(m: TtcgMachine, { attacker, target, seat }: Attack): void {
  happen(m, {
    type: "attacked-after",
    seat,
    target: attacker.card,
    object: attacker.object,
    other: target?.card ?? NONE,
  });
}

/** Attack against defense (MATCH-38); an attack without attacker, or whose target is gone, comes to nothing. */
function compare(m: TtcgMachine, { attacker, target, seat, isCountered }: Attack): void {
  if (isCountered || !isSame(m, attacker)) return;
  if (target === null) {
    attackDirectly(m, attacker.card);
    return;
  }
  if (!isSame(m, target)) return;
  const attack = attackOf(m, attacker.card);
  const defense = defenseOf(m, target.card);
  m.log({ type: "compared", seat, cards: [attacker.card, target.card], data: { attack, defense } });
  const losers = losersOf(m, attacker, target, attack - defense);
  destroy(
    m,
    losers,
    "battle",
    losers.map((id) => (id === target.card ? attacker.card : target.card)),
  );
}

/** What an attack destroys, by how much stronger the attacker is (MATCH-39, MATCH-40). */
function losersOf(m: TtcgMachine, attacker: Known, target: Known, advantage: number): readonly number[] {
  const { config } = m.constants;
  if (advantage > 0) return [target.card];
  if (advantage < 0) return config["attacker-risk"] === "on" ? [attacker.card] : [];
  switch (config["battle-tie"]) {
    case "none":
      return [];
    case "both":
      return [attacker.card, target.card];
    case "defender":
      return [target.card];
    case "attacker":
      return [attacker.card];
  }
}

/** The attacked player loses the level of the attacker (MATCH-37). */
function attackDirectly(m: TtcgMachine, id: number): void {
  const { controller } = m.card(id);
  const base = m.constants.config["direct-damage"] === "level" ? rankOf(m, id) : 1;
  const attacked = m.opponent(controller);
  changePoints(m, attacked, -m.get("directDamage", id, base), "direct");
}
