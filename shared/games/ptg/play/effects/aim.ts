import { NONE, type Answer, type Seat } from "../../../../match/index.js";
import type { Ability, Alteration } from "../../cards/definition.js";
import { effectAims } from "../../vocabulary.js";
import { seatNames } from "../config.js";
import type { Job, PtgMachine } from "../types.js";
import { creaturesOf, definitionOf, isCreature, isInPlay } from "../values/stats.js";

/** What an alteration acts on: a card, or a player. The other one is NONE. */
export interface Aim {
  readonly card: number;
  readonly seat: Seat;
}

/** `null` where there is nothing to act on. */
export type Aimed = Aim | "asked" | null;

const atCard = (card: number): Aim => ({ card, seat: NONE });
const atPlayer = (seat: Seat): Aim => ({ card: NONE, seat });

/** Finds what an alteration acts on; asks its controller where that is to be chosen (PLAY-8). */
export function aim(m: PtgMachine, job: Job, ability: Ability, alteration: Alteration, answer: Answer | null): Aimed {
  if (alteration.target === "self") return self(m, job, effectAims[alteration.effect] === "card");
  const among = effectAims[alteration.effect];
  if (among !== "player") {
    const permanents = among === "card" ? creatures(m) : permanentsOf(m, job, alteration.target);
    const others = alteration.other ? permanents.filter((id) => !isSource(m, job, id)) : permanents;
    return chosenCard(m, job, ability, alteration, others, answer);
  }
  if (alteration.target === "owner") return atPlayer(job.seat);
  if (alteration.target === "opponent") return atPlayer(m.opponent(job.seat));
  return chosenPlayer(m, job, ability, alteration, answer);
}

function self(m: PtgMachine, { card, object }: Job, needsCreature: boolean): Aim | null {
  if (!isInPlay(m, card, object)) return null;
  return needsCreature && !isCreature(m, card) ? null : atCard(card);
}

const isSource = (m: PtgMachine, { card, object }: Job, id: number): boolean => id === card && m.isObject(id, object);

const bothSides = (m: PtgMachine): readonly Seat[] => [m.state.active, m.opponent(m.state.active)];

const creatures = (m: PtgMachine): readonly number[] => bothSides(m).flatMap((seat) => creaturesOf(m, seat));

function permanentsOf(m: PtgMachine, { seat }: Job, target: Alteration["target"]): readonly number[] {
  if (target === "owner") return m.zone("battlefield", seat);
  if (target === "opponent") return m.zone("battlefield", m.opponent(seat));
  return bothSides(m).flatMap((side) => m.zone("battlefield", side));
}

function chosenCard(
  m: PtgMachine,
  job: Job,
  ability: Ability,
  { effect }: Alteration,
  cards: readonly number[],
  answer: Answer | null,
): Aimed {
  const picked = answer?.kind === "cards" ? answer.cards[0] : undefined;
  if (picked !== undefined && cards.includes(picked)) return atCard(picked);
  const [only, ...others] = cards;
  const name = abilityName(m, job, ability);
  if (only === undefined) {
    m.log({ type: "no-target", seat: job.seat, data: { ability: name } });
    return null;
  }
  if (others.length === 0) return atCard(only);
  const what = effectAims[effect] === "card" ? "creature" : "permanent";
  m.select({ seat: job.seat, title: `${name}: choose a ${what}`, purpose: effect, cards, count: 1, direct: true });
  return "asked";
}

function chosenPlayer(m: PtgMachine, job: Job, ability: Ability, { effect }: Alteration, answer: Answer | null): Aimed {
  if (answer?.kind === "options") return atPlayer(answer.index);
  const options = seatNames.map((label, seat) => ({ label, refusal: null, at: { kind: "seat" as const, seat } }));
  const title = `${abilityName(m, job, ability)}: choose a player`;
  m.ask({ kind: "options", seat: job.seat, title, purpose: effect, options });
  return "asked";
}

/** How people call an ability: by its own name, or by that of its card. */
export function abilityName(m: PtgMachine, { card }: Pick<Job, "card">, ability: Ability): string {
  return ability.name === "" ? definitionOf(m, m.card(card)).name : ability.name;
}
