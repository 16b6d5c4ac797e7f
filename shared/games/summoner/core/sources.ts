import { NONE, type Seat } from "../../../match/index.js";
import type { Blueprint } from "../cards/blueprint.js";
import type { Rule } from "../cards/rule.js";
import { faceUp, type Board, type BoardCard } from "./board.js";
import { holds } from "./conditions.js";
import { isFiltered, isTarget, sideOf } from "./targets.js";

/** A card whose rules are in force unless it is silenced. */
export interface Source {
  /** The card on the board; NONE for a summoner. */
  readonly key: number;
  readonly seat: Seat;
  readonly card: Blueprint;
}

/** A rule with the card it is on. */
export interface SourcedRule {
  readonly source: Source;
  readonly rule: Rule;
}

/** What is in force on a board (BATTLE-6). */
export interface InForce {
  /** The rules of cards that are not silenced, in order. */
  readonly rules: readonly SourcedRule[];
  /** Monsters that rules of the opponent cannot change. */
  readonly shielded: ReadonlySet<number>;
  /** Whether the rules of this card, or of the summoner of this player, do nothing. */
  isSilenced(source: Pick<Source, "key" | "seat">): boolean;
}

/** Summoners first, then the cards in the order in which they were played. */
function sourcesOf(board: Board): readonly Source[] {
  const summoners = board.summoners.flatMap((card, seat) => (card === null ? [] : [{ key: NONE, seat, card }]));
  return [...summoners, ...faceUp(board).map(({ key, seat, card }) => ({ key, seat, card }))];
}

/** A summoner's rule that makes cards of one zone invalid keeps them from being played; it silences nothing (BATTLE-9). */
export const isBlock = ({ card }: Pick<Source, "card">, { effect, target }: Rule): boolean =>
  effect === "blockSummonCard" ||
  (effect === "invalidCardEffect" &&
    card.kind === "summoner" &&
    target.scope?.length === 1 &&
    (target.scope[0] === "sp" || target.scope[0] === "sky"));

const isSilencing = ({ source, rule }: SourcedRule): boolean =>
  rule.effect === "removeAllEffectFromOpponent" || (rule.effect === "invalidCardEffect" && !isBlock(source, rule));

/** Which rules are in force, once those that silence others have been applied in order. */
export function inForce(board: Board): InForce {
  const sources = sourcesOf(board);
  const all = sources.flatMap((source) => source.card.rules.map((rule) => ({ source, rule })));
  const silenced = new Set<string>();
  const shielded = new Set<number>();
  const isSilenced = (source: Pick<Source, "key" | "seat">): boolean => silenced.has(nameOf(source));
  const silencing = all.filter(isSilencing);
  for (const { source, rule } of silencing.length > 1 ? silencing.toSorted(byPriority(board)) : silencing) {
    if (isSilenced(source) || !holds(board, rule.condition, { seat: source.seat })) continue;
    const targets = faceUp(board).filter((card) => isTarget(rule.target, source, card));
    if (rule.effect === "removeAllEffectFromOpponent") {
      for (const { key, seat } of targets) if (seat === source.seat) shielded.add(key);
      continue;
    }
    for (const card of targets) silenced.add(nameOf(card));
    const side = sideOf(rule.target, source.seat);
    const summoner = board.summoners[side];
    if (rule.target.scope?.includes("summoner") === true && summoner && isFiltered(rule.target.filters, summoner)) {
      silenced.add(nameOf({ key: NONE, seat: side }));
    }
  }
  const rules = silenced.size === 0 ? all : all.filter(({ source }) => !isSilenced(source));
  return { rules, shielded, isSilenced };
}

const nameOf = ({ key, seat }: Pick<BoardCard, "key" | "seat">): string => (key === NONE ? `s${seat}` : String(key));

/** The higher priority first, then the player whose summoner has the higher initial point; else as they were. */
const byPriority =
  (board: Board) =>
  (a: SourcedRule, b: SourcedRule): number =>
    b.rule.priority - a.rule.priority || initialPoint(board, b.source.seat) - initialPoint(board, a.source.seat);

const initialPoint = ({ summoners }: Board, seat: Seat): number => summoners[seat]?.summoner?.initialPoint ?? 0;
