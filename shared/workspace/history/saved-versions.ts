import type { Transition } from "../transition.js";
import type { SavedPart, SavedVersion } from "./kept.js";

/** The versions of files that the last run knew, as contents of this one. */
export class SavedVersions {
  readonly #hashes = new Map<string, string>();
  readonly #ids = new Map<string, number>();
  readonly #step: Transition;

  constructor(step: Transition, written: readonly SavedVersion[]) {
    this.#step = step;
    for (const { file, version, hash } of written) this.#hashes.set(nameOf(file, version), hash);
  }

  learn({ file, before, diskBefore }: SavedPart): void {
    if (diskBefore !== undefined) this.#hashes.set(nameOf(file, before), diskBefore);
  }

  /** Whether the disk held the version at some time. */
  wasWritten(file: string, version: string): boolean {
    return this.#hashes.has(nameOf(file, version));
  }

  isOnDisk(file: string, version: string): boolean {
    const hash = this.#hashes.get(nameOf(file, version));
    return hash !== undefined && this.#step.file(file)?.base?.stamp?.hash === hash;
  }

  /** Notes which content of this run is that version. */
  same(file: string, version: string, id: number): void {
    this.#ids.set(this.#textOf(file, version), id);
  }

  /** The number of a version in this run: that of the version on screen where it is the same text. */
  idOf(file: string, version: string): number {
    const { content } = this.#step.file(file) ?? {};
    if (content && this.isOnDisk(file, version)) return content.id;
    const text = this.#textOf(file, version);
    const id = this.#ids.get(text) ?? this.#step.fresh();
    this.#ids.set(text, id);
    return id;
  }

  /** What is the same for the last version of a run and the first of the next, which have names of their own. */
  #textOf(file: string, version: string): string {
    const hash = this.#hashes.get(nameOf(file, version));
    return hash === undefined ? nameOf(file, version) : JSON.stringify({ file, hash });
  }
}

const nameOf = (file: string, version: string): string => JSON.stringify([file, version]);
