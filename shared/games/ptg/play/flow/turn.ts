import type { ActPrompt, Answer } from "../../../../match/index.js";
import { resolveCombats } from "../combat/resolve.js";
import { emit } from "../events/emit.js";
import { buryIfDead, undoEverywhere } from "../moves/creatures.js";
import { discardAtRandom, draw } from "../moves/players.js";
import { firstSeat } from "../config.js";
import { manaTypes } from "../../vocabulary.js";
import type { Phase, PtgMachine, PtgTypes } from "../types.js";
import { sourceOf } from "../values/mana.js";
import { creaturesOf } from "../values/stats.js";
import { act } from "./act.js";
import { settle } from "./settle.js";
import { stopsAt } from "./stops.js";

/** A step of a turn: something that happens by itself, or a phase in which a player acts until they go on. */
type Step =
  | { readonly phase: Phase; readonly does: (m: PtgMachine) => void }
  | { readonly phase: Phase; readonly asks: true };

const steps: readonly Step[] = [
  { phase: "draw", does: beginTurn },
  { phase: "draw", does: drawForTurn },
  { phase: "draw", asks: true },
  { phase: "main", asks: true },
  { phase: "attack", asks: true },
  { phase: "defense", asks: true },
  { phase: "combat", does: resolveCombats },
  { phase: "combat", asks: true },
  { phase: "postcombat", asks: true },
  { phase: "end", does: (m) => emit(m, "on_turn_end", m.state.active) },
  { phase: "end", does: expire },
  { phase: "end", does: cleanUp },
];

const titles: Readonly<Record<Phase, string>> = {
  draw: "Draw phase",
  main: "Main phase",
  attack: "Declare attackers",
  defense: "Declare blockers",
  combat: "Combat",
  postcombat: "Second main phase",
  end: "End of the turn",
};

/** The step at which players act in a phase; -1 for a phase that passes by itself. */
export const stepOfPhase = (phase: Phase): number => steps.findIndex((step) => step.phase === phase && "asks" in step);

/**
 * One turn after the other (PLAY-3), each step followed by all that it sets off. This frame never ends before the match: a
 * choice in the middle of an effect is asked for by it as well.
 */
export function runTurn(m: PtgMachine, frame: PtgTypes["frame"]): void {
  let answer: Answer | null = frame.answer;
  frame.answer = null;
  for (;;) {
    if (answer?.kind === "act") {
      if (act(m, answer.action)) frame.step += 1;
      answer = null;
    }
    if (!settle(m, answer)) return;
    answer = null;
    const step = steps[frame.step];
    if (step === undefined) throw new RangeError(`No step ${frame.step} in a turn`);
    enter(m, step.phase);
    if ("does" in step) step.does(m);
    else if (stopsAt(m, step.phase)) {
      m.ask(promptOf(m, step.phase));
      return;
    }
    if (m.state.outcome !== null) return;
    frame.step = (frame.step + 1) % steps.length;
  }
}

function enter(m: PtgMachine, phase: Phase): void {
  if (m.state.table.phase === phase) return;
  m.draft.table.phase = phase;
  m.log({ type: "phase", seat: m.state.active, data: { phase } });
}

/** The question of a phase; blockers are declared by the player who is attacked. */
export function promptOf(m: PtgMachine, phase: Phase): ActPrompt {
  const seat = phase === "defense" ? m.opponent(m.state.active) : m.state.active;
  return { kind: "act", seat, title: titles[phase], purpose: phase };
}

/** The active player changes, counters per turn are reset, and the pool is what the sources produce (PLAY-4). */
function beginTurn(m: PtgMachine): void {
  const { active, turn } = m.state;
  const { config } = m.constants;
  if (turn >= config.turnLimit) {
    m.end({ winners: [], reason: "turn-limit" });
    return;
  }
  const seat = active < 0 ? firstSeat(config) : m.opponent(active);
  m.beginTurn(seat);
  m.draft.table.activated = [];
  for (const side of [0, 1]) {
    for (const id of m.zone("battlefield", side)) {
      const { attacked, blocked } = m.card(id);
      if (attacked || blocked) Object.assign(m.edit(id), { attacked: false, blocked: false });
    }
  }
  const counters = m.count(seat);
  counters.manaPlayed = 0;
  for (const type of manaTypes) counters[type] = counters[sourceOf(type)];
  emit(m, "on_turn_start", seat);
}

/** The first turn of the match has no draw. */
function drawForTurn(m: PtgMachine): void {
  if (m.state.turn > 1) draw(m, m.state.active, 1);
}

/** Changes that last until now are undone; what dies of it dies before damage is taken off (PLAY-5). */
function expire(m: PtgMachine): void {
  const { turn, active } = m.state;
  undoEverywhere(m, ({ until }) => until >= 0 && until <= turn);
  for (const seat of [active, m.opponent(active)]) for (const id of creaturesOf(m, seat)) buryIfDead(m, id);
}

/** Mana that was only gained is lost, creatures are whole again, and the active player discards down to the limit. */
function cleanUp(m: PtgMachine): void {
  for (const seat of [0, 1]) {
    const counters = m.count(seat);
    for (const type of manaTypes) counters[type] = Math.min(counters[type], counters[sourceOf(type)]);
    for (const id of m.zone("battlefield", seat)) if (m.card(id).damage > 0) m.edit(id).damage = 0;
  }
  const { active } = m.state;
  discardAtRandom(m, active, m.zone("hand", active).length - m.constants.config.handLimit);
}
