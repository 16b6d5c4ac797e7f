import { NONE } from "../../../../match/index.js";
import { benchSize } from "../rules/getters.js";
import { freeSlot, unitOfCard, valueOf } from "../rules/units.js";
import type { Arguments } from "../runtime/arguments.js";
import { lambdaOf } from "../runtime/expressions.js";
import { act, call, change, raise } from "../runtime/journal.js";
import type { Steps } from "../runtime/steps.js";
import { eventOn, type Run } from "../runtime/run.js";
import { forEach } from "../runtime/statements.js";
import { cardValue, idOf, isTrue, kindOf, listOf, type Value } from "../runtime/values.js";
import { asList } from "../runtime/zones.js";
import { untilDone } from "../runtime/work.js";
import { cardsIn, numberIn, seatIn, textIn, type Perform } from "./operation.js";
import { judge, takePrizes } from "../rules/judge.js";
import type { TcgEvent } from "../types.js";

/** Moves or discards cards one by one; each may be prevented. Answers with those that went. */
export function* discardCards(run: Run, cards: readonly number[]): Steps<readonly number[]> {
  const gone: number[] = [];
  for (const id of cards) {
    const from = act(() => zoneOfCard(run, id));
    if (yield* raise(eventOn("DISCARD", id, run.m.card(id).owner, { from }))) gone.push(id);
  }
  return gone;
}

const zoneOfCard = ({ m }: Run, id: number): Value => ({ is: "zone", zone: m.card(id).zone, seat: m.card(id).owner });

function* discard(run: Run, value: Value): Steps {
  yield* discardCards(run, cardsIn(run, value));
  return value;
}

function* moveTo(run: Run, given: Arguments): Steps {
  const { of, values } = given;
  const to = values["to"] ?? null;
  const cards = cardsIn(run, of);
  const place = values["bottom"] === true || values["addToBottom"] === true ? "bottom" : "top";
  for (const id of cards) {
    const from = act(() => zoneOfCard(run, id));
    yield* raise(eventOn("MOVE_CARD", id, run.m.card(id).owner, { from, to, place }));
  }
  return of;
}

const show = (toOpponent: boolean): Perform =>
  function (run, { of }) {
    const cards = cardsIn(run, of);
    change(() => {
      const { seat } = run.env.scene;
      for (const id of cards) run.m.show(id, toOpponent ? "all" : seat);
    });
    return cards.map(cardValue);
  };

function* shuffle(run: Run, given: Arguments, seat: number): Steps<null> {
  const cards = cardsIn(run, given.values["cards"]);
  const to = { is: "zone", zone: "deck", seat };
  for (const id of cards) {
    const from = act(() => zoneOfCard(run, id));
    yield* raise(eventOn("MOVE_CARD", id, run.m.card(id).owner, { from, to, place: "top" }));
  }
  yield* raise(eventOn("SHUFFLE_DECK", NONE, seat));
  return null;
}

export const drawEvent = (seat: number, card: number): TcgEvent =>
  eventOn("DRAW_CARD", NONE, seat, { card: cardValue(card) });

export function* drawCards(run: Pick<Run, "m">, count: number, seat: number): Steps<null> {
  for (let drawn = 0; drawn < count; drawn++) {
    const card = act(() => run.m.zone("deck", seat).at(-1) ?? NONE);
    if (card === NONE) return null;
    yield* raise(drawEvent(seat, card));
  }
  return null;
}

/** Looks at the top cards of a deck. */
function look(run: Run, deck: Value, count: number): Value {
  return act(() => {
    const cards = listOf(asList(run.m, deck)).slice(0, count);
    for (const card of cards) if (kindOf(card) === "card") run.m.show(idOf(card), run.env.scene.seat);
    return cards;
  });
}

export const cardOperations: Readonly<Record<string, Perform>> = {
  moveTo,
  discard: (run, given) => discard(run, given.of ?? given.values["cards"] ?? null),
  showToMe: show(false),
  showToOpponent: show(true),
  *each(run, { of, blocks }) {
    const block = blocks["do"];
    const list = act(() => listOf(asList(run.m, of)));
    if (block !== undefined) {
      yield* untilDone(forEach(run, list, block.parameters[0]?.word ?? "it", block.statements));
    }
    return list;
  },
  draw: (run, given) => drawCards(run, numberIn(given, "count"), seatIn(run, given)),
  *drawUpTo(run, given) {
    const seat = seatIn(run, given);
    const missing = act(() => numberIn(given, "count") - run.m.zone("hand", seat).length);
    return yield* drawCards(run, missing, seat);
  },
  shuffleDeck: (run, given) => shuffle(run, given, seatIn(run, given)),
  shuffleOppDeck: (run, given) => shuffle(run, given, run.m.opponent(run.env.scene.seat)),
  *benchPCS(run, given) {
    const [card = NONE] = cardsIn(run, given.values["card"]);
    if (card === NONE) return null;
    const seat = act(() => run.m.card(card).owner);
    const isFree = act(() => freeSlot(run.m, seat) <= benchSize(run.m, seat));
    if (!isFree) return null;
    yield* raise(eventOn("PUT_ON_BENCH", card, seat, { card: cardValue(card), place: null, fromHand: false }));
    return act(() => {
      const unit = run.m.card(card).unit;
      return unit === card ? valueOf(run.m, unit) : unitOfCard(run.m, card);
    });
  },
  *playCard(run, given) {
    const [card = NONE] = cardsIn(run, given.values["card"]);
    if (card !== NONE) yield* call("play", { card });
    return null;
  },
  *takePrize(run, given) {
    yield* takePrizes(run.env.scene.seat, numberIn(given, "n", 1), null);
    change(() => {
      judge(run.m);
    });
    return null;
  },
  *discardRandomCardFromOpponentsHand(run, given) {
    const seat = run.m.opponent(run.env.scene.seat);
    for (let left = numberIn(given, "n", 1); left > 0; left--) {
      const card = act(() => {
        const hand = run.m.zone("hand", seat);
        return hand[run.m.chance(hand.length, { purpose: "a card to discard", cards: hand })] ?? NONE;
      });
      if (card !== NONE) yield* discardCards(run, [card]);
    }
    return null;
  },
  revealFromDeckUntil(run, given) {
    const { filter } = given.blocks;
    return act(() => {
      const shown: Value[] = [];
      for (const id of run.m.zone("deck", run.env.scene.seat).toReversed()) {
        run.m.show(id, "all");
        shown.push(cardValue(id));
        if (filter !== undefined && isTrue(lambdaOf(filter)(run.env, cardValue(id)))) break;
      }
      return shown;
    });
  },
  lookAtTop: (run, given) => look(run, { is: "zone", zone: "deck", seat: run.env.scene.seat }, numberIn(given, "n", 1)),
  topOf: (run, given) => look(run, given.values["deck"] ?? null, numberIn(given, "n", 1)),
  bc(run, given) {
    return change(() => run.m.log({ type: "said", seat: run.env.scene.seat, data: { text: textIn(given, "text") } }));
  },
  wcu(run, given) {
    return change(() => run.m.log({ type: "warned", seat: run.m.state.active, data: { text: textIn(given, "text") } }));
  },
};
