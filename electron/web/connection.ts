import { WebSocket, type RawData } from "ws";
import { z } from "zod";
import type { BridgeEvents, ClientMessage, EventName, HostMessage } from "../../shared/bridge/index.js";
import type { SessionHandle } from "../session/index.js";

/** Requests hold at most a text of 16 MB (shared/bridge), or very many cells. */
export const largestMessageBytes = 64 * 1024 * 1024;

/** A page that leaves this much unread is cut off; it comes back and fetches everything anew. */
const largestBacklogBytes = 256 * 1024 * 1024;

/** Codes of RFC 6455, 7.4.1. */
const unsupportedData = 1003;
const policyViolation = 1008;
const serviceRestart = 1012;

const clientMessage: z.ZodType<ClientMessage> = z.strictObject({
  id: z.number().int().nonnegative(),
  call: z.string().max(100),
  request: z.unknown(),
});

function readMessage(data: RawData): ClientMessage | undefined {
  try {
    const text = Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data as ArrayBuffer);
    return clientMessage.safeParse(JSON.parse(text.toString("utf8"))).data;
  } catch {
    return undefined;
  }
}

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
  const answer = async ({ id, call, request }: ClientMessage): Promise<void> => {
    try {
      send({ kind: "answer", id, result: await session.call(call, request) });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      send({ kind: "answer", id, result: { ok: false, error: { code: "bridge/failed", message } } });
    }
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
    const message = readMessage(data);
    if (message === undefined) socket.close(policyViolation, "Not a call.");
    else void answer(message);
  });
}
