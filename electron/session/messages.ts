import type { Result } from "../../shared/base/index.js";
import type { WorkNote } from "./work-note.js";
import type { BridgeEvents, EventName } from "../../shared/bridge/index.js";

/** From the shell's thread to the session's. Each is answered under its `id`. */
export type ToSession =
  | { readonly kind: "call"; readonly id: number; readonly name: string; readonly request: unknown }
  | { readonly kind: "allow"; readonly id: number; readonly path: string }
  | { readonly kind: "close"; readonly id: number };

export type FromSession =
  | { readonly kind: "answer"; readonly id: number; readonly result: Result<unknown> }
  /** What the session works on; null: on no file in particular. */
  | { readonly kind: "note"; readonly note: WorkNote | null }
  /** A person wants a file that was set aside to be read again. Absolute. */
  | { readonly kind: "wanted-again"; readonly path: string }
  | { readonly kind: "event"; readonly event: EventName; readonly payload: BridgeEvents[EventName] };

/** Either end of the channel between the threads. */
export interface Port<Sent, Received> {
  postMessage(message: Sent): void;
  on(event: "message", listener: (message: Received) => void): void;
}
