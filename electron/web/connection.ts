import { WebSocket, type RawData } from "ws";
import { z } from "zod";
import { failed, type Result } from "../../shared/base/index.js";
import {
  whyTextRefused,
  type BridgeEvents,
  type ClientMessage,
  type EventName,
  type HostMessage,
} from "../../shared/bridge/index.js";
import type { SessionHandle } from "../session/index.js";

/** Requests hold at most a text of 16 MB (shared/bridge), or very many cells. */
export const largestMessageBytes = 64 * 1024 * 1024;

/** A page that leaves this much unread is cut off; it comes back and fetches everything again. */
const largestBacklogBytes = 256 * 1024 * 1024;

/** No more is read of a page while this many of its calls are unanswered. */
const mostCallsUnderWay = 1_000;

/** Codes of RFC 6455, 7.4.1. */
const unsupportedData = 1003;
const policyViolation = 1008;
const serviceRestart = 1012;

const clientMessage: z.ZodType<ClientMessage> = z.strictObject({
  id: z.number().int().nonnegative(),
  call: z.string().max(100),
  request: z.unknown(),
});

/** How our own page begins every message: by it, one that is refused before it is parsed still gets an answer. */
const startOfCall = /^\{"id":(?<id>\d{1,15}),/u;

type Read =
  | { readonly kind: "call"; readonly call: ClientMessage }
  | { readonly kind: "refused"; readonly id: number; readonly result: Result<never> }
  | { readonly kind: "not-a-call" };

function readMessage(data: RawData): Read {
  const bytes = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as ArrayBuffer);
  const text = bytes.toString("utf8");
  const refusal = whyTextRefused(text);
  if (refusal) {
    const id = startOfCall.exec(text)?.groups?.["id"];
    return id === undefined ? notACall : { kind: "refused", id: Number(id), result: failed(refusal) };
  }
  try {
    const call = clientMessage.safeParse(JSON.parse(text)).data;
    return call === undefined ? notACall : { kind: "call", call };
  } catch {
    return notACall;
  }
}

const notACall: Read = { kind: "not-a-call" };

/**
 * Ties one page to the session: its calls are answered under their number, events go to it in order. The session reads each
 * request by its schema; a message that is not even a call ends the connection.
 */
export function connectPage(socket: WebSocket, session: Pick<SessionHandle, "call" | "subscribe">): void {
  const send = (message: HostMessage): void => {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (socket.bufferedAmount > largestBacklogBytes) socket.close(serviceRestart, "The page fell too far behind.");
    else socket.send(JSON.stringify(message));
  };
  let underWay = 0;
  const answer = async ({ id, call, request }: ClientMessage): Promise<void> => {
    underWay += 1;
    if (underWay === mostCallsUnderWay) socket.pause();
    try {
      send({ kind: "answer", id, result: await session.call(call, request) });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      send({ kind: "answer", id, result: failed({ code: "bridge/failed", message }) });
    }
    underWay -= 1;
    if (underWay < mostCallsUnderWay) socket.resume();
  };

  const unsubscribe = session.subscribe(<Name extends EventName>(event: Name, payload: BridgeEvents[Name]) => {
    send({ kind: "event", event, payload });
  });
  socket.on("close", unsubscribe);
  // Too large or malformed frames: ws ends the connection itself, but an error nobody listens to would end the process.
  socket.on("error", () => undefined);
  socket.on("message", (data, isBinary) => {
    if (isBinary) {
      socket.close(unsupportedData, "Messages are text.");
      return;
    }
    const read = readMessage(data);
    if (read.kind === "call") void answer(read.call);
    else if (read.kind === "refused") send({ kind: "answer", id: read.id, result: read.result });
    else socket.close(policyViolation, "Not a call.");
  });
}
