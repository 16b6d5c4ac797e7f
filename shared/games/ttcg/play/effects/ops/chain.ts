import { NONE } from "../../../../../match/index.js";
import type { ChainItem, Known, TtcgMachine } from "../../types.js";
import { isActive, isSame, isUnit, knownOf, nameOf } from "../../values/cards.js";
import { activate } from "../activation.js";
import { counterable, counteredBy, isAimedCounter } from "../counters.js";
import { canReach } from "../faults.js";
import { firstCards, type Handlers, type Run } from "../run.js";
import { plansOf } from "../source.js";

type OnChain = "counter" | "activate" | "copy-effect" | "redirect-attack" | "redirect-effect";

/** Actions on effects and on the attack that goes on. */
export const onChain: Handlers<OnChain> = {
  counter(m, run, op) {
    if (op.of === "that-attack") {
      const { attack } = m.state.table;
      if (attack !== null) m.draft.table.attack = { ...attack, isCountered: true };
      m.log({ type: "countered-attack", seat: run.source.seat });
      return true;
    }
    const items = counterable(m, run.source, op);
    const { item: own, at } = run.frame;
    const aimed = counteredBy(run.program, at, own);
    const item = isAimedCounter(op) ? items.find(({ id }) => id === aimed) : items.at(-1);
    if (item !== undefined) counter(m, item, run);
    return true;
  },
  activate: (m, run) => useOther(m, run, "activate"),
  "copy-effect": (m, run) => useOther(m, run, "copy"),
  "redirect-attack"(m, { source }) {
    const { attack } = m.state.table;
    if (attack === null || !isSame(m, source) || !isActive(m.card(source.card)) || !isUnit(m, source.card)) return true;
    m.draft.table.attack = { ...attack, target: knownOf(m, source.card) };
    m.log({ type: "redirected", seat: source.seat, cards: [source.card] });
    return true;
  },
  "redirect-effect"(m, { source }) {
    const item = m.state.stack.find(({ id }) => id === source.event?.item);
    if (item === undefined || !isSame(m, source)) return true;
    const instead = knownOf(m, source.card);
    const aims = item.aims.map((list) => list.map((each) => (isTarget(each, source.event?.target) ? instead : each)));
    m.updateItem({ ...item, aims });
    m.log({ type: "redirected", seat: source.seat, cards: [source.card] });
    return true;
  },
};

const isTarget = ({ card }: Known, target: number | undefined): boolean => card === target;

/** It does nothing when it resolves; it stays tapped and paid for. */
function counter(m: TtcgMachine, item: ChainItem, { source }: Run): void {
  m.updateItem({ ...item, isCountered: true });
  m.log({ type: "countered", seat: source.seat, cards: [item.cause.card] });
}

/** Uses an effect of another card: as that card's own, or as this card's where it is copied. */
function useOther(m: TtcgMachine, run: Run, how: "activate" | "copy"): boolean {
  const { frame, source } = run;
  if (frame.stage === 1) return true;
  const [other] = firstCards(run);
  if (other === undefined) return true;
  const user = how === "copy" ? source : { ...knownOf(m, other), seat: source.seat, event: null };
  const { config } = m.constants;
  const { uses } = m.card(user.card);
  const running = m.state.frames.filter(({ kind }) => kind === "resolve").length;
  const choices = plansOf(m, other).flatMap((plan, effect) => {
    if (running + m.state.stack.length > config["chain-limit"]) return [];
    const isUsable = plan.program?.form === "activated" && (uses[effect] ?? 0) < config["activations-per-turn"];
    return isUsable && canReach(m, { ...user, event: null }, plan, true) ? [{ plan, effect }] : [];
  });
  const answer = m.answer("options");
  if (answer === null && choices.length > 1) {
    m.ask({
      kind: "options",
      seat: source.seat,
      purpose: "effect",
      title: `Which effect of ${nameOf(m, other)}?`,
      options: choices.map(({ plan }) => ({ label: plan.text, refusal: null })),
    });
    return false;
  }
  frame.answer = null;
  const chosen = choices[answer?.index ?? 0];
  if (chosen === undefined || user.card === NONE) return true;
  frame.stage = 1;
  const isFree = how === "copy" && m.constants.config["copied-costs"] === "free";
  activate(m, {
    card: user.card,
    object: user.object,
    seat: source.seat,
    event: null,
    effect: chosen.effect,
    definition: m.card(other).definition,
    within: isFree ? "free" : "paid",
  });
  return false;
}
