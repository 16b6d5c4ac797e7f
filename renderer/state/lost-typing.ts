import { typedBy, type KeyPress } from "./press.js";

/** Keys pressed on the way to a letter: they say nothing of where it goes. */
const silent = new Set(["Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock", "Dead", "Process"]);

/** Keys that end a text in an editor, and would act on what has the keyboard by now. */
const endings = new Set(["Enter", "Tab", "Escape"]);

/**
 * The rest of a text whose place went away while it was typed, as where another program deleted the row: a person goes on typing,
 * and none of it is for what has the keyboard by now. It ends with the text, and with whatever leads to another place.
 */
export class LostTyping {
  #rest: { text: string; readonly keep: (text: string) => void } | undefined;

  /** The place is gone; `keep` is given what was typed after that, once it ends. */
  begin(keep: (text: string) => void): void {
    this.end();
    this.#rest = { text: "", keep };
  }

  /** Whether a key belongs to the text, and is for nothing else. */
  takes(press: KeyPress): boolean {
    const rest = this.#rest;
    if (!rest || silent.has(press.key)) return false;
    const { key, ctrlKey, metaKey, altKey } = press;
    const typed = typedBy(press);
    const isPlain = !ctrlKey && !metaKey && !altKey;
    if (typed !== undefined) rest.text += typed;
    else if (key === "Enter" && altKey) rest.text += "\n";
    else if (isPlain && (key === "Backspace" || key === "Delete")) rest.text = rest.text.slice(0, -1);
    // What is pasted is in the clipboard still.
    else if (!((ctrlKey || metaKey) && key.toLowerCase() === "v")) {
      this.end();
      // Mod+Enter keeps a text in its cell; anywhere else it would start a match.
      return endings.has(key) && (isPlain || key === "Enter");
    }
    return true;
  }

  end(): void {
    const rest = this.#rest;
    this.#rest = undefined;
    if (rest && rest.text !== "") rest.keep(rest.text);
  }
}

/** There is one person at the page, who types one text. */
export const lostTyping = new LostTyping();
