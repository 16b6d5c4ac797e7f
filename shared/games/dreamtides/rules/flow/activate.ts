import type { ActivateFrame, DreamMachine, DreamReader } from "../types.js";
import { NONE } from "../../../../match/index.js";
import { usable } from "../actions/activatable.js";
import { pushCost, takePayment, withPayment } from "../costs/pay.js";
import { definitionOf } from "../values/figures.js";
import { EMPTY_MEMORY } from "../values/scope.js";
import { aimAll, NO_CHOICE } from "./aim.js";

/** Whether only fast cards and abilities may be used: in answer to something, and in the opponent's ending. */
export const isFastOnly = ({ state }: DreamReader): boolean => state.stack.length > 0 || state.table.phase !== "main";

export function pushActivate(m: DreamMachine, seat: number, card: number): void {
  m.push({ kind: "activate", card, seat, stage: "which", active: NONE, item: NONE, plan: 0, costs: [], choices: [] });
}

/** An ability is activated (RULES-20): which one, its costs, onto the stack, modes and targets. */
export function runActivate(m: DreamMachine, frame: ActivateFrame): void {
  switch (frame.stage) {
    case "which":
      if (!chooseAbility(m, frame)) return;
      begin(m, frame);
      return;
    case "costs":
      payNext(m, frame, true);
      return;
    case "aim":
      aim(m, frame);
  }
}

function chooseAbility(m: DreamMachine, frame: ActivateFrame): boolean {
  const { seat, card } = frame;
  const places = usable(m, seat, card, isFastOnly(m));
  const answer = m.answer("options");
  frame.active = (answer === null ? undefined : places[answer.index]) ?? places[0] ?? 0;
  if (answer !== null || places.length < 2) return true;
  const { actives, name } = definitionOf(m, card);
  const options = places.map((at) => ({ label: actives[at]?.label ?? "", refusal: null }));
  m.ask({ kind: "options", seat, title: `Which ability of ${name}?`, purpose: "ability", options });
  return false;
}

function begin(m: DreamMachine, frame: ActivateFrame): void {
  const { seat, card, active } = frame;
  const plan = definitionOf(m, card).actives[active];
  if (plan === undefined) {
    m.finish();
    return;
  }
  const { object } = m.card(card);
  const { activated } = m.state.table;
  if (plan.once) m.draft.table.activated = activated.with(seat, [...(activated[seat] ?? []), object, active]);
  m.cause = { kind: "activated", seat, card, object, ability: plan.ability };
  m.log({ type: "activated", seat, cards: [card], data: { label: plan.label } });
  const item = m.pushItem({
    controller: seat,
    card: NONE,
    active,
    choices: [NO_CHOICE],
    memory: EMPTY_MEMORY,
    modeEnergy: 0,
    then: NONE,
  });
  m.draft.table.priority = m.opponent(seat);
  frame.item = item.id;
  frame.choices = item.choices;
  frame.costs = plan.costs;
  payNext(m, frame, false);
}

function payNext(m: DreamMachine, frame: ActivateFrame, paid: boolean): void {
  const item = m.state.stack.find(({ id }) => id === frame.item);
  if (paid) {
    const payment = takePayment(m);
    if (item !== undefined) m.updateItem({ ...item, memory: withPayment(item.memory, payment) });
  }
  const [next, ...rest] = frame.costs;
  frame.answer = null;
  if (next === undefined) {
    frame.stage = "aim";
    aim(m, frame);
    return;
  }
  frame.stage = "costs";
  frame.costs = rest;
  pushCost(m, next, frame.seat, frame.card, item?.cause ?? frame.cause);
}

function aim(m: DreamMachine, frame: ActivateFrame): void {
  const item = m.state.stack.find(({ id }) => id === frame.item);
  const plan = definitionOf(m, frame.card).actives[frame.active];
  if (item !== undefined && plan !== undefined) {
    if (!aimAll(m, frame, { seat: frame.seat, item, scripts: [plan.script] })) return;
    const now = m.state.stack.find(({ id }) => id === frame.item);
    if (now !== undefined) m.updateItem({ ...now, choices: frame.choices });
  }
  m.finish();
}
