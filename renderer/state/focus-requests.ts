import { useEffectEvent, useLayoutEffect } from "react";
import { KeyedEmitter } from "../../shared/base/index.js";

/** The parts of the page that can be asked to take the keyboard. */
export type FocusTarget = "find" | "meaning" | "problems" | "statistics" | "text";

const requests = new KeyedEmitter<FocusTarget>();
/** The part that was asked and is not on screen yet. */
let awaited: FocusTarget | undefined;

/**
 * Asks a part of the page to take the keyboard: at once where it is on screen, else when it comes there. Returns how to
 * withdraw the request.
 */
export function requestFocus(target: FocusTarget): () => void {
  awaited = target;
  requests.emit(target);
  return () => {
    if (awaited === target) awaited = undefined;
  };
}

/** Whether this part of the page was asked to take the keyboard and is not on screen yet. */
export const isFocusAwaited = (target: FocusTarget): boolean => awaited === target;

/**
 * Calls `take` whenever this part of the page is to take the keyboard: now where it was asked before it was on screen, and on
 * every later request. Returns how to stop.
 */
export function followFocusRequests(target: FocusTarget, take: () => void): () => void {
  const answer = (): void => {
    awaited = undefined;
    take();
  };
  if (awaited === target) answer();
  return requests.on(target, answer);
}

/** Calls `take` whenever this part of the page is to take the keyboard, while the component is there. */
export function useFocusRequests(target: FocusTarget, take: () => void): void {
  const onRequest = useEffectEvent(take);
  // Before the next key, which belongs here already.
  useLayoutEffect(() => followFocusRequests(target, () => onRequest()), [target]);
}
