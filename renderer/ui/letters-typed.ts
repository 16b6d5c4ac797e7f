/** Letters belong together while they follow one another within this time, in ms. */
const togetherMs = 1000;

/** The letters that are typed at a list to go to what begins with them. */
export class LettersTyped {
  #letters = "";
  #atMs = -Infinity;

  /**
   * Which of the titles one more letter leads to, from the one at `from`: the next that begins with all letters typed within a
   * second. The same letter again leads to the next title with it. A space only goes on with letters.
   */
  type(letter: string, atMs: number, titles: readonly string[], from: number): number | undefined {
    const goesOn = atMs - this.#atMs < togetherMs && this.#letters !== "";
    if (letter === " " && !goesOn) return undefined;
    const last = letter.toLowerCase();
    this.#letters = (goesOn ? this.#letters : "") + last;
    this.#atMs = atMs;
    const isRepeated = this.#letters.replaceAll(last, "") === "";
    const wanted = isRepeated ? last : this.#letters;
    const start = isRepeated ? from + 1 : Math.max(0, from);
    const round = titles.map((_, by) => (start + by) % titles.length);
    return round.find((at) => titles[at]?.toLowerCase().startsWith(wanted) === true);
  }
}
