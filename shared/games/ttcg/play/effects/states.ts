import type { Count, State, While } from "../../language/ast/clauses.js";
import { NONE } from "../../../../match/index.js";
import type { TtcgReader } from "../types.js";
import { isActive, isSame } from "../values/cards.js";
import { hostOf } from "./refs.js";
import { cardsFor, isInState } from "./selectors.js";
import type { Source } from "./source.js";

const compares = ({ cmp, n }: Count, value: number): boolean =>
  cmp === "eq" ? value === n : cmp === "gte" ? value >= n : value <= n;

/** Whether what a text asks for with "if" is so. */
export function holds(reader: TtcgReader, source: Source, state: State): boolean {
  if ("this" in state) return isSame(reader, source) && isInState(reader, source.card, state.this);
  const seat = state.who === "you" ? source.seat : reader.opponent(source.seat);
  if ("points" in state) {
    const { points } = reader.counters(seat);
    const others = reader.counters(reader.opponent(seat)).points;
    if (state.points === "gt") return points > others;
    return state.points === "lt" ? points < others : compares(state.points, points);
  }
  const { sel, verb, count } = state;
  const place = verb === "have" && sel.zone === undefined ? { ...sel, zone: "field-or-hand" as const } : sel;
  const whose = { ...place, controller: state.who };
  return compares(count, cardsFor(reader, source, whose).length);
}

/** Whether the card of an effect is in the state that the effect needs. */
export function isWhile(reader: TtcgReader, source: Source, state: While): boolean {
  if (!isSame(reader, source)) return false;
  const card = reader.card(source.card);
  switch (state) {
    case "on-field":
      return isActive(card) || (card.zone === "under" && reader.constants.config["continuous-covered"] === "stays");
    case "equipped":
      return hostOf(reader, source.card) !== NONE || isInState(reader, source.card, "equipped");
    default:
      return isInState(reader, source.card, state);
  }
}
