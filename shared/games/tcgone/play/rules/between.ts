import { flipCoins } from "../operations/coins.js";
import { act, change, raise } from "../runtime/journal.js";
import { startProcedure } from "../runtime/procedure.js";
import type { Steps } from "../runtime/steps.js";
import { eventOn } from "../runtime/run.js";
import { numberOf, partOf, type Value } from "../runtime/values.js";
import { NONE, type JsonObject, type Seat } from "../../../../match/index.js";
import type { Condition, TcgEvent, TcgMachine } from "../types.js";
import { drawCards, drawEvent } from "../operations/cards.js";
import { damageToItself } from "./attack.js";
import { getNumber, getOfSeat, hasCondition } from "./getters.js";
import { isUnit, unitsOf, unitWhere } from "./units.js";

type Args = Readonly<Record<string, Value>>;

/** A condition of a unit whose turn it is to act; `at` is its place in the order of all of them. */
interface Acting extends JsonObject {
  readonly at: number;
  readonly unit: number;
  readonly condition: Condition;
}

/** The order in which the conditions of one unit act. */
const order = ["POISONED", "BURNED", "ASLEEP", "PARALYZED"] as const satisfies readonly Condition[];

/** Units that conditions may act on, in the order in which they do. */
const exposed = (m: TcgMachine, seat: Seat): readonly number[] => [
  ...unitsOf(m, seat),
  ...unitsOf(m, m.opponent(seat)),
];

const hasConditions = (m: TcgMachine, seat: Seat): boolean =>
  unitWhere(m, seat, ({ conditions }) => conditions.length > 0) !== NONE;

/** What happens between turns. Mostly there are no conditions, and then nothing does. */
export function startBetween(m: TcgMachine, { seat }: TcgEvent): void {
  if (!hasConditions(m, 0) && !hasConditions(m, 1)) return;
  if (nextActing(m, seat, exposed(m, seat), 0) !== null) startProcedure(m, "between", { seat });
}

/** Conditions act between turns: on the units of the player whose turn ends first (DUEL-10). */
export function* betweenTurns(m: TcgMachine, args: Args): Steps {
  const seat = partOf(args, "seat");
  const units = act(() => exposed(m, seat));
  for (let from = 0; ;) {
    const start = from;
    const acting = act(() => nextActing(m, seat, units, start));
    if (acting === null) return null;
    const { unit, condition } = acting;
    from = acting.at + 1;
    const amount = act(() => amountOf(m, unit, condition));
    yield* raise(eventOn(`${condition}_SPC`, unit, m.card(unit).owner, { amount }));
  }
}

/**
 * The next condition that acts, from a place in the order on. It is looked for when the one before has acted, as that may have
 * changed others; most units have none, and looking at all of them is one step.
 */
function nextActing(m: TcgMachine, seat: Seat, units: readonly number[], from: number): Acting | null {
  for (let at = from; at < units.length * order.length; at++) {
    const unit = units[Math.floor(at / order.length)] ?? NONE;
    const condition = order[at % order.length] ?? "POISONED";
    if (!isUnit(m, unit) || !hasCondition(m, unit, condition)) continue;
    // Paralysis ends with the turn of its unit's owner.
    if (condition !== "PARALYZED" || m.card(unit).owner === seat) return { at, unit, condition };
  }
  return null;
}

function amountOf(m: TcgMachine, unit: number, condition: Condition): number {
  const { config } = m.constants;
  if (condition === "POISONED") {
    const more = getNumber(m, "GET_EXTRA_POISON", unit, 0);
    return getNumber(m, "GET_POISON_DAMAGE", unit, config.poison + 10 * more);
  }
  return condition === "BURNED" ? getNumber(m, "GET_BURN_DAMAGE", unit, config.burn) : 0;
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
  const printed = numberOf(args["amount"]);
  if (yield* flipOf(m, unit)) return null;
  const amount = m.constants.config.confusionWeakness ? act(() => damageToItself(m, unit, printed)) : printed;
  yield* raise(eventOn("DIRECT_DAMAGE", unit, m.card(unit).owner, { amount }));
  change(() => {
    m.draft.table.attack = null;
  });
  return null;
}

/** The draw of a turn; who cannot draw has lost. Of one card nothing is left to do once it is drawn. */
export function drawOfTurn(m: TcgMachine, { seat }: TcgEvent): void {
  const { config } = m.constants;
  const isNone = m.state.turn === 1 && !config.firstDraw;
  const count = isNone ? 0 : getOfSeat(m, "GET_TURN_DRAW", seat, config.turnDraw);
  if (count === 0) return;
  const top = m.zone("deck", seat).at(-1);
  if (top === undefined) m.end({ winners: [m.opponent(seat)], reason: "deck-out" });
  else if (count === 1) m.raise(drawEvent(seat, top));
  else startProcedure(m, "turn-draw", { seat, count });
}

export const turnDraw = (m: TcgMachine, args: Args): Steps =>
  drawCards({ m }, partOf(args, "count"), partOf(args, "seat"));
