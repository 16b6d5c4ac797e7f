/** A name as people compare names: without regard to case and to what joins its words. */
export const foldName = (name: string): string => name.toLowerCase().replace(/[\s_-]+/gu, "");

/** The names that occur in the abilities of a game, each with a number. A number is never given away again. */
export class Names {
  readonly #ids = new Map<string, number>();
  readonly #spellings: string[] = [];
  /** Spellings differ in case at most within one game, hence the ids of a folded name are few. */
  readonly #byFolded = new Map<string, number[]>();

  get size(): number {
    return this.#spellings.length;
  }

  /** The number of a name, given now where it had none. */
  idOf(name: string): number {
    const known = this.#ids.get(name);
    if (known !== undefined) return known;
    const id = this.#spellings.length;
    this.#ids.set(name, id);
    this.#spellings.push(name);
    const folded = foldName(name);
    this.#byFolded.set(folded, [...(this.#byFolded.get(folded) ?? []), id]);
    return id;
  }

  spelling(id: number): string {
    return this.#spellings[id] ?? "";
  }

  /** Numbers of the names that a pattern means; `*` in it stands for any letters. */
  matching(pattern: string): readonly number[] {
    if (!pattern.includes("*")) return this.#byFolded.get(foldName(pattern)) ?? [];
    const parts = pattern.split("*").map((part) => foldName(part).replace(/[^\p{L}\p{N}]/gu, String.raw`\$&`));
    const wanted = new RegExp(`^${parts.join(".*")}$`, "u");
    return [...this.#byFolded].flatMap(([folded, ids]) => (wanted.test(folded) ? ids : []));
  }

  all(): readonly string[] {
    return this.#spellings;
  }
}
