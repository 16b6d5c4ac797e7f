import { NONE, type Answer } from "../../../../match/index.js";
import { other, type BoardCard } from "../../core/board.js";
import { holds } from "../../core/conditions.js";
import { inForce } from "../../core/sources.js";
import { isTarget } from "../../core/targets.js";
import type { Rule } from "../../cards/rule.js";
import { isMonster } from "../../core/board.js";
import { isOneOf, onceEffects } from "../../vocabulary.js";
import { blueprintOfCard, boardOf } from "../board-of.js";
import type { Job, SummonerMachine } from "../types.js";
import { draw, showSummoner } from "./moves.js";

/** The effects of a card that happen once, when it has been played face up (BATTLE-8). */
export function jobsOf(m: SummonerMachine, card: number): readonly Job[] {
  const { object, controller, covered } = m.card(card);
  // The reference knows none of these effects.
  if (covered || m.constants.profile !== "ruled") return [];
  return blueprintOfCard(m, m.card(card)).rules.flatMap(({ effect }, rule) =>
    effect !== null && isOneOf(onceEffects, effect) ? [{ card, object, seat: controller, rule, picked: NONE }] : [],
  );
}

/** Carries out the first effect that waits; false where a player is asked. */
export function runJob(m: SummonerMachine, answer: Answer | null): boolean {
  const [job, ...others] = m.state.table.jobs;
  if (job === undefined) return true;
  const next = step(m, job, answer);
  if (next === "asked") return false;
  m.draft.table.jobs = next === null ? others : [next, ...others];
  return true;
}

/** The effect with what was chosen since, null once it is over. */
function step(m: SummonerMachine, job: Job, answer: Answer | null): Job | "asked" | null {
  const rule = m.isObject(job.card, job.object) ? blueprintOfCard(m, m.card(job.card)).rules[job.rule] : undefined;
  if (rule === undefined) return null;
  const board = boardOf(m);
  if (answer === null && job.picked === NONE) {
    if (inForce(board).isSilenced({ key: job.card, seat: job.seat })) return null;
    if (!holds(board, rule.condition, { seat: job.seat })) return null;
  }
  m.cause = { kind: "effect", seat: job.seat, card: job.card, object: job.object, ability: job.rule };
  switch (rule.effect) {
    case "drawCardToLimit":
      drawTo(m, job, rule);
      return null;
    case "swapSummonerCard":
      return swapSummoner(m, job, answer);
    case "swapMonsterPosition":
      return swapMonsters(m, job, rule, answer, board.cards);
    default:
      return null;
  }
}

function drawTo(m: SummonerMachine, job: Job, { value, target }: Rule): void {
  const seat = target.side === "self" ? job.seat : other(job.seat);
  while (value !== null && m.zone("hand", seat).length < value && draw(m, seat));
}

/** One that is still to come takes the place of the current summoner. */
function swapSummoner(m: SummonerMachine, { seat }: Job, answer: Answer | null): "asked" | null {
  const { summonerIndex } = m.counters(seat);
  const all = m.zone("summoners", seat);
  const coming = all.slice(summonerIndex + 1);
  const picked = answer?.kind === "cards" ? answer.cards[0] : coming.length === 1 ? coming[0] : undefined;
  if (coming.length === 0) return null;
  if (picked === undefined) {
    const title = "Choose the summoner to exchange yours with";
    m.select({ seat, title, purpose: "swap-summoner", cards: coming, count: 1, direct: true });
    return "asked";
  }
  const current = all[summonerIndex] ?? NONE;
  m.setOrder("summoners", seat, all.with(summonerIndex, picked).with(all.indexOf(picked), current));
  showSummoner(m, seat);
  m.log({ type: "summoner", seat, cards: [picked] });
  return null;
}

/** Two monsters change side and zone; the opponent's is picked first. */
function swapMonsters(
  m: SummonerMachine,
  job: Job,
  rule: Rule,
  answer: Answer | null,
  cards: readonly BoardCard[],
): Job | "asked" | null {
  const { seat } = job;
  const source = { key: job.card, seat, card: blueprintOfCard(m, m.card(job.card)) };
  const theirs = cards.filter((each) => isMonster(each) && each.seat !== seat && isTarget(rule.target, source, each));
  const own = cards.filter((each) => isMonster(each) && each.seat === seat);
  if (theirs.length === 0 || own.length === 0) return null;
  const answered = answer?.kind === "cards" ? answer.cards[0] : undefined;
  const ask = (title: string, purpose: string, among: readonly BoardCard[]): "asked" => {
    m.select({ seat, title, purpose, cards: among.map(({ key }) => key), count: 1, direct: true });
    return "asked";
  };
  if (job.picked === NONE) {
    const picked = answered ?? (theirs.length === 1 ? theirs[0]?.key : undefined);
    if (picked === undefined) return ask("Choose a monster of the opponent to exchange", "swap-opponent", theirs);
    return { ...job, picked };
  }
  const given = answered ?? (own.length === 1 ? own[0]?.key : undefined);
  if (given === undefined) return ask("Choose your monster to exchange", "swap-own", own);
  exchange(m, job.picked, given);
  return null;
}

/** Both keep their place in the order of play. */
function exchange(m: SummonerMachine, one: number, two: number): void {
  const [a, b] = [{ ...m.card(one) }, { ...m.card(two) }];
  m.move(one, b.zone, { side: b.side });
  m.move(two, a.zone, { side: a.side });
  const renamed = new Map([
    [a.object, m.card(one).object],
    [b.object, m.card(two).object],
  ]);
  m.draft.table.order = m.state.table.order.map((object) => renamed.get(object) ?? object);
  m.log({ type: "exchanged", cards: [one, two] });
}
