import { failed, ok, type Result } from "../../../shared/base/index.js";
import { botNamed, type Bot } from "../../../shared/bots/index.js";
import { gameOf } from "../../../shared/games/index.js";
import {
  presentDecision,
  presentState,
  readRecord,
  replay,
  startMatch,
  type Decision,
  type Match,
  type Ruleset,
  type Seat,
  type Viewer,
} from "../../../shared/match/index.js";
import { matchTexts } from "./texts.js";
import { person, type Pace } from "./players.js";
import type { TableRequest } from "./protocol.js";

export type StartRequest = Extract<TableRequest, { kind: "start" | "load" }>;

/** A match at the table, who plays it, and how it is looked at. */
export interface Seating {
  readonly game: string;
  readonly players: readonly string[];
  readonly bots: readonly (Bot | null)[];
  match: Match;
  pace: Pace;
  held: boolean;
  open: boolean;
}

/** The seating that a request asks for, or why there is none. */
export function seat(request: StartRequest): Result<Seating> {
  const { game, players, pace, open } = request;
  const bots = botsOf(players);
  if (!bots.ok) return bots;
  const match = firstMatch(request);
  return match.ok ? ok({ game, players, bots: bots.value, match: match.value, pace, held: false, open }) : match;
}

/** The bots of the seats, by the names of the players; `null` where a person sits. */
export function botsOf(players: readonly string[]): Result<readonly (Bot | null)[]> {
  const bots: (Bot | null)[] = [];
  for (const player of players) {
    const bot = player === person ? ok(null) : botNamed(player);
    if (!bot.ok) return bot;
    bots.push(bot.value);
  }
  return ok(bots);
}

function firstMatch(request: StartRequest): Result<Match> {
  if (request.kind === "start") {
    const ruleset = rulesetOf(request.game, request.ruleset);
    return ruleset.ok ? startMatch(ruleset.value, request.setup) : ruleset;
  }
  const record = readRecord(request.record);
  if (!record.ok) return record;
  const ruleset = rulesetOf(request.game, record.value.ruleset);
  if (!ruleset.ok) return ruleset;
  const again = replay(ruleset.value, record.value);
  if (!again.ok) return again;
  const { match, stopped } = again.value;
  return stopped === null ? ok(match) : failed(stopped.fault);
}

function rulesetOf(game: string, id: string): Result<Ruleset> {
  const found = gameOf(game)?.play?.rulesets.find((ruleset) => ruleset.id === id);
  return found ? ok(found) : failed({ code: "sandbox/no-rules", message: matchTexts.noSuchRules(id) });
}

/** The bot that is to move now; `null` where a person is, or the match is over. */
export function botToMove({ match, bots }: Seating): Bot | null {
  const decision = presentDecision(match);
  return decision.kind === "over" ? null : (bots[decision.seat] ?? null);
}

export function personDecides({ match, players }: Seating): boolean {
  const decision = presentDecision(match);
  return decision.kind === "choice" && players[decision.seat] === person;
}

/** One person sees what its seat may see; of several the one who decides; without persons all is seen. */
export function viewerOf({ open, players, match }: Seating, decision: Decision): Viewer {
  const people = players.flatMap((player, seat) => (player === person ? [seat] : []));
  const [first] = people;
  if (open || first === undefined) return "all";
  if (people.length === 1) return first;
  if (decision.kind === "choice" && people.includes(decision.seat)) return decision.seat;
  const { active } = presentState(match);
  return people.includes(active) ? active : first;
}

/** Of several persons the one who decides sits below, where cards are large: the table is turned round between them. */
export function bottomOf(players: readonly string[], viewer: Viewer, decision: Decision): Seat {
  if (viewer !== "all") return viewer;
  if (decision.kind === "choice" && players[decision.seat] === person) return decision.seat;
  return Math.max(0, players.indexOf(person));
}
