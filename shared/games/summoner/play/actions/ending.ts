import type { Seat } from "../../../../match/index.js";
import { firstTotal, type KeptCard } from "../../core/first-revision.js";
import { other } from "../../core/board.js";
import { battleResult, isVictory } from "../../core/battle.js";
import { fieldZones, monsterZones } from "../../vocabulary.js";
import { blueprintOfCard, boardOf, lyingIn } from "../board-of.js";
import { keptCards } from "../recompute.js";
import type { SummonerReader } from "../types.js";

interface Play {
  readonly id: number;
  readonly field: number;
  readonly faceDown: boolean;
}

/** The seat that has the turn after this one: the first player in whole turns, the other one in between (BATTLE-4). */
export const nextSeat = ({ state }: SummonerReader): Seat =>
  state.turn % 2 === 0 ? state.table.first : other(state.table.first);

/** Whether whoever is next has nothing to draw. */
export const emptyDeck = (reader: SummonerReader): boolean => reader.zone("deck", nextSeat(reader)).length === 0;

/** Whether each monster zone of both players is filled: with a monster, or with any card face down. */
export const isBattleReady = (reader: SummonerReader, play?: Play & { readonly seat: Seat }): boolean =>
  [0, 1].every((seat) =>
    monsterZones.every(
      (zone) =>
        (play?.seat === seat && fieldZones[play.field] === zone) ||
        lyingIn(reader, zone, seat).some(({ card, covered }) => covered || card.kind === "monster"),
    ),
  );

/** Whether a play ends a match of the reference: then nobody draws any more. */
export function endsMatch(reader: SummonerReader, seat: Seat, play: Play): boolean {
  if (!isBattleReady(reader, { ...play, seat })) return false;
  const against = other(seat);
  if (reader.counters(against).summonerIndex >= reader.zone("summoners", against).length - 1) return true;
  if (reader.constants.profile !== "compat-r1") return false;
  const card = reader.card(play.id);
  const blueprint = blueprintOfCard(reader, card);
  const zone = fieldZones[play.field] ?? "";
  const value = play.faceDown ? 0 : blueprint.value;
  const played: KeptCard = { key: play.id, card: blueprint, zone, seat, covered: play.faceDown, value, printed: null };
  const cards = [...keptCards(reader), played];
  const board = boardOf(reader);
  // The total of who plays is computed after the play, then again with the other one's.
  firstTotal(board, cards, seat);
  const totals = [0, 0];
  for (const each of [seat, against]) totals[each] = firstTotal(board, cards, each);
  const { config } = reader.constants;
  const rule = { margin: config.victoryMargin, compare: config.victoryCompare };
  const { winner, margin, isMatchWon } = battleResult(totals, 0, rule);
  return isMatchWon || (winner >= 0 && isVictory(reader.counters(winner).overall + margin, rule));
}
