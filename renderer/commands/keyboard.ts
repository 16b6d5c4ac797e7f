import { getApp } from "../state/index.js";
import { commands, isOffered, runOrExplain, type Command } from "./commands.js";

const isMac = /mac/iu.test(navigator.platform);

/** The name of a key press: modifiers in the order Mod, Ctrl, Alt, Shift, then the key. */
function nameOf(event: KeyboardEvent): string[] {
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

/** In the rules text editor Mod+Enter saves. */
const isSaving = ({ id }: Command, event: KeyboardEvent): boolean =>
  id === "play" &&
  event.key === "Enter" &&
  event.target instanceof Element &&
  event.target.closest(".rules-pane") !== null;

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

/** Runs commands by their keys, wherever the focus is; an open text field keeps the keys it needs. */
export function listenToKeyboard(): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.defaultPrevented) return;
    const command = nameOf(event).flatMap((name) => byKey.get(name) ?? [])[0];
    if (!command || !isOffered(command)) return;
    if (isSaving(command, event)) return;
    const isText = isTyping(event.target);
    if (isText && (ownOfText.has(command.id) || (command.id === "flush" && savesItself(event.target)))) return;
    const { overlay } = getApp();
    if (overlay && command.group !== "Help") return;
    event.preventDefault();
    event.stopPropagation();
    runOrExplain(command);
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
