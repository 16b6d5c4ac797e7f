import type { Work } from "../work.js";

/** Thrown inside the reader alone: its only way out of deep nesting. */
export class Unreadable extends Error {}

/** The text of a pattern with the place that reading has come to. Each letter is read once, and counted. */
export class PatternSource {
  #at = 0;

  readonly #text: string;
  readonly #work: Work;

  constructor(text: string, work: Work) {
    this.#text = text;
    this.#work = work;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  /** The next character; undefined at the end. */
  get next(): string | undefined {
    const code = this.#text.codePointAt(this.#at);
    return code === undefined ? undefined : String.fromCodePoint(code);
  }

  /** The character behind the next one. */
  get second(): string | undefined {
    const code = this.#text.codePointAt(this.#at + (this.next?.length ?? 0));
    return code === undefined ? undefined : String.fromCodePoint(code);
  }

  /** Reads one character, whatever it is. */
  skip(): string | undefined {
    const { next } = this;
    this.#go(next?.length ?? 0);
    return next;
  }

  /** Reads the character where it is the next one. */
  take(character: string): boolean {
    if (!this.#text.startsWith(character, this.#at)) return false;
    this.#go(character.length);
    return true;
  }

  /** Whether a sticky expression matches here. */
  sees(expression: RegExp): boolean {
    expression.lastIndex = this.#at;
    return expression.test(this.#text);
  }

  /** Reads what a sticky expression matches here; undefined where it does not. */
  match(expression: RegExp): RegExpExecArray | undefined {
    expression.lastIndex = this.#at;
    const found = expression.exec(this.#text);
    if (!found) return undefined;
    this.#go(found[0].length);
    return found;
  }

  #go(length: number): void {
    this.#at += length;
    this.#work.spend(Math.max(1, length));
  }
}
