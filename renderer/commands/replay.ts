import { activeGrid, actInSheet } from "../grid/index.js";
import { closeOverlay, getApp, handReplayedKey, isTyping, typedBy, type KeyPress } from "../state/index.js";
import type { Command } from "./command.js";
import { runOrExplain } from "./commands.js";

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Where the caret goes, and what of the text goes with it. */
function editIn(
  { value, selectionStart, selectionEnd }: Field,
  press: KeyPress,
): [from: number, to: number, text: string] | undefined {
  const from = selectionStart ?? value.length;
  const to = selectionEnd ?? value.length;
  const isRange = from < to;
  const typed = typedBy(press);
  if (typed !== undefined) return [from, to, typed];
  if (press.key === "Backspace") return [isRange ? from : Math.max(0, from - 1), to, ""];
  if (press.key === "Delete") return [from, isRange ? to : Math.min(value.length, to + 1), ""];
  return undefined;
}

const caretAfter = ({ value, selectionStart, selectionEnd }: Field, { key }: KeyPress): number | undefined => {
  switch (key) {
    case "ArrowLeft":
      return Math.max(0, (selectionStart ?? 0) - 1);
    case "ArrowRight":
      return Math.min(value.length, (selectionEnd ?? 0) + 1);
    case "Home":
      return 0;
    case "End":
      return value.length;
    default:
      return undefined;
  }
};

/** What the browser does with a key in a field, which it does not do for an event of ours. */
function actInField(field: Field, press: KeyPress): void {
  const edit = editIn(field, press);
  if (edit) {
    if (field.selectionStart !== null) field.setRangeText(edit[2], edit[0], edit[1], "end");
    // A number field has no selection; the prototype's setter lets React notice the change.
    else Reflect.set(HTMLInputElement.prototype, "value", field.value.slice(0, edit[0]) + edit[2], field);
    field.dispatchEvent(new InputEvent("input", { bubbles: true, data: edit[2], inputType: "insertText" }));
    return;
  }
  const caret = caretAfter(field, press);
  if (caret !== undefined && field.selectionStart !== null) field.setSelectionRange(caret, caret);
}

const replayed = new WeakSet<Event>();

/** Whether an event is one of a key that has waited already. */
export const isReplayed = (event: Event): boolean => replayed.has(event);

function replayedEvent({ key, ctrlKey, metaKey, shiftKey, altKey }: KeyPress): KeyboardEvent {
  const modifiers = { ctrlKey, metaKey, shiftKey, altKey };
  const event = new KeyboardEvent("keydown", { key, ...modifiers, bubbles: true, cancelable: true });
  replayed.add(event);
  return event;
}

/** Does what a key means that had to wait, where the keyboard is by now. */
export function replay(press: KeyPress, commandOf: (press: KeyPress) => Command | undefined): unknown {
  if (handReplayedKey(press)) return undefined;
  const focused = document.activeElement;
  const { overlay } = getApp();
  if (overlay !== null || isTyping(focused)) {
    if (focused?.dispatchEvent(replayedEvent(press)) === false) return undefined;
    if (focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement) actInField(focused, press);
    // It was pressed before the dialog was there: it may close it, and answers no question that nobody had read.
    if (overlay !== null && press.key === "Escape") closeOverlay();
    return undefined;
  }
  const command = commandOf(press);
  if (command) return runOrExplain(command);
  const grid = activeGrid();
  if (grid?.outline.hasKeyboard) actInSheet(grid, press);
  // A panel beside the sheet, such as the structure editor, listens to keys itself.
  else focused?.dispatchEvent(replayedEvent(press));
  return undefined;
}
