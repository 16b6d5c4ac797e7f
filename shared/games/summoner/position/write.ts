import { NONE, type JsonObject, type JsonValue, type Seat } from "../../../match/index.js";
import { numberOf, objectOf, listOf, textOf } from "../cards/json.js";
import type { FieldZone } from "../vocabulary.js";
import type { LogItem, SummonerCard, SummonerState } from "../play/types.js";

const usualIds: readonly string[] = ["playerId_1", "playerId_2"];

/** The players as `gameEnv` names them. */
export const idsOf = ({ constants }: SummonerState): readonly string[] => constants.origin?.ids ?? usualIds;

/** The position as the reference writes it into a file: what the match has not touched stays as it was read (SUMMONER-8). */
export function writePosition(state: SummonerState): JsonObject {
  const { origin } = state.constants;
  const env = writeEnv(state, origin?.env ?? none);
  if (origin === null) return { gameEnv: env };
  return origin.file.gameEnv === undefined ? env : merged(origin.file, { gameEnv: env });
}

/** The base with these values in place of its own; absent values leave it alone, new keys go behind the others. */
function merged(base: JsonObject, values: Readonly<Record<string, JsonValue | undefined>>): JsonObject {
  const result: Record<string, JsonValue> = { ...base };
  for (const [key, value] of Object.entries(values)) if (value !== undefined) result[key] = value;
  return result;
}

/** The number unless the base has it in some spelling. */
const number = (base: JsonObject, key: string, value: number): JsonValue | undefined =>
  base[key] !== undefined && numberOf(base[key]) === value ? undefined : value;

function writeEnv(state: SummonerState, base: JsonObject): JsonObject {
  const ids = idsOf(state);
  const { table, outcome, active, turn } = state;
  const players = Object.fromEntries(ids.map((id, seat) => [id, writePlayer(state, seat, objectOf(base[id]))]));
  const isPhaseKnown =
    base.phase !== undefined || table.phase !== "start" || isWritten(state, 0, "phase") || base === none;
  return merged(base, {
    ...players,
    firstPlayer: table.first === NONE ? undefined : number(base, "firstPlayer", table.first),
    phase: isPhaseKnown
      ? outcome === null
        ? table.phase === "start"
          ? "START_REDRAW"
          : "MAIN_PHASE"
        : "GAME_END"
      : undefined,
    currentPlayer: ids[active],
    currentTurn: turn === 0 ? undefined : number(base, "currentTurn", (turn - 1) / 2),
    winner: outcome === null || outcome.reason === "file" ? undefined : winnerName(ids, outcome.winners[0] ?? NONE),
  });
}

const none: JsonObject = {};

const winnerName = (ids: readonly string[], winner: Seat): string => ids[winner] ?? "draw";

const isWritten = ({ table }: SummonerState, seat: Seat, key: string): boolean =>
  table.written[seat]?.includes(key) ?? false;

function writePlayer(state: SummonerState, seat: Seat, base: JsonObject): JsonObject {
  const { table, constants } = state;
  const counters = state.counters[seat];
  const kept = (key: string, value: number): JsonValue | undefined =>
    base[key] === undefined && !isWritten(state, seat, key) ? undefined : number(base, key, value);
  const isBegun = table.hasField[seat] ?? false;
  const log = table.log[seat] ?? [];
  return merged(base, {
    deck: writeDeck(state, seat, readObject(base.deck)),
    redraw: isSame(state, seat, base) ? undefined : (counters?.ready ?? 0),
    turnAction: isBegun ? log.map((item) => writeLog(state, base, item)) : undefined,
    Field: isBegun ? writeField(state, seat, readObject(base.Field)) : undefined,
    playerPoint: kept("playerPoint", counters?.points ?? 0),
    overallGamePoint: kept("overallGamePoint", counters?.overall ?? 0),
    restrictions:
      constants.profile === "compat-r1" && isWritten(state, seat, "restrictions")
        ? { summonRestrictions: table.restrictions[seat] ?? [] }
        : undefined,
  });
}

/** Whether `redraw` says of the player what the file says; an absent one says "not ready". */
function isSame(state: SummonerState, seat: Seat, { redraw }: JsonObject): boolean {
  const ready = state.counters[seat]?.ready ?? 0;
  if (redraw !== undefined) return Number(redraw) === ready;
  return ready === 0 && state.constants.origin !== null && !isWritten(state, seat, "redraw");
}

const idOf = ({ constants, cards }: SummonerState, card: number): string =>
  constants.blueprints[cards[card]?.definition ?? NONE]?.id ?? "";

const readObject = (value: JsonValue | undefined): JsonObject | undefined =>
  value === undefined ? undefined : objectOf(value);

function writeDeck(state: SummonerState, seat: Seat, base: JsonObject | undefined): JsonObject {
  const current = state.counters[seat]?.summonerIndex ?? 0;
  const isLeftOut = current === 0 && base !== undefined && base.currentSummonerIdx === undefined;
  const ids = (zone: "summoners" | "hand" | "deck"): readonly string[] =>
    (state.zones[zone][seat] ?? []).map((card) => idOf(state, card));
  return merged(base ?? none, {
    currentSummonerIdx: isLeftOut ? undefined : number(base ?? none, "currentSummonerIdx", current),
    summoner: listIn(base, "summoner", ids("summoners")),
    hand: listIn(base, "hand", ids("hand")),
    mainDeck: listIn(base, "mainDeck", ids("deck").toReversed()),
  });
}

/** In an object that was read, an absent list stays absent as long as it is empty. */
const listIn = (base: JsonObject | undefined, key: string, list: readonly JsonValue[]): JsonValue | undefined =>
  base !== undefined && base[key] === undefined && list.length === 0 ? undefined : list;

function writeField(state: SummonerState, seat: Seat, base: JsonObject | undefined): JsonObject {
  const shown = state.table.shown[seat] ?? NONE;
  const zone = (name: FieldZone): JsonValue | undefined =>
    listIn(
      base,
      name,
      (state.zones[name][seat] ?? []).map((id) => writePlaced(state, state.cards[id])),
    );
  return merged(base ?? none, {
    summonner: shown === NONE ? undefined : state.constants.blueprints[shown]?.raw,
    right: zone("right"),
    left: zone("left"),
    sky: zone("sky"),
    help: zone("help"),
    sp: zone("sp"),
  });
}

/** A card on a field as the reference keeps it. */
function writePlaced({ constants }: SummonerState, card: Readonly<SummonerCard> | undefined): JsonObject {
  if (card === undefined) return {};
  const { definition, covered, value, printed, source } = card;
  const raw = constants.blueprints[definition]?.raw ?? {};
  const placed = constants.origin?.placed[source];
  if (placed === undefined) return placedObject(raw, covered, value, printed);
  const [back] = listOf(placed.isBack);
  return merged(placed, {
    cardDetails: printed === null ? undefined : [merged(raw, { value: printed })],
    isBack: (back === true) === covered ? undefined : [covered],
    valueOnField: value === null ? undefined : number(placed, "valueOnField", value),
  });
}

const placedObject = (raw: JsonObject, covered: boolean, value: number | null, printed: number | null): JsonObject => ({
  card: [textOf(raw.id)],
  cardDetails: [printed === null ? raw : merged(raw, { value: printed })],
  isBack: [covered],
  ...(value === null ? {} : { valueOnField: value }),
});

function writeLog(state: SummonerState, base: JsonObject, item: LogItem): JsonValue {
  switch (item.kind) {
    case "file":
      return listOf(base.turnAction)[item.at] ?? null;
    case "end":
      return { turn: item.turn / 2, type: "EndSummonerBattle", winner: winnerName(idsOf(state), item.winner) };
    case "play": {
      const raw = state.constants.blueprints[item.definition]?.raw;
      return {
        type: item.covered ? "PlayCardBack" : "PlayCard",
        card_idx: item.index,
        field_idx: item.field,
        ...(raw === undefined ? {} : { selectedCard: placedObject(raw, item.covered, item.value, item.printed) }),
        turn: item.turn / 2,
      };
    }
  }
}

/** How many cards the file has no place for. */
export const leftOut = ({ zones }: SummonerState): number => zones.discard.flat().length;
