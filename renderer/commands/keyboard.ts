import { activeGrid, actInSheet } from "../grid/index.js";
import { getApp, handReplayedKey, isMac, pressOf, turns, typedBy, type KeyPress } from "../state/index.js";
import type { Command } from "./command.js";
import { commands, isOffered, runOrExplain } from "./commands.js";

/** The names of a key press: modifiers in the order Mod, Ctrl, Alt, Shift, then the key. */
function namesOf(event: KeyPress): string[] {
  const key = event.key.length === 1 ? event.key.toUpperCase() : event.key;
  const rest = [...(event.altKey ? ["Alt"] : []), ...(event.shiftKey ? ["Shift"] : []), key];
  const isMod = isMac ? event.metaKey : event.ctrlKey;
  const names = [...(isMod ? [["Mod", ...rest]] : []), ...(event.ctrlKey ? [["Ctrl", ...rest]] : [])];
  return (names.length > 0 ? names : [rest]).map((parts) => parts.join("+"));
}

const byKey = new Map<string, Command>(
  commands.flatMap((command) => command.keys.map((key) => [key, command] as const)),
);

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches("input, textarea, select") || target.closest(".monaco-editor") !== null);

/** Editors with a text of their own to save. */
const savesItself = (target: EventTarget | null): boolean =>
  getApp().textFile !== null || (target instanceof Element && target.closest(".rules-pane") !== null);

/** In the rules text editor and in the editor of a cell Mod+Enter saves. */
const isSaving = ({ id }: Command, event: KeyboardEvent): boolean =>
  id === "play" &&
  event.key === "Enter" &&
  event.target instanceof Element &&
  event.target.closest(".rules-pane, .editor") !== null;

/** Commands that mean something else while a text is being typed. */
const ownOfText = new Set([
  "undo",
  "redo",
  "add-row",
  "insert-row",
  "delete-row",
  "duplicate-row",
  "move-up",
  "move-down",
  "help",
  "find",
  "cell-problems",
]);

const commandOf = (press: KeyPress): Command | undefined => {
  const command = namesOf(press).flatMap((name) => byKey.get(name) ?? [])[0];
  return command && isOffered(command) ? command : undefined;
};

const modifiers = new Set(["Shift", "Control", "Alt", "AltGraph", "Meta"]);

/** The browser's own keys for copy, cut and paste come as events of their own, which wait themselves. */
const isForClipboard = ({ key, ctrlKey, metaKey }: KeyPress): boolean =>
  (ctrlKey || metaKey) && ["c", "v", "x"].includes(key.toLowerCase());

/** Types into a field of the page, as an event of ours would not. */
function typeInto(field: HTMLElement, press: KeyPress): void {
  const typed = typedBy(press);
  const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (typed === undefined || !isText) {
    field.dispatchEvent(new KeyboardEvent("keydown", { ...press, bubbles: true, cancelable: true }));
    return;
  }
  const { selectionStart, selectionEnd, value } = field;
  field.setRangeText(typed, selectionStart ?? value.length, selectionEnd ?? value.length, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true, data: typed, inputType: "insertText" }));
}

/** Does what a key means that had to wait, where the keyboard is by now. */
function replay(press: KeyPress): unknown {
  if (handReplayedKey(press)) return undefined;
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && isTyping(activeElement)) {
    typeInto(activeElement, press);
    return undefined;
  }
  const command = getApp().overlay === null ? commandOf(press) : undefined;
  if (command) return runOrExplain(command);
  const grid = activeGrid();
  if (grid?.outline.hasKeyboard) actInSheet(grid, press);
  return undefined;
}

/** Lets a key wait that is for the sheet while another cell is about to become the active one. */
function waits(event: KeyboardEvent): boolean {
  if (!turns.isHeld || modifiers.has(event.key) || isForClipboard(event)) return false;
  const isForSheet = !isTyping(event.target) && (activeGrid()?.outline.hasKeyboard ?? false);
  if (!isForSheet && !turns.isWaiting) return false;
  const press = pressOf(event);
  return turns.wait(() => replay(press));
}

/** Runs commands by their keys, wherever the focus is; an open text field keeps the keys it needs. */
export function listenToKeyboard(): () => void {
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing) return;
    if (waits(event)) {
      stop(event);
      return;
    }
    const command = commandOf(event);
    if (!command || isSaving(command, event)) return;
    const isText = isTyping(event.target);
    if (isText && (ownOfText.has(command.id) || (command.id === "flush" && savesItself(event.target)))) return;
    const { overlay } = getApp();
    if (overlay && command.group !== "Help") return;
    stop(event);
    turns.hold(runOrExplain(command));
  };
  // Before the grid, which keeps some of these keys for features it does not have.
  window.addEventListener("keydown", onKey, { capture: true });
  return () => window.removeEventListener("keydown", onKey, { capture: true });
}

/** A key as people read it on their keyboard. */
export function shownKey(key: string): string {
  const parts = isMac
    ? { Mod: "⌘", Alt: "⌥", Shift: "⇧", Ctrl: "⌃" }
    : { Mod: "Ctrl", Alt: "Alt", Shift: "Shift", Ctrl: "Ctrl" };
  const named: Readonly<Record<string, string>> = {
    ...parts,
    ArrowUp: "↑",
    ArrowDown: "↓",
    Delete: "Del",
    PageDown: "PgDn",
    PageUp: "PgUp",
  };
  return key
    .split("+")
    .map((part) => named[part] ?? part)
    .join(isMac ? "" : "+");
}
