import type { editor } from "monaco-editor/editor/editor.api.js";
import { typedBy, type KeyPress } from "../state/index.js";

/** What Monaco calls what these keys do. */
const editorActions: Readonly<Record<string, string>> = {
  Backspace: "deleteLeft",
  Delete: "deleteRight",
  ArrowLeft: "cursorLeft",
  ArrowRight: "cursorRight",
  ArrowUp: "cursorUp",
  ArrowDown: "cursorDown",
  Home: "cursorHome",
  End: "cursorEnd",
};

/** Does in an editor what a key does that was pressed before the editor was there. */
export function pressInEditor(made: editor.IStandaloneCodeEditor, press: KeyPress): void {
  const isMod = press.ctrlKey || press.metaKey;
  const typed = press.key === "Enter" && !isMod ? "\n" : typedBy(press);
  const all = made.getModel()?.getFullModelRange();
  if (typed !== undefined) made.trigger("keyboard", "type", { text: typed });
  else if (isMod && press.key.toLowerCase() === "a" && all) made.setSelection(all);
  else if (!isMod && press.key in editorActions) made.trigger("keyboard", editorActions[press.key] ?? "", null);
}

/** Escape first closes the list of suggestions, the search and the like. */
export const hasOpenWidget = (element: HTMLElement): boolean =>
  element.querySelector(".suggest-widget.visible, .parameter-hints-widget.visible, .find-widget.visible") !== null;
