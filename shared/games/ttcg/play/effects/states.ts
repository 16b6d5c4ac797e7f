import type { Count, State, While } from "../../language/ast/clauses.js";
import type { Selector } from "../../language/ast/selectors.js";
import { NONE } from "../../../../match/index.js";
import { even } from "../cards/even-program.js";
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
  return compares(state.count, cardsFor(reader, source, selectorOf(state)).length);
}

type Having = Extract<State, { sel: unknown }>;

const selectors = new WeakMap<Having, Selector>();

/** The cards that a condition counts; put together once for each. */
function selectorOf(state: Having): Selector {
  const known = selectors.get(state);
  if (known !== undefined) return known;
  const { sel, verb, who } = state;
  const place = verb === "have" && sel.zone === undefined ? { ...sel, zone: "field-or-hand" as const } : sel;
  const whose = even({ ...place, controller: who });
  selectors.set(state, whose);
  return whose;
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
