import { NOBODY, NONE, type Seat, type SlotForecast } from "../../../../match/index.js";
import { DEPLOYED } from "../config.js";
import { inLane } from "../flow/judgment.js";
import type { DreamReader } from "../types.js";
import { sparkOf, totalSpark } from "../values/figures.js";

/** The points that the next judgment of a player brings as things stand (RULES-6, RULES-30). */
export function scoresOf(reader: DreamReader, seat: Seat): number {
  const other = 1 - seat;
  if (reader.constants.config.profile === "classic") {
    return Math.max(0, totalSpark(reader, seat) - totalSpark(reader, other));
  }
  let points = 0;
  for (let lane = 0; lane < DEPLOYED; lane++) {
    const attacker = inLane(reader, seat, lane);
    if (attacker !== NONE && inLane(reader, other, lane) === NONE) points += sparkOf(reader, attacker);
  }
  return points;
}

/** What each lane comes to at the next judgment as things stand; nothing outside the lanes profile. */
export function forecasts(reader: DreamReader): readonly SlotForecast[] {
  if (reader.constants.config.profile !== "lanes") return [];
  return Array.from({ length: DEPLOYED }, (_, lane) =>
    forecast(reader, inLane(reader, 0, lane), inLane(reader, 1, lane)),
  );
}

function forecast(reader: DreamReader, first: number, second: number): SlotForecast {
  if (first === NONE && second === NONE) return { text: "", seat: NOBODY };
  if (first === NONE || second === NONE) {
    const seat = first === NONE ? 1 : 0;
    return { text: `scores ${sparkOf(reader, first === NONE ? second : first)}⍏`, seat };
  }
  const [spark, across] = [sparkOf(reader, first), sparkOf(reader, second)];
  if (spark === across) return { text: `${spark} and ${across}: both fall`, seat: NOBODY };
  const seat = spark > across ? 0 : 1;
  return { text: `${Math.max(spark, across)} beats ${Math.min(spark, across)}`, seat };
}
