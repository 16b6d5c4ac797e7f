import { Emitter } from "../../shared/base/index.js";
import { lostTyping } from "./lost-typing.js";
import { sayLost } from "./notices.js";
import { isTyping } from "./press.js";

const leaving = new Emitter();

/** Calls back where what is being written is to be taken at once; returns how to stop. */
export const onLeaveField = (listener: () => void): (() => void) => leaving.on(listener);

/** Leaves the field that is being written, whose text goes to the cards on screen; returns whether there was one. */
export function leaveField(): boolean {
  const focused = document.activeElement;
  const isWriting = isTyping(focused);
  leaving.emit();
  if (isWriting && focused instanceof HTMLElement && document.activeElement === focused) focused.blur();
  return isWriting;
}

/**
 * Leaves it before another folder comes on screen here. A person who is typing goes on for a moment: nothing of that is for
 * the cells that have the keyboard by then. Who opened it here did so in a dialog, and goes on in the sheet.
 */
export function leaveFieldOf(folder: string): void {
  const isInDialog = document.activeElement?.matches("dialog *") === true;
  if (leaveField() && !isInDialog) lostTyping.begin((text) => sayLost("other-folder", [{ place: folder, text }]));
}
