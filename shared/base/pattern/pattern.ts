import { neverHappens } from "../exhaustive.js";
import { failed, ok, type Result } from "../result.js";
import { isWord } from "./character.js";
import type { CharacterTest, PatternNode, PlaceKind } from "./node.js";
import { readPattern } from "./read.js";

/** Larger programs are refused: `(a{1000}){1000}` is a short text and a huge automaton. */
const largestProgram = 4_000;

type Instruction =
  | { readonly kind: "character"; readonly fits: CharacterTest }
  | { readonly kind: "place"; readonly place: PlaceKind }
  | { readonly kind: "fork"; readonly to: number[] }
  | { readonly kind: "found" };

/** A regular expression that takes time in proportion to the text, whatever it is. */
export interface Pattern {
  /** Whether it matches some part of the text. */
  isIn(text: string): boolean;
}

/** Reads a regular expression; fails where it is none, asks for look-around or back-references, or is too large. */
export function compilePattern(source: string): Result<Pattern> {
  const read = readPattern(source);
  if (!read.ok) return read;
  const program: Instruction[] = [];
  if (!write(program, read.value)) {
    return failed({ code: "pattern/too-large", message: "the pattern is too large" });
  }
  program.push({ kind: "found" });
  return ok({ isIn: (text) => search(program, text) });
}

/** Appends the instructions of a node, which go on behind themselves; false where they would be too many. */
function write(program: Instruction[], node: PatternNode): boolean {
  if (program.length > largestProgram) return false;
  switch (node.kind) {
    case "empty":
      return true;
    case "character":
    case "place":
      program.push(node);
      return true;
    case "sequence":
      return node.parts.every((part) => write(program, part));
    case "choice":
      return writeChoice(program, node.options);
    case "repeat":
      return writeRepeat(program, node);
    default:
      return neverHappens(node);
  }
}

function writeChoice(program: Instruction[], options: readonly PatternNode[]): boolean {
  const starts: number[] = [];
  const ends: number[][] = [];
  program.push({ kind: "fork", to: starts });
  for (const option of options) {
    starts.push(program.length);
    if (!write(program, option)) return false;
    const end: number[] = [];
    ends.push(end);
    program.push({ kind: "fork", to: end });
  }
  for (const end of ends) end.push(program.length);
  return true;
}

function writeRepeat(program: Instruction[], { part, least, most }: PatternNode & { kind: "repeat" }): boolean {
  for (let time = 0; time < least; time += 1) if (!write(program, part)) return false;
  if (most === null) {
    const start = program.length;
    const to = [start + 1];
    program.push({ kind: "fork", to });
    if (!write(program, part)) return false;
    program.push({ kind: "fork", to: [start] });
    to.push(program.length);
    return true;
  }
  const ends: number[][] = [];
  for (let time = least; time < most; time += 1) {
    const to = [program.length + 1];
    ends.push(to);
    program.push({ kind: "fork", to });
    if (!write(program, part)) return false;
  }
  for (const end of ends) end.push(program.length);
  return program.length <= largestProgram;
}

/** Follows all ways through the program at once, one character after the other. */
function search(program: readonly Instruction[], text: string): boolean {
  let threads: number[] = [];
  const reached = new Uint32Array(program.length);
  let before = -1;
  let turn = 0;
  for (let at = 0; ;) {
    const code = text.codePointAt(at) ?? -1;
    turn += 1;
    threads.push(0);
    const waiting: number[] = [];
    if (follow(program, threads, reached, turn, { before, after: code, isEnd: at >= text.length }, waiting))
      return true;
    if (at >= text.length) return false;
    threads = waiting.flatMap((place) => {
      const instruction = program[place];
      return instruction?.kind === "character" && instruction.fits(code) ? [place + 1] : [];
    });
    before = code;
    at += code > 0xffff ? 2 : 1;
  }
}

interface Surroundings {
  readonly before: number;
  readonly after: number;
  readonly isEnd: boolean;
}

/** Goes on from `threads` as far as no character is needed; the places that need one go to `waiting`. */
function follow(
  program: readonly Instruction[],
  threads: number[],
  reached: Uint32Array,
  turn: number,
  surroundings: Surroundings,
  waiting: number[],
): boolean {
  for (let place = threads.pop(); place !== undefined; place = threads.pop()) {
    if (reached[place] === turn) continue;
    reached[place] = turn;
    const instruction = program[place];
    switch (instruction?.kind) {
      case "found":
        return true;
      case "fork":
        threads.push(...instruction.to);
        break;
      case "place":
        if (isAt(instruction.place, surroundings)) threads.push(place + 1);
        break;
      case "character":
        waiting.push(place);
        break;
      case undefined:
        break;
    }
  }
  return false;
}

function isAt(place: PlaceKind, { before, after, isEnd }: Surroundings): boolean {
  switch (place) {
    case "text-start":
      return before === -1;
    case "text-end":
      return isEnd;
    case "line-start":
      return before === -1 || before === 10;
    case "line-end":
      return isEnd || after === 10;
    case "word-edge":
      return isWordAt(before) !== isWordAt(after);
    case "no-word-edge":
      return isWordAt(before) === isWordAt(after);
    default:
      return neverHappens(place);
  }
}

const isWordAt = (code: number): boolean => code !== -1 && isWord(code);
