import { flipCoins } from "../operations/coins.js";
import { act, change, type Steps } from "../runtime/procedure.js";
import { eventOn, raise } from "../runtime/run.js";
import { numberOf, partOf, type Value } from "../runtime/values.js";
import type { TcgMachine } from "../types.js";
import { drawCards } from "../operations/cards.js";
import { getNumber, getOfSeat, hasCondition } from "./getters.js";
import { isUnit, unitsOf } from "./units.js";

type Args = Readonly<Record<string, Value>>;

/** Conditions act between turns: on the units of the player whose turn ends first (DUEL-10). */
export function* betweenTurns(m: TcgMachine, args: Args): Steps {
  const seat = partOf(args, "seat");
  const { config } = m.constants;
  const units = yield* act(() => [...unitsOf(m, seat), ...unitsOf(m, m.opponent(seat))]);
  for (const unit of units) {
    const owner = m.card(unit).owner;
    const has = (condition: Parameters<typeof hasCondition>[2]) =>
      act(() => isUnit(m, unit) && hasCondition(m, unit, condition));
    if (yield* has("POISONED")) {
      const amount = yield* act(() => {
        const more = getNumber(m, "GET_EXTRA_POISON", unit, 0);
        return getNumber(m, "GET_POISON_DAMAGE", unit, config.poison + 10 * more);
      });
      yield* raise(eventOn("POISONED_SPC", unit, owner, { amount }));
    }
    if (yield* has("BURNED")) {
      const amount = yield* act(() => getNumber(m, "GET_BURN_DAMAGE", unit, config.burn));
      yield* raise(eventOn("BURNED_SPC", unit, owner, { amount }));
    }
    if (yield* has("ASLEEP")) yield* raise(eventOn("ASLEEP_SPC", unit, owner, { amount: 0 }));
    if (owner === seat && (yield* has("PARALYZED"))) {
      yield* raise(eventOn("PARALYZED_SPC", unit, owner, { amount: 0 }));
    }
  }
  return null;
}

function* flipOf(m: TcgMachine, unit: number): Steps<boolean> {
  const { owner } = m.card(unit);
  const [isHeads = false] = yield* flipCoins({ m }, 1, owner);
  return isHeads;
}

const recover = (unit: number, owner: number, type: string) =>
  raise(eventOn("CLEAR_SPECIAL_CONDITION", unit, owner, { types: [type] }));

export function* burn(m: TcgMachine, args: Args): Steps {
  const unit = partOf(args, "unit");
  const { owner } = m.card(unit);
  const { burnFlip } = m.constants.config;
  const amount = numberOf(args["amount"]);
  const isHeads = burnFlip === "damage" && (yield* flipOf(m, unit));
  if (!isHeads) yield* raise(eventOn("DIRECT_DAMAGE", unit, owner, { amount }));
  if (burnFlip === "heal" && (yield* flipOf(m, unit))) yield* recover(unit, owner, "BURNED");
  return null;
}

export function* sleep(m: TcgMachine, args: Args): Steps {
  const unit = partOf(args, "unit");
  if (yield* flipOf(m, unit)) yield* recover(unit, m.card(unit).owner, "ASLEEP");
  return null;
}

/** A confused unit that attacks may hurt itself instead. */
export function* confusion(m: TcgMachine, args: Args): Steps {
  const unit = partOf(args, "unit");
  const amount = numberOf(args["amount"]);
  if (yield* flipOf(m, unit)) return null;
  yield* raise(eventOn("DIRECT_DAMAGE", unit, m.card(unit).owner, { amount }));
  yield* change(() => {
    m.draft.table.attack = null;
  });
  return null;
}

/** The draw of a turn; who cannot draw has lost. */
export function* turnDraw(m: TcgMachine, args: Args): Steps {
  const seat = partOf(args, "seat");
  const { config } = m.constants;
  const count = yield* act(() =>
    m.state.turn === 1 && !config.firstDraw ? 0 : getOfSeat(m, "GET_TURN_DRAW", seat, config.turnDraw),
  );
  if (count === 0) return null;
  yield* change(() => {
    if (m.zone("deck", seat).length === 0) m.end({ winners: [m.opponent(seat)], reason: "deck-out" });
  });
  return yield* drawCards({ m }, count, seat);
}
