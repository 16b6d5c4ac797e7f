import type { ActPrompt, Seat } from "../../../../match/index.js";
import { useFault } from "../effects/faults.js";
import { runPutOff } from "../effects/later.js";
import { visitUses } from "../effects/users.js";
import { happen } from "../events/happen.js";
import { draw, loseToEmptyDeck } from "../moves/decks.js";
import { checkEnd } from "../moves/points.js";
import { forgetRevealed } from "../moves/hidden.js";
import type { Phase, Skip, TtcgFrameOf, TtcgMachine } from "../types.js";
import { fieldOf, valueOfSeat } from "../values/cards.js";
import { act } from "./act.js";
import { mustDiscard } from "./limit.js";
import { pushChain } from "./respond.js";
import { untapAtStart } from "./untap.js";

/** A step of a turn: something that happens by itself, or a phase in which the turn player acts until they go on. */
type Step =
  | { readonly phase: Phase; readonly does: (m: TtcgMachine) => void }
  | { readonly phase: Phase; readonly asks: true };

const steps: readonly Step[] = [
  { phase: "draw", does: beginTurn },
  { phase: "draw", does: drawPhase },
  { phase: "draw", does: letUseInDrawPhase },
  { phase: "main", asks: true },
  { phase: "main", does: letRespond },
  { phase: "battle", asks: true },
  { phase: "battle", does: letRespond },
  { phase: "end", does: (m) => mustDiscard(m, m.state.active) },
  { phase: "end", does: (m) => happen(m, { type: "turn-end", seat: m.state.active }) },
  { phase: "end", does: runPutOff },
  { phase: "end", does: forgetRevealed },
];

const titles: Readonly<Record<Phase, string>> = {
  draw: "Draw phase",
  main: "Main phase",
  battle: "Battle phase",
  end: "End of the turn",
};

/**
 * The step at which a match can begin in a phase: where the turn player acts, and what ends a turn. -1 for the draw phase:
 * whether its card was drawn is unknown.
 */
export const firstStepOf = (phase: Phase): number =>
  steps.findIndex((step) => step.phase === phase && ("asks" in step || phase === "end"));

/** One turn after the other, step by step, each followed by the chain of what it set off (MATCH-8). */
export function runTurn(m: TtcgMachine, frame: TtcgFrameOf<"turn">): void {
  const answer = m.answer("act");
  if (answer !== null) {
    if (act(m, answer.action)) frame.step += 1;
    return;
  }
  if (checkEnd(m)) return;
  if (m.state.table.waiting.length > 0) {
    pushChain(m, 0, m.opponent(m.state.active));
    return;
  }
  const step = steps[frame.step];
  if (step === undefined) throw new RangeError(`No step ${frame.step} in a turn`);
  if (frame.step > 0 && isSkipped(m, step.phase, isFirstOf(frame.step))) {
    frame.step += 1;
    return;
  }
  enter(m, step.phase);
  if ("asks" in step) {
    m.ask(promptOf(m, step.phase));
    return;
  }
  frame.step = (frame.step + 1) % steps.length;
  step.does(m);
}

function enter(m: TtcgMachine, phase: Phase): void {
  const { table } = m.draft;
  if (table.phase === phase) return;
  table.phase = phase;
  m.log({ type: "phase", seat: m.state.active, data: { phase } });
}

/** The question of a phase. */
export function promptOf(m: TtcgMachine, phase: Phase): ActPrompt {
  return { kind: "act", seat: m.state.active, title: titles[phase], purpose: phase };
}

/** Whether a phase that can be skipped begins with this step. */
const isFirstOf = (step: number): boolean => step === 1 || steps[step - 1]?.phase !== steps[step]?.phase;

/** Whether the turn player has to skip this phase; it is skipped as a whole. */
function isSkipped(m: TtcgMachine, phase: Phase, isFirst: boolean): boolean {
  const { table, active } = m.state;
  if (phase === "end" || !isFirst) return table.skipping === phase;
  if (!takeSkip(m, active, phase)) return false;
  enter(m, phase);
  m.draft.table.skipping = phase;
  m.log({ type: "skipped", seat: active, data: { what: phase } });
  return true;
}

/** Takes one skip of a player from those that wait; whether there was one. */
function takeSkip(m: TtcgMachine, seat: Seat, what: Skip["what"]): boolean {
  const { skips } = m.state.table;
  const at = skips.findIndex((skip) => skip.seat === seat && skip.what === what);
  if (at < 0) return false;
  m.draft.table.skips = skips.toSpliced(at, 1);
  return true;
}

/** The other player's turn begins, unless it is skipped (MATCH-52). */
function beginTurn(m: TtcgMachine): void {
  const { turn } = m.state;
  if (turn >= m.constants.config["turn-cap"]) {
    m.end({ winners: [], reason: "turn-cap" });
    return;
  }
  const { table } = m.draft;
  let seat = table.next;
  for (let skipped = 0; skipped < 2 && takeSkip(m, seat, "turn"); skipped++) {
    // What lasts for a number of turns counts this one.
    m.beginTurn(seat);
    m.log({ type: "skipped", seat, data: { what: "turn" } });
    seat = m.opponent(seat);
  }
  m.beginTurn(seat);
  Object.assign(table, {
    next: m.opponent(seat),
    skipping: null,
    tappedThisTurn: [],
    destroyedThisTurn: [],
    declined: [],
  });
  for (const side of [0, 1]) {
    m.count(side).played = 0;
    for (const id of [...fieldOf(m, side), ...m.zone("under", side)]) {
      const { attacks, uses } = m.card(id);
      if (attacks > 0 || uses.length > 0) Object.assign(m.edit(id), { attacks: 0, uses: [] });
    }
  }
  untapAtStart(m, seat);
  happen(m, { type: "turn-start", seat });
}

/** The first turn of the match has no draw (MATCH-4); who cannot draw loses points (MATCH-49). */
function drawPhase(m: TtcgMachine): void {
  const { turn, active } = m.state;
  const { config } = m.constants;
  if (turn === 1 && config["first-draw"] === "off") return;
  const missing = draw(m, active, valueOfSeat(m, "drawCount", active, config["draw-count"]));
  if (missing > 0) loseToEmptyDeck(m, active);
  mustDiscard(m, active, "always");
}

/** Effects whose texts name the draw phase can be used in it, after the draw; nobody is asked where there are none. */
function letUseInDrawPhase(m: TtcgMachine): void {
  const isNamed = [0, 1].some((seat) =>
    visitUses(m, seat, (use) => use.plan.program?.window?.phase === "draw" && useFault(m, seat, use) === null),
  );
  if (isNamed) pushChain(m, 0, m.state.active);
}

/** The other player may answer before the turn goes on. */
function letRespond(m: TtcgMachine): void {
  pushChain(m, 1, m.opponent(m.state.active));
}
