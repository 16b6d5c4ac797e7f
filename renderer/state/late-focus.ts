import { turns } from "./page-turns.js";

const acts = ["keydown", "pointerdown"] as const;

/**
 * What a command opens may come late, as the code of an editor does on a slow machine, and take the keyboard from a person who
 * has gone on meanwhile. Calls `forget` at the first key or press of the pointer after the command was given up. Returns how to
 * stop.
 */
export function whenLeftBehind(forget: () => void): () => void {
  const watch = (): void => {
    for (const act of acts) window.addEventListener(act, forget, { capture: true });
  };
  const stopWaiting = turns.onGivenUp(watch);
  return () => {
    stopWaiting();
    for (const act of acts) window.removeEventListener(act, forget, { capture: true });
  };
}
