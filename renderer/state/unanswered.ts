import { useSyncExternalStore } from "react";
import { Emitter } from "../../shared/base/index.js";

const changes = new Emitter();
let count = 0;

function counted(by: 1 | -1): void {
  count += by;
  changes.emit();
}

/** Counts a change of cards as under way until the session has answered it, well or not. */
export function untilAnswered<Answer>(answer: Promise<Answer>): Promise<Answer> {
  counted(1);
  return answer.finally(() => counted(-1));
}

const onChange = (listener: () => void): (() => void) => changes.on(listener);

/** Whether the session has not yet answered a change of cards: it is in no file, and in no count of what is unsaved either. */
export const useUnanswered = (): boolean => useSyncExternalStore(onChange, () => count > 0);
