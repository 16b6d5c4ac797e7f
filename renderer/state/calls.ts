import { placedMessage, type Fault, type Result } from "../../shared/base/index.js";
import {
  isAboutFolder,
  type Address,
  type Bridge,
  type CallName,
  type CallRequest,
  type CallResponses,
} from "../../shared/bridge/index.js";
import { isIntentName } from "../../shared/workspace/index.js";
import { connect } from "./connection.js";
import { say } from "./notices.js";
import { getApp } from "./store.js";
import { untilAnswered } from "./unanswered.js";

/** The line of this page to the session. */
export const connection = connect();

/** Calls back on every event of this name that the session sends; returns how to stop. */
export const onSessionEvent: Bridge["on"] = (name, listener) => connection.bridge.on(name, listener);

/** What is on screen here; undefined where no folder is. */
function addressHere(): Address | undefined {
  const { workspace, whatIfs } = getApp();
  if (!workspace) return undefined;
  const { root, openedAs } = workspace;
  return { root, openedAs, ...(whatIfs.run === "" ? {} : { whatIf: whatIfs.shown }) };
}

/** Makes a call and returns its whole result. One about the folder names the folder and the cards that are on screen here. */
export function ask<Name extends CallName>(
  name: Name,
  request: CallRequest<Name>,
): Promise<Result<CallResponses[Name]>> {
  const meantFor = isAboutFolder(name) ? addressHere() : undefined;
  const answer = connection.bridge.invoke(name, meantFor ? { ...request, meantFor } : request);
  return isIntentName(name) ? untilAnswered(answer) : answer;
}

/** Makes a call; a failure is shown to the person and returns undefined. */
export async function call<Name extends CallName>(
  name: Name,
  request: CallRequest<Name>,
): Promise<CallResponses[Name] | undefined> {
  const result = await ask(name, request);
  if (result.ok) return result.value;
  sayFault(result.error);
  return undefined;
}

/** Shows the person why a call failed; where a file took no edits, until it takes them. */
export function sayFault(fault: Fault): void {
  const { suggestion } = fault;
  const message = placedMessage(fault);
  const cause = fault.file === undefined ? {} : { closed: [fault.file] };
  say("error", suggestion === undefined ? message : `${message} ${suggestion}`, cause);
}
