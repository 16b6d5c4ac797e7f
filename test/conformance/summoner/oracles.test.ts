import { describe, expect, it } from "vitest";
import { must } from "../../../shared/base/index.js";
import { presentState, type JsonObject, type JsonValue } from "../../../shared/match/index.js";
import { listOf, objectOf, textOf } from "../../../shared/games/summoner/cards/json.js";
import { writePosition } from "../../../shared/games/summoner/position/write.js";
import { oracles, scenarioFiles, type Oracle } from "../../support/summoner/corpus.js";
import { answerOf, matchAt } from "../../support/summoner/oracle.js";

const all = oracles();
const named = all.map((oracle) => [oracle.id, oracle] as const);

/** Any failure counts where the reference throws. */
function expectSame(answer: JsonObject, output: JsonObject): void {
  if (output.throws !== undefined) expect(answer.throws ?? answer.error).toBeDefined();
  else expect(answer).toEqual(output);
}

/** What our rules are not held to: numbers that add up in the reference, and what only it keeps. */
function comparable(value: JsonValue, key = ""): JsonValue {
  if (Array.isArray(value)) return value.map((each: JsonValue) => comparable(each));
  if (typeof value !== "object" || value === null) return key === "error" ? true : value;
  const left = ["valueOnField", "playerPoint", "restrictions", "cards", "help", "sp"];
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => (left.includes(name) ? [] : [[name, comparable(each, name)]])),
  );
}

const ends = (env: JsonObject): JsonValue =>
  env.winner ??
  Object.values(env)
    .flatMap((player) => listOf(objectOf(player).turnAction))
    .map(objectOf)
    .findLast(({ type }) => type === "EndSummonerBattle")?.winner ??
  null;

/** The ruling where there is one, else the answer of the reference. */
function expectRuled({ op, input, output, quirk }: Oracle, answer: JsonObject): void {
  const ruled = quirk?.ruled;
  if (ruled === undefined) {
    if (output.throws !== undefined) expect(answer.throws ?? answer.error).toBeDefined();
    else expect(comparable(answer)).toEqual(comparable(output));
    return;
  }
  const isRefused = answer.error !== undefined || answer.throws !== undefined;
  if (ruled.ok === true) expect(isRefused, JSON.stringify(answer)).toBe(false);
  if (ruled.error === true) expect(isRefused).toBe(true);
  if (ruled.winner !== undefined) expect(ends(answer)).toBe(ruled.winner);
  const own = op === "action" ? objectOf(answer[textOf(input.playerId)]).playerPoint : answer.points;
  if (ruled.points !== undefined) expect(own).toBe(ruled.points);
  if (ruled.opponentPointsAfter !== undefined) expect(answer.opponentPointsAfter).toBe(ruled.opponentPointsAfter);
}

describe.skipIf(all.length === 0)("recorded answers of the reference", () => {
  it.each(named)("%s, by its own rules", (_, oracle) =>
    expectSame(answerOf(oracle, oracle.engine === "R1" ? "compat-r1" : "compat-r2"), oracle.output),
  );

  it.each(named.filter(([, { op }]) => op !== "restrictions"))("%s, by ours", (_, oracle) =>
    expectRuled(oracle, answerOf(oracle, "ruled")),
  );

  it.each(named.filter(([, { input }]) => input.gameEnv !== undefined))("%s is written as it was read", (_, oracle) => {
    const env = objectOf(oracle.input.gameEnv);
    for (const profile of ["ruled", "compat-r1", "compat-r2"] as const) {
      const match = must(matchAt(env, profile, oracle.engine === "R1" ? "r1" : "r2"));
      expect(JSON.stringify(writePosition(presentState(match)))).toBe(JSON.stringify(env));
    }
  });
});

describe.skipIf(scenarioFiles().length === 0)("scenario files of the reference", () => {
  it.each(scenarioFiles())("%s is written as it was read", (_, text) => {
    const file = objectOf(JSON.parse(text) as JsonValue);
    const match = must(matchAt(file, "ruled", "r1"));
    expect(JSON.stringify(writePosition(presentState(match)))).toBe(JSON.stringify(file));
  });
});
