import type { KeyPress } from "./press.js";

type Receiver = (press: KeyPress) => boolean;

const receivers = new Set<Receiver>();

/**
 * Keys that had to wait reach an editor as values, not as events: it does with them what its own would do. A receiver
 * returns false for keys that are not for it. Returns how to stop.
 */
export function receiveReplayedKeys(receiver: Receiver): () => void {
  receivers.add(receiver);
  return () => receivers.delete(receiver);
}

/** Hands a key to the editor that has the keyboard; returns whether one took it. */
export const handReplayedKey = (press: KeyPress): boolean => [...receivers].some((receive) => receive(press));
