import { typedBy, type KeyPress } from "./press.js";

/** After a pause of so long, a key is for what is on screen by then. */
export const pauseMs = 700;

/** Keys that are pressed on the way to a letter, or that correct one. */
const withinText = new Set(["Shift", "AltGraph", "CapsLock", "Dead", "Process", "Backspace"]);

/**
 * Whether a person is in the middle of typing a text. A dialog may open between two letters, such as a conflict of the cell
 * that was left before: the Space or Enter that follows belongs to the text.
 */
export class RunningTyping {
  #lastMs = Number.NEGATIVE_INFINITY;

  /** Follows a key press. Enter, Tab, Escape and shortcuts end a text: what is pressed next answers to where they lead. */
  note(press: KeyPress, atMs: number): void {
    const isLetter = typedBy(press) !== undefined && press.key !== " ";
    if (isLetter) this.#lastMs = atMs;
    else if (this.isRunningAt(atMs) && (press.key === " " || withinText.has(press.key))) this.#lastMs = atMs;
    else this.end();
  }

  isRunningAt(atMs: number): boolean {
    return atMs - this.#lastMs < pauseMs;
  }

  end(): void {
    this.#lastMs = Number.NEGATIVE_INFINITY;
  }
}
