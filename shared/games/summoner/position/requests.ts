import { failed, ok, type Result } from "../../../base/index.js";
import {
  act,
  choose,
  editMatch,
  NONE,
  presentDecision,
  presentState,
  type Edit,
  type JsonObject,
  type Match,
  type Seat,
} from "../../../match/index.js";
import { numberOf, textOf } from "../cards/json.js";
import { fieldZones } from "../vocabulary.js";
import { summonerRulesets } from "../play/ruleset.js";
import type { SummonerState } from "../play/types.js";
import { idsOf } from "./write.js";

export type SummonerMatch = Match<SummonerState>;

/** The match, where it is played by rules of this game. */
export function asSummoner(match: Match): SummonerMatch | null {
  return summonerRulesets.some(({ id }) => id === match.ruleset.id) ? (match as unknown as SummonerMatch) : null;
}

const refused = (message: string): Result<never> => failed({ code: "match/refused", message });

const verbs: Readonly<Record<string, string>> = { PlayCard: "play", PlayCardBack: "hide" };

/** Carries out an action of a player as the reference takes it; what it would refuse fails with its words (SUMMONER-9). */
export function playerAction(match: SummonerMatch, playerId: string, action: JsonObject): Result<SummonerMatch> {
  const state = presentState(match);
  const seat = idsOf(state).indexOf(playerId);
  if (state.outcome !== null || state.table.phase !== "main" || state.active !== seat) return refused("Not your turn");
  const verb = verbs[textOf(action.type)];
  if (verb === undefined) return ok(match);
  const field = numberOf(action.field_idx) ?? NONE;
  if (fieldZones[field] === undefined) return refused("position out of range");
  const card = state.zones.hand[seat]?.[numberOf(action.card_idx) ?? NONE];
  if (card === undefined) return refused("hand card out of range");
  return choose(match, act(verb, card, NONE, field), "person", "nobody");
}

/** A player is ready, with another hand first where they ask for one. */
export function playerReady(match: SummonerMatch, playerId: string, redraws: boolean): Result<SummonerMatch> {
  const state = presentState(match);
  const seat = idsOf(state).indexOf(playerId);
  if (seat < 0) return refused(`There is no player ${playerId}.`);
  if (state.counters[seat]?.ready !== 0) return ok(match);
  const decision = presentDecision(match);
  const isAsked = decision.kind === "choice" && decision.prompt.purpose === "start" && decision.seat === seat;
  if (!isAsked) return byHand(match, "ready", seat);
  const redrawn = redraws ? choose(match, act("redraw"), "person", "nobody") : ok(match);
  return redrawn.ok ? choose(redrawn.value, act("ready"), "person", "nobody") : redrawn;
}

/** Changes the match by hand, in words of the game. */
export function byHand(match: SummonerMatch, what: string, seat: Seat = 0): Result<SummonerMatch> {
  const edit: Edit = { kind: "game", what, seat, card: NONE, value: 0 };
  return editMatch(match, edit, "nobody");
}
