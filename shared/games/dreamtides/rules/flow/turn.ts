import { NONE, type ActPrompt } from "../../../../match/index.js";
import { draw } from "../moves/deck.js";
import { startStatics } from "../moves/hooks.js";
import { happen, isAwake } from "../triggers/happen.js";
import type { DreamFrame, DreamMachine, DreamReader, DreamTable, Phase } from "../types.js";
import { drawWell } from "./dreamwell.js";
import { judge } from "./judgment.js";
import { unready, use } from "./stack.js";

const NO_TRACES: readonly (readonly never[])[] = [[], []];

/** What was done in a turn before anything was. */
export const noTraces = (): Pick<
  DreamTable,
  "played" | "drawn" | "discarded" | "abandoned" | "dissolved" | "materialized"
> => ({
  played: NO_TRACES,
  drawn: NO_TRACES,
  discarded: NO_TRACES,
  abandoned: NO_TRACES,
  dissolved: NO_TRACES,
  materialized: NO_TRACES,
});

/** The step of a turn; each goes on when all it caused has happened. */
export const Step = {
  begin: 0,
  judgment: 1,
  dreamwell: 2,
  draw: 3,
  mainBegins: 4,
  main: 5,
  ending: 6,
  ends: 7,
  extra: 8,
  next: 9,
};

/** One turn after the other (RULES-5). This frame never ends before the match. */
export function runTurn(m: DreamMachine, frame: Extract<DreamFrame, { kind: "turn" }>): void {
  if (unready(m)) return;
  switch (frame.step) {
    case Step.begin:
      begin(m);
      frame.step = Step.judgment;
      return;
    case Step.judgment:
      enter(m, "judgment");
      judge(m);
      frame.step = Step.dreamwell;
      return;
    case Step.dreamwell:
      enter(m, "dreamwell");
      drawWell(m);
      frame.step = Step.draw;
      return;
    case Step.draw:
      enter(m, "draw");
      if (m.state.turn > 1 || !m.constants.config.skipFirstDraw) draw(m, m.state.active, 1);
      frame.step = Step.mainBegins;
      return;
    case Step.mainBegins:
      enter(m, "main");
      happen(m, "main-begins", m.state.active);
      frame.step = Step.main;
      return;
    case Step.main:
      if (main(m)) return;
      enter(m, "ending");
      frame.step = Step.ending;
      return;
    case Step.ending:
      if (ending(m)) return;
      frame.step = Step.ends;
      return;
    case Step.ends:
      enter(m, "end-triggers");
      happen(m, "turn-ends", m.state.active);
      frame.step = Step.extra;
      return;
    case Step.extra:
      if (m.state.table.extraJudgments === 0) frame.step = Step.next;
      else {
        m.draft.table.extraJudgments -= 1;
        judge(m);
      }
      return;
    default:
      m.draft.table.activated = m.state.table.activated.with(m.state.active, []);
      frame.step = Step.begin;
  }
}

function enter(m: DreamMachine, phase: Phase): void {
  m.draft.table.phase = phase;
  m.log({ type: "phase", seat: m.state.active, data: { phase } });
}

function begin(m: DreamMachine): void {
  const { table } = m.draft;
  const [extra, ...owed] = table.extraTurns;
  const first = m.state.active < 0;
  const seat = first ? m.constants.config.firstPlayer : (extra ?? m.opponent(m.state.active));
  table.extraTurns = owed;
  Object.assign(table, noTraces());
  table.used = [];
  table.moved = [];
  table.well = NONE;
  m.beginTurn(seat);
  if (m.state.turn > m.constants.config.turnLimit) {
    m.end({ winners: [], reason: "turn-limit" });
    return;
  }
  m.count(seat).turns += 1;
  enter(m, "starting");
  wakeCallers(m);
}

/** Lets the statics of dreamcallers begin whose turn has come. */
export function wakeCallers(m: DreamMachine): void {
  for (const seat of [0, 1]) {
    for (const id of m.zone("callers", seat)) {
      const card = m.card(id);
      const begun = m.state.bundles.some(({ program, bound }) => program === "static" && bound === card.object);
      if (!begun && isAwake(m, id)) startStatics(m, card, "field");
    }
  }
}

export const mainQuestion = ({ state: { active: seat } }: DreamReader): ActPrompt => ({
  kind: "act",
  seat,
  title: "Your turn",
  purpose: "main",
});

export const endingQuestion = (reader: DreamReader): ActPrompt => ({
  kind: "act",
  seat: reader.opponent(reader.state.active),
  title: "Your opponent ends the turn",
  purpose: "ending",
});

/** The active player acts; false when the turn is to end. */
function main(m: DreamMachine): boolean {
  const answer = m.answer("act");
  const { active: seat } = m.state;
  if (answer === null) {
    m.draft.table.chain = 0;
    m.ask(mainQuestion(m));
  } else if (answer.action.verb === "move") reposition(m, answer.action.card, answer.action.value);
  else return use(m, seat, answer.action);
  return true;
}

/** Characters of the lanes profile change places, free of charge. */
function reposition(m: DreamMachine, id: number, place: number): void {
  const { place: from, side } = m.card(id);
  const other = m.zone("battlefield", side).find((each) => m.card(each).place === place);
  if (other !== undefined) m.edit(other).place = from;
  m.edit(id).place = place;
  m.draft.table.moved = [...m.state.table.moved, id];
  m.log({ type: "repositioned", seat: side, cards: [id], amount: place });
}

/** The opponent acts at the end of a turn; false when the turn is over. */
function ending(m: DreamMachine): boolean {
  const answer = m.answer("act");
  const seat = m.opponent(m.state.active);
  if (answer === null) {
    m.draft.table.chain = 0;
    m.ask(endingQuestion(m));
    return true;
  }
  return use(m, seat, answer.action);
}
