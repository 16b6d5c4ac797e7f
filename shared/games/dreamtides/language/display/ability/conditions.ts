import type { CardSubtype, Condition, Predicate } from "../../ast.js";
import { cardPredicate, predicate } from "./predicates.js";
import { say, subtypeNoun, text } from "./say.js";
import { match, type Handlers } from "../../ast/variant.js";

const CONDITIONS: Handlers<Condition, string> = {
  AlliesThatShareACharacterType: ({ count }) => text("with_allies_sharing_type", count),
  CardsDiscardedThisTurn: (discarded) => text("if_discarded_this_turn", cardPredicate(discarded.predicate)),
  CardsDrawnThisTurn: ({ count }) => text("if_drawn_count_this_turn", count),
  CardsInVoidCount: ({ count }) => text("while_void_count", count),
  DissolvedThisTurn: () => text("if_character_dissolved_this_turn"),
  PredicateCount: (counted) => withCount(counted.count, counted.predicate),
  ThisCardIsInYourVoid: () => text("if_card_in_your_void"),
};

/** A condition, with its comma where it stands in front of what it governs (DISPLAY-11). */
export const conditionText = (condition: Condition): string => match(condition, CONDITIONS);

/** Only allies are counted aloud; of other cards the number is not shown. */
function withCount(count: number, counted: Predicate): string {
  const subtype = alliedSubtype(counted);
  if (subtype !== undefined) {
    const noun = subtypeNoun(subtype);
    if (count === 1) return text("with_allied_subtype", noun);
    return text("with_predicate_condition", say("with_count_allied_subtype", count, noun));
  }
  if (typeof counted === "object" && "Another" in counted && counted.Another === "Character") {
    return text("with_predicate_condition", say("with_count_allies", count));
  }
  return text("with_predicate_condition", predicate(counted));
}

function alliedSubtype(counted: Predicate): CardSubtype | undefined {
  if (typeof counted === "string" || !("Another" in counted)) return undefined;
  const card = counted.Another;
  return typeof card === "object" && "CharacterType" in card ? card.CharacterType : undefined;
}
