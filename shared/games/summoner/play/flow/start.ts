import { NONE, type Seat } from "../../../../match/index.js";
import { other } from "../../core/board.js";
import { seatNames } from "../config.js";
import { summonerOf } from "../board-of.js";
import { noteWritten, restrict } from "../recompute.js";
import type { SummonerMachine } from "../types.js";
import { draw, freshFields, showSummoner } from "./moves.js";

/** Shuffles, takes the summoners of the match and draws the opening hands (BATTLE-2). */
export function dealAll(m: SummonerMachine): void {
  const { config } = m.constants;
  for (const seat of [0, 1]) {
    // They come from where nobody sees them, so that the log names none that lies face down.
    m.shuffle("gone", seat);
    for (const [at, id] of m.zone("gone", seat).slice(0, config.summonersUsed).entries()) {
      m.move(id, "summoners", { covered: at > 0 });
    }
    for (const definition of config.inHand[seat] ?? []) putInHand(m, seat, definition);
    deal(m, seat);
  }
  findFirst(m);
}

/** Takes a copy of the deck where there is one. */
function putInHand(m: SummonerMachine, seat: Seat, definition: number): void {
  const copy = m.zone("deck", seat).find((id) => m.card(id).definition === definition);
  if (copy === undefined) m.create({ ...freshFields(), definition, owner: seat, zone: "hand" });
  else m.move(copy, "hand");
}

function deal(m: SummonerMachine, seat: Seat): void {
  m.shuffle("deck", seat);
  while (m.zone("hand", seat).length < m.constants.config.handSize && m.zone("deck", seat).length > 0) draw(m, seat);
}

/** Whose summoner has the higher initial point is first; equal ones leave it to chance. */
export function findFirst(m: SummonerMachine): void {
  const [one = 0, two = 0] = [0, 1].map((seat) => summonerOf(m, seat)?.summoner?.initialPoint ?? 0);
  const first = one === two ? m.chance(2, { purpose: "the first player", words: seatNames }) : one > two ? 0 : 1;
  Object.assign(m.draft.table, { first, phase: "start" });
  noteWritten(m, 0, "phase");
  for (const seat of [0, 1]) {
    m.count(seat).ready = 0;
    noteWritten(m, seat, "redraw");
  }
}

/** Shuffles the hand into the deck and draws a new one, once. */
export function redraw(m: SummonerMachine, seat: Seat): void {
  for (const id of m.zone("hand", seat)) m.move(id, "deck", { at: "bottom" });
  deal(m, seat);
  m.draft.table.redrawn = m.state.table.redrawn.with(seat, true);
  m.log({ type: "redrawn", seat });
}

/** A player is ready; once both are, the first turn begins (BATTLE-2). */
export function ready(m: SummonerMachine, seat: Seat): void {
  if (m.counters(seat).ready === 0) {
    m.count(seat).ready = 1;
    m.log({ type: "ready", seat });
  }
  if (m.state.table.phase !== "start" || [0, 1].some((each) => m.counters(each).ready === 0)) return;
  if (m.state.table.first === NONE) findFirst(m);
  const { first } = m.state.table;
  draw(m, first);
  if (m.constants.profile === "compat-r1") restrict(m);
  m.draft.table.phase = "main";
  m.draft.turn = 0;
  m.beginTurn(first);
  Object.assign(m.draft.table, { hasField: [true, true], log: [[], []] });
  for (const each of [first, other(first)]) showSummoner(m, each);
}
