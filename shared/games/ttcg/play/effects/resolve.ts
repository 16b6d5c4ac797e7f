import { NONE, type Seat } from "../../../../match/index.js";
import type { Quantity, Target } from "../../language/ast/selectors.js";
import type { EffectProgram, Op } from "../../language/program/program.js";
import type { ChainItem, TtcgMachine } from "../types.js";
import type { ResolveFrame } from "../frames.js";
import { isSame, nameOf } from "../values/cards.js";
import { forgetRevealed } from "../moves/hidden.js";
import { attach } from "./equip.js";
import { decksLookedThrough, endsOnDeck, shuffleDecks } from "./looking.js";
import { handle } from "./ops/index.js";
import { laterOps } from "./later.js";
import { canTurn } from "./quantity.js";
import { isRedirect } from "./redirects.js";
import { isReference, referred } from "./refs.js";
import type { Acting, Run } from "./run.js";
import { cardsFor, fits } from "./selectors.js";
import { planAt, type Source } from "./source.js";
import { holds } from "./states.js";
import { aimsOf, isAttaching, isOpenEnded, targetsOf } from "./targets.js";

const stages = { start: 0, may: 1, running: 2 } as const;

/** Resolves an effect: action after action, each as far as it can be done. */
export function runResolve(m: TtcgMachine, frame: ResolveFrame): void {
  const { program } = planAt(m, frame.item.definition, frame.item.effect);
  const source = sourceOf(frame.item);
  if (frame.step === stages.start) {
    frame.step = stages.may;
    if (!begins(m, frame, program, source)) {
      end(m, frame);
      return;
    }
  }
  if (program === null) return;
  if (frame.step === stages.may) {
    const isAsked = program.optional && frame.part === "actions" && !isRedirect(program);
    if (isAsked && !isTaken(m, frame)) return;
    frame.step = stages.running;
    if (frame.part === "actions" && isAttaching(program)) attachTo(m, frame, source);
  }
  const op = opsOf(m, frame, program)[frame.at];
  if (op === undefined) {
    end(m, frame);
    return;
  }
  const acting = gather(m, frame, program, source, op);
  if (acting === null) return;
  const run: Run = { frame, source, program, acting };
  if (!handle(m, run, op)) return;
  if (!endsOnDeck(op)) shuffleDecks(m, decksLookedThrough(run, op));
  frame.at += 1;
  frame.cards = [];
  frame.stage = 0;
  frame.memory = null;
}

/** The effect has resolved; where what is revealed is known for the moment only, that is over. */
function end(m: TtcgMachine, { item }: ResolveFrame): void {
  if (m.constants.config["reveal-lasts"] === "moment") forgetRevealed(m);
  m.finish(item.id);
}

/** An equip card is attached to the unit that was chosen, where both are still there. */
function attachTo(m: TtcgMachine, { item }: ResolveFrame, source: Source): void {
  const host = item.aims[0]?.find((each) => isSame(m, each));
  if (host !== undefined && isSame(m, source)) attach(m, source.card, host.card, source);
}

const sourceOf = (item: ChainItem): Source => ({
  card: item.cause.card,
  object: item.object,
  seat: item.controller,
  event: item.event,
  taken: item.paid.map(({ card }) => card),
});

/** Whether the effect does anything: it was not countered, it can be read, and its condition still holds. */
function begins(m: TtcgMachine, frame: ResolveFrame, program: EffectProgram | null, source: Source): boolean {
  const { item } = frame;
  const now = m.state.stack.find(({ id }) => id === item.id);
  const say = (why: string): boolean => {
    m.log({ type: "no-effect", seat: item.controller, cards: [source.card], data: { why } });
    return false;
  };
  if (now?.isCountered === true) return say("countered");
  if (program === null) return say("unread");
  if (frame.part === "actions" && program.test !== undefined && !holds(m, source, program.test))
    return say("condition");
  return areTargetsGone(m, frame, program, source) ? say("targets") : true;
}

/** Whether all that the effect would do is about targets that were chosen, and none of them is left. */
function areTargetsGone(m: TtcgMachine, { part, item }: ResolveFrame, program: EffectProgram, source: Source): boolean {
  if (part !== "actions" || item.aims.flat().length === 0) return false;
  const aims = aimsOf(program);
  return (
    program.ops.every((_, at) => aims.some((aim) => aim.at === at)) &&
    !item.aims.some((list, at) =>
      list.some((each) => isSame(m, each) && aims[at] !== undefined && fits(m, source, aims[at].target.sel, each.card)),
    )
  );
}

/** "You can", "you may": asked when it resolves. */
function isTaken(m: TtcgMachine, frame: ResolveFrame): boolean {
  const answer = m.answer("confirm");
  const { item } = frame;
  if (answer === null) {
    const { text } = planAt(m, item.definition, item.effect);
    m.ask({
      kind: "confirm",
      seat: item.controller,
      purpose: "may",
      title: `${nameOf(m, item.cause.card)}: ${text}`,
      yes: "Do it",
      no: "Do not do it",
      refusal: null,
    });
    return false;
  }
  frame.answer = null;
  if (!answer.yes) end(m, frame);
  return answer.yes;
}

function opsOf(m: TtcgMachine, frame: ResolveFrame, program: EffectProgram): readonly Op[] {
  if (frame.part === "offer") return program.offer === undefined ? [] : [program.offer];
  return frame.part === "later" ? laterOps(m, program) : program.ops;
}

/** Who acts: the player of the effect, the other, or both, the turn player first. */
export function actorsOf(m: TtcgMachine, seat: Seat, op: Op): readonly Seat[] {
  if (!("actor" in op) || op.actor === "you") return [seat];
  if (op.actor === "opponent") return [m.opponent(seat)];
  return [m.state.active, m.opponent(m.state.active)];
}

/** The cards of the action for each player who acts; null while somebody is asked. */
function gather(
  m: TtcgMachine,
  frame: ResolveFrame,
  program: EffectProgram,
  source: Source,
  op: Op,
): readonly Acting[] | null {
  const targets = isOpenEnded(program, op) ? [] : targetsOf(op);
  const actors = actorsOf(m, source.seat, op);
  for (let at = frame.cards.length; at < targets.length * actors.length; at++) {
    const nth = at % targets.length;
    const target = targets[nth];
    const actor = actors[Math.floor(at / targets.length)] ?? source.seat;
    const cards = target === undefined ? [] : cardsOf(m, frame, program, source, op, target, nth, actor);
    if (cards === null) return null;
    frame.cards = [...frame.cards, cards];
  }
  return actors.map((seat, at) => ({ seat, cards: frame.cards.slice(at * targets.length, (at + 1) * targets.length) }));
}

/** The cards of one target: those aimed at that still fit, all that fit, or those chosen now; null while somebody is asked. */
function cardsOf(
  m: TtcgMachine,
  frame: ResolveFrame,
  program: EffectProgram,
  source: Source,
  op: Op,
  target: Target,
  nth: number,
  actor: Seat,
): readonly number[] | null {
  if (isReference(target)) {
    const card = referred(m, source, target.ref);
    return card === NONE ? [] : [card];
  }
  const aimed =
    frame.part === "actions" ? aimsOf(program).findIndex((aim) => aim.at === frame.at && aim.nth === nth) : -1;
  if (aimed >= 0) {
    const known = frame.item.aims[aimed] ?? [];
    return known.flatMap((each) => (isSame(m, each) && fits(m, source, target.sel, each.card) ? [each.card] : []));
  }
  const there = cardsFor(m, source, target.sel, actor).filter((id) => !frame.cards.some((list) => list.includes(id)));
  if (target.q.mode === "all") return there;
  const legal = there.filter((id) => canTurn(m, source, op.op, id));
  return chosen(m, frame, op, target.q, legal, actor);
}

function chosen(
  m: TtcgMachine,
  frame: ResolveFrame,
  op: Op,
  q: Exclude<Quantity, { mode: "all" }>,
  legal: readonly number[],
  actor: Seat,
): readonly number[] | null {
  const most = Math.min("n" in q ? q.n : legal.length, legal.length);
  if (op.op === "discard" && "random" in op) return atRandom(m, legal, most);
  const answer = m.answer("cards");
  if (answer !== null) {
    // The answer is to this question alone.
    frame.answer = null;
    return answer.cards;
  }
  if (most === 0) return [];
  const isHidden = (id: number): boolean => m.card(id).zone === "hand" && m.card(id).side !== actor;
  const min = q.mode === "up-to" ? 0 : most;
  const title = `${nameOf(m, frame.item.cause.card)}: choose ${most === 1 ? "a card" : `${most} cards`}`;
  const isSearch = legal.some((id) => m.card(id).zone === "deck");
  m.select({
    seat: actor,
    title,
    purpose: isSearch ? "search" : "target",
    cards: legal,
    min,
    max: most,
    hidden: legal.filter(isHidden),
  });
  return null;
}

/** So many of some cards by chance. */
function atRandom(m: TtcgMachine, cards: readonly number[], count: number): readonly number[] {
  const left = [...cards];
  const drawn: number[] = [];
  for (let at = 0; at < count; at++) {
    const index = m.chance(left.length, { purpose: "a card at random", cards: left });
    drawn.push(...left.splice(index, 1));
  }
  return drawn;
}
