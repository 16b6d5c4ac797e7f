import { once } from "node:events";
import { WebSocket } from "ws";
import type { HostMessage } from "../../../shared/bridge/index.js";
import type { Caller } from "./cells.js";

export interface HostClient {
  readonly call: Caller;
  /** Events so far, in order. */
  readonly events: readonly Extract<HostMessage, { kind: "event" }>[];
  /** The code it was closed with. */
  readonly closed: Promise<number>;
  close(): void;
}

/** A connection to the web host as its own page makes it, without the page. */
export async function connectToHost(url: string): Promise<HostClient> {
  const { host, origin, search } = new URL(url);
  const socket = new WebSocket(`ws://${host}/ws${search}`, { origin });
  const waiting = new Map<number, (result: unknown) => void>();
  const events: Extract<HostMessage, { kind: "event" }>[] = [];
  let next = 0;
  socket.on("message", (data: Buffer) => {
    const message = JSON.parse(data.toString()) as HostMessage;
    if (message.kind === "event") events.push(message);
    else waiting.get(message.id)?.(message.result);
  });
  const closed = once(socket, "close").then(([code]) => code as number);
  await once(socket, "open");
  const call = (name: string, request: unknown): Promise<unknown> =>
    new Promise((done) => {
      const id = (next += 1);
      waiting.set(id, done);
      socket.send(JSON.stringify({ id, call: name, request }));
    });
  return { call: call as Caller, events, closed, close: () => socket.close() };
}
