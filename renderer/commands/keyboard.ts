import { activeGrid } from "../grid/index.js";
import { getApp, isMac, isTyping, lostTyping, pressOf, RunningTyping, turns, type KeyPress } from "../state/index.js";
import type { Command } from "./command.js";
import { commands, isOffered, runOrExplain } from "./commands.js";
import { isReplayed, replay } from "./replay.js";

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

/** Editors with a text of their own to save. */
const savesItself = (target: EventTarget | null): boolean =>
  getApp().textFile !== null || (target instanceof Element && target.closest(".rules-pane, .text-pane") !== null);

/** While a text is typed beside the sheet or in a cell, Mod+Enter saves it. */
const isSaving = ({ id }: Command, event: KeyboardEvent): boolean =>
  id === "play" &&
  event.key === "Enter" &&
  event.target instanceof Element &&
  isTyping(event.target) &&
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

/** A dialog that was closed just now may have the keyboard until the page is drawn again. */
const isLeavingDialog = (target: EventTarget | null): boolean =>
  getApp().overlay === null &&
  target instanceof Element &&
  (target === document.body || target.closest("dialog") !== null);

const isInStructure = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(".structure-tree") !== null;

/** Lets a key wait that is for the sheet or the structure editor while another cell is about to become the active one. */
function waits(event: KeyboardEvent): boolean {
  if (!turns.isHeld || modifiers.has(event.key) || isForClipboard(event)) return false;
  const isForSheet =
    isLeavingDialog(event.target) ||
    (!isTyping(event.target) && (isInStructure(event.target) || (activeGrid()?.outline.hasKeyboard ?? false)));
  if (!isForSheet && !turns.isWaiting && !turns.isOpening) return false;
  const press = pressOf(event);
  return turns.wait(() => replay(press, commandOf));
}

const typing = new RunningTyping();

/** Whether a key belongs to a text whose place is gone. Whoever is in another text went there meanwhile. */
function isOfLostText(event: KeyboardEvent): boolean {
  if (isTyping(event.target)) lostTyping.end();
  return lostTyping.takes(event);
}

/** Whether a key of a text that is being typed would press a button: its dialog opened between two letters. */
function pressesUnseen(event: KeyboardEvent): boolean {
  const { key, target, timeStamp } = event;
  const isPress = (key === " " || key === "Enter") && typing.isRunningAt(timeStamp);
  return isPress && target instanceof Element && target.closest("dialog") !== null && !isTyping(target);
}

const noModifiers = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };

/** Lets text wait that comes without keys (dead keys, emoji, dictation): it must not overtake keys that wait. */
function textWaits({ data, inputType, isComposing }: InputEvent): boolean {
  if (!(turns.isWaiting || turns.isOpening) || isComposing || inputType !== "insertText" || data === null) return false;
  for (const key of data) turns.wait(() => replay({ key, ...noModifiers }, commandOf));
  return true;
}

/** Runs commands by their keys, wherever the focus is; an open text field keeps the keys it needs. */
export function listenToKeyboard(): () => void {
  const stop = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.isComposing || isReplayed(event)) return;
    if (isOfLostText(event)) {
      stop(event);
      return;
    }
    const isUnseen = pressesUnseen(event);
    typing.note(isUnseen ? { ...pressOf(event), key: " " } : event, event.timeStamp);
    if (isUnseen || waits(event)) {
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
    // Ctrl+Alt types a sign on some keyboards, and would count as a text here.
    typing.end();
    turns.hold(runOrExplain(command));
  };
  const onText = (event: InputEvent): void => {
    if (!event.defaultPrevented && textWaits(event)) stop(event);
  };
  // Before the grid, which keeps some of these keys for features it does not have.
  const onPointerDown = (): void => lostTyping.end();
  window.addEventListener("keydown", onKey, { capture: true });
  window.addEventListener("pointerdown", onPointerDown, { capture: true });
  window.addEventListener("beforeinput", onText, { capture: true });
  return () => {
    window.removeEventListener("keydown", onKey, { capture: true });
    window.removeEventListener("pointerdown", onPointerDown, { capture: true });
    window.removeEventListener("beforeinput", onText, { capture: true });
  };
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
