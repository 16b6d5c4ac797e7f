import { failed, ok, type Result } from "../result.js";
import { character, classes, controls, not, property, range } from "./character.js";
import type { CharacterTest, PatternFlags, PatternNode, PlaceKind } from "./node.js";

/** Thrown inside the reader alone: its only way out of deep nesting. */
class Unreadable extends Error {}

const mostRepeats = 1_000;
const mostDepth = 100;

const noFlags: PatternFlags = { ignoreCase: false, multiLine: false, dotAll: false };

/**
 * Reads a regular expression of the dialect whose matching takes time in proportion to the text: no look-around, no
 * back-references (editor 5.1).
 */
export function readPattern(source: string): Result<PatternNode> {
  try {
    return ok(new PatternReader(source).read());
  } catch (error) {
    if (error instanceof Unreadable) return failed({ code: "pattern/invalid", message: error.message });
    throw error;
  }
}

class PatternReader {
  readonly #characters: readonly string[];
  #at = 0;
  #depth = 0;
  #flags = noFlags;

  constructor(source: string) {
    this.#characters = Array.from(source);
  }

  read(): PatternNode {
    const node = this.#choice();
    if (this.#at < this.#characters.length) this.#fail("a closing parenthesis has no opening one");
    return node;
  }

  #choice(): PatternNode {
    const flags = this.#flags;
    const options = [this.#sequence()];
    while (this.#take("|")) options.push(this.#sequence());
    this.#flags = flags;
    const [only] = options;
    return options.length === 1 && only ? only : { kind: "choice", options };
  }

  #sequence(): PatternNode {
    const parts: PatternNode[] = [];
    for (let next = this.#next; next !== undefined && next !== "|" && next !== ")"; next = this.#next) {
      parts.push(this.#repeated(this.#atom()));
    }
    return { kind: "sequence", parts };
  }

  #repeated(part: PatternNode): PatternNode {
    let node = part;
    for (;;) {
      const bounds = this.#bounds();
      if (!bounds) return node;
      // How much is taken first matters only to what was matched, which nobody asks.
      this.#take("?");
      node = { kind: "repeat", part: node, ...bounds };
    }
  }

  #bounds(): { readonly least: number; readonly most: number | null } | undefined {
    if (this.#take("*")) return { least: 0, most: null };
    if (this.#take("+")) return { least: 1, most: null };
    if (this.#take("?")) return { least: 0, most: 1 };
    if (this.#next !== "{") return undefined;
    const [whole, least, comma, most] =
      /^\{\s*(\d+)\s*(,\s*(\d+)?\s*)?\}/u.exec(this.#rest()) ?? this.#fail("a repetition is not closed");
    this.#at += whole.length;
    const from = Number(least);
    const to = comma === undefined ? from : most === undefined ? null : Number(most);
    if (from > mostRepeats || (to ?? 0) > mostRepeats) this.#fail(`more than ${mostRepeats} repetitions`);
    if (to !== null && to < from) this.#fail("a repetition ends before it begins");
    return { least: from, most: to };
  }

  #atom(): PatternNode {
    const next = this.#next;
    if (next === "(") return this.#group();
    if (next === "[") return { kind: "character", fits: this.#set() };
    this.#at += 1;
    switch (next) {
      case ".": {
        const { dotAll } = this.#flags;
        return { kind: "character", fits: (code) => dotAll || code !== 10 };
      }
      case "^":
        return this.#place(this.#flags.multiLine ? "line-start" : "text-start");
      case "$":
        return this.#place(this.#flags.multiLine ? "line-end" : "text-end");
      case "\\":
        return this.#escapedAtom();
      case "*":
      case "+":
      case "?":
      case "{":
        return this.#fail(`${next} has nothing to repeat`);
      default:
        return this.#character((next ?? "").codePointAt(0) ?? 0);
    }
  }

  #group(): PatternNode {
    this.#depth += 1;
    if (this.#depth > mostDepth) this.#fail("the groups are nested too deeply");
    this.#at += 1;
    const flags = this.#flags;
    if (this.#take("?") && !this.#groupHead()) {
      this.#depth -= 1;
      return { kind: "empty" };
    }
    const node = this.#choice();
    if (!this.#take(")")) this.#fail("a group is not closed");
    this.#flags = flags;
    this.#depth -= 1;
    return node;
  }

  /** What stands between `(?` and the group's content; false where that is all there is: `(?i)`. */
  #groupHead(): boolean {
    const rest = this.#rest();
    const [name] = /^P?<[A-Za-z_][\w.[\]]*>/u.exec(rest) ?? [];
    if (name !== undefined) {
      this.#at += name.length;
      return true;
    }
    if (/^<?[=!]/u.test(rest)) this.#fail("look-around is not supported");
    const [whole, on, off, end] =
      /^([imsuUx]*)(?:-([imsuUx]+))?([:)])/u.exec(rest) ?? this.#fail("a group of unknown kind");
    if (`${on ?? ""}${off ?? ""}`.includes("x")) this.#fail("the flag x is not supported");
    this.#at += whole.length;
    const flag = (letter: string, before: boolean): boolean =>
      off?.includes(letter) ? false : (on ?? "").includes(letter) || before;
    const { ignoreCase, multiLine, dotAll } = this.#flags;
    this.#flags = { ignoreCase: flag("i", ignoreCase), multiLine: flag("m", multiLine), dotAll: flag("s", dotAll) };
    return end === ":";
  }

  #escapedAtom(): PatternNode {
    const places: Readonly<Record<string, PlaceKind>> = {
      b: "word-edge",
      B: "no-word-edge",
      A: "text-start",
      z: "text-end",
    };
    const place = places[this.#next ?? ""];
    if (place) {
      this.#at += 1;
      return this.#place(place);
    }
    const escaped = this.#escape();
    return typeof escaped === "number" ? this.#character(escaped) : { kind: "character", fits: escaped };
  }

  /** What stands behind a backslash: a character or a class of them. */
  #escape(): number | CharacterTest {
    const letter = this.#next;
    if (letter === undefined) return this.#fail("a backslash stands at the end");
    this.#at += 1;
    const known = Object.hasOwn(classes, letter) ? classes[letter] : undefined;
    if (known) return known;
    if (letter === "p" || letter === "P") return this.#property(letter === "P");
    if (letter === "x" || letter === "u") return this.#codePoint(letter);
    const control = Object.hasOwn(controls, letter) ? controls[letter] : undefined;
    if (control !== undefined) return control;
    if (/[1-9]/u.test(letter)) this.#fail("back-references are not supported");
    if (/[A-Za-z]/u.test(letter)) this.#fail(`\\${letter} is unknown`);
    return letter.codePointAt(0) ?? 0;
  }

  #property(negated: boolean): CharacterTest {
    const [whole, named, letter] =
      /^(?:\{(\^?[^}]*)\}|(\p{L}))/u.exec(this.#rest()) ?? this.#fail("\\p needs a property");
    this.#at += Array.from(whole).length;
    const name = named ?? letter ?? "";
    const fits = property(name.replace(/^\^/u, "")) ?? this.#fail(`there is no property ${name}`);
    return negated === name.startsWith("^") ? fits : not(fits);
  }

  #codePoint(letter: "x" | "u"): number {
    const digits = letter === "x" ? 2 : 4;
    const [whole, braced, plain] =
      new RegExp(`^(?:\\{([0-9A-Fa-f]{1,8})\\}|([0-9A-Fa-f]{${digits}}))`, "u").exec(this.#rest()) ??
      this.#fail(`\\${letter} needs hexadecimal digits`);
    this.#at += whole.length;
    const code = parseInt(braced ?? plain ?? "", 16);
    return code <= 0x10ffff ? code : this.#fail("there is no such character");
  }

  /** `[a-z\d]`, with classes such as `[:alpha:]` and sets inside of sets left out: their brackets are characters. */
  #set(): CharacterTest {
    this.#at += 1;
    const negated = this.#take("^");
    const tests: CharacterTest[] = [];
    do {
      if (this.#next === undefined) this.#fail("a set is not closed");
      if (/^\[:|^&&|^--|^~~/u.test(this.#rest())) this.#fail("sets inside of sets are not supported");
      tests.push(this.#setItem());
    } while (!this.#take("]"));
    const fits: CharacterTest = (code) => tests.some((test) => test(code));
    return negated ? not(fits) : fits;
  }

  #setItem(): CharacterTest {
    const from = this.#setCharacter();
    if (typeof from !== "number") return from;
    const { ignoreCase } = this.#flags;
    const isRange = this.#next === "-" && ![undefined, "]"].includes(this.#characters[this.#at + 1]);
    if (!isRange) return character(from, ignoreCase);
    this.#at += 1;
    const to = this.#setCharacter();
    if (typeof to !== "number" || to < from) return this.#fail("a range ends before it begins");
    return range(from, to, ignoreCase);
  }

  #setCharacter(): number | CharacterTest {
    const next = this.#next;
    this.#at += 1;
    return next === "\\" ? this.#escape() : ((next ?? "").codePointAt(0) ?? 0);
  }

  #character(code: number): PatternNode {
    return { kind: "character", fits: character(code, this.#flags.ignoreCase) };
  }

  #place(place: PlaceKind): PatternNode {
    return { kind: "place", place };
  }

  get #next(): string | undefined {
    return this.#characters[this.#at];
  }

  #rest(): string {
    return this.#characters.slice(this.#at).join("");
  }

  #take(character: string): boolean {
    if (this.#next !== character) return false;
    this.#at += 1;
    return true;
  }

  #fail(message: string): never {
    throw new Unreadable(message);
  }
}
