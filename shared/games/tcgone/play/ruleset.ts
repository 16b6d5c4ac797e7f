import { createRuleset, type Rules, type Ruleset, type Seat } from "../../../match/index.js";
import { firstAction, legalActions, offeredActions } from "./actions/legal.js";
import { refusalOf } from "./actions/refusal.js";
import { actionWords } from "./actions/words.js";
import { firstPlayers, seatNames } from "./config.js";
import { runFrame } from "./procedures.js";
import { isBlocked, mayBlock, tellChecked } from "./rules/abilities.js";
import { events } from "./rules/events.js";
import { copyCard } from "./rules/copy.js";
import { benchSize, clamps } from "./rules/getters.js";
import { entered, freshFields, leaving } from "./rules/stages.js";
import { runTurns } from "./rules/turn.js";
import { startProcedure } from "./runtime/procedure.js";
import { programs } from "./runtime/programs.js";
import { edited, handEdits } from "./table/by-hand.js";
import { evaluate } from "./table/evaluate.js";
import { faceOf, placeOf } from "./table/face.js";
import { effectsOf } from "./table/lasting.js";
import { layout, zones } from "./table/layout.js";
import { prepare, redefine } from "./table/prepare.js";
import { schemas } from "./table/schemas.js";
import { setUp } from "./table/set-up.js";
import { tell, tellEvent } from "./table/tell.js";
import { vocabulary } from "./table/vocabulary.js";
import type { TcgMachine, TcgState, TcgTypes } from "./types.js";

/** The setting up, then one turn after the other. */
function begin(m: TcgMachine): void {
  const { first, prizes } = m.constants.config;
  if (m.state.cards.length === 0) {
    beginEmpty(m, Math.max(0, firstPlayers.indexOf(first) - 1));
    return;
  }
  const seat =
    first === "chance" ? m.chance(2, { purpose: "who begins", words: seatNames }) : firstPlayers.indexOf(first) - 1;
  m.draft.table.first = seat;
  startProcedure(m, "setup", { first: seat, prizes });
  m.push({ kind: "turn" });
}

/** Scenarios lay their cards on an empty table: there is nothing to set up or to draw, so the first turn has begun. */
function beginEmpty(m: TcgMachine, seat: Seat): void {
  Object.assign(m.draft.table, { first: seat, phase: "main" });
  m.beginTurn(seat);
  m.count(seat).turns = 1;
  m.push({ kind: "turn", step: 1 });
}

/** The rules of TCG ONE duels (DUEL-1). */
export const tcgoneRules: Rules<TcgTypes> = {
  id: "tcgone",
  title: "TCG ONE",
  seats: seatNames,
  zones,
  layout,
  schemas,
  frames: { turn: runTurns, run: runFrame },
  events,
  programs,
  clamps,
  // Two for each effect within another. The deepest position of the sample has ten.
  deepest: 200,
  tracks: "logged",
  prepare,
  redefine,
  newCard: ({ cards }, definition) => (cards[definition] === undefined ? null : freshFields()),
  copyCard,
  begin,
  actions: legalActions,
  first: firstAction,
  offers: offeredActions,
  refusal: refusalOf,
  words: actionWords,
  isBlocked,
  mayBlock,
  checked: tellChecked,
  leaving,
  entered,
  handEdits,
  edited,
  vocabulary,
  setUp,
  face: faceOf,
  place: placeOf,
  // The active place, and as many on the bench as there are now.
  slots: (r, _zone, side) => 1 + benchSize(r, side),
  placed: ["unit", "role", "slot", "damage", "conditions"],
  phase: ({ state }) => state.table.phase,
  tell,
  tellEvent,
  effects: effectsOf,
  evaluate,
};

export const tcgoneRuleset: Ruleset<TcgState> = createRuleset(tcgoneRules);
