/** Where the system reports nothing, what was begun is forgotten after a while. */
const mostSaves = 64;

/** A save that is under way: what the folder's events said of it so far. */
interface Save {
  readonly target: string;
  begun: boolean;
  replaced: boolean;
  /** The target's name changed hands after the temporary file was made and before it took the name. */
  disturbed: boolean;
}

/**
 * Notices by the order of a folder's events what holding the old content cannot catch: another program that puts a file of
 * its own under the name between the system call that opens the old content and the one that replaces it. Linux tells of
 * names in the order in which they changed: our temporary file appears, (theirs takes the name,) ours goes, and has the name.
 */
export class RenameRaceDetector {
  readonly #disturbed: (target: string) => void;
  readonly #saves = new Map<string, Save>();

  constructor(disturbed: (target: string) => void) {
    this.#disturbed = disturbed;
  }

  /** Before the temporary file of a save is made. Both are names in the folder. */
  begin(temporary: string, target: string): void {
    this.#saves.set(temporary, { target, begun: false, replaced: false, disturbed: false });
    const [oldest] = this.#saves.keys();
    if (this.#saves.size > mostSaves && oldest !== undefined) this.#saves.delete(oldest);
  }

  /** The temporary file has taken the name, and what it replaced was as expected at the last look. */
  replaced(temporary: string): void {
    const save = this.#saves.get(temporary);
    if (save) save.replaced = true;
  }

  /** The save ended otherwise, or what it replaced is known. */
  forget(temporary: string): void {
    this.#saves.delete(temporary);
  }

  /** A name of the folder appeared, went, or changed hands. */
  saw(name: string): void {
    for (const [temporary, save] of this.#saves) {
      if (name === save.target) {
        if (save.begun) save.disturbed = true;
      } else if (name === temporary) {
        if (save.begun) this.#end(temporary, save);
        save.begun = true;
      }
    }
  }

  #end(temporary: string, { target, replaced, disturbed }: Save): void {
    this.#saves.delete(temporary);
    if (replaced && disturbed) this.#disturbed(target);
  }
}
