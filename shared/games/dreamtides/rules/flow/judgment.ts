import { NONE } from "../../../../match/index.js";
import { DEPLOYED } from "../config.js";
import { gainPoints } from "../moves/energy.js";
import { dissolve } from "../moves/leave.js";
import { settle } from "../triggers/fire.js";
import { happen } from "../triggers/happen.js";
import type { DreamFrame, DreamMachine, DreamReader } from "../types.js";
import { sparkOf, totalSpark } from "../values/figures.js";

/** The judgment of the active player: scoring, then Judgment abilities; in lanes the abilities come first. */
export function judge(m: DreamMachine): void {
  const { active: seat } = m.state;
  if (m.constants.config.profile === "lanes") {
    m.log({ type: "judgment", seat });
    happen(m, "judgment", seat);
    m.push({ kind: "triggers" });
    m.push({ kind: "lanes" });
    return;
  }
  const scored = Math.max(0, totalSpark(m, seat) - totalSpark(m, m.opponent(seat)));
  m.log({ type: "judgment", seat, amount: scored });
  gainPoints(m, seat, scored);
  if (m.state.outcome === null) happen(m, "judgment", seat);
}

/** Who stands in a lane of a player; NONE for nobody. */
export const inLane = (reader: DreamReader, seat: number, lane: number): number =>
  reader.zone("battlefield", seat).find((id) => reader.card(id).place === lane) ?? NONE;

/** The fights of a judgment, lane by lane (RULES-30); what dissolves is heard after each. */
export function runLanes(m: DreamMachine, frame: Extract<DreamFrame, { kind: "lanes" }>): void {
  if (settle(m)) return;
  const { active } = m.state;
  if (frame.step >= DEPLOYED) {
    for (const id of m.zone("battlefield", active)) if (m.card(id).reserved) m.edit(id).reserved = false;
    m.finish();
    return;
  }
  fight(m, active, frame.step);
  frame.step += 1;
}

function fight(m: DreamMachine, active: number, lane: number): void {
  const attacker = inLane(m, active, lane);
  if (attacker === NONE) return;
  const blocker = inLane(m, m.opponent(active), lane);
  const spark = sparkOf(m, attacker);
  if (blocker === NONE) {
    m.log({ type: "lane", seat: active, cards: [attacker], amount: spark });
    gainPoints(m, active, spark);
    return;
  }
  const blocks = sparkOf(m, blocker);
  m.log({ type: "lane", seat: active, cards: [attacker, blocker], amount: 0 });
  const losers = spark === blocks ? [attacker, blocker] : spark < blocks ? [attacker] : [blocker];
  dissolve(m, losers);
}
