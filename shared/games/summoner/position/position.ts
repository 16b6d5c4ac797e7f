import { failed, isEqual, ok, type Result } from "../../../base/index.js";
import { NOBODY, NONE, type CardSpec, type JsonObject, type Outcome, type Seat } from "../../../match/index.js";
import { unknownCard, type Blueprint } from "../cards/blueprint.js";
import { listOf, numberOf, objectOf, textOf, textsOf } from "../cards/json.js";
import { fieldZones, type FieldZone } from "../vocabulary.js";
import type { LogItem, SummonerCounters, SummonerTable, SummonerTypes } from "../play/types.js";

/** What a file said that a match goes on from; what the match does not change is written back as it was. */
export interface Origin {
  /** The whole file. */
  readonly file: JsonObject;
  /** `gameEnv` of it. */
  readonly env: JsonObject;
  /** The ids of the players, by seat. */
  readonly ids: readonly string[];
  /** The objects by which cards lie on fields. */
  readonly placed: readonly JsonObject[];
}

/** A position as a match begins with it. */
export interface Position {
  readonly origin: Origin;
  /** Definitions behind the given ones: cards that the file describes otherwise, and ids without a card. */
  readonly extras: readonly JsonObject[];
  readonly cards: readonly CardSpec<SummonerTypes>[];
  readonly counters: readonly SummonerCounters[];
  readonly table: SummonerTable;
  readonly turn: number;
  readonly active: Seat;
  readonly outcome: Outcome | null;
}

const refused = (message: string): Result<never> => failed({ code: "summoner/position", message });

/** `gameEnv` of a file, which may also stand by itself. */
export const envOf = (file: JsonObject): JsonObject => (file.gameEnv === undefined ? file : objectOf(file.gameEnv));

/** The ids of the players, in the order of the keys. */
export const playersOf = (env: JsonObject): readonly string[] =>
  Object.keys(env).filter((key) => key.includes("playerId_"));

/** A name that a message quotes is cut behind so many UTF-16 units. */
const longestName = 40;

const phases: ReadonlyMap<string, "start" | "main" | "over"> = new Map([
  ["START_REDRAW", "start"],
  ["MAIN_PHASE", "main"],
  ["GAME_END", "over"],
]);

/** Reads a position (SUMMONER-8); the definitions are those of the folder. */
export function readPosition(file: JsonObject, given: readonly Blueprint[]): Result<Position> {
  const env = envOf(file);
  const ids = playersOf(env);
  if (ids.length !== 2) return refused("A position has two players, whose keys contain playerId_.");
  const phase = env.phase === undefined ? "start" : phases.get(textOf(env.phase));
  if (phase === undefined) return refused(`Phase ${textOf(env.phase).slice(0, longestName)} is not played.`);
  const half = env.currentTurn === undefined ? null : 2 * (numberOf(env.currentTurn) ?? Number.NaN);
  if (half !== null && !isCount(half)) return refused("currentTurn is a multiple of 0.5.");
  const current = ids.indexOf(textOf(env.currentPlayer));
  if (env.currentPlayer !== undefined && current < 0) return refused("currentPlayer is neither of the two players.");
  const first = numberOf(env.firstPlayer) ?? NONE;
  const isKnown = first === 0 || first === 1;
  if (!isKnown && (phase === "main" || env.firstPlayer !== undefined)) return refused("firstPlayer is 0 or 1.");
  const players = ids.map((id) => objectOf(env[id]));
  if (!players.map(summonerIndexOf).every(isCount)) return refused("currentSummonerIdx is a whole number from 0.");
  const reader = new CardReader(given);
  players.forEach((player, seat) => reader.add(player, seat));
  const winner = ids.indexOf(textOf(env.winner));
  return ok({
    origin: { file, env, ids, placed: reader.placed },
    extras: reader.extras,
    cards: reader.cards,
    counters: players.map((player) => ({
      points: numberOf(player.playerPoint) ?? 0,
      overall: numberOf(player.overallGamePoint) ?? 0,
      summonerIndex: summonerIndexOf(player),
      ready: player.redraw === true ? 1 : (numberOf(player.redraw) ?? 0),
    })),
    table: {
      ...freshTable,
      phase: phase === "start" ? "start" : "main",
      first,
      order: orderOf(players, reader.lying),
      log: players.map(({ turnAction }) => listOf(turnAction).map((_, at): LogItem => ({ kind: "file", at }))),
      hasField: players.map(({ Field }) => Field !== undefined),
      restrictions: players.map(({ restrictions }) => listOf(objectOf(restrictions).summonRestrictions).map(objectOf)),
    },
    turn: half === null ? 0 : half + 1,
    active: env.currentPlayer === undefined ? NOBODY : current,
    outcome: phase === "over" ? { winners: winner < 0 ? [] : [winner], reason: "file" } : null,
  });
}

const summonerIndexOf = ({ deck }: JsonObject): number => numberOf(objectOf(deck).currentSummonerIdx) ?? 0;

/** A number that turns and places can be counted on from. */
const isCount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0 && value < 1_000_000;

/** The table before anything has happened. */
export const freshTable: SummonerTable = {
  phase: "start",
  first: NONE,
  order: [],
  log: [[], []],
  hasField: [false, false],
  shown: [NONE, NONE],
  written: [[], []],
  restrictions: [[], []],
  jobs: [],
  acted: NONE,
  current: NONE,
  skipped: 0,
  carried: 0,
  asked: [],
  redrawn: [false, false],
};

/** Collects the cards of a position, each with its definition. */
class CardReader {
  readonly extras: JsonObject[] = [];
  readonly cards: CardSpec<SummonerTypes>[] = [];
  readonly placed: JsonObject[] = [];
  readonly lying: LyingCard[] = [];
  readonly #byId: Map<string, number>;
  readonly #given: readonly Blueprint[];

  constructor(given: readonly Blueprint[]) {
    this.#given = given;
    this.#byId = new Map(given.map(({ id }, at) => [id, at]));
  }

  add(player: JsonObject, owner: Seat): void {
    const deck = objectOf(player.deck);
    const index = summonerIndexOf(player);
    textsOf(deck.summoner).forEach((id, at) => {
      this.#push(this.#definition(id), owner, "summoners", { covered: at > index });
    });
    for (const id of textsOf(deck.mainDeck).toReversed()) this.#push(this.#definition(id), owner, "deck");
    for (const id of textsOf(deck.hand)) this.#push(this.#definition(id), owner, "hand");
    const field = objectOf(player.Field);
    for (const zone of fieldZones) {
      for (const each of listOf(field[zone])) {
        const lying = objectOf(each);
        const covered = listOf(lying.isBack)[0] === true;
        const source = this.placed.push(lying) - 1;
        const value = typeof lying.valueOnField === "number" ? lying.valueOnField : null;
        const id = textOf(listOf(lying.card)[0]);
        this.lying.push({ object: this.cards.length, seat: owner, zone, id });
        this.#push(this.#lyingDefinition(lying, id), owner, zone, { covered, source, value });
      }
    }
  }

  #push(
    definition: number,
    owner: Seat,
    zone: SummonerTypes["zone"],
    more: { readonly covered?: boolean; readonly source?: number; readonly value?: number | null } = {},
  ): void {
    this.cards.push({ definition, owner, zone, value: null, printed: null, source: NONE, covered: false, ...more });
  }

  #definition(id: string): number {
    const known = this.#byId.get(id);
    if (known !== undefined) return known;
    const at = this.#extra(unknownCard(id));
    this.#byId.set(id, at);
    return at;
  }

  /** Cards on a field are what the file says of them, all others what the tables say. */
  #lyingDefinition(lying: JsonObject, id: string): number {
    const known = this.#byId.get(id);
    const [details] = listOf(lying.cardDetails);
    if (details === undefined) return this.#definition(id);
    const raw = objectOf(details);
    const isSame = known !== undefined && known < this.#given.length && isEqual(this.#given[known]?.raw, raw);
    return isSame ? known : this.#extra(raw);
  }

  #extra(raw: JsonObject): number {
    return this.#given.length + this.extras.push(raw) - 1;
  }
}

/** A card on a field, by the number of its object: cards are placed in the order in which they were read. */
interface LyingCard {
  readonly object: number;
  readonly seat: Seat;
  readonly zone: FieldZone;
  readonly id: string;
}

/** The cards that the logs name, by turn. */
function orderOf(players: readonly JsonObject[], lying: readonly LyingCard[]): readonly number[] {
  const entries = players.flatMap(({ turnAction }, seat) =>
    listOf(turnAction).map((each) => ({ seat, entry: objectOf(each) })),
  );
  const left = new Map<string, LyingCard[]>();
  for (const card of lying.toReversed()) {
    const name = nameOfLying(card);
    const same = left.get(name);
    if (same) same.push(card);
    else left.set(name, [card]);
  }
  const order: number[] = [];
  for (const { seat, entry } of entries.toSorted((a, b) => turnOf(a.entry) - turnOf(b.entry))) {
    const zone = fieldZones[numberOf(entry.field_idx) ?? NONE];
    const id = textOf(listOf(objectOf(entry.selectedCard).card)[0]);
    const named = zone && left.get(nameOfLying({ seat, zone, id }))?.pop();
    if (named) order.push(named.object);
  }
  return order;
}

const nameOfLying = ({ seat, zone, id }: Omit<LyingCard, "object">): string => JSON.stringify([seat, zone, id]);

const turnOf = ({ turn }: JsonObject): number => numberOf(turn) ?? 0;
