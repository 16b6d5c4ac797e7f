import { runBody } from "./body.js";
import { runProcedure } from "./runtime/procedure.js";
import type { Procedure } from "./runtime/steps.js";
import { runAttack } from "./rules/attack.js";
import { betweenTurns, burn, confusion, sleep, turnDraw } from "./rules/between.js";
import { choosePrizes, knockOut, leavePlay } from "./rules/knockout.js";
import {
  attach,
  attachTool,
  attack,
  bench,
  declareAttack,
  evolve,
  payRetreat,
  playTrainer,
  retreat,
  useAbility,
} from "./rules/play.js";
import { setUpMatch } from "./rules/setup.js";
import { trimBenches } from "./rules/turn.js";
import type { RunFrame, TcgMachine } from "./types.js";

/** All that frames can be in the middle of, by name. What a player does has the name of its action. */
const procedures: Readonly<Record<string, Procedure>> = {
  body: runBody,
  setup: setUpMatch,
  "turn-draw": turnDraw,
  "trim-benches": trimBenches,
  between: betweenTurns,
  burn,
  sleep,
  confusion,
  "knock-out": knockOut,
  "leave-play": leavePlay,
  prizes: choosePrizes,
  "declare-attack": declareAttack,
  "run-attack": runAttack,
  "pay-retreat": payRetreat,
  bench,
  evolve,
  attach,
  tool: attachTool,
  play: playTrainer,
  use: useAbility,
  retreat,
  attack,
};

export function runFrame(m: TcgMachine, frame: RunFrame): void {
  const procedure = procedures[frame.name];
  if (procedure === undefined) throw new Error(`No procedure ${frame.name}`);
  runProcedure(m, frame, procedure);
}
