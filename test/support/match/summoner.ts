import { join } from "node:path";
import { blueprintOf } from "../../../shared/games/summoner/cards/blueprint.js";
import { objectOf } from "../../../shared/games/summoner/cards/json.js";
import type { Profile } from "../../../shared/games/summoner/play/config.js";
import { rulesetOf } from "../../../shared/games/summoner/play/ruleset.js";
import type { SummonerState } from "../../../shared/games/summoner/play/types.js";
import { fieldZones, monsterZones } from "../../../shared/games/summoner/vocabulary.js";
import type { PlayMaterial } from "../../../shared/games/play.js";
import { randomFrom, type JsonValue, type MatchSetup } from "../../../shared/match/index.js";
import { materialOf } from "./folder.js";
import { leakOf, unanswerable } from "./invariants.js";

/** Where the scenarios of the rules are, with cards for each effect and condition. */
export const trialFolder = join(import.meta.dirname, "../../unit/shared/games/summoner/scenarios");

/** The cards that scenarios of the rules are played with. */
export const trialMaterial = (): PlayMaterial => materialOf("summoner", trialFolder);

/** Two decks of any 28 cards, two thirds of them monsters, and any six summoners. */
export function anySetup({ definitions }: PlayMaterial, seed: number): MatchSetup {
  const random = randomFrom(seed);
  const kinds = definitions.map((definition) => blueprintOf(objectOf(definition as JsonValue)).kind);
  const of = (...wanted: readonly string[]): readonly number[] =>
    kinds.flatMap((kind, at) => (wanted.includes(kind) ? [at] : []));
  const [monsters, others, summoners] = [of("monster"), of("help", "sp"), of("summoner")];
  const anyOf = (cards: readonly number[]): number => cards[random.below(cards.length)] ?? 0;
  const deck = (name: string) => ({
    name,
    cards: Array.from({ length: 28 }, (_, at) => anyOf(at % 3 === 0 ? others : monsters)),
    parts: { summoners: Array.from({ length: 6 }, () => anyOf(summoners)) },
  });
  return { definitions, decks: [deck("One"), deck("Other")], options: {}, seed };
}

/** What must be so at every position of a match; each answers with what is wrong, or null. */
const laws: Readonly<Record<string, (state: SummonerState) => string | null>> = {
  "every card is in one place": ({ cards, zones }) => {
    const placed = Object.values(zones).flat(2);
    if (placed.length !== cards.length || new Set(placed).size !== cards.length) return `${placed.length} places`;
    const stray = cards.find(({ id, zone, side }) => !(zones[zone][side] ?? []).includes(id));
    return stray === undefined ? null : `card ${stray.id}`;
  },
  "by our rules a zone holds one card": ({ zones, constants: { profile } }) => {
    const full = fieldZones.find((zone) => zones[zone].some((cards) => cards.length > 1));
    return profile !== "ruled" || full === undefined ? null : full;
  },
  "a total is that of the monsters, less what is taken off": ({ zones, cards, counters, constants, table }) => {
    if (constants.profile !== "ruled" || table.jobs.length > 0) return null;
    const wrong = [0, 1].find((seat) => {
      const sum = monsterZones
        .flatMap((zone) => zones[zone][seat] ?? [])
        .reduce((total, id) => total + (cards[id]?.value ?? 0), 0);
      return (counters[seat]?.points ?? 0) > sum;
    });
    return wrong === undefined ? null : `seat ${wrong}`;
  },
  "a card that lies face down adds nothing": ({ cards }) => {
    const stray = cards.find(({ covered, zone, value }) => covered && zone !== "summoners" && value !== 0);
    return stray === undefined ? null : `card ${stray.id}`;
  },
  "summoners that are still to come lie face down": ({ zones, cards, counters }) => {
    const wrong = zones.summoners.some((list, seat) =>
      list.some((id, at) => at <= (counters[seat]?.summonerIndex ?? 0) && cards[id]?.covered === true),
    );
    return wrong ? "one that battles" : null;
  },
};

/** What is wrong with a position, in a line; null when nothing is. */
function faultOf(state: SummonerState): string | null {
  for (const [law, test] of Object.entries(laws)) {
    const wrong = test(state);
    if (wrong !== null) return `${law}: ${wrong}`;
  }
  return null;
}

/** Throws where a position is wrong; looks for leaks only at every nth step, as that takes longest. */
export const checkedSummoner =
  (profile: Profile, every: number) =>
  (state: SummonerState, _events: unknown, step: number): void => {
    const ruleset = rulesetOf(profile);
    const leak = step % every === 0 ? leakOf(ruleset, state, step) : null;
    const fault = faultOf(state) ?? unanswerable(ruleset, state) ?? leak;
    if (fault !== null) throw new Error(`step ${step}: ${fault}`);
  };
