import { NONE, type Seat } from "../../../../match/index.js";
import { chooseCards, chooseUnits } from "../operations/choose.js";
import { act, call, change, raise } from "../runtime/journal.js";
import { startProcedure } from "../runtime/procedure.js";
import type { Steps } from "../runtime/steps.js";
import { eventOn } from "../runtime/run.js";
import { cardValue, listOf, numberOf, partOf, type Value, textOf } from "../runtime/values.js";
import type { TcgMachine, Zone } from "../types.js";
import { getNumber, isAnyDown, isDown } from "./getters.js";
import { judge, takePrizes } from "./judge.js";
import { activeOf, benchOf, cardsOf, definitionOf, isUnit, topOf, unitsOf, valueOf } from "./units.js";

type Args = Readonly<Record<string, Value>>;

/** Who takes the turn, or took the last. */
const mover = (m: TcgMachine): Seat => Math.max(0, m.state.active);

/** All units without HP are knocked out together: first those of the player who does not take the turn (DUEL-8). */
export function faint(m: TcgMachine): void {
  if (!isAnyDown(m, 0) && !isAnyDown(m, 1)) return;
  const seats = [m.opponent(mover(m)), mover(m)];
  const units = seats.flatMap((seat) => unitsOf(m, seat)).filter((unit) => isDown(m, unit));
  startProcedure(m, "knock-out", { units });
}

export function* knockOut(m: TcgMachine, { units }: Args): Steps {
  const prizes = [0, 0];
  for (const each of listOf(units)) {
    const unit = numberOf(each);
    const owner = m.card(unit).owner;
    const fields = act(() => knockOutFields(m, unit));
    if (!(yield* raise(eventOn("KNOCKOUT", unit, owner, fields)))) continue;
    if (!act(() => isUnit(m, unit))) continue;
    const count = act(() => {
      const printed = definitionOf(m, topOf(m, unit)).prizes;
      if (fields["byDamageFromAttack"] && m.state.active !== owner) m.count(owner).lostUnitIn = m.state.turn;
      m.log({ type: "knocked-out", seat: owner, cards: [topOf(m, unit)] });
      return getNumber(m, "GET_GIVEN_PRIZES", unit, printed);
    });
    prizes[1 - owner] = (prizes[1 - owner] ?? 0) + count;
    const cards = act(() => cardsOf(m, unit).map(cardValue));
    yield* raise(eventOn("KNOCKOUT_DISCARD_STEP", unit, owner, { cards }));
    yield* call("leave-play", { unit, to: "discard", cards: [] });
  }
  for (const seat of act(() => [mover(m), m.opponent(mover(m))])) {
    yield* takePrizes(seat, prizes[seat] ?? 0, null);
  }
  // Judged when both have taken theirs: who takes first has not won before the other.
  const isOver = act(() => {
    judge(m);
    return m.state.table.isTied;
  });
  if (!isOver) yield* promote(m);
  return null;
}

function knockOutFields(m: TcgMachine, unit: number) {
  const { attack } = m.state.table;
  const card = m.card(unit);
  const byDamageFromAttack =
    attack !== null && attack.entries.some(({ to, amount }) => to === unit && amount > 0) && card.hurt === m.state.turn;
  const attacker = attack !== null && isUnit(m, attack.attacker) ? valueOf(m, attack.attacker) : null;
  const value = valueOf(m, unit);
  return { unit: value, pokemonToBeKnockedOut: value, byDamageFromAttack, attacker };
}

/** Players without an active unit choose one: the player who takes the turn last. */
export function* promote(m: TcgMachine): Steps<null> {
  for (const seat of act(() => [m.opponent(mover(m)), mover(m)])) {
    const bench = act(() => (activeOf(m, seat) === NONE ? [...benchOf(m, seat)] : []));
    const [unit] = yield* chooseUnits(m, {
      seat,
      title: "Choose your new active unit",
      purpose: "promote",
      units: bench,
      min: Math.min(1, bench.length),
      max: 1,
    });
    if (unit === undefined) continue;
    change(() => {
      Object.assign(m.edit(unit), { slot: 0, switchedIn: m.state.turn });
      m.log({ type: "promoted", seat, cards: [topOf(m, unit)] });
    });
    yield* raise(
      eventOn(
        "COME_ACTIVE",
        unit,
        seat,
        act(() => ({ unit: valueOf(m, unit) })),
      ),
    );
  }
  return null;
}

/** A unit leaves play with all its cards: some to where they are sent, the rest to the discard pile. */
export function* leavePlay(m: TcgMachine, args: Args): Steps {
  const unit = partOf(args, "unit");
  const to = textOf(args["to"]) as Zone;
  const sent = new Set(listOf(args["cards"]).map((id) => numberOf(id)));
  const isHere = act(() => isUnit(m, unit));
  if (isHere) {
    const removedCards = act(() => cardsOf(m, unit).map(cardValue));
    if (!(yield* raise(eventOn("REMOVE_FROM_PLAY", unit, m.card(unit).owner, { removedCards })))) return null;
    change(() => {
      // The bottom card goes last: it is what the others belong to.
      for (const id of cardsOf(m, unit).toReversed()) m.move(id, sent.has(id) ? to : "discard");
    });
  }
  if (sent.size > 0) {
    yield* promote(m);
    change(() => {
      judge(m);
    });
  }
  return null;
}

/** Prizes are taken one by one, without looking. */
export function* choosePrizes(m: TcgMachine, args: Args): Steps {
  const seat = partOf(args, "seat");
  const cards = act(() => [...m.zone("prizes", seat)]);
  const count = numberOf(args["count"]);
  const title = count === 1 ? "Take a prize" : `Take ${count} prizes`;
  const taken =
    cards.length <= count
      ? cards
      : yield* chooseCards(m, { seat, title, purpose: "prize", cards, count, hidden: true });
  change(() => {
    for (const id of taken) m.move(id, "hand");
    m.count(seat).prizesTaken += taken.length;
    m.log({ type: "prizes", seat, amount: taken.length });
  });
  return null;
}
