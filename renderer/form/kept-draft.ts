/** How long typing must rest before it is kept, in ms. */
const restMs = 120;

/** Keeps what is being typed with the session, so that it outlives the app; null takes it back. */
export class KeptDraft {
  readonly #keep: (text: string | null) => void;
  #timer: number | undefined;
  #isKept = false;

  constructor(keep: (text: string | null) => void) {
    this.#keep = keep;
  }

  typed(text: string): void {
    window.clearTimeout(this.#timer);
    this.#timer = window.setTimeout(() => {
      this.#isKept = true;
      this.#keep(text);
    }, restMs);
  }

  /** The editor is left. A text that was taken is an edit now, and no draft. */
  end(isTaken: boolean): void {
    window.clearTimeout(this.#timer);
    if (this.#isKept && !isTaken) this.#keep(null);
  }
}
