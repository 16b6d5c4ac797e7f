import { createRuleset, type Rules, type Ruleset } from "../../../match/index.js";
import { goOn, legalActions, offeredActions } from "./actions/legal.js";
import { refusalOf } from "./actions/refusal.js";
import { actionWords } from "./actions/words.js";
import { runAttack } from "./battle/attack.js";
import { runActivation } from "./effects/activation.js";
import { extraPlay } from "./effects/lasting/plays.js";
import { columns, lasting } from "./effects/lasting/programs.js";
import { runResolve } from "./effects/resolve.js";
import { runChain } from "./flow/chain.js";
import { runLimit } from "./flow/limit.js";
import { runOpening } from "./flow/opening.js";
import { runSearch } from "./flow/search.js";
import { runTurn } from "./flow/turn.js";
import { runUntap } from "./flow/untap.js";
import { copyCard } from "./moves/copy.js";
import { runDestroy } from "./moves/destroy.js";
import { enteredZone, freshFields } from "./moves/hooks.js";
import { seatNames } from "./options/config.js";
import { edited, handEdits, overruledProgram } from "./table/by-hand.js";
import { evaluate } from "./table/evaluate.js";
import { faceOf, linksOf, placeOf } from "./table/face.js";
import { factsOf, figuresOf } from "./table/facts.js";
import { layout, zones } from "./table/layout.js";
import { prepare, redefine } from "./table/prepare.js";
import { schemas } from "./table/schemas.js";
import { setUp } from "./table/set-up.js";
import { tell } from "./table/tell.js";
import { vocabulary } from "./table/vocabulary.js";
import type { TtcgMachine, TtcgState, TtcgTypes } from "./types.js";

/** The first frames of a match: hands are drawn, then turns are taken. */
function begin(m: TtcgMachine): void {
  if (m.constants.config["spell-columns"] === "on") m.register({ program: "columns" });
  m.push({ kind: "opening" });
}

const atLeast =
  (least: number) =>
  (value: number): number =>
    Math.max(least, value);

const highestRank = 5;

/** The rules of TTCG. */
export const ttcgRules: Rules<TtcgTypes> = {
  id: "ttcg",
  title: "TTCG",
  seats: seatNames,
  zones,
  layout,
  schemas,
  frames: {
    opening: runOpening,
    turn: runTurn,
    chain: runChain,
    activation: runActivation,
    resolve: runResolve,
    attack: runAttack,
    destroy: runDestroy,
    limit: runLimit,
    search: runSearch,
    untap: runUntap,
  },
  events: {},
  programs: { lasting, columns, "extra-play": extraPlay, overruled: overruledProgram },
  clamps: {
    attack: atLeast(0),
    defense: atLeast(0),
    rank: (value) => Math.min(Math.max(1, value), highestRank),
    plays: atLeast(0),
    attacks: atLeast(0),
    handLimit: atLeast(0),
    drawCount: atLeast(0),
    unitSlots: atLeast(0),
    spellSlots: atLeast(0),
  },
  tracks: "logged",
  prepare,
  redefine,
  newCard: ({ blueprints }, definition) => (blueprints[definition] === undefined ? null : freshFields()),
  copyCard,
  begin,
  actions: legalActions,
  first: (_reader, prompt) => goOn(prompt),
  offers: offeredActions,
  refusal: refusalOf,
  words: actionWords,
  entered: enteredZone,
  handEdits,
  edited,
  vocabulary,
  setUp,
  face: faceOf,
  place: placeOf,
  figures: figuresOf,
  facts: factsOf,
  links: linksOf,
  targets: (reader, { aims }) =>
    aims.flat().flatMap(({ card, object }) => (reader.isObject(card, object) ? [card] : [])),
  phase: ({ state }) => state.table.phase,
  tell,
  evaluate,
};

export const ttcgRuleset: Ruleset<TtcgState> = createRuleset(ttcgRules);
