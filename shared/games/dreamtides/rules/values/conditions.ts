import { CARD_SUBTYPES, type Condition, type Handlers, match } from "../../language/ast.js";
import { countTraces } from "./card-predicates.js";
import { countMatching, matching, reachOf } from "./predicates.js";
import type { Scope } from "./scope.js";

export const CONDITIONS: Handlers<Condition, boolean, [Scope]> = {
  AlliesThatShareACharacterType: ({ count }, scope) =>
    CARD_SUBTYPES.some(
      (subtype) => matching(scope, "battlefield", { Your: { CharacterType: subtype } }).length >= count,
    ),
  CardsDiscardedThisTurn: ({ count, predicate }, scope) =>
    countTraces(scope, scope.reader.state.table.discarded[scope.seat], predicate) >= count,
  CardsDrawnThisTurn: ({ count }, { reader, seat }) => (reader.state.table.drawn[seat]?.length ?? 0) >= count,
  CardsInVoidCount: ({ count }, { reader, seat }) => reader.zone("void", seat).length >= count,
  DissolvedThisTurn: ({ predicate }, scope) => {
    const { side, card } = reachOf(predicate);
    return scope.reader.state.table.dissolved.some(
      (traces, seat) =>
        (side === "both" || side === "reference" || (side === "mine") === (seat === scope.seat)) &&
        countTraces(scope, traces, card) > 0,
    );
  },
  PredicateCount: ({ count, predicate }, scope) => countMatching(scope, predicate) >= count,
  ThisCardIsInYourVoid: (_, { reader, card, seat }) => {
    if (card < 0) return false;
    const { zone, side } = reader.card(card);
    return zone === "void" && side === seat;
  },
};

/** Whether a condition holds now (RULES-29). */
export const holds = (scope: Scope, condition: Condition): boolean => match(condition, CONDITIONS, scope);
