import { failed, ok, type Result } from "../../../base/index.js";
import {
  choose,
  presentDecision,
  presentState,
  startMatch,
  type Deck,
  type JsonObject,
  type JsonValue,
  type MatchSetup,
  type Seat,
} from "../../../match/index.js";
import { usualDeck, type PlayMaterial } from "../../play.js";
import type { PositionRemark } from "../../position-format.js";
import { objectOf, textOf, textsOf } from "../cards/json.js";
import type { Profile } from "../play/config.js";
import { rulesetOf } from "../play/ruleset.js";
import { differenceInWords, differencesOf } from "./differences.js";
import { readObject, setupAt } from "./env-format.js";
import { envOf } from "./position.js";
import { playerAction, playerReady, type SummonerMatch } from "./requests.js";
import { writePosition } from "./write.js";

/** A request to the reference, with its answer where the log has it. */
export interface LoggedRequest {
  readonly line: number;
  readonly path: string;
  readonly body: JsonObject;
  readonly response: JsonObject | undefined;
}

/** Reads a log of requests: JSON Lines of `{ method, path, body, response }`. */
export function readRequests(text: string): Result<readonly LoggedRequest[]> {
  const requests: LoggedRequest[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const read = readObject(line);
    if (read === undefined || typeof read.path !== "string") {
      return failed({ code: "summoner/requests", message: `Line ${index + 1} is not a request: it has no path.` });
    }
    const isGet = textOf(read.method).toUpperCase() === "GET";
    const response = read.response === undefined ? undefined : objectOf(read.response);
    const path = `${isGet ? "GET " : ""}${read.path.replace(/^.*\/api\/game/u, "").replace(/\/$/u, "")}`;
    requests.push({ line: index + 1, path, body: objectOf(read.body), response });
  }
  return ok(requests);
}

/** What came of a log. */
export interface Replayed {
  readonly match: SummonerMatch | null;
  readonly remarks: readonly PositionRemark[];
  /** The line of the first answer that differs; Infinity where none does. */
  readonly differsAt: number;
  /** How many of its fields differ. */
  readonly fields: number;
}

/** Fields of one answer that are listed. */
const mostFields = 20;

/** A path is quoted up to so many UTF-16 units. */
const mostPath = 200;

/** Carries out the requests of a log by the rules of a profile, and compares what comes out (SUMMONER-9). */
export function replayRequests(requests: readonly LoggedRequest[], profile: Profile, material: PlayMaterial): Replayed {
  const replay = new RequestReplay(profile, material);
  for (const request of requests) replay.take(request);
  return replay;
}

class RequestReplay implements Replayed {
  match: SummonerMatch | null = null;
  readonly remarks: PositionRemark[] = [];
  differsAt = Number.POSITIVE_INFINITY;
  fields = 0;

  constructor(
    readonly profile: Profile,
    readonly material: PlayMaterial,
  ) {}

  take(request: LoggedRequest): void {
    const { path, body, response } = request;
    switch (path) {
      case "/player/startGame":
        this.#begin(request, response?.gameEnv === undefined ? this.#dealt(body) : setupAt(response, this.material));
        break;
      case "/test/injectGameState":
        this.#begin(request, setupAt({ gameEnv: body.gameEnv ?? {} }, this.material));
        break;
      case "/test/setCase":
        if (response?.gameEnv === undefined)
          this.#remark(request, "Its answer is not there, and so the case is not known.");
        else this.#begin(request, setupAt(response, this.material));
        break;
      case "/player/startReady":
        this.#ready(request);
        break;
      case "/player/playerAction":
        this.#answer(request, (match) => playerAction(match, textOf(body.playerId), objectOf(body.action)));
        break;
      case "/player/playerAiAction":
        this.#guess(request);
        break;
      default:
        this.#remark(request, `${path.slice(0, mostPath)} changes no match.`);
    }
  }

  #remark({ line }: LoggedRequest, message: string, isDifference = false): void {
    this.remarks.push({ line, message, ...(isDifference ? { isDifference } : {}) });
  }

  #begin(
    request: LoggedRequest,
    setup: MatchSetup,
    message = "A new match begins here; what came before is left out.",
  ): void {
    if (this.match !== null) this.#remark(request, message);
    const started = startMatch(rulesetOf(this.profile), setup, "nobody");
    if (started.ok) this.match = started.value;
    else this.#remark(request, started.error.message, true);
  }

  /** Without an answer, decks of the folder are shuffled here. */
  #dealt({ players }: JsonObject): MatchSetup {
    const { definitions } = this.material;
    const names = textsOf(players);
    const deckOf = (seat: Seat): Deck => usualDeck(this.material, seat) ?? { name: names[seat] ?? "", cards: [] };
    return { definitions, decks: [deckOf(0), deckOf(1)], options: {}, seed: 0 };
  }

  /** A new hand is shuffled: where the answer is there the match goes on from it. */
  #ready(request: LoggedRequest): void {
    const { body, response } = request;
    const redraws = body.isRedraw === true || body.redraw === true;
    if (redraws && response?.gameEnv !== undefined) {
      this.#begin(request, setupAt(response, this.material), "The match goes on from the new hand of the answer.");
      return;
    }
    this.#answer(request, (match) => playerReady(match, textOf(body.playerId), redraws));
  }

  #answer(request: LoggedRequest, answer: (match: SummonerMatch) => Result<SummonerMatch>): void {
    if (this.match === null) {
      this.#remark(request, "No match has begun yet.");
      return;
    }
    const done = answer(this.match);
    if (done.ok) this.match = done.value;
    const seen = done.ok ? this.#env(done.value) : { error: done.error.message };
    this.#compare(request, seen);
  }

  #env(match: SummonerMatch): JsonObject {
    return envOf(writePosition(presentState(match)));
  }

  /** Of the first answer that differs the fields are listed; what follows from it is not compared. */
  #compare(request: LoggedRequest, seen: JsonObject): void {
    const { response, line } = request;
    if (response === undefined || this.differsAt !== Number.POSITIVE_INFINITY) return;
    const expected: JsonValue = response.error === undefined ? envOf(response) : { error: response.error };
    const fields = differencesOf(expected, seen, mostFields);
    if (fields.length === 0) return;
    this.differsAt = line;
    this.fields = fields.length;
    this.#remark(request, `${request.path} ${JSON.stringify(request.body.action ?? {})} is answered otherwise.`, true);
    for (const field of fields) this.#remark(request, differenceInWords(field), true);
    this.#remark(request, "What follows is not compared.");
  }

  /** The computer of the reference says only what came of its choice. */
  #guess(request: LoggedRequest): void {
    const { match } = this;
    const wanted = request.response === undefined ? undefined : envOf(request.response);
    const decision = match === null ? null : presentDecision(match);
    if (match === null || wanted === undefined || decision?.kind !== "choice") {
      this.#remark(request, "What the computer chose is not known.");
      return;
    }
    if (differencesOf(wanted, this.#env(match), 1).length === 0) return;
    for (const action of decision.actions) {
      const done = choose(match, action, "person", "nobody");
      if (!done.ok || differencesOf(wanted, this.#env(done.value), 1).length > 0) continue;
      this.match = done.value;
      return;
    }
    this.#remark(request, "No play of the computer leads to the answer.", true);
  }
}
