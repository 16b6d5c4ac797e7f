import type { Bound, MeaningGuide } from "./guide.js";
import type { Names } from "./names.js";

/**
 * Plain data as a list of entries, each followed by the entries inside it: what a search walks. Keys of objects and
 * texts are named entries, numbers are entries of their own, `true`, `false` and `null` (`none`) are names too. Lists and
 * objects are no entries, for a search does not care for them, but each object of several keys in a list is an `Item`, so
 * that a search can ask for keys of the same one.
 */
export interface Outline {
  /** The name's number; for an entry that is a number, one of the negative codes of `boundCode`. */
  readonly names: readonly number[];
  /** Index after the last entry inside this one. */
  readonly ends: readonly number[];
  /** The number of a number entry, else 0. */
  readonly numbers: readonly number[];
}

const codes: Readonly<Record<Bound, number>> = { exactly: -1, "at-most": -2, "at-least": -3, relative: -4 };
const bounds: readonly Bound[] = ["exactly", "at-most", "at-least", "relative"];

export const boundOfCode = (code: number): Bound => bounds[-1 - code] ?? "exactly";

/** Name of the entry that stands for an object of several keys in a list. */
export const ITEM = "Item";

/** Writes values of one game into outlines. */
export class OutlineWriter {
  readonly #bounds: ReadonlyMap<string, Bound>;
  #names: number[] = [];
  #ends: number[] = [];
  #numbers: number[] = [];

  readonly #known: Names;

  constructor(known: Names, guide: MeaningGuide) {
    this.#known = known;

    this.#bounds = new Map(Object.entries(guide.bounds ?? {}));
  }

  /** The outline of a value; what is no plain data, such as `undefined`, leaves no trace. */
  outline(value: unknown): Outline {
    this.#names = [];
    this.#ends = [];
    this.#numbers = [];
    this.#write(value, "exactly");
    const names = this.#names;
    const ends = this.#ends;
    const numbers = this.#numbers;
    return { names, ends, numbers };
  }

  #write(value: unknown, bound: Bound): void {
    switch (typeof value) {
      case "number":
        this.#add(codes[bound], value);
        return;
      case "string":
        this.#add(this.#known.idOf(value));
        return;
      case "boolean":
        this.#add(this.#known.idOf(String(value)));
        return;
      case "object":
        if (value === null) this.#add(this.#known.idOf("none"));
        else if (Array.isArray(value)) this.#writeList(value);
        else this.#writeObject(Object.entries(value));
        return;
      default:
    }
  }

  #writeList(values: readonly unknown[]): void {
    const bound = this.#boundAmong(values);
    for (const value of values) {
      if (isObject(value) && Object.keys(value).length !== 1) this.#writeNamed(ITEM, value, bound);
      else this.#write(value, bound);
    }
  }

  #writeObject(entries: readonly (readonly [string, unknown])[]): void {
    const among = this.#boundAmong(entries.map(([, value]) => value));
    for (const [key, value] of entries) this.#writeNamed(key, value, this.#bounds.get(key) ?? among);
  }

  #writeNamed(name: string, value: unknown, bound: Bound): void {
    const at = this.#add(this.#known.idOf(name));
    this.#write(value, bound);
    this.#ends[at] = this.#names.length;
  }

  #add(name: number, number = 0): number {
    const at = this.#names.length;
    this.#names.push(name);
    this.#numbers.push(number);
    this.#ends.push(at + 1);
    return at;
  }

  /** How the one number among these is meant, if an operator stands beside it. */
  #boundAmong(values: readonly unknown[]): Bound {
    if (values.length < 2 || values.filter((value) => typeof value === "number").length !== 1) return "exactly";
    for (const value of values) {
      const name = typeof value === "string" ? value : isObject(value) ? Object.keys(value)[0] : undefined;
      const bound = name === undefined ? undefined : this.#bounds.get(name);
      if (bound !== undefined) return bound;
    }
    return "exactly";
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
