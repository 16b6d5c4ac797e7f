import { pushAll } from "../../../base/index.js";
import { sortLines } from "./text-rules.js";

/**
 * What a line takes in memory besides its characters when lines are sorted: as a text of its own, and as garbage that is
 * not collected yet, of which there is more where other programs keep the processor busy.
 */
const lineBytes = 400;
const separator = "\n";

/**
 * Lines that wait in memory to be sorted. Those that came together are held as one text: as texts of their own, each put
 * together from others, they would take three times the memory and outlive many collections of garbage.
 */
export class HeldLines {
  #bytes = 0;
  #packed: string[] = [];
  /** Lines with a separator in them. */
  #odd: string[] = [];

  /** Of equal lines only one is taken where they are `distinct`. */
  constructor(readonly distinct: boolean) {}

  /** An estimate, 0 where nothing is held. */
  get bytes(): number {
    return this.#bytes;
  }

  add(lines: readonly string[]): void {
    const isPlain = (line: string): boolean => !line.includes(separator);
    const plain = lines.filter(isPlain);
    if (plain.length > 0) this.#packed.push(plain.join(separator));
    if (plain.length < lines.length)
      pushAll(
        this.#odd,
        lines.filter((line) => !isPlain(line)),
      );
    for (const line of lines) this.#bytes += line.length + lineBytes;
  }

  takeSorted(): readonly string[] {
    const lines = this.#packed.flatMap((text) => text.split(separator)).concat(this.#odd);
    [this.#packed, this.#odd, this.#bytes] = [[], [], 0];
    sortLines(lines);
    return this.distinct ? lines.filter((line, at) => at === 0 || line !== lines[at - 1]) : lines;
  }
}
