import { neverHappens } from "../result.js";
import type { Work } from "../work.js";
import type { CharacterTest, PatternNode, PlaceKind } from "./node.js";

/** Larger programs are refused: `(a{1000}){1000}` is a short text and a huge automaton. */
const largestProgram = 4_000;

export type Instruction =
  /** `test` is a place in the program's tests: copies of one part share their test. */
  | { readonly kind: "character"; readonly test: number }
  | { readonly kind: "place"; readonly place: PlaceKind }
  | { readonly kind: "fork"; readonly to: number[] }
  | { readonly kind: "found" };

export interface Program {
  readonly instructions: readonly Instruction[];
  readonly tests: readonly CharacterTest[];
}

type CharacterNode = PatternNode & { readonly kind: "character" };
type RepeatNode = PatternNode & { readonly kind: "repeat" };

/** The automaton of a pattern; undefined where it would be too large. */
export function programOf(node: PatternNode, work: Work): Program | undefined {
  return new Writer(work).write(node);
}

class Writer {
  readonly #instructions: Instruction[] = [];
  readonly #tests: CharacterTest[] = [];
  readonly #places = new Map<CharacterNode, number>();
  /** Instructions, tests, and parts that are written as nothing: `(){1000}{1000}` must not go round a million times. */
  #size = 0;

  readonly #work: Work;

  constructor(work: Work) {
    this.#work = work;
  }

  write(node: PatternNode): Program | undefined {
    if (!this.#part(node)) return undefined;
    this.#add({ kind: "found" });
    return { instructions: this.#instructions, tests: this.#tests };
  }

  /** Appends the instructions of a node, which go on behind themselves; false where they would be too many. */
  #part(node: PatternNode): boolean {
    if (this.#size > largestProgram) return false;
    this.#work.spend(1);
    switch (node.kind) {
      case "empty":
        this.#size += 1;
        return true;
      case "character":
        this.#add({ kind: "character", test: this.#testOf(node) });
        return true;
      case "place":
        this.#add(node);
        return true;
      case "sequence":
        if (node.parts.length === 0) this.#size += 1;
        return node.parts.every((part) => this.#part(part));
      case "choice":
        return this.#choice(node.options);
      case "repeat":
        return this.#repeat(node);
      default:
        return neverHappens(node);
    }
  }

  #add(instruction: Instruction): void {
    this.#instructions.push(instruction);
    this.#size += 1;
    this.#work.spend(1);
  }

  #testOf(node: CharacterNode): number {
    const known = this.#places.get(node);
    if (known !== undefined) return known;
    const place = this.#tests.push(node.fits) - 1;
    this.#places.set(node, place);
    this.#size += (node.weight ?? 1) - 1;
    return place;
  }

  #choice(options: readonly PatternNode[]): boolean {
    const starts: number[] = [];
    const ends: number[][] = [];
    this.#add({ kind: "fork", to: starts });
    for (const option of options) {
      starts.push(this.#instructions.length);
      if (!this.#part(option)) return false;
      const end: number[] = [];
      ends.push(end);
      this.#add({ kind: "fork", to: end });
    }
    for (const end of ends) end.push(this.#instructions.length);
    return true;
  }

  #repeat({ part, least, most }: RepeatNode): boolean {
    for (let time = 0; time < least; time += 1) if (!this.#part(part)) return false;
    if (most === null) {
      const start = this.#instructions.length;
      const to = [start + 1];
      this.#add({ kind: "fork", to });
      if (!this.#part(part)) return false;
      this.#add({ kind: "fork", to: [start] });
      to.push(this.#instructions.length);
      return true;
    }
    const ends: number[][] = [];
    for (let time = least; time < most; time += 1) {
      const to = [this.#instructions.length + 1];
      ends.push(to);
      this.#add({ kind: "fork", to });
      if (!this.#part(part)) return false;
    }
    for (const end of ends) end.push(this.#instructions.length);
    return this.#size <= largestProgram;
  }
}
