import type { Seat } from "../../../match/index.js";
import type { Blueprint } from "../cards/blueprint.js";
import type { Condition } from "../cards/rule.js";
import { isMonster, other, type Board } from "./board.js";

/** From where a condition is seen. */
export interface Viewpoint {
  /** The player who owns the rule: `self`. */
  readonly seat: Seat;
  /** The card that is being played, in rules about playing cards. */
  readonly played?: Blueprint;
}

/** Whether a condition holds (BATTLE-8). */
export function holds(board: Board, condition: Condition, view: Viewpoint): boolean {
  switch (condition.kind) {
    case "and":
      return condition.of.every((each) => holds(board, each, view));
    case "or":
      return condition.of.some((each) => holds(board, each, view));
    case "not":
      return !holds(board, condition.of, view);
    case "basic":
      return isBasicTrue(board, condition, view);
    case "unknown":
      return false;
  }
}

function isBasicTrue(
  board: Board,
  { type, value, operator }: Extract<Condition, { kind: "basic" }>,
  { seat, played }: Viewpoint,
): boolean {
  switch (type) {
    case "always":
      return true;
    case "selfHasSummoner":
      return hasSummoner(board, seat, value);
    case "opponentHasSummoner":
      return hasSummoner(board, other(seat), value);
    case "opponentDontHasSummoner":
      return !hasSummoner(board, other(seat), value);
    case "opponentSummonerHasType":
      return board.summoners[other(seat)]?.types.includes(value) ?? false;
    case "selfSummonerHasLevel":
      return isLevel(board.summoners[seat], value, operator);
    case "opponentSummonerHasLevel":
      return isLevel(board.summoners[other(seat)], value, operator);
    case "selfHasMonster":
      return hasMonster(board, seat, ({ name }) => name === value);
    case "opponentHasMonster":
      return hasMonster(board, other(seat), ({ name }) => name === value);
    case "selfHasMonsterWithAttribute":
      return hasMonster(board, seat, ({ attributes }) => attributes.includes(value));
    case "selfHasHelpCardOnField":
      return hasHelp(board, seat, value);
    case "opponentHasHelpCardOnField":
      return hasHelp(board, other(seat), value);
    case "handCardLessThan":
      return value !== "" && (board.hands[seat] ?? 0) < Number(value);
    case "cardHasAttribute":
      return played?.attributes.includes(value) ?? false;
    case "cardHasMonsterType":
      return played?.kind === "monster" && played.types.includes(value);
  }
}

/** Names of summoners have a title in parentheses: a part of the name is enough. */
const hasSummoner = (board: Board, seat: Seat, name: string): boolean =>
  board.summoners[seat]?.name.includes(name) ?? false;

const hasMonster = (board: Board, seat: Seat, test: (card: Blueprint) => boolean): boolean =>
  board.cards.some((each) => each.seat === seat && isMonster(each) && test(each.card));

const hasHelp = (board: Board, seat: Seat, name: string): boolean =>
  board.cards.some(
    ({ card, zone, covered, seat: side }) =>
      side === seat && !covered && zone === "help" && card.kind === "help" && card.name === name,
  );

function isLevel(summoner: Blueprint | null | undefined, value: string, operator: string): boolean {
  const level = summoner?.summoner?.level;
  const wanted = Number(value);
  if (level === undefined || value === "" || !Number.isFinite(wanted)) return false;
  switch (operator) {
    case "OverOrEqual":
      return level >= wanted;
    case "BelowOrEqual":
    case "UnderOrEqual":
      return level <= wanted;
    case "Equal":
      return level === wanted;
    default:
      return false;
  }
}
