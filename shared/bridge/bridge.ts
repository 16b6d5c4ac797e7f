import type { Result } from "../base/index.js";
import type { CallName, CallRequest, CallResponses } from "./calls.js";
import type { BridgeEvents, EventName } from "./events.js";

/** The one object a page talks to; the preload offers it in the window, a WebSocket client in a browser. */
export interface Bridge {
  invoke<Name extends CallName>(name: Name, request: CallRequest<Name>): Promise<Result<CallResponses[Name]>>;
  on<Name extends EventName>(event: Name, listener: (payload: BridgeEvents[Name]) => void): () => void;
}

/** The property of `window` the preload puts its bridge under. */
export const bridgeProperty = "cardwright";

/** IPC channels between preload and main. */
export const channels = { invoke: "cardwright:invoke", event: "cardwright:event" } as const;

/** Messages over the WebSocket of the web host, JSON in text frames. */
export type ClientMessage = { readonly id: number; readonly call: string; readonly request: unknown };
export type HostMessage =
  | { readonly kind: "answer"; readonly id: number; readonly result: Result<unknown> }
  | { readonly kind: "event"; readonly event: EventName; readonly payload: unknown };
