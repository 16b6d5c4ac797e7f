import { NONE, type Cause, type JsonObject } from "../../../../match/index.js";
import { costsOfPlaying, isPayable } from "../actions/playable.js";
import { playerScope, waysToPlay, type PlayOption } from "../actions/ways.js";
import { labelOf, pushCost, takePayment, withPayment } from "../costs/pay.js";
import { pushRun } from "../effects/push.js";
import { spendEnergy } from "../moves/energy.js";
import { record } from "../moves/leave.js";
import { happen } from "../triggers/happen.js";
import type { DreamItem, DreamMachine, PlayFrame } from "../types.js";
import { definitionOf, sparkOf } from "../values/figures.js";
import { EMPTY_MEMORY } from "../values/scope.js";
import { aimAll, NO_CHOICE } from "./aim.js";

const FREE: PlayOption = {
  energy: 0,
  cost: NONE,
  ifYouDo: NONE,
  afterwards: false,
  reclaims: false,
  uses: [NONE, NONE],
  allowedBy: null,
};

/** Starts playing a card. A free one is not paid for, except for its additional costs. */
export function pushPlay(m: DreamMachine, seat: number, card: number, free = false, reclaims = false): void {
  m.pushFrame({
    step: 0,
    cause: m.cause,
    prompt: null,
    answer: null,
    returned: null,
    kind: "play",
    card,
    seat,
    free,
    reclaims,
    stage: "way",
    item: NONE,
    plan: 0,
    costs: [],
    choices: [],
  });
}

/** A card is played (RULES-10): which way, energy, onto the stack, modes and targets, additional costs. */
export function runPlay(m: DreamMachine, frame: PlayFrame): void {
  switch (frame.stage) {
    case "way": {
      const way = chooseWay(m, frame);
      if (way === null) return;
      begin(m, frame, way);
      return;
    }
    case "aim":
      if (!aim(m, frame, false)) return;
      frame.stage = "costs";
      payNext(m, frame, false);
      return;
    case "costs":
      payNext(m, frame, true);
      return;
    case "late-aim":
      if (aim(m, frame, true)) finish(m, frame);
  }
}

function chooseWay(m: DreamMachine, { card, seat, free, reclaims }: PlayFrame): PlayOption | null {
  if (free) return { ...FREE, reclaims };
  const scope = playerScope(m, seat, card);
  const payable = waysToPlay(m, seat, card).filter((way) => isPayable(scope, way));
  const answer = m.answer("options");
  const [only] = payable;
  if (answer !== null) return payable[answer.index] ?? only ?? FREE;
  if (payable.length === 1 && only !== undefined) return only;
  const options = payable.map((way) => ({ label: wayLabel(m, way), refusal: null }));
  const title = `How do you pay for ${definitionOf(m, card).name}?`;
  m.ask({ kind: "options", seat, title, purpose: "way", options });
  return null;
}

function wayLabel(m: DreamMachine, { energy, cost, reclaims }: PlayOption): string {
  const price = cost === NONE ? "" : labelOf(m, cost);
  const parts = [energy > 0 || price === "" ? `Pay ${energy}●` : "", price].filter((part) => part !== "");
  return `${reclaims ? "Reclaim: " : ""}${parts.join(", ")}`;
}

function begin(m: DreamMachine, frame: PlayFrame, way: PlayOption): void {
  const { card: id, seat } = frame;
  const definition = definitionOf(m, id);
  const costs = costsOfPlaying(playerScope(m, seat, id), way);
  const { zone: from } = m.card(id);
  spendEnergy(m, seat, way.energy);
  if (way.uses[0] !== NONE) m.draft.table.used = [...m.state.table.used, ...way.uses];
  const card = m.move(id, "stack");
  card.controller = seat;
  card.reclaimed = way.reclaims;
  const { kind } = definition;
  const cause: Cause = { kind: kind === "event" ? "event" : "player", seat, card: id, object: card.object, ability: 0 };
  const choices = definition.plans.map(() => NO_CHOICE);
  const item = m.pushItem({
    controller: seat,
    card: id,
    active: NONE,
    choices,
    memory: EMPTY_MEMORY,
    modeEnergy: 0,
    then: way.afterwards ? way.ifYouDo : NONE,
    cause,
  });
  m.draft.table.priority = m.opponent(seat);
  if (m.logging) m.log({ type: "played", seat, cards: [id], from, amount: way.energy, data: wayData(way) });
  if (way.ifYouDo !== NONE && !way.afterwards) {
    pushRun(m, { script: way.ifYouDo, cause: { ...cause, kind: "if-you-do" } });
  }
  const amount = record(m, "played", seat, { card: id, spark: sparkOf(m, id) });
  happen(m, "played", seat, { target: id, amount, from });
  frame.item = item.id;
  frame.costs = costs;
  frame.choices = choices;
  frame.stage = "aim";
}

/** By which ability it was played, for who counts what abilities do. */
const wayData = ({ allowedBy }: PlayOption): JsonObject =>
  allowedBy === null ? {} : { by: allowedBy.card, ability: allowedBy.ability };

const itemOf = (m: DreamMachine, { item }: { readonly item: number }): DreamItem | undefined =>
  m.state.stack.find(({ id }) => id === item);

function aim(m: DreamMachine, frame: PlayFrame, late: boolean): boolean {
  const item = itemOf(m, frame);
  if (item === undefined) return true;
  const { plans } = definitionOf(m, frame.card);
  const scripts = plans.map(({ script, payFirst }) => (payFirst === late ? script : NONE));
  return aimAll(m, frame, { seat: frame.seat, item, scripts });
}

function payNext(m: DreamMachine, frame: PlayFrame, paid: boolean): void {
  if (paid) {
    const item = itemOf(m, frame);
    const payment = takePayment(m);
    if (item !== undefined) m.updateItem({ ...item, memory: withPayment(item.memory, payment) });
  }
  const [next, ...rest] = frame.costs;
  if (next !== undefined) {
    frame.costs = rest;
    const item = itemOf(m, frame);
    pushCost(m, next, frame.seat, frame.card, item?.cause ?? frame.cause);
    return;
  }
  frame.plan = 0;
  frame.stage = "late-aim";
  if (aim(m, frame, true)) finish(m, frame);
}

function finish(m: DreamMachine, frame: PlayFrame): void {
  const item = itemOf(m, frame);
  if (item !== undefined) m.updateItem({ ...item, choices: frame.choices });
  m.finish();
}
