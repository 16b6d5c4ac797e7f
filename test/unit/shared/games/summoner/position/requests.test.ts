import { describe, expect, it } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import { act, choose, presentState, startMatch, type Match } from "../../../../../../shared/match/index.js";
import { summonerPlay } from "../../../../../../shared/games/summoner/play/play.js";
import { rulesetOf } from "../../../../../../shared/games/summoner/play/ruleset.js";
import { envFormat } from "../../../../../../shared/games/summoner/position/env-format.js";
import { requestsFormat } from "../../../../../../shared/games/summoner/position/requests-format.js";
import { writePosition } from "../../../../../../shared/games/summoner/position/write.js";
import { openPosition } from "../../../../../../shared/games/positions.js";
import { anySetup, trialMaterial } from "../../../../../support/match/summoner.js";
import { playRandomly } from "../../../../../support/match/random-match.js";
import type { SummonerState } from "../../../../../../shared/games/summoner/play/types.js";

const material = trialMaterial();
const env = {
  playerId_1: {
    deck: { currentSummonerIdx: 0, summoner: ["S6"], hand: ["s8", "s99"], mainDeck: ["s1"] },
    redraw: 0,
    turnAction: [],
    Field: { summonner: { id: "S6" }, right: [], left: [], sky: [], help: [], sp: [] },
    playerPoint: 0,
    note: "kept",
  },
  playerId_2: {
    deck: { currentSummonerIdx: 0, summoner: ["S1"], hand: [], mainDeck: ["s2", "s1"] },
    redraw: 0,
    turnAction: [],
    Field: { summonner: { id: "S1" }, right: [], left: [], sky: [], help: [], sp: [] },
    playerPoint: 0,
  },
  firstPlayer: 0,
  phase: "MAIN_PHASE",
  currentPlayer: "playerId_1",
  currentTurn: 0,
};

const post = (path: string, body: unknown, response?: unknown): string =>
  JSON.stringify({ method: "POST", path: `/api/game${path}`, body, ...(response === undefined ? {} : { response }) });

const opened = (text: string) => openPosition({ play: summonerPlay, format: requestsFormat }, text, material);
const begun = post("/test/injectGameState", { gameEnv: env });
const playing = { playerId: "playerId_1", action: { type: "PlayCard", card_idx: 0, field_idx: 0 } };
const envAfter = (match: Match) => writePosition(presentState(match) as SummonerState);

describe("a log of requests", () => {
  it("is played, and its answers agree", () => {
    const { match } = must(opened([begun, post("/player/playerAction", playing)].join("\n")));
    expect(presentState(match)).toMatchObject({ active: 1, counters: [{ points: 130 }, {}] });
    const response = envAfter(match);
    const again = must(
      opened([begun, post("/player/playerAction", playing, response), post("/player/x", {})].join("\n")),
    );
    expect(again.remarks).toEqual([{ line: 3, message: "/player/x changes no match." }]);
  });

  it("names the first answer that differs, field by field", () => {
    const { match } = must(opened([begun, post("/player/playerAction", playing)].join("\n")));
    const { gameEnv } = JSON.parse(JSON.stringify(envAfter(match))) as {
      gameEnv: { playerId_1: { playerPoint: number } };
    };
    gameEnv.playerId_1.playerPoint = 131;
    const { remarks } = must(opened([begun, post("/player/playerAction", playing, { gameEnv })].join("\n")));
    expect(remarks.map(({ line, message, isDifference }) => [line, message, isDifference])).toEqual([
      [2, `/player/playerAction ${JSON.stringify(playing.action)} is answered otherwise.`, true],
      [2, "playerId_1.playerPoint: expected 131, seen 130", true],
      [2, "What follows is not compared.", undefined],
    ]);
  });

  it("compares refusals too", () => {
    const late = { ...playing, playerId: "playerId_2" };
    const text = [begun, post("/player/playerAction", late, { error: "Not your turn" })].join("\n");
    expect(must(opened(text)).remarks).toEqual([]);
    const missing = { ...playing, action: { ...playing.action, card_idx: 1 } };
    const other = [begun, post("/player/playerAction", missing, { error: "Not your turn" })].join("\n");
    expect(must(opened(other)).remarks[1]?.message).toBe(`error: expected "Not your turn", seen "Card not found"`);
  });

  it("without a beginning cannot be opened", () => {
    expect(opened(post("/player/playerAction", playing))).toMatchObject({ ok: false });
    expect(opened("no json")).toMatchObject({ ok: false });
  });
});

describe("gameEnv", () => {
  const read = (text: string) => openPosition({ play: summonerPlay, format: envFormat }, text, material);

  it("is distinguished from recorded matches and other JSON", () => {
    expect(envFormat.recognises(JSON.stringify(env))).toBe(true);
    expect(envFormat.recognises(JSON.stringify({ gameId: "x", gameEnv: env }))).toBe(true);
    for (const text of ["", "[]", "{}", `{"format":"cardwright-match"}`])
      expect(envFormat.recognises(text)).toBe(false);
  });

  it("is refused in a phase that is not played, and without two players", () => {
    const refusal = (change: object) => read(JSON.stringify({ ...env, ...change }));
    expect(refusal({ phase: "BATTLE_PHASE" })).toMatchObject({
      error: { message: "Phase BATTLE_PHASE is not played." },
    });
    expect(refusal({ playerId_3: {} })).toMatchObject({ ok: false });
  });

  it.each<[change: object, message: string]>([
    [{ phase: "X".repeat(9_000) }, `Phase ${"X".repeat(40)} is not played.`],
    [{ phase: "constructor" }, "Phase constructor is not played."],
    [{ currentTurn: 0.3 }, "currentTurn is a multiple of 0.5."],
    [{ currentTurn: 1e300 }, "currentTurn is a multiple of 0.5."],
    [{ currentPlayer: "playerId_9" }, "currentPlayer is neither of the two players."],
    [{ firstPlayer: undefined }, "firstPlayer is 0 or 1."],
    [{ firstPlayer: 2 }, "firstPlayer is 0 or 1."],
    [{ playerId_1: { deck: { currentSummonerIdx: -1 } } }, "currentSummonerIdx is a whole number from 0."],
    [{ playerId_1: { deck: { currentSummonerIdx: 0.5 } } }, "currentSummonerIdx is a whole number from 0."],
  ])("is refused with %j", (change, message) => {
    expect(read(JSON.stringify({ ...env, ...change }))).toMatchObject({ ok: false, error: { message } });
  });

  it("takes what is not a number of points or readiness as none", () => {
    const text = JSON.stringify({
      ...env,
      playerId_1: { ...env.playerId_1, redraw: { a: 1 }, playerPoint: "x" },
      playerId_2: { ...env.playerId_2, redraw: true },
    });
    expect(presentState(must(read(text)).match)).toMatchObject({
      counters: [
        { ready: 0, points: 0 },
        { ready: 1, points: 0 },
      ],
    });
  });

  it("orders 20,000 cards on a field by the log in a moment", () => {
    const cards = Array.from({ length: 20_000 }, () => ({ card: ["s1"], isBack: [false] }));
    const turnAction = cards.map((_, turn) => ({
      type: "PlayCard",
      turn,
      field_idx: 0,
      selectedCard: { card: ["s1"] },
    }));
    const Field = { ...env.playerId_1.Field, sky: cards };
    const opened = must(read(JSON.stringify({ ...env, playerId_1: { ...env.playerId_1, Field, turnAction } })));
    const { table } = presentState(opened.match) as SummonerState;
    expect(table.order).toHaveLength(20_000);
    expect(table.order).toEqual(table.order.toSorted((a, b) => a - b));
  });

  it("keeps what a match does not change, and is read again as the same position", () => {
    for (const seed of [1, 2, 3]) {
      const setup = anySetup(material, seed);
      const ruleset = rulesetOf("ruled");
      playRandomly({
        ruleset,
        setup,
        watch: (state) => {
          if (state.table.jobs.length > 0 || state.table.phase === "sp") return;
          const text = JSON.stringify(writePosition(state));
          const again = must(read(text));
          expect(JSON.stringify(writePosition(presentState(again.match) as SummonerState))).toBe(text);
        },
      });
    }
  });

  it("is played on from, and remarks what it has no place for", () => {
    const start = must(read(JSON.stringify({ gameId: "x", gameEnv: env, lastUpdate: "then" })));
    const done = must(choose(start.match, act("play", 2, -1, 0), "person", "nobody"));
    const { text, remarks } = must(envFormat.write(done));
    expect(remarks).toEqual([]);
    const file = JSON.parse(text) as { gameEnv: typeof env };
    expect(Object.keys(file)).toEqual(["gameId", "gameEnv", "lastUpdate"]);
    expect(file.gameEnv.playerId_1).toMatchObject({ note: "kept", playerPoint: 130, deck: { hand: ["s99"] } });
    expect(Object.keys(file.gameEnv)).toEqual(Object.keys(env));
    const [entry] = file.gameEnv.playerId_1.turnAction;
    expect(entry).toMatchObject({ type: "PlayCard", card_idx: 0, field_idx: 0, turn: 0 });
    expect(file.gameEnv).toMatchObject({ currentPlayer: "playerId_2", currentTurn: 0.5 });
  });
});

it("a match of another game is not written", () => {
  const match = must(startMatch(rulesetOf("ruled"), anySetup(material, 1)));
  const foreign = { ...match, ruleset: { ...match.ruleset, id: "other" } };
  expect(envFormat.write(foreign as unknown as Match)).toMatchObject({ ok: false });
});
