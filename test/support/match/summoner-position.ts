import { must } from "../../../shared/base/index.js";
import type { Profile } from "../../../shared/games/summoner/play/config.js";
import { rulesetOf } from "../../../shared/games/summoner/play/ruleset.js";
import type { SummonerState } from "../../../shared/games/summoner/play/types.js";
import { setupAt } from "../../../shared/games/summoner/position/env-format.js";
import { playerAction, type SummonerMatch } from "../../../shared/games/summoner/position/requests.js";
import { writePosition } from "../../../shared/games/summoner/position/write.js";
import { fieldZones, type FieldZone } from "../../../shared/games/summoner/vocabulary.js";
import { presentState, startMatch, type JsonObject, type JsonValue } from "../../../shared/match/index.js";

/** A monster worth 50 of attribute wind and type bird, unless it is said otherwise. */
export const monster = (id: string, more: JsonObject = {}): JsonObject => ({
  id,
  attribute: ["wind"],
  monsterType: ["bird"],
  value: 50,
  type: "monster",
  cardName: id,
  effectRules: [],
  ...more,
});

export const helpCard = (id: string, ...effectRules: readonly JsonObject[]): JsonObject => ({
  id,
  type: "help",
  subType: [],
  cardName: id,
  effectRules: [...effectRules],
});

/** A summoner who takes everything everywhere and adds nothing. */
export const summonerCard = (id: string, more: JsonObject = {}): JsonObject => ({
  id,
  name: id,
  sky: ["all"],
  left: ["all"],
  right: ["all"],
  nativeAddition: [],
  level: 3,
  type: ["wind"],
  initialPoint: 10,
  effectRules: [],
  ...more,
});

/** A rule in the newer shape that always holds. */
export const ruleOf = (
  effectType: string,
  side: string,
  scope: readonly string[],
  more: JsonObject = {},
): JsonObject => ({
  condition: { type: "always" },
  target: { type: side, scope: [...scope], subScope: ["all"] },
  effectType,
  value: "0",
  operation: "",
  span: "allTime",
  ...more,
});

/** What a player has: ids of cards; on the field also cards face down, in a list of their own. */
export interface PlayerHas {
  readonly summoners: readonly string[];
  readonly hand?: readonly string[];
  readonly deck?: readonly string[];
  readonly field?: Readonly<Partial<Record<FieldZone, string | readonly [covered: string]>>> | undefined;
  readonly more?: JsonObject;
}

const cardIn = (cards: readonly JsonObject[], id: string): JsonObject => cards.find((card) => card.id === id) ?? { id };

function placedCard(cards: readonly JsonObject[], placed: string | readonly [string]): JsonObject {
  const id = typeof placed === "string" ? placed : placed[0];
  const isBack = typeof placed !== "string";
  return { card: [id], cardDetails: [cardIn(cards, id)], isBack: [isBack], valueOnField: 0 };
}

function playerOf(
  cards: readonly JsonObject[],
  { summoners, hand = [], deck = [], field = {}, more = {} }: PlayerHas,
): JsonObject {
  const zones = fieldZones.map((zone): [string, JsonValue] => {
    const placed = field[zone];
    return [zone, placed === undefined ? [] : [placedCard(cards, placed)]];
  });
  return {
    deck: { currentSummonerIdx: 0, summoner: [...summoners], hand: [...hand], mainDeck: [...deck] },
    redraw: 1,
    turnAction: [],
    Field: { summonner: cardIn(cards, summoners[0] ?? ""), ...Object.fromEntries(zones) },
    playerPoint: 0,
    ...more,
  };
}

/** `gameEnv` in the middle of a battle, where player 1 is to play in turn 2. */
export const envWith = (
  cards: readonly JsonObject[],
  one: PlayerHas,
  two: PlayerHas,
  more: JsonObject = {},
): JsonObject => ({
  playerId_1: playerOf(cards, one),
  playerId_2: playerOf(cards, two),
  firstPlayer: 0,
  phase: "MAIN_PHASE",
  currentPlayer: "playerId_1",
  currentTurn: 2,
  ...more,
});

/** A match that goes on from `gameEnv` by the rules of a profile. */
export function matchFrom(
  env: JsonObject,
  definitions: readonly JsonObject[],
  profile: Profile = "ruled",
  options: JsonObject = {},
): SummonerMatch {
  const setup = setupAt(env, { definitions });
  return must(startMatch(rulesetOf(profile), { ...setup, options: { ...setup.options, ...options } }, "nobody"));
}

/** The card of player 1 at this place of the hand, played to a zone. */
export const playTo = (
  match: SummonerMatch,
  zone: FieldZone,
  { at = 0, hide = false, player = 1 } = {},
): SummonerMatch =>
  must(
    playerAction(match, `playerId_${player}`, {
      type: hide ? "PlayCardBack" : "PlayCard",
      card_idx: at,
      field_idx: fieldZones.indexOf(zone),
    }),
  );

/** The names of the cards in a zone. */
export const idsIn = (state: SummonerState, zone: keyof SummonerState["zones"], seat: number): readonly string[] =>
  (state.zones[zone][seat] ?? []).map((id) => state.constants.blueprints[state.cards[id]?.definition ?? -1]?.id ?? "");

export const stateOf = (match: SummonerMatch): SummonerState => presentState(match);

/** What the reference would find in its file. */
export const written = (match: SummonerMatch): JsonObject => writePosition(presentState(match));

/** The kinds of what the last choice led to. */
export const happened = ({ moments }: SummonerMatch): readonly string[] =>
  (moments.at(-1)?.events ?? []).map(({ type }) => type);
