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
    this.#ids.set(nameOf(file, version), id);
  }

  /** The number of a version in this run: that of the version on screen where it is the same text. */
  idOf(file: string, version: string): number {
    const { content } = this.#step.file(file) ?? {};
    if (content && this.isOnDisk(file, version)) return content.id;
    const name = nameOf(file, version);
    const id = this.#ids.get(name) ?? this.#step.fresh();
    this.#ids.set(name, id);
    return id;
  }
}

const nameOf = (file: string, version: string): string => JSON.stringify([file, version]);
