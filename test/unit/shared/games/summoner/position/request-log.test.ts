import { describe, expect, it } from "vitest";
import { must } from "../../../../../../shared/base/index.js";
import type { Profile } from "../../../../../../shared/games/summoner/play/config.js";
import { readRequests, replayRequests } from "../../../../../../shared/games/summoner/position/request-log.js";
import type { JsonObject } from "../../../../../../shared/match/index.js";
import {
  envWith,
  idsIn,
  matchFrom,
  monster,
  playTo,
  stateOf,
  summonerCard,
  written,
} from "../../../../../support/match/summoner-position.js";

const cards = [monster("m1"), monster("m2", { value: 70 }), summonerCard("A"), summonerCard("B")];
const env = envWith(
  cards,
  { summoners: ["A", "A"], hand: ["m1", "m2"], deck: ["m1"] },
  { summoners: ["B", "B"], hand: ["m1"], deck: ["m1", "m2"] },
);
const material = {
  definitions: cards,
  origins: [],
  decks: [{ name: "Any", cards: [0, 1, 0, 1, 0, 1, 0, 1, 0, 1], parts: { summoners: [2, 3] } }],
  everything: null,
  options: {},
  remarks: [],
};

interface Line {
  readonly path: string;
  readonly body?: JsonObject;
  readonly response?: JsonObject;
  readonly method?: string;
}
const replayed = (lines: readonly Line[], profile: Profile = "ruled") => {
  const text = lines.map((line) => JSON.stringify({ method: "POST", ...line })).join("\n");
  const { match, remarks, differsAt, fields } = replayRequests(must(readRequests(text)), profile, material);
  return { state: match && stateOf(match), file: match && written(match), remarks, differsAt, fields };
};
const said = (lines: readonly Line[]): readonly unknown[] =>
  replayed(lines).remarks.map(({ line, message, isDifference }) => [line, message, isDifference === true]);

const begin: Line = { path: "/api/game/test/injectGameState", body: { gameEnv: env } };
const play = (at: number, field: number, response?: JsonObject): Line => ({
  path: "/api/game/player/playerAction",
  body: { playerId: "playerId_1", action: { type: "PlayCard", card_idx: at, field_idx: field } },
  ...(response === undefined ? {} : { response }),
});
const answer = (at: number, zone: "sky" | "left"): JsonObject => ({
  gameEnv: written(playTo(matchFrom(env, cards), zone, { at })),
});

describe("the lines of a log", () => {
  it("are counted with blank ones, and a line without a path is named", () => {
    const read = must(readRequests(`\n{"path":"/a"}\n  \n{"path":"/b"}\n`));
    expect(read.map(({ line, path }) => [line, path])).toEqual([
      [2, "/a"],
      [4, "/b"],
    ]);
    for (const text of [`{"path":"/a"}\n{"method":"POST"}`, `{"path":"/a"}\nno`, `{"path":"/a"}\n[]`]) {
      expect(readRequests(text)).toMatchObject({ error: { message: "Line 2 is not a request: it has no path." } });
    }
  });

  it("name a route with and without the address before it and the slash behind it", () => {
    const paths = ["http://host:3000/api/game/player/x/", "/player/x", "/api/game/player/x"];
    const read = must(readRequests(paths.map((path) => JSON.stringify({ path })).join("\n")));
    expect(new Set(read.map(({ path }) => path))).toEqual(new Set(["/player/x"]));
  });
});

describe("how a match begins", () => {
  it("from what is injected, or from the answer that has the case or the new match", () => {
    for (const line of [
      begin,
      { path: "/test/setCase", body: { caseFile: "x" }, response: { gameEnv: env } },
      { path: "/player/startGame", body: {}, response: { gameEnv: env } },
    ]) {
      expect(replayed([line]).file).toEqual({ gameEnv: env });
    }
  });

  it("with decks of the folder where there is no answer", () => {
    const { state } = replayed([{ path: "/player/startGame", body: { players: ["x", "y"] } }]);
    expect(state && [idsIn(state, "hand", 0).length, idsIn(state, "hand", 1).length]).toEqual([7, 7]);
  });

  it("again, with a remark for the second match only", () => {
    expect(said([begin])).toEqual([]);
    expect(said([begin, begin])).toEqual([[2, "A new match begins here; what came before is left out.", false]]);
  });

  it("not from a case that nobody knows, nor from a position that is none", () => {
    expect(said([{ path: "/test/setCase", body: { caseFile: "x" } }])).toEqual([
      [1, "Its answer is not there, and so the case is not known.", false],
    ]);
    const wrong = { ...begin, body: { gameEnv: { ...env, phase: "DRAW_PHASE" } } };
    expect(said([begin, wrong]).at(-1)).toEqual([2, "Phase DRAW_PHASE is not played.", true]);
  });

  it("not by requests to players, or by reading", () => {
    expect(said([play(0, 0), begin])).toEqual([[1, "No match has begun yet.", false]]);
    const { state, remarks } = replayed([begin, { ...play(0, 0), method: "get" }]);
    expect(remarks).toEqual([{ line: 2, message: "GET /player/playerAction changes no match." }]);
    expect(state?.active).toBe(0);
  });

  it("not by a path of any length, which is quoted up to its 200th character", () => {
    const [[, message] = []] = said([{ path: `/${"x".repeat(999)}` }]) as [number, string][];
    expect(message).toBe(`/${"x".repeat(199)} changes no match.`);
  });
});

describe("getting ready", () => {
  const start: Line = {
    path: "/test/injectGameState",
    body: {
      gameEnv: envWith(
        cards,
        { summoners: ["A"], hand: ["m1"], deck: ["m2", "m2"], more: { redraw: 0 } },
        { summoners: ["B"], more: { redraw: 0 } },
        { phase: "START_REDRAW" },
      ),
    },
  };
  const ready = (more: JsonObject, response?: JsonObject): Line => ({
    path: "/player/startReady",
    body: { playerId: "playerId_1", ...more },
    ...(response === undefined ? {} : { response }),
  });

  it("draws a new hand by either name of the wish", () => {
    const redrawn = (more: JsonObject) => replayed([start, ready(more)]).state?.table.redrawn[0];
    expect([redrawn({ isRedraw: true }), redrawn({ redraw: true }), redrawn({ isRedraw: false })]).toEqual([
      true,
      true,
      false,
    ]);
    expect(replayed([start, ready({})]).state?.counters.map(({ ready: is }) => is)).toEqual([1, 0]);
  });

  it("continues from the hand of the answer, as no other shuffles alike", () => {
    const { file, remarks } = replayed([start, ready({ redraw: true }, { gameEnv: env })]);
    expect(file).toEqual({ gameEnv: env });
    expect(remarks).toEqual([{ line: 2, message: "The match goes on from the new hand of the answer." }]);
  });
});

describe("answers that differ", () => {
  it("are listed for the first only", () => {
    const { differsAt, fields, remarks } = replayed([begin, play(0, 0, { error: "No" }), play(0, 0, { error: "No" })]);
    expect([differsAt, fields]).toEqual([2, 7]);
    expect(remarks.filter(({ message }) => message.endsWith("is answered otherwise."))).toHaveLength(1);
    expect(remarks.at(-1)).toEqual({ line: 2, message: "What follows is not compared." });
  });

  it("are not those of errors with more than their text", () => {
    expect(said([begin, play(9, 0, { error: "hand card out of range", stack: "at x" })])).toEqual([]);
    expect(said([begin, play(0, 0, answer(0, "sky"))])).toEqual([]);
  });
});

describe("what the computer of the server did", () => {
  const guess = (response?: JsonObject): Line => ({
    path: "/player/playerAiAction",
    body: { playerId: "playerId_1" },
    ...(response === undefined ? {} : { response }),
  });

  it("is found by its answer", () => {
    const { file, remarks } = replayed([begin, guess(answer(1, "left"))]);
    expect(remarks).toEqual([]);
    expect(file).toEqual(answer(1, "left"));
  });

  it("is nothing where the answer is the position as it was", () => {
    const { file, remarks } = replayed([begin, guess({ gameEnv: env })]);
    expect([file, remarks]).toEqual([{ gameEnv: env }, []]);
  });

  it("is not known without an answer or a match, and is a difference where nothing leads there", () => {
    expect(said([begin, guess()])).toEqual([[2, "What the computer chose is not known.", false]]);
    expect(said([guess(answer(0, "sky"))])).toEqual([[1, "What the computer chose is not known.", false]]);
    expect(said([begin, guess({ gameEnv: { ...env, currentTurn: 9 } })])).toEqual([
      [2, "No play of the computer leads to the answer.", true],
    ]);
  });
});
