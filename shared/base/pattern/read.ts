import { failed, ok, type Result } from "../result.js";
import type { Work } from "../work.js";
import { character, classes, controls, not, property, range } from "./character.js";
import type { CharacterTest, PatternFlags, PatternNode, PlaceKind } from "./node.js";
import { CharacterSet } from "./set.js";
import { PatternSource, Unreadable } from "./source.js";

const mostRepeats = 1_000;
const mostDepth = 100;

const noFlags: PatternFlags = { ignoreCase: false, multiLine: false, dotAll: false };

/**
 * Reads a regular expression of the dialect whose matching takes time in proportion to the text: no look-around, no
 * back-references (VALIDATE-4).
 */
export function readPattern(source: string, work: Work): Result<PatternNode> {
  try {
    return ok(new PatternReader(new PatternSource(source, work)).read());
  } catch (error) {
    if (error instanceof Unreadable) return failed({ code: "pattern/invalid", message: error.message });
    throw error;
  }
}

class PatternReader {
  #depth = 0;
  #flags = noFlags;

  readonly #source: PatternSource;

  constructor(source: PatternSource) {
    this.#source = source;
  }

  read(): PatternNode {
    const node = this.#choice();
    if (!this.#source.isAtEnd) this.#fail("a closing parenthesis has no opening one");
    return node;
  }

  #choice(): PatternNode {
    const flags = this.#flags;
    const options = [this.#sequence()];
    while (this.#source.take("|")) options.push(this.#sequence());
    this.#flags = flags;
    const [only] = options;
    return options.length === 1 && only ? only : { kind: "choice", options };
  }

  #sequence(): PatternNode {
    const parts: PatternNode[] = [];
    for (let { next } = this.#source; next !== undefined && next !== "|" && next !== ")"; { next } = this.#source) {
      parts.push(this.#repeated(this.#atom()));
    }
    const [only] = parts;
    return parts.length === 1 && only ? only : { kind: "sequence", parts };
  }

  #repeated(part: PatternNode): PatternNode {
    let node = part;
    for (let times = 0; ; times += 1) {
      const bounds = this.#bounds();
      if (!bounds) return node;
      if (times === mostDepth) this.#fail(`more than ${mostDepth} repetitions of one part`);
      // How much is taken first matters only to what was matched, which nobody asks.
      this.#source.take("?");
      node = { kind: "repeat", part: node, ...bounds };
    }
  }

  #bounds(): { readonly least: number; readonly most: number | null } | undefined {
    if (this.#source.take("*")) return { least: 0, most: null };
    if (this.#source.take("+")) return { least: 1, most: null };
    if (this.#source.take("?")) return { least: 0, most: 1 };
    if (this.#source.next !== "{") return undefined;
    const [, least, comma, most] =
      this.#source.match(/\{\s*(\d+)\s*(,\s*(?:(\d+)\s*)?)?\}/uy) ?? this.#fail("a repetition is not closed");
    const from = Number(least);
    const to = comma === undefined ? from : most === undefined ? null : Number(most);
    if (from > mostRepeats || (to ?? 0) > mostRepeats) this.#fail(`more than ${mostRepeats} repetitions`);
    if (to !== null && to < from) this.#fail("a repetition ends before it begins");
    return { least: from, most: to };
  }

  #atom(): PatternNode {
    const next = this.#source.next;
    if (next === "(") return this.#group();
    if (next === "[") return this.#set();
    this.#source.skip();
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
    this.#source.skip();
    const flags = this.#flags;
    if (this.#source.take("?") && !this.#groupHead()) {
      this.#depth -= 1;
      return { kind: "empty" };
    }
    const node = this.#choice();
    if (!this.#source.take(")")) this.#fail("a group is not closed");
    this.#flags = flags;
    this.#depth -= 1;
    return node;
  }

  /** What stands between `(?` and the group's content; false where that is all there is: `(?i)`. */
  #groupHead(): boolean {
    if (this.#source.match(/P?<[A-Za-z_][\w.[\]]*>/uy)) return true;
    if (this.#source.sees(/<?[=!]/uy)) this.#fail("look-around is not supported");
    const [, on, off, end] =
      this.#source.match(/([imsuUx]*)(?:-([imsuUx]+))?([:)])/uy) ?? this.#fail("a group of unknown kind");
    if (`${on ?? ""}${off ?? ""}`.includes("x")) this.#fail("the flag x is not supported");
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
    const place = places[this.#source.next ?? ""];
    if (place) {
      this.#source.skip();
      return this.#place(place);
    }
    const escaped = this.#escape();
    return typeof escaped === "number" ? this.#character(escaped) : { kind: "character", fits: escaped };
  }

  /** What stands behind a backslash: a character or a class of them. */
  #escape(): number | CharacterTest {
    const letter = this.#source.skip();
    if (letter === undefined) return this.#fail("a backslash stands at the end");
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
    const [, named, letter] = this.#source.match(/(?:\{(\^?[^}]*)\}|(\p{L}))/uy) ?? this.#fail("\\p needs a property");
    const name = named ?? letter ?? "";
    const fits = property(name.replace(/^\^/u, "")) ?? this.#fail(`there is no property ${name}`);
    return negated === name.startsWith("^") ? fits : not(fits);
  }

  #codePoint(letter: "x" | "u"): number {
    const digits = letter === "x" ? 2 : 4;
    const [, braced, plain] =
      this.#source.match(new RegExp(`(?:\\{([0-9A-Fa-f]{1,8})\\}|([0-9A-Fa-f]{${digits}}))`, "uy")) ??
      this.#fail(`\\${letter} needs hexadecimal digits`);
    const code = parseInt(braced ?? plain ?? "", 16);
    return code <= 0x10ffff ? code : this.#fail("there is no such character");
  }

  /** `[a-z\d]`, with classes such as `[:alpha:]` and sets inside of sets left out: their brackets are characters. */
  #set(): PatternNode {
    this.#source.skip();
    const negated = this.#source.take("^");
    const set = new CharacterSet();
    do {
      if (this.#source.isAtEnd) this.#fail("a set is not closed");
      if (this.#source.sees(/\[:|&&|--|~~/uy)) this.#fail("sets inside of sets are not supported");
      this.#setItem(set);
    } while (!this.#source.take("]"));
    const fits = set.test();
    return { kind: "character", fits: negated ? not(fits) : fits, weight: set.weight };
  }

  #setItem(set: CharacterSet): void {
    const from = this.#setCharacter();
    if (typeof from !== "number") {
      set.addTest(from);
      return;
    }
    const { ignoreCase } = this.#flags;
    const isRange = this.#source.next === "-" && ![undefined, "]"].includes(this.#source.second);
    if (!isRange) {
      set.addCharacter(from, ignoreCase);
      return;
    }
    this.#source.skip();
    const to = this.#setCharacter();
    if (typeof to !== "number" || to < from) this.#fail("a range ends before it begins");
    else set.addTest(range(from, to, ignoreCase));
  }

  #setCharacter(): number | CharacterTest {
    const next = this.#source.skip();
    return next === "\\" ? this.#escape() : ((next ?? "").codePointAt(0) ?? 0);
  }

  #character(code: number): PatternNode {
    return { kind: "character", fits: character(code, this.#flags.ignoreCase) };
  }

  #place(place: PlaceKind): PatternNode {
    return { kind: "place", place };
  }

  #fail(message: string): never {
    throw new Unreadable(message);
  }
}
