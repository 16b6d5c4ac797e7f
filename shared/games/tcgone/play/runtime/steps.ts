import type { Cause, JsonObject, JsonValue, Prompt } from "../../../../match/index.js";
import type { TcgMachine } from "../types.js";

/** What a procedure waits for: an answer, the end of an event that it began, or another procedure. What came of it is written down. */
export type Request =
  | { readonly kind: "ask"; readonly prompt: Prompt }
  | { readonly kind: "event" }
  | { readonly kind: "call"; readonly name: string; readonly args: JsonObject; readonly cause?: Cause };

/**
 * The steps of a procedure. When it goes on it is run again from its beginning, and what it did before is answered from the journal, so
 * that it must decide by what that came to: what it reads from the match it reads by `act`.
 */
export type Steps<Result = JsonValue> = Generator<Request, Result, JsonValue>;

/** What does something at once, or in steps. */
export type Work = Steps | JsonValue;

export type Procedure = (m: TcgMachine, args: JsonObject) => Work;

/** Whether something is done in steps. */
export const isSteps = (work: Work): work is Steps =>
  typeof work === "object" && work !== null && !Array.isArray(work) && Symbol.iterator in work;
