import type { Seat } from "../../../match/index.js";
import type { Blueprint } from "../cards/blueprint.js";
import type { Rule } from "../cards/rule.js";
import { isOneOf, monsterZones, type FieldZone } from "../vocabulary.js";
import type { Board } from "./board.js";
import { holds } from "./conditions.js";
import { conditionInWords } from "../text/english.js";
import { inForce, isBlock, type InForce, type SourcedRule } from "./sources.js";
import { hasZone, isFiltered, sideOf } from "./targets.js";

/** Why a rule keeps a card from being played face up, in a sentence; null where none does (BATTLE-9). */
export function blockOf(
  board: Board,
  seat: Seat,
  card: Blueprint,
  zone: FieldZone,
  force: InForce = inForce(board),
): string | null {
  const isAbout = ({ rule, source }: SourcedRule): boolean =>
    sideOf(rule.target, source.seat) === seat &&
    hasZone(rule.target, zone) &&
    isFiltered(rule.target.filters, card) &&
    holds(board, rule.condition, { seat: source.seat, played: card });
  const block = force.rules.find((each) => isBlock(each.source, each.rule) && isAbout(each));
  if (block !== undefined) {
    const isLifted = force.rules.some(
      (each) => each.rule.effect === "overrideRestriction" && each.source.seat === seat && isAbout(each),
    );
    if (!isLifted) return wordsOf(block.rule, card);
  }
  const unmet = card.rules.find(
    ({ effect, condition }) => effect === "ableToSummon" && !holds(board, condition, { seat, played: card }),
  );
  if (unmet === undefined) return null;
  return unmet.reason || `This card can only be summoned when ${conditionInWords(unmet.condition)}`;
}

function wordsOf({ reason, target }: Rule, { types }: Blueprint): string {
  if (reason !== "") return reason;
  const scope = target.scope ?? [];
  const [only] = scope;
  if (scope.length === 1 && only === "sp") return "Cannot summon sp due to summoner effect";
  const isOneZone = scope.length === 1 && only !== undefined && isOneOf(monsterZones, only);
  return `Cannot summon ${types.join(", ")} type monsters due to summoner effect${isOneZone ? " type 2" : ""}`;
}
