import { folding } from "./character.js";
import type { CharacterTest } from "./node.js";

/** What may stand in a set `[…]`: single characters are looked up together, the rest is tried one by one. */
export class CharacterSet {
  readonly #codes = new Set<number>();
  readonly #folded = new Set<string>();
  readonly #tests: CharacterTest[] = [];

  addCharacter(code: number, ignoreCase: boolean): void {
    this.#codes.add(code);
    if (ignoreCase) this.#folded.add(folding(code));
  }

  addTest(fits: CharacterTest): void {
    this.#tests.push(fits);
  }

  /** About how many plain tests one look takes. */
  get weight(): number {
    return 1 + this.#tests.length;
  }

  test(): CharacterTest {
    const [codes, folded, tests] = [this.#codes, this.#folded, this.#tests];
    return (code) =>
      codes.has(code) || (folded.size > 0 && folded.has(folding(code))) || tests.some((fits) => fits(code));
  }
}
