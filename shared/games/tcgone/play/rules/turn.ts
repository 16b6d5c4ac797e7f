import { NONE, type Action, type ActPrompt, type Seat } from "../../../../match/index.js";
import { byPlayer } from "./causes.js";
import { act as once, call } from "../runtime/journal.js";
import { startProcedure } from "../runtime/procedure.js";
import type { Steps } from "../runtime/steps.js";
import { eventOn } from "../runtime/run.js";
import type { TcgFrame, TcgMachine } from "../types.js";
import { chooseUnits } from "../operations/choose.js";
import { benchSize, isAnyDown } from "./getters.js";
import { benchCount, benchOf, cardsOf, unitsOf } from "./units.js";

export const mainPrompt = (seat: Seat): ActPrompt => ({ kind: "act", seat, title: "Your turn", purpose: "main" });

const steps = { begin: 0, main: 1, end: 2, settle: 3, close: 4 } as const;

/** One turn after the other (DUEL-4). This frame stays below all others until the match is over. */
export function runTurns(m: TcgMachine, frame: Extract<TcgFrame, { kind: "turn" }>): void {
  const { answer } = frame;
  frame.answer = null;
  const { table } = m.draft;
  if (frame.step === steps.close) {
    frame.step = steps.begin;
    m.raise(eventOn("CHECK_FAINT", NONE, m.state.active));
    return;
  }
  if (table.isTied) {
    suddenDeath(m, frame);
    return;
  }
  const seat = m.state.active;
  if (frame.step === steps.begin) {
    begin(m, frame);
    return;
  }
  if (frame.step === steps.end) {
    frame.step = steps.close;
    table.phase = "between";
    m.raise(eventOn("BETWEEN_TURNS", NONE, seat));
    return;
  }
  if (answer?.kind === "act") {
    choose(m, frame, answer.action);
    return;
  }
  if (frame.step === steps.settle) {
    // Looked at once for each action: a unit whose knock-out an effect prevents stays as it is until the next one.
    frame.step = steps.main;
    if (isAnyDown(m, 0) || isAnyDown(m, 1)) {
      m.raise(eventOn("CHECK_FAINT", NONE, seat));
      return;
    }
  }
  if (table.endsTurn) {
    table.endsTurn = false;
    frame.step = steps.end;
    return;
  }
  if (tooManyOnBench(m)) {
    startProcedure(m, "trim-benches", {});
    return;
  }
  m.ask(mainPrompt(seat));
}

function begin(m: TcgMachine, frame: Extract<TcgFrame, { kind: "turn" }>): void {
  const { config } = m.constants;
  const { active, turn, table } = m.state;
  if (turn >= config.turnLimit) {
    m.end({ winners: [], reason: "turn-limit" });
    return;
  }
  const usual = active < 0 ? m.state.table.first : m.opponent(active);
  const seat = table.extraTurn < 0 ? usual : table.extraTurn;
  // What the beginning of the turn did may have left units without HP.
  frame.step = steps.settle;
  m.draft.table.extraTurn = NONE;
  m.draft.table.phase = "main";
  m.draft.table.endsTurn = false;
  m.beginTurn(seat);
  const counters = m.count(seat);
  Object.assign(counters, { energiesPlayed: 0, supportersPlayed: 0, stadiumsPlayed: 0, retreats: 0 });
  counters.turns += 1;
  m.raise(eventOn("BEGIN_TURN", NONE, seat, { firstTurn: counters.turns === 1 }));
}

/** Carries out what the player chose. */
function choose(
  m: TcgMachine,
  frame: Extract<TcgFrame, { kind: "turn" }>,
  { verb, card, target, value }: Action,
): void {
  if (verb === "end-turn") {
    frame.step = steps.end;
    return;
  }
  // An attack looks for units without HP itself.
  if (verb === "attack") m.draft.table.endsTurn = true;
  else frame.step = steps.settle;
  startProcedure(m, verb, { card, target, value }, byPlayer(m.state.active));
}

const tooManyOnBench = (m: TcgMachine): boolean => surplus(m, 0) > 0 || surplus(m, 1) > 0;

/** How many units are on a bench beyond its size; an empty one has none too many. */
function surplus(m: TcgMachine, seat: Seat): number {
  const count = benchCount(m, seat);
  return count === 0 ? 0 : count - benchSize(m, seat);
}

/** A bench that became smaller: its owner discards units down to its size. */
export function* trimBenches(m: TcgMachine): Steps {
  for (const seat of [0, 1]) {
    const count = once(() => Math.max(0, surplus(m, seat)));
    const units = once(() => [...benchOf(m, seat)]);
    const gone = yield* chooseUnits(m, {
      seat,
      title: "Discard units down to the size of your bench",
      purpose: "trim",
      units,
      count,
    });
    for (const unit of gone) {
      const cards = once(() => [...cardsOf(m, unit)]);
      yield* call("leave-play", { unit, to: "discard", cards });
    }
  }
  return null;
}

const mostSuddenDeaths = 3;

/** Both players won at once: a short match decides, or nobody does (DUEL-9). */
function suddenDeath(m: TcgMachine, frame: Extract<TcgFrame, { kind: "turn" }>): void {
  const { table } = m.draft;
  table.isTied = false;
  if (m.constants.config.suddenDeath === "draw" || table.suddenDeaths >= mostSuddenDeaths) {
    m.end({ winners: [], reason: "draw" });
    return;
  }
  table.suddenDeaths += 1;
  table.attack = null;
  table.endsTurn = false;
  table.phase = "setup";
  m.log({ type: "sudden-death" });
  m.unregisterWhere(({ program }) => program !== "ability");
  for (const seat of [0, 1]) {
    for (const unit of unitsOf(m, seat)) for (const id of cardsOf(m, unit).toReversed()) m.move(id, "deck");
  }
  for (const { id, zone } of m.state.cards) if (zone !== "deck") m.move(id, "deck");
  frame.step = steps.begin;
  const first = m.opponent(m.state.active);
  startProcedure(m, "setup", { first, prizes: 1 });
}
