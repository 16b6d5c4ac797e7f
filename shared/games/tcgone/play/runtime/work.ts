import type { JsonValue } from "../../../../match/index.js";
import { isSteps, type Steps, type Work } from "./steps.js";

/** What comes of something, at once or in steps. */
export type Done<Result extends JsonValue> = Result | Steps<Result>;

/** Goes on with what came of something: at once where that was done at once. */
export function whenDone<Result extends JsonValue>(work: Work, next: (value: JsonValue) => Done<Result>): Done<Result> {
  return isSteps(work) ? later(work, next) : next(work);
}

function* later<Result extends JsonValue>(work: Steps, next: (value: JsonValue) => Done<Result>): Steps<Result> {
  const done = next(yield* work);
  return isGoing(done) ? yield* done : done;
}

/** Whether something is done in steps: the same as `isSteps`, for what comes to results of one type. */
export const isGoing = <Result extends JsonValue>(work: Done<Result>): work is Steps<Result> => isSteps(work);

/** The results of several, one after the other. */
export function inTurn<Env>(
  works: readonly ((env: Env) => Work)[],
  env: Env,
  results: JsonValue[] = [],
): Done<readonly JsonValue[]> {
  for (let at = results.length; at < works.length; at++) {
    const work = works[at]?.(env) ?? null;
    if (isSteps(work)) {
      return whenDone<readonly JsonValue[]>(work, (value) => {
        results.push(value);
        return inTurn(works, env, results);
      });
    }
    results.push(work);
  }
  return results;
}

/** What came of something, in the midst of steps. */
export function* untilDone<Result extends JsonValue>(work: Done<Result>): Steps<Result> {
  return isGoing(work) ? yield* work : work;
}
