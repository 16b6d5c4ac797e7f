import { createRuleset, NONE, type Action, type Rules, type Ruleset, type Seat } from "../../../match/index.js";
import { legalActions, offeredActions } from "./actions/legal.js";
import { refusalOf } from "./actions/refusal.js";
import { profiles, seatNames, type Profile } from "./config.js";
import { runGame } from "./flow/game.js";
import { enteredZone, freshFields } from "./flow/moves.js";
import { dealAll } from "./flow/start.js";
import { edited, handEdits } from "./table/by-hand.js";
import { evaluate } from "./table/evaluate.js";
import { faceOf, placeOf } from "./table/face.js";
import { layout, zones } from "./table/layout.js";
import { momentOf, prepareFor, redefine } from "./table/prepare.js";
import { schemas } from "./table/schemas.js";
import { setUp } from "./table/set-up.js";
import { tell } from "./table/tell.js";
import { actionWords, vocabulary } from "./table/words.js";
import type { SummonerMachine, SummonerState, SummonerTypes } from "./types.js";

/** A match begins with the decks, or goes on from a position, which is neither shuffled nor dealt. */
function begin(m: SummonerMachine): void {
  if (m.constants.origin === null) dealAll(m);
  else {
    const { turn, active, outcome } = momentOf(m.constants);
    Object.assign(m.draft, { turn, active });
    if (outcome !== null) m.end(outcome);
  }
  m.push({ kind: "game" });
}

/** The log names face-down cards: a player who does not know them must not find them there (BATTLE-5). */
function forget(m: SummonerMachine, seat: Seat): void {
  m.draft.table.log = m.state.table.log.map((items, owner) =>
    owner === seat
      ? items
      : items.map((item) => (item.kind === "play" && item.covered ? { ...item, definition: NONE } : item)),
  );
}

const titles: Readonly<Record<Profile, string>> = {
  ruled: "Summoner TCG",
  "compat-r1": "Summoner TCG as its server of 10 June 2025 plays it",
  "compat-r2": "Summoner TCG as its server of 23 June 2025 plays it",
};

const rulesetIds: Readonly<Record<Profile, string>> = {
  ruled: "summoner",
  "compat-r1": "summoner-compat-r1",
  "compat-r2": "summoner-compat-r2",
};

/** The rules of a profile (BATTLE-1). */
const rulesOf = (profile: Profile): Rules<SummonerTypes> => ({
  id: rulesetIds[profile],
  title: titles[profile],
  profile,
  seats: seatNames,
  zones,
  layout,
  schemas,
  frames: { game: runGame },
  events: {},
  programs: {},
  clamps: {},
  tracks: "logged",
  prepare: prepareFor(profile),
  redefine,
  newCard: ({ blueprints }, definition) => (blueprints[definition] === undefined ? null : freshFields()),
  begin,
  actions: legalActions,
  offers: offeredActions,
  refusal: refusalOf,
  words: actionWords,
  automatic: (_, prompt, actions): Action | null =>
    prompt.kind === "act" && actions.length === 1 && actions[0]?.verb === "skip" ? actions[0] : null,
  entered: enteredZone,
  placed: ["value", "printed", "source"],
  determinize: forget,
  handEdits,
  edited,
  vocabulary,
  setUp,
  face: faceOf,
  place: placeOf,
  phase: ({ state }) => state.table.phase,
  tell,
  evaluate,
});

/** Our rules first, then both revisions of the reference. */
export const summonerRulesets: readonly Ruleset<SummonerState>[] = profiles.map((profile) =>
  createRuleset(rulesOf(profile)),
);

/** The rules of a profile. */
export function rulesetOf(profile: Profile): Ruleset<SummonerState> {
  const ruleset = summonerRulesets[profiles.indexOf(profile)];
  if (ruleset === undefined) throw new RangeError(`No profile ${profile}`);
  return ruleset;
}
