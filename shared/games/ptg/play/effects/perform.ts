import { NONE } from "../../../../match/index.js";
import type { Alteration, AlterationOf, AlterationTerms } from "../../cards/definition.js";
import { changeStats, damageCard, die, leaveBattlefield } from "../moves/creatures.js";
import { damagePlayer, discardAtRandom, draw, gainMana, healPlayer, mill, payMana, recycle } from "../moves/players.js";
import type { Job, PtgMachine, StatChange } from "../types.js";
import { amountOf, creaturesOf, isInPlay } from "../values/stats.js";
import type { Aim } from "./aim.js";
import { recruit, spawn } from "./tokens.js";

/** Carries out an alteration on what it is aimed at (PLAY-13). */
export function perform(m: PtgMachine, job: Job, alteration: Alteration, { card, seat }: Aim): void {
  switch (alteration.effect) {
    case "damage_card":
      damageCard(m, card, amountOf(m, job, alteration.params.amount));
      return;
    case "damage_player":
      damagePlayer(m, seat, amountOf(m, job, alteration.params.amount));
      return;
    case "heal_player":
      healPlayer(m, seat, amountOf(m, job, alteration.params.amount));
      return;
    case "buff_card":
      buff(m, job, alteration, [card]);
      return;
    case "buff_all":
      buff(m, job, alteration, creaturesOf(m, seat));
      return;
    case "draw_card":
      draw(m, seat, amountOf(m, job, alteration.params.count));
      return;
    case "destroy_card":
      die(m, card);
      return;
    case "spend_mana":
      payMana(m, seat, alteration.params.mana_requirement);
      return;
    case "gain_mana":
      gainMana(m, seat, alteration.params.amounts);
      return;
    case "spawn_creature":
      spawn(m, job, seat, amountOf(m, job, alteration.params.count));
      return;
    case "recruit":
      recruit(m, alteration, seat);
      return;
    case "return_to_hand":
      leaveBattlefield(m, card, "hand");
      return;
    case "mill":
      mill(m, seat, amountOf(m, job, alteration.params.count));
      return;
    case "random_discard":
      discardAtRandom(m, seat, amountOf(m, job, alteration.params.count));
      return;
    case "set_stats":
      setStats(m, job, alteration, card);
      return;
    case "recycle_graveyard":
      recycle(m, seat);
      return;
  }
}

function buff(
  m: PtgMachine,
  job: Job,
  alteration: AlterationOf<"buff_card"> | AlterationOf<"buff_all">,
  creatures: readonly number[],
): void {
  const { attack_increase, defense_increase } = alteration.params;
  const attack = amountOf(m, job, attack_increase);
  const defense = amountOf(m, job, defense_increase);
  if (attack === 0 && defense === 0) return;
  const change: StatChange = { sets: false, attack, defense, ...lasting(m, job, alteration) };
  m.log({ type: "buffed", seat: job.seat, cards: creatures, data: { attack, defense } });
  const objects = creatures.map((id) => m.card(id).object);
  creatures.forEach((id, at) => {
    if (isInPlay(m, id, objects[at] ?? NONE)) changeStats(m, id, change);
  });
}

function setStats(m: PtgMachine, job: Job, alteration: AlterationOf<"set_stats">, card: number): void {
  const valueOf = (stat: "attack" | "defense"): number | null => {
    const amount = alteration.params[stat];
    return amount === undefined ? null : amountOf(m, job, amount);
  };
  const [attack, defense] = [valueOf("attack"), valueOf("defense")];
  m.log({ type: "stats-set", seat: job.seat, cards: [card], data: { attack, defense } });
  changeStats(m, card, { sets: true, attack, defense, ...lasting(m, job, alteration) });
}

/** How long a change lasts: through so many ends of turns, until an event, or for good (PLAY-9). */
function lasting(
  m: PtgMachine,
  { card, object, seat }: Job,
  { turn_duration, end_trigger, scope }: AlterationTerms,
): Pick<StatChange, "until" | "ending"> {
  return {
    until: turn_duration === null ? NONE : m.state.turn + turn_duration - 1,
    ending: end_trigger === null ? null : { event: end_trigger, scope, listener: { card, object, seat } },
  };
}
