import type { IpcMain, IpcMainInvokeEvent } from "electron";
import { failed, ok, type Result } from "../../shared/base/index.js";
import { channels, readRequest, whyValueRefused, type CallResponses } from "../../shared/bridge/index.js";
import type { SessionHandle } from "../session/index.js";
import { isOwnPage } from "./page.js";

/** What takes the session's place where only the shell can answer. */
export interface ShellCalls {
  /** Asks the person for a folder in a dialog of the system; null where it was cancelled. */
  chooseFolder(): Promise<string | null>;
}

/** Whether a message came from the main frame of our own page; a frame that is gone can no longer say so. */
function isTrustedSender(event: Pick<IpcMainInvokeEvent, "senderFrame">): boolean {
  const frame = event.senderFrame;
  return frame !== null && frame.parent === null && isOwnPage(frame.url);
}

/** Answers the page's calls; the session reads each request by its schema. Nobody else is answered. */
export function answerCalls(ipc: Pick<IpcMain, "handle">, session: SessionHandle, shell: ShellCalls): void {
  ipc.handle(channels.invoke, async (event, name: unknown, request: unknown): Promise<Result<unknown>> => {
    if (!isTrustedSender(event)) return failed({ code: "bridge/foreign-sender", message: "Not one of our pages." });
    if (typeof name !== "string") return failed({ code: "bridge/bad-request", message: "A call has a name." });
    const refusal = whyValueRefused(request);
    if (refusal) return failed(refusal);
    if (name === "folders/choose") return chooseFolder(request, session, shell);
    return session.call(name, request);
  });
}

async function chooseFolder(
  request: unknown,
  session: SessionHandle,
  shell: ShellCalls,
): Promise<Result<CallResponses["folders/choose"]>> {
  const read = readRequest("folders/choose", request);
  if (!read.ok) return read;
  const path = await shell.chooseFolder();
  if (path !== null) await session.allow(path);
  return ok({ path });
}
