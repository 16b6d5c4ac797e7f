import { createRuleset, NOBODY, type Rules, type Ruleset, type Seat } from "../../../match/index.js";
import { legalActions, primaryAction } from "./actions/legal.js";
import { automaticAnswer, offeredActions } from "./actions/offers.js";
import { actionWords, refusalOf } from "./actions/words.js";
import { SEATS, type Profile } from "./config.js";
import { runCost } from "./costs/pay.js";
import { runEffect } from "./effects/run.js";
import { refill } from "./flow/dreamwell.js";
import { runActivate } from "./flow/activate.js";
import { runLanes } from "./flow/judgment.js";
import { runPlay } from "./flow/play.js";
import { runResolve } from "./flow/resolve.js";
import { runStack } from "./flow/stack.js";
import { runTurn } from "./flow/turn.js";
import { copyCard } from "./moves/copy.js";
import { draw } from "./moves/deck.js";
import { entered } from "./moves/hooks.js";
import { programs } from "./programs.js";
import { edited, HAND_EDITS } from "./table/by-hand.js";
import { determinize, evaluate, pinned } from "./table/evaluate.js";
import { faceOf, facts, placeOf, seatFigures } from "./table/face.js";
import { layoutOf, ZONES } from "./table/layout.js";
import { freshFields } from "./table/first-cards.js";
import { prepare, redefine } from "./table/prepare.js";
import { setUp } from "./table/set-up.js";
import { schemas } from "./table/schemas.js";
import { tell } from "./table/tell.js";
import { VOCABULARY } from "./table/vocabulary.js";
import { runTriggers } from "./triggers/fire.js";
import type { DreamMachine, DreamState, DreamTypes } from "./types.js";

/** Both draw their opening hands before any turn begins, the player who starts first (RULES-2). */
function begin(m: DreamMachine): void {
  const { firstPlayer, openingHand, inHand } = m.constants.config;
  for (const seat of [firstPlayer, m.opponent(firstPlayer)]) {
    m.shuffle("deck", seat);
    const chosen = inHand[seat] ?? [];
    for (const definition of chosen) putInHand(m, seat, definition);
    draw(m, seat, Math.max(0, openingHand - chosen.length));
  }
  refill(m);
  m.push({ kind: "turn" });
}

/** Takes a copy of the deck where there is one. */
function putInHand(m: DreamMachine, seat: Seat, definition: number): void {
  const copy = m.zone("deck", seat).find((id) => m.card(id).definition === definition);
  if (copy === undefined) m.create({ ...freshFields(), definition, owner: seat, zone: "hand" });
  else m.move(copy, "hand");
}

/** The rules of one generation of the game. */
export const dreamRules = (profile: Profile): Rules<DreamTypes> => ({
  id: profile === "classic" ? "dreamtides" : "dreamtides-lanes",
  title: profile === "classic" ? "Dreamtides" : "Dreamtides with lanes",
  profile,
  vocabulary: VOCABULARY,
  seats: SEATS,
  zones: ZONES,
  layout: layoutOf(profile),
  schemas,
  frames: {
    turn: runTurn,
    triggers: runTriggers,
    stack: runStack,
    play: runPlay,
    activate: runActivate,
    resolve: runResolve,
    run: runEffect,
    cost: runCost,
    lanes: runLanes,
  },
  events: {},
  programs,
  clamps: {
    spark: (value) => Math.max(0, value),
    cost: (value) => Math.max(0, value),
  },
  prepare: (setup) => prepare(setup, profile),
  redefine,
  newCard: ({ definitions }, index) => {
    const kind = definitions[index]?.kind;
    return kind === undefined ? null : freshFields();
  },
  begin,
  copyCard,
  actions: legalActions,
  first: (_reader, prompt) => primaryAction(prompt),
  offers: offeredActions,
  refusal: refusalOf,
  words: actionWords,
  automatic: (_reader, prompt, actions) => automaticAnswer(prompt, actions),
  isUndoStop: (prompt) => prompt.purpose !== "mode",
  entered: (m, card, from) => {
    // Wells belong to nobody and are touched by no ability.
    if (card.owner !== NOBODY) entered(m, card, from);
  },
  handEdits: HAND_EDITS,
  setUp,
  edited,
  face: faceOf,
  place: placeOf,
  figures: seatFigures,
  phase: ({ state }) => state.table.phase,
  tell,
  facts,
  targets: (reader, { choices }) =>
    choices
      .flatMap(({ targets }) => targets.flat())
      .flatMap(({ card, object }) => (reader.isObject(card, object) ? [card] : [])),
  evaluate,
  determinize,
  pinned,
});

/** Dreamtides as its engine plays it: the player with more spark scores the difference. The default. */
export const dreamtidesRuleset: Ruleset<DreamState> = createRuleset(dreamRules("classic"));

/** Dreamtides as its rules document plays it: characters meet in lanes. */
export const dreamtidesLanesRuleset: Ruleset<DreamState> = createRuleset(dreamRules("lanes"));
