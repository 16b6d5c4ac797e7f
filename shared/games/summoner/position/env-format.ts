import { failed, ok, parseJson, type Result } from "../../../base/index.js";
import type { JsonObject, JsonValue, MatchSetup } from "../../../match/index.js";
import { jsonSchema, presentState } from "../../../match/index.js";
import type { PlayMaterial } from "../../play.js";
import type { PositionFormat } from "../../position-format.js";
import { objectOf } from "../cards/json.js";
import { envOf, playersOf } from "./position.js";
import { asSummoner } from "./requests.js";
import { leftOut, writePosition } from "./write.js";

/** The object of a JSON text; undefined for anything else. */
export function readObject(text: string): JsonObject | undefined {
  const json = parseJson(text);
  const read = jsonSchema.safeParse(json.ok ? json.value : undefined);
  const value: JsonValue | undefined = read.success ? read.data : undefined;
  return typeof value === "object" && value !== null && !Array.isArray(value) ? objectOf(value) : undefined;
}

/** What a match goes on from a position with. */
export function setupAt(file: JsonObject, { definitions }: Pick<PlayMaterial, "definitions">): MatchSetup {
  const decks = playersOf(envOf(file)).map((name) => ({ name, cards: [] }));
  return { definitions, decks, options: { position: file }, seed: 0 };
}

/** `gameEnv` of the reference, by itself or as part of its game file (SUMMONER-8). */
export const envFormat: PositionFormat = {
  name: "summoner-env",
  about: "a gameEnv or game file of the Summoner TCG server",
  extension: "json",
  recognises(text) {
    const file = readObject(text);
    return (
      file !== undefined && (playersOf(file).length > 0 || (file.gameEnv !== undefined && file.method === undefined))
    );
  },
  read(text, material) {
    const file = readObject(text);
    if (file === undefined) return failed({ code: "summoner/position", message: "This is not a JSON object." });
    return ok({ ruleset: "summoner", setup: setupAt(file, material), choices: [], driver: "recorded", remarks: [] });
  },
  write(match): Result<{ readonly text: string; readonly remarks: readonly { readonly message: string }[] }> {
    const own = asSummoner(match);
    if (own === null) return failed({ code: "summoner/position", message: "This is not a match of Summoner TCG." });
    const state = presentState(own);
    const count = leftOut(state);
    const message = `${count} discarded ${count === 1 ? "card is" : "cards are"} not part of gameEnv.`;
    const text = `${JSON.stringify(writePosition(state), undefined, 2)}\n`;
    return ok({ text, remarks: count === 0 ? [] : [{ message }] });
  },
};
