import { ok, type Result } from "../../../shared/base/index.js";
import { editMatch, presentState, startMatch, type JsonObject } from "../../../shared/match/index.js";
import { zoneMatch } from "../../../shared/games/summoner/core/zone-match.js";
import { listOf, objectOf, textOf } from "../../../shared/games/summoner/cards/json.js";
import type { Profile } from "../../../shared/games/summoner/play/config.js";
import { rulesetOf } from "../../../shared/games/summoner/play/ruleset.js";
import {
  byHand,
  playerAction,
  playerReady,
  type SummonerMatch,
} from "../../../shared/games/summoner/position/requests.js";
import { idsOf, writePosition } from "../../../shared/games/summoner/position/write.js";
import { definitionsOf, type Oracle } from "./corpus.js";

const definitions = new Map<string, ReturnType<typeof definitionsOf>>();

/** The match that goes on from a position. */
export function matchAt(env: JsonObject, profile: Profile, revision: "r1" | "r2"): Result<SummonerMatch> {
  const cards = definitions.get(revision) ?? definitionsOf(revision);
  definitions.set(revision, cards);
  const decks = [
    { name: "", cards: [] },
    { name: "", cards: [] },
  ];
  return startMatch(rulesetOf(profile), { definitions: cards, decks, options: { position: env }, seed: 1 }, "nobody");
}

/** What our rules answer to an oracle: import, apply, export. */
export function answerOf(oracle: Oracle, profile: Profile): JsonObject {
  const { op, input } = oracle;
  if (op === "zoneMatch") {
    return { match: zoneMatch(objectOf(input.card), objectOf(input.summoner), textOf(input.zone)) };
  }
  const start = matchAt(objectOf(input.gameEnv), profile, oracle.engine === "R1" ? "r1" : "r2");
  if (!start.ok) return { throws: start.error.message };
  const match = start.value;
  const player = textOf(input.playerId);
  switch (op) {
    case "action": {
      const asked = playerAction(match, player, objectOf(input.action));
      const done = isUnchecked(oracle, asked) ? laidByHand(match, player, objectOf(input.action)) : asked;
      if (done.ok) return writePosition(presentState(done.value));
      return done.error.code === "match/refused" ? { error: done.error.message } : { throws: done.error.message };
    }
    case "ready":
      return exported(
        listOf(input.sequence).reduce<Result<SummonerMatch>>(
          (now, id) => (now.ok ? playerReady(now.value, textOf(id), false) : now),
          ok(match),
        ),
      );
    case "init":
      return exported(byHand(match, "init"));
    case "newTurn":
      return exported(byHand(match, "new-turn"));
    case "points":
      return points(match, player);
    case "restrictions": {
      const done = byHand(match, "restrict");
      if (!done.ok) return { throws: done.error.message };
      const env = writePosition(presentState(done.value));
      return Object.fromEntries(idsOf(presentState(match)).map((id) => [id, objectOf(env[id]).restrictions ?? null]));
    }
  }
}

/**
 * The first revision never looks at the attributes of zones. Where an oracle is about something else, what our rules refuse for
 * that reason is laid by hand, and what follows is compared.
 */
const isUnchecked = ({ engine, quirk }: Oracle, { ok: isDone, ...rest }: Result<SummonerMatch>): boolean =>
  !isDone &&
  engine === "R1" &&
  quirk?.ruled.error !== true &&
  "error" in rest &&
  /^Summoner does not allow/u.test(rest.error.message);

function laidByHand(match: SummonerMatch, player: string, action: JsonObject): Result<SummonerMatch> {
  const state = presentState(match);
  const seat = idsOf(state).indexOf(player);
  const card = state.zones.hand[seat]?.[Number(action.card_idx)] ?? -1;
  const edit = { kind: "game", what: "play", seat, card, value: Number(action.field_idx) } as const;
  return editMatch(match, edit, "nobody");
}

const exported = (done: Result<SummonerMatch>): JsonObject =>
  done.ok ? writePosition(presentState(done.value)) : { throws: done.error.message };

function points(match: SummonerMatch, player: string): JsonObject {
  const ids = idsOf(presentState(match));
  const seat = ids.indexOf(player);
  const own = byHand(match, "recompute", seat);
  if (!own.ok) return { throws: own.error.message };
  const after = presentState(own.value);
  const env = writePosition(after);
  const both = byHand(own.value, "recompute", 1 - seat);
  if (!both.ok) return { throws: both.error.message };
  const cards = Object.fromEntries(
    ids.flatMap((id) =>
      ["sky", "left", "right"].map((zone) => [
        `${id}.${zone}`,
        listOf(objectOf(objectOf(env[id]).Field)[zone]).map((each) => {
          const { card, cardDetails, isBack, valueOnField } = objectOf(each);
          const printed = objectOf(listOf(cardDetails)[0]).value ?? null;
          return [listOf(card)[0] ?? null, listOf(isBack)[0] === true ? "down" : "up", valueOnField ?? null, printed];
        }),
      ]),
    ),
  );
  return {
    points: after.counters[seat]?.points ?? 0,
    opponentPointsAfter: presentState(both.value).counters[1 - seat]?.points ?? 0,
    cards,
  };
}
