import { join } from "node:path";
import { getHeapStatistics } from "node:v8";

/** Which file a session is reading, parsing or checking: what is known of its work when its thread dies or stands still. */
export interface WorkNote {
  /** Absolute. */
  readonly path: string;
  /** How long the text is that is worked on, in characters, where it was read already. */
  readonly length: number;
  /** Memory in use when the work began, and at most, in bytes. */
  readonly heap: number;
  readonly heapLimit: number;
}

/** A file that is not read, and why. */
export interface SetAside {
  /** Absolute. */
  readonly path: string;
  /** As part of a sentence: `it needs more memory than there is`. */
  readonly reason: string;
}

/** Notes what a session works on, for whoever started its thread. */
export class WorkNotes {
  readonly #note: (note: WorkNote | null) => void;
  readonly #root: string;
  readonly #lengths = new Map<string, number>();
  #file: string | undefined;
  #endsSoon = false;

  constructor(root: string, note: (note: WorkNote | null) => void) {
    this.#root = root;
    this.#note = note;
  }

  /** The file that is worked on, relative to the folder. */
  get file(): string | undefined {
    return this.#file;
  }

  setLength(file: string, length: number): void {
    this.#lengths.set(file, length);
  }

  begin(file: string): void {
    if (this.#file === file) return;
    this.#file = file;
    const { used_heap_size: heap, heap_size_limit: heapLimit } = getHeapStatistics();
    this.#note({ path: join(this.#root, file), length: this.#lengths.get(file) ?? 0, heap, heapLimit });
  }

  /**
   * A file that work without a pause has come to. Its end need not be said: it is over when the event loop goes on, whether a
   * step of the workspace, a what-if or a question about it did the work.
   */
  pass(file: string): void {
    this.begin(file);
    if (this.#endsSoon) return;
    this.#endsSoon = true;
    queueMicrotask(() => {
      this.#endsSoon = false;
      this.end();
    });
  }

  end(): void {
    if (this.#file === undefined) return;
    this.#file = undefined;
    this.#note(null);
  }
}
