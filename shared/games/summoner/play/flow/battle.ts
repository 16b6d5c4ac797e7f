import { NOBODY, type Seat } from "../../../../match/index.js";
import { battleResult, isVictory, lastWinner, type VictoryRule } from "../../core/battle.js";
import { other } from "../../core/board.js";
import { fieldZones, monsterZones } from "../../vocabulary.js";
import { summonerOf } from "../board-of.js";
import { noteWritten, recompute, setPoints } from "../recompute.js";
import type { SummonerMachine, SummonerReader } from "../types.js";
import { showSummoner } from "./moves.js";

const victoryRule = ({ constants }: SummonerReader): VictoryRule => ({
  margin: constants.config.victoryMargin,
  compare: constants.config.victoryCompare,
});

const endWith = (m: SummonerMachine, winner: Seat, reason: string): void =>
  m.end({ winners: winner === NOBODY ? [] : [winner], reason });

/** Decides the battle of the two summoners (BATTLE-10); the match may be over by it. */
export function conclude(m: SummonerMachine, acting: Seat): void {
  recompute(m, acting);
  recompute(m, other(acting));
  const { carryDraw } = m.constants.config;
  const totals = [m.counters(0).points, m.counters(1).points];
  const rule = victoryRule(m);
  const { winner, margin, isMatchWon } = battleResult(totals, m.state.table.carried, rule);
  m.log({ type: "battle", seat: winner, amount: margin, data: { totals: totals.join(":") } });
  if (isMatchWon) {
    endWith(m, winner, "margin");
    return;
  }
  if (winner === NOBODY) {
    if (carryDraw) m.draft.table.carried += totals[0] ?? 0;
  } else {
    m.draft.table.carried = 0;
    m.count(winner).overall += margin;
    noteWritten(m, winner, "overallGamePoint");
    if (isVictory(m.counters(winner).overall, rule)) {
      endWith(m, winner, "victory-points");
      return;
    }
  }
  logEnd(m, winner);
  clear(m);
  nextSummoners(m, acting);
}

function logEnd(m: SummonerMachine, winner: Seat): void {
  const turn = m.state.turn - 1;
  m.draft.table.log = m.state.table.log.map((items) => [...items, { kind: "end", turn, winner }]);
}

/** All cards of the fields are discarded; in the reference those of the monster zones vanish and the others stay. */
function clear(m: SummonerMachine): void {
  const isRuled = m.constants.profile === "ruled";
  for (const seat of [0, 1]) {
    for (const zone of isRuled ? fieldZones : monsterZones) {
      for (const id of m.zone(zone, seat)) m.move(id, isRuled ? "discard" : "gone");
    }
    setPoints(m, seat, 0);
  }
  if (isRuled) m.draft.table.order = [];
}

function nextSummoners(m: SummonerMachine, acting: Seat): void {
  const isLast = (seat: Seat): boolean => m.counters(seat).summonerIndex >= m.zone("summoners", seat).length - 1;
  const isRuled = m.constants.profile === "ruled";
  if (isLast(other(acting)) || (isRuled && isLast(acting))) {
    // The reference compares totals that it has just put to 0, so that whoever acted wins.
    endWith(m, isRuled ? winnerOfAll(m) : acting, "last-summoner");
    return;
  }
  for (const seat of [0, 1]) {
    m.count(seat).summonerIndex += 1;
    showSummoner(m, seat);
  }
  m.log({ type: "summoners" });
}

const winnerOfAll = (m: SummonerMachine): Seat =>
  lastWinner(
    [0, 1].map((seat) => m.counters(seat).overall),
    [0, 1].map((seat) => summonerOf(m, seat)?.summoner?.initialPoint ?? 0),
  );
