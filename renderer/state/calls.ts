import { placedMessage, type Result } from "../../shared/base/index.js";
import type { Bridge, CallName, CallRequest, CallResponses } from "../../shared/bridge/index.js";
import { isIntentName } from "../../shared/workspace/index.js";
import { connect } from "./connection.js";
import { say } from "./notices.js";
import { getApp } from "./store.js";
import { untilAnswered } from "./unanswered.js";

/** The line of this page to the session. */
export const connection = connect();

/** Calls back on every event of this name that the session sends; returns how to stop. */
export const onSessionEvent: Bridge["on"] = (name, listener) => connection.bridge.on(name, listener);

/** Makes a call and returns its whole result. A change of cards names those that are on screen here. */
export function ask<Name extends CallName>(
  name: Name,
  request: CallRequest<Name>,
): Promise<Result<CallResponses[Name]>> {
  if (!isIntentName(name)) return connection.bridge.invoke(name, request);
  const { run, shown } = getApp().whatIfs;
  return untilAnswered(connection.bridge.invoke(name, run === "" ? request : { ...request, whatIf: shown }));
}

/** Makes a call; a failure is shown to the person and returns undefined. */
export async function call<Name extends CallName>(
  name: Name,
  request: CallRequest<Name>,
): Promise<CallResponses[Name] | undefined> {
  const result = await ask(name, request);
  if (result.ok) return result.value;
  const { suggestion } = result.error;
  const message = placedMessage(result.error);
  say("error", suggestion === undefined ? message : `${message} ${suggestion}`);
  return undefined;
}
