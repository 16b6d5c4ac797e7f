import { createRuleset, type Action, type Prompt, type Rules, type Ruleset } from "../../../match/index.js";
import { goOn, legalActions, offeredActions } from "./actions/legal.js";
import { refusalOf } from "./actions/refusal.js";
import { actionWords } from "./actions/words.js";
import { firstSeat, seatNames } from "./config.js";
import { settle } from "./flow/settle.js";
import { runTurn } from "./flow/turn.js";
import { enteredZone, freshFields, leavingZone } from "./moves/hooks.js";
import { draw } from "./moves/players.js";
import { copyCard } from "./moves/copy.js";
import { edited, handEdits } from "./table/by-hand.js";
import { evaluate } from "./table/evaluate.js";
import { faceOf, linksOf, placeOf } from "./table/face.js";
import { layout, zones } from "./table/layout.js";
import { prepare, redefine } from "./table/prepare.js";
import { schemas } from "./table/schemas.js";
import { setUp } from "./table/set-up.js";
import { vocabulary } from "./table/vocabulary.js";
import { tell } from "./table/tell.js";
import type { PtgMachine, PtgState, PtgTypes } from "./types.js";
import { incomeOf } from "./values/mana.js";

/** Decks are shuffled and opening hands drawn before any turn begins (PLAY-2). */
function begin(m: PtgMachine): void {
  const { config } = m.constants;
  const first = firstSeat(config);
  for (const seat of [first, m.opponent(first)]) {
    m.shuffle("deck", seat);
    const chosen = config.inHand[seat] ?? [];
    for (const definition of chosen) putInHand(m, seat, definition);
    draw(m, seat, config.handSize - chosen.length);
  }
  m.push({ kind: "turn" });
}

/** Takes a copy of the deck where there is one. */
function putInHand(m: PtgMachine, seat: number, definition: number): void {
  const copy = m.zone("deck", seat).find((id) => m.card(id).definition === definition);
  if (copy === undefined) m.create({ ...freshFields(), definition, owner: seat, zone: "hand" });
  else m.move(copy, "hand");
}

/** Phases that were asked for only because every one was: a driver passes them where only useful ones stop. */
const passes = ({ kind, purpose }: Prompt): boolean => kind === "act" && (purpose === "draw" || purpose === "combat");

/** The rules of PTG (PLAY-1). */
export const ptgRules: Rules<PtgTypes> = {
  id: "ptg",
  title: "PTG",
  seats: seatNames,
  zones,
  layout,
  schemas,
  frames: {
    turn: runTurn,
    settle: (m, frame) => {
      const { answer } = frame;
      frame.answer = null;
      if (settle(m, answer)) m.finish();
    },
  },
  events: {},
  programs: {},
  clamps: {},
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
  automatic: ({ constants }, prompt, actions): Action | null =>
    constants.config.stops === "useful" && actions.length === 1 && passes(prompt) ? (actions[0] ?? null) : null,
  leaving: leavingZone,
  entered: enteredZone,
  handEdits,
  edited,
  vocabulary,
  setUp,
  face: faceOf,
  place: placeOf,
  figures: (reader, seat) => ({ income: incomeOf(reader.counters(seat)) }),
  links: linksOf,
  phase: ({ state }) => state.table.phase,
  tell,
  evaluate,
};

export const ptgRuleset: Ruleset<PtgState> = createRuleset(ptgRules);
