import { neverHappens } from "../result.js";
import type { Work } from "../work.js";
import { isWord } from "./character.js";
import type { PlaceKind } from "./node.js";
import type { Instruction, Program } from "./program.js";

/**
 * Follows all ways through the program at once, one character after the other: at most each instruction once a
 * character. Undefined where the work is over before that is done.
 */
export function searchText(program: Program, text: string, work: Work): boolean | undefined {
  return new Search(program, text, work).run();
}

class Search {
  readonly #instructions: readonly Instruction[];
  /** By instruction: the turn in which it was last reached. */
  readonly #reached: Uint32Array;
  /** By test: the turn in which it was last made, and with what outcome. Copies of one part ask it once a turn. */
  readonly #tested: Uint32Array;
  readonly #fits: Uint8Array;
  #turn = 0;
  #before = -1;
  #after = -1;

  readonly #program: Program;
  readonly #text: string;
  readonly #work: Work;

  constructor(program: Program, text: string, work: Work) {
    this.#program = program;
    this.#text = text;
    this.#work = work;

    this.#instructions = program.instructions;
    this.#reached = new Uint32Array(program.instructions.length);
    this.#tested = new Uint32Array(program.tests.length);
    this.#fits = new Uint8Array(program.tests.length);
  }

  run(): boolean | undefined {
    const text = this.#text;
    const work = this.#work;
    const waiting: number[] = [];
    let threads: number[] = [];
    for (let at = 0; ; at += this.#after > 0xffff ? 2 : 1) {
      this.#before = this.#after;
      this.#after = text.codePointAt(at) ?? -1;
      this.#turn += 1;
      threads.push(0);
      if (this.#follow(threads, waiting)) return true;
      if (at >= text.length) return false;
      if (work.isOver) return undefined;
      threads = [];
      for (const place of waiting) if (this.#fitsHere(place)) threads.push(place + 1);
      waiting.length = 0;
    }
  }

  /** Goes on from `threads` as far as no character is needed; the places that need one go to `waiting`. */
  #follow(threads: number[], waiting: number[]): boolean {
    let steps = 0;
    for (let place = threads.pop(); place !== undefined; place = threads.pop()) {
      steps += 1;
      if (this.#reached[place] === this.#turn) continue;
      this.#reached[place] = this.#turn;
      const instruction = this.#instructions[place];
      switch (instruction?.kind) {
        case "found":
          this.#work.spend(steps);
          return true;
        case "fork":
          for (const next of instruction.to) threads.push(next);
          break;
        case "place":
          if (this.#isAt(instruction.place)) threads.push(place + 1);
          break;
        case "character":
          waiting.push(place);
          break;
        case undefined:
          break;
      }
    }
    this.#work.spend(steps);
    return false;
  }

  #fitsHere(place: number): boolean {
    const instruction = this.#instructions[place];
    if (instruction?.kind !== "character") return false;
    const { test } = instruction;
    if (this.#tested[test] !== this.#turn) {
      this.#tested[test] = this.#turn;
      this.#fits[test] = this.#program.tests[test]?.(this.#after) === true ? 1 : 0;
      this.#work.spend(1);
    }
    return this.#fits[test] === 1;
  }

  #isAt(place: PlaceKind): boolean {
    const [before, after] = [this.#before, this.#after];
    switch (place) {
      case "text-start":
        return before === -1;
      case "text-end":
        return after === -1;
      case "line-start":
        return before === -1 || before === 10;
      case "line-end":
        return after === -1 || after === 10;
      case "word-edge":
        return isWordAt(before) !== isWordAt(after);
      case "no-word-edge":
        return isWordAt(before) === isWordAt(after);
      default:
        return neverHappens(place);
    }
  }
}

const isWordAt = (code: number): boolean => code !== -1 && isWord(code);
