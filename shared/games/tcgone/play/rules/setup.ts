import { NONE, type Seat } from "../../../../match/index.js";
import { chooseCards, chooseNumber } from "../operations/choose.js";
import { act, change } from "../runtime/journal.js";
import type { Steps } from "../runtime/steps.js";
import { isBasicUnit } from "../runtime/kinds.js";
import { partOf, type Value } from "../runtime/values.js";
import type { TcgMachine } from "../types.js";
import { grantAbilities } from "./abilities.js";
import { benchSize } from "./getters.js";
import { enterAsUnit } from "./stages.js";
import { compiledOf, definitionOf } from "./units.js";

const isBasic = (m: TcgMachine, id: number): boolean => isBasicUnit(definitionOf(m, id));
const basicsInHand = (m: TcgMachine, seat: Seat): number[] => m.zone("hand", seat).filter((id) => isBasic(m, id));

function drawHand(m: TcgMachine, seat: Seat, count: number): void {
  const cards = m.zone("deck", seat).slice(-Math.max(0, count)).reverse();
  if (count <= 0) return;
  for (const id of cards) m.move(id, "hand");
  m.drawn(cards);
}

/** Opening hands: a player without a basic unit shows the hand and draws another (DUEL-3). */
export function openingHands(m: TcgMachine): void {
  const { config } = m.constants;
  for (const seat of [0, 1]) {
    m.shuffle("deck", seat);
    for (const definition of config.inHand[seat] ?? []) {
      const copy = m.zone("deck", seat).find((id) => m.card(id).definition === definition);
      if (copy !== undefined) m.move(copy, "hand");
    }
    drawHand(m, seat, config.hand - m.zone("hand", seat).length);
  }
  const lacking = (): Seat[] => [0, 1].filter((seat) => basicsInHand(m, seat).length === 0);
  for (let round = 0, seats = lacking(); seats.length > 0; round++, seats = lacking()) {
    for (const seat of seats) {
      if (round >= mostMulligans) takeBasic(m, seat);
      else mulligan(m, seat, seats.length === 1);
    }
  }
}

const mostMulligans = 50;

function mulligan(m: TcgMachine, seat: Seat, isCounted: boolean): void {
  m.log({ type: "mulligan", seat });
  for (const id of m.zone("hand", seat)) m.show(id, "all");
  for (const id of m.zone("hand", seat)) m.move(id, "deck");
  m.shuffle("deck", seat);
  if (isCounted) m.count(seat).mulligans += 1;
  drawHand(m, seat, m.constants.config.hand);
}

/** Chance does not go on for ever: at last a basic unit is taken from the deck; without any, the hand stays as it is. */
function takeBasic(m: TcgMachine, seat: Seat): void {
  const basic = m.zone("deck", seat).find((id) => isBasic(m, id));
  if (basic === undefined) throw new Error("A deck without a basic unit was let in");
  m.move(basic, "hand");
}

/** Players choose their first units, unseen; prizes are laid out, and all is turned over (DUEL-3). */
export function* setUpMatch(m: TcgMachine, args: Readonly<Record<string, Value>>): Steps {
  const first = partOf(args, "first");
  const prizes = partOf(args, "prizes");
  const order = [first, 1 - first];
  change(() => {
    m.draft.table.phase = "setup";
    openingHands(m);
  });
  for (const seat of order) yield* chooseFirst(m, seat);
  change(() => {
    for (const seat of order) {
      for (const id of m.zone("deck", seat).toReversed().slice(0, prizes)) m.move(id, "prizes");
    }
  });
  for (const seat of order) yield* drawForMulligans(m, seat);
  change(() => {
    grantGlobal(m);
    for (const seat of order) turnOver(m, seat);
    m.draft.table.phase = "main";
  });
  return null;
}

function turnOver(m: TcgMachine, seat: Seat): void {
  const cards = m.zone("setup", seat);
  cards.forEach((id, slot) => {
    enterAsUnit(m, id, seat, slot, "OTHER");
    m.played(id, "setup");
  });
  m.log({ type: "turned-over", seat, cards });
}

export function grantGlobal(m: TcgMachine): void {
  for (const { id } of m.state.cards) {
    const isGlobal = compiledOf(m, id).abilities.some(({ word }) => word === "globalAbility");
    if (isGlobal && !m.state.abilities.some(({ cause, kind }) => cause.card === id && kind === "globalAbility")) {
      grantAbilities(m, id, true);
    }
  }
}

function* chooseFirst(m: TcgMachine, seat: Seat): Steps<null> {
  change(() => {
    // Bots that look ahead redeal the hands they cannot see, and such a hand may lack a basic unit.
    if (basicsInHand(m, seat).length === 0) takeBasic(m, seat);
  });
  const [active = NONE] = yield* chooseCards(m, {
    seat,
    title: "Choose your active unit",
    purpose: "first",
    cards: act(() => basicsInHand(m, seat)),
    min: 1,
    max: 1,
  });
  change(() => {
    m.move(active, "setup");
  });
  return yield* chooseBench(m, seat);
}

function* chooseBench(m: TcgMachine, seat: Seat): Steps<null> {
  const cards = act(() => basicsInHand(m, seat));
  const room = act(() => benchSize(m, seat) + 1 - m.zone("setup", seat).length);
  const bench = yield* chooseCards(m, {
    seat,
    title: "Choose units for your bench",
    purpose: "bench",
    cards,
    min: 0,
    max: room,
  });
  change(() => {
    for (const id of bench) m.move(id, "setup");
  });
  return null;
}

/** A player draws a card for each hand that only the opponent drew again. */
function* drawForMulligans(m: TcgMachine, seat: Seat): Steps<null> {
  const { mulliganDraw } = m.constants.config;
  const most = act(() => {
    const more = m.counters(m.opponent(seat)).mulligans - m.counters(seat).mulligans;
    return mulliganDraw === "off" ? 0 : Math.max(0, Math.min(more, m.zone("deck", seat).length));
  });
  if (most === 0) return null;
  const count =
    mulliganDraw === "always"
      ? most
      : yield* chooseNumber(seat, "Draw how many cards for your opponent's new hands?", 0, most);
  change(() => {
    drawHand(m, seat, count);
  });
  return count === 0 ? null : yield* chooseBench(m, seat);
}
