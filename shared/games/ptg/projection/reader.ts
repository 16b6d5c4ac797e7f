import { nearestWords, listed } from "../../../text/index.js";
import { tokensOf, type Token } from "./tokens.js";

/** Why a text cannot be read: at an offset, with what was expected there. */
export interface TextFault {
  readonly message: string;
  readonly from: number;
  readonly to: number;
  readonly expected: readonly string[];
  /** What was probably meant instead. */
  readonly suggestions: readonly string[];
}

/** Thrown where a text cannot be read on. */
export class Unreadable extends Error {
  constructor(readonly fault: TextFault) {
    super(fault.message);
  }
}

/** Words that are nearly the text; letters that changed places are one slip of the finger. */
function nearTo(text: string, words: readonly string[]): readonly string[] {
  const near = nearestWords(text, words);
  const sorted = (word: string): string => Array.from(word).sort().join("");
  return near.length > 0 ? near : words.filter((word) => sorted(word) === sorted(text));
}

/** Goes through the pieces of a text, and remembers what was expected at the furthest offset it reached. */
export class Reader {
  readonly #tokens: readonly Token[];
  #at = 0;
  #furthest = 0;
  #expected: string[] = [];

  constructor(readonly source: string) {
    this.#tokens = tokensOf(source);
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#tokens.length;
  }

  /** Where the next piece begins, or the text ends. */
  get next(): Token {
    const end = this.source.length;
    return this.#tokens[this.#at] ?? { kind: "mark", text: "", from: end, to: end };
  }

  /** What was expected at the furthest offset. */
  get expected(): readonly string[] {
    return [...new Set(this.#expected)];
  }

  /** Where that place is. */
  get furthest(): number {
    return this.#tokens[this.#furthest]?.from ?? this.source.length;
  }

  /** Takes the words, if they are next; case does not count. */
  take(words: string): boolean {
    this.#hope(words);
    const wanted = words.split(" ");
    const isThere = wanted.every((word, at) => this.#tokens[this.#at + at]?.text.toLowerCase() === word);
    if (isThere) this.#step(wanted.length);
    else {
      const same = wanted.findIndex((word, at) => this.#tokens[this.#at + at]?.text.toLowerCase() !== word);
      if (same > 0 && this.#at + same >= this.#tokens.length) this.#hope(wanted.slice(same).join(" "), this.#at + same);
    }
    return isThere;
  }

  /** Takes the first of the words that is next. */
  takeOneOf<Word extends string>(words: readonly Word[]): Word | undefined {
    return words.find((word) => this.take(word));
  }

  /** Takes a piece of a kind, which people call so. */
  takeKind(kind: Token["kind"], called: string): string | undefined {
    this.#hope(called);
    const { next } = this;
    if (this.isAtEnd || next.kind !== kind) return undefined;
    this.#step(1);
    return next.text;
  }

  /** Takes an id or a whole word, whatever it says. */
  takeWord(called: string): string | undefined {
    this.#hope(called);
    const { next } = this;
    if (this.isAtEnd || (next.kind !== "word" && next.kind !== "number") || /^[$+-]/u.test(next.text)) return undefined;
    this.#step(1);
    return next.text;
  }

  /** Stops at the next piece. The words it could be are those hoped for, unless others are given. */
  fail(message?: string, words: readonly string[] = this.expected): never {
    const { from, to, text } = this.next;
    const suggestions = text === "" ? [] : nearTo(text.toLowerCase(), words);
    const found = this.isAtEnd ? "the text ends" : `"${text}" stands here`;
    const plain = message ?? `${found}, where ${listed(words, "or")} is expected.`;
    const sentence = plain.charAt(0).toUpperCase() + plain.slice(1);
    const hint = suggestions.length === 0 ? "" : ` Did you mean ${listed(suggestions, "or")}?`;
    throw new Unreadable({ message: sentence + hint, from, to, expected: words, suggestions });
  }

  /** Stops at what has been taken from this place on. */
  failAt(from: number, message: string): never {
    const to = this.#tokens[this.#at - 1]?.to ?? from;
    throw new Unreadable({ message, from, to: Math.max(from, to), expected: [], suggestions: [] });
  }

  #step(count: number): void {
    this.#at += count;
    if (this.#at > this.#furthest) {
      this.#furthest = this.#at;
      this.#expected = [];
    }
  }

  #hope(words: string, at = this.#at): void {
    if (at > this.#furthest) {
      this.#furthest = at;
      this.#expected = [];
    }
    if (at === this.#furthest) this.#expected.push(words);
  }
}
