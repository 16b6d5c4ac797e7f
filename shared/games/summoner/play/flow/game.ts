import { NONE, type Action, type ActPrompt, type Answer, type Seat } from "../../../../match/index.js";
import { other } from "../../core/board.js";
import { fieldZones } from "../../vocabulary.js";
import { isBattleReady, nextSeat } from "../actions/ending.js";
import { summonerOf } from "../board-of.js";
import { recompute, restrict } from "../recompute.js";
import type { SummonerMachine, SummonerTypes } from "../types.js";
import { conclude } from "./battle.js";
import { draw } from "./moves.js";
import { jobsOf, runJob } from "./once.js";
import { ready, redraw } from "./start.js";

/** The whole match: this frame asks for everything and never ends before the match does (BATTLE-4). */
export function runGame(m: SummonerMachine, frame: SummonerTypes["frame"]): void {
  let answer: Answer | null = frame.answer;
  frame.answer = null;
  while (m.state.outcome === null) {
    if (answer?.kind === "act") {
      const seat = m.state.table.phase === "main" ? m.state.active : asked(m);
      act(m, seat, answer.action);
      answer = null;
      continue;
    }
    if (m.state.table.jobs.length > 0) {
      if (!runJob(m, answer)) return;
      answer = null;
      continue;
    }
    if (m.state.table.acted !== NONE) {
      settle(m, m.state.table.acted);
      continue;
    }
    const prompt = nextPrompt(m);
    if (prompt !== null) {
      m.ask(prompt);
      return;
    }
  }
}

/** Who is asked before the first turn, or in a round of sp cards. */
function asked(m: SummonerMachine): Seat {
  const { phase, asked: waiting, first } = m.state.table;
  if (phase === "sp") return waiting[0] ?? 0;
  const start = Math.max(0, first);
  return m.counters(start).ready === 0 ? start : other(start);
}

/** The next question; null where something happens first. */
export function nextPrompt(m: SummonerMachine): ActPrompt | null {
  const { phase } = m.state.table;
  if (phase === "start") {
    return { kind: "act", seat: asked(m), title: "Are you ready?", purpose: "start" };
  }
  if (phase === "sp") {
    if (m.state.table.asked.length > 0) {
      return { kind: "act", seat: asked(m), title: "Play an sp card or pass", purpose: "sp" };
    }
    m.draft.table.phase = "main";
    endBattle(m, m.state.active);
    return null;
  }
  return { kind: "act", seat: m.state.active, title: "Play a card", purpose: "main" };
}

/** A turn without anything to play is skipped; after two in a row the battle is decided as it is (BATTLE-4). */
function skip(m: SummonerMachine): void {
  const { active, table } = m.state;
  if (m.constants.profile !== "ruled") {
    m.end({ winners: [], reason: "stuck" });
    return;
  }
  m.log({ type: "cannot-play", seat: active });
  if (table.skipped > 0) endBattle(m, active);
  else {
    passTurn(m);
    m.draft.table.skipped = 1;
  }
}

function act(m: SummonerMachine, seat: Seat, { verb, card, value }: Action): void {
  switch (verb) {
    case "ready":
      ready(m, seat);
      break;
    case "redraw":
      redraw(m, seat);
      break;
    case "skip":
      skip(m);
      break;
    case "pass":
      m.draft.table.asked = m.state.table.asked.slice(1);
      m.log({ type: "passed", seat });
      break;
    default:
      play(m, seat, card, value, verb === "hide");
  }
}

/** Lays a card of the hand on the field and writes the entry of the log (BATTLE-3). */
export function play(m: SummonerMachine, seat: Seat, id: number, field: number, covered: boolean): void {
  const zone = fieldZones[field];
  if (zone === undefined) return;
  if (m.constants.profile === "compat-r1") restrict(m);
  const index = m.zone("hand", seat).indexOf(id);
  m.move(id, zone, { side: seat, covered });
  m.played(id, "hand");
  const { object, definition, value, printed } = m.card(id);
  const { table } = m.state;
  const turn = m.state.turn - 1;
  const item = { kind: "play", turn, index, field, definition, covered, value, printed } as const;
  Object.assign(m.draft.table, {
    order: [...table.order, object],
    log: table.log.with(seat, [...(table.log[seat] ?? []), item]),
    jobs: jobsOf(m, id),
    acted: seat,
    current: object,
    skipped: 0,
  });
}

/** What follows a play: values, perhaps the end of the battle, else the next turn. */
function settle(m: SummonerMachine, seat: Seat): void {
  recompute(m, seat);
  m.draft.table.acted = NONE;
  const { table, active } = m.state;
  if (table.phase === "sp") {
    m.draft.table.asked = table.asked.slice(1);
    m.draft.table.current = NONE;
  } else if (!isBattleReady(m)) passTurn(m);
  else if (m.constants.profile === "ruled" && m.constants.config.spRound) beginSpRound(m);
  else endBattle(m, active);
}

/** The player whose summoner has the higher initial point is asked first. */
function beginSpRound(m: SummonerMachine): void {
  const [one = 0, two = 0] = [0, 1].map((seat) => summonerOf(m, seat)?.summoner?.initialPoint ?? 0);
  const first = one === two ? m.state.table.first : one > two ? 0 : 1;
  Object.assign(m.draft.table, { phase: "sp", asked: [first, other(first)], current: NONE });
  m.log({ type: "sp-round" });
}

function endBattle(m: SummonerMachine, acting: Seat): void {
  m.draft.table.skipped = 0;
  conclude(m, acting);
  if (m.state.outcome === null) passTurn(m);
}

/** The next turn begins, and its player draws. */
export function passTurn(m: SummonerMachine): void {
  m.draft.table.current = NONE;
  if (m.state.turn >= m.constants.config.turnCap) {
    m.end({ winners: [], reason: "turn-cap" });
    return;
  }
  const seat = nextSeat(m);
  m.beginTurn(seat);
  draw(m, seat);
}
