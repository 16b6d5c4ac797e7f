import { failed, ok, type Fault, type Result } from "../../../base/index.js";
import { cutAtTokens, keyOf, readToken, shifted, tokensIn, type PlaceholderSource } from "./placeholders.js";

/** All that a sentence with placeholders can say, made one after the other as they are asked for (EFFECTS-2). */
export interface Expansion {
  /** How many combinations there are, of which some may be equal. */
  readonly total: number;
  /** How many of them are made: the same placeholder twice has the same value both times. */
  readonly made: number;
  /** Up to so many of the next ones; none at the end. */
  next(count: number): string[];
  /** What the placeholders of the combination at this place stand for, from 0. */
  choices(at: number): ReadonlyMap<string, string>;
}

const mostLetters = 200;
/** The beginning of a sentence, for messages. */
export const shortened = (text: string): string =>
  text.length > mostLetters ? `${text.slice(0, mostLetters)}…` : text;

/** More combinations cannot be counted. */
const mostCombinations = Number.MAX_SAFE_INTEGER;

/** Values of a nested placeholder are made at once: three within each other multiply to what no memory holds. */
const mostValues = 1_000_000;

/** Nobody writes as many placeholders into a sentence, and each is looked for in the whole of it. */
const mostTokens = 1_000;

/**
 * The combinations of a sentence. Fails where it has more than a thousand placeholders, or where one is written so that it
 * cannot be looked up, or has more than `most` values with those nested in it.
 */
export function expand(
  sentence: string,
  placeholders: PlaceholderSource,
  most = mostValues,
  visited: ReadonlySet<string> = new Set(),
): Result<Expansion> {
  const names = tokensIn(sentence);
  if (names.length > mostTokens) {
    const message = `A sentence has ${names.length.toLocaleString("en")} placeholders, more than ${mostTokens.toLocaleString("en")}.`;
    return failed({ code: "effects/too-many-placeholders", message });
  }
  const known = new Map<string, readonly string[]>();
  const seen = new Set(visited);
  const bases = new Map<string, readonly string[]>();
  for (const name of names) {
    const token = readToken(name);
    if (token === undefined) continue;
    let values = bases.get(token.base);
    if (values === undefined) {
      const loaded = loadValues(token.base, placeholders, most, seen);
      if (!loaded.ok) return loaded;
      values = loaded.value;
      bases.set(token.base, values);
      seen.add(token.base);
    }
    known.set(keyOf(token), shifted(values, token.offset));
  }
  const slots: Slot[] = [];
  for (const name of names) {
    const values = known.get(name);
    if (values === undefined) return failed({ code: "effects/placeholder", message: name });
    slots.push({ token: `<${name}>`, values });
  }
  const total = turnsOf(slots);
  if (total > mostCombinations)
    return failed({ code: "effects/too-many", message: `Too many combinations to count: ${shortened(sentence)}` });
  const isPlain = slots.every(({ values }) => values.every((value) => !value.includes("<")));
  const odometer = isPlain ? new PlainOdometer(sentence, distinctSlots(slots)) : new NestedOdometer(sentence, slots);
  return ok({
    total,
    made: odometer.turns,
    next: (count) => odometer.next(count),
    choices: (at) => odometer.choices(at),
  });
}

/** Nobody writes placeholders within placeholders as deep as this. */
const mostNested = 100;

/**
 * The values of a placeholder with the placeholders in them expanded. One that is missing, has no values, or is visited
 * already stands for itself. Fails where there are more than `most`.
 */
export function loadValues(
  name: string,
  placeholders: PlaceholderSource,
  most = mostValues,
  visited: ReadonlySet<string> = new Set(),
): Result<readonly string[]> {
  const written = visited.has(name) ? undefined : placeholders.get(name);
  if (written === undefined || written.length === 0) return ok([`<${name}>`]);
  if (written.every((value) => !value.includes("<"))) return ok(written);
  if (visited.size >= mostNested) {
    return failed({
      code: "effects/too-deep",
      message: `Placeholders are nested more than ${mostNested} deep: ${name}`,
    });
  }
  const inside = new Set(visited).add(name);
  const values: string[] = [];
  for (const value of written) {
    const expansion = expand(value, placeholders, most, inside);
    if (!expansion.ok) return expansion;
    if (values.length + expansion.value.made > most) return failed(tooMany(name, most));
    for (const combination of allOf(expansion.value)) values.push(combination);
  }
  return ok(values);
}

const tooMany = (name: string, most: number): Fault => ({
  code: "effects/too-many",
  message: `Placeholder ${name} has more than ${most.toLocaleString("en")} values with those nested in it.`,
});

const batchSize = 1024;

/** All combinations of an expansion. */
export function* allOf(expansion: Expansion): Generator<string, undefined> {
  for (let batch = expansion.next(batchSize); batch.length > 0; batch = expansion.next(batchSize)) yield* batch;
}

interface Slot {
  readonly token: string;
  readonly values: readonly string[];
}

/** How often slots turn until all their values have been through. */
const turnsOf = (slots: readonly Slot[]): number => slots.reduce((product, { values }) => product * values.length, 1);

/** Without the repeats of a token: the first settles all of them. */
const distinctSlots = (slots: readonly Slot[]): Slot[] =>
  slots.filter(({ token }, at) => slots.findIndex((slot) => slot.token === token) === at);

/** Turns like the wheels of a counter, the last one fastest. */
abstract class Odometer {
  protected readonly digits: number[];
  #turned: number | undefined = 0;

  constructor(protected readonly slots: readonly Slot[]) {
    this.digits = slots.map(() => 0);
  }

  get turns(): number {
    return turnsOf(this.slots);
  }

  next(count: number): string[] {
    const lines: string[] = [];
    while (this.#turned !== undefined && lines.length < count) {
      lines.push(this.line(this.#turned));
      this.#turned = this.#turn();
    }
    return lines;
  }

  /** The values of the tokens at a turn, without turning there. */
  choices(turn: number): ReadonlyMap<string, string> {
    let rest = turn;
    const values = this.slots.toReversed().map((slot) => {
      const value = slot.values[rest % slot.values.length] ?? "";
      rest = Math.floor(rest / slot.values.length);
      return value;
    });
    const chosen = new Map<string, string>();
    // The first place of a token settles all of them.
    for (const [at, value] of values.toReversed().entries()) {
      const token = this.slots[at]?.token ?? "";
      if (!chosen.has(token)) chosen.set(token, value);
    }
    return chosen;
  }

  /** The line at the present digits; those before `from` are as they were for the last one. */
  protected abstract line(from: number): string;

  /** The first digit that changes; undefined when all have been through. */
  #turn(): number | undefined {
    for (let at = this.slots.length - 1; at >= 0; at -= 1) {
      const digit = (this.digits[at] ?? 0) + 1;
      if (digit < (this.slots[at]?.values.length ?? 0)) {
        this.digits[at] = digit;
        return at;
      }
      this.digits[at] = 0;
    }
    return undefined;
  }
}

/** Where no value has a placeholder left in it: lines are put together from pieces, and share their beginnings. */
class PlainOdometer extends Odometer {
  /** Behind the first place of each slot, up to the first place of the next: texts and slots. */
  readonly #pieces: (string | number)[][];
  readonly #beginnings: string[];

  constructor(sentence: string, slots: readonly Slot[]) {
    super(slots);
    const [start, pieces] = cut(sentence, slots);
    this.#pieces = pieces;
    this.#beginnings = [start];
  }

  protected line(from: number): string {
    let line = this.#beginnings[from] ?? "";
    for (let at = from; at < this.slots.length; at += 1) {
      line += this.#valueOf(at);
      for (const piece of this.#pieces[at] ?? []) line += typeof piece === "string" ? piece : this.#valueOf(piece);
      this.#beginnings[at + 1] = line;
    }
    return line;
  }

  #valueOf(slot: number): string {
    return this.slots[slot]?.values[this.digits[slot] ?? 0] ?? "";
  }
}

/** A sentence in pieces: what is before the first slot, then what is behind each. */
function cut(sentence: string, slots: readonly Slot[]): [start: string, pieces: (string | number)[][]] {
  const places = new Map(slots.map(({ token }, at) => [token, at]));
  const pieces: (string | number)[][] = [];
  const [start = "", ...rest] = cutAtTokens(sentence);
  for (const [at, part] of rest.entries()) {
    const slot = at % 2 === 0 ? places.get(`<${part}>`) : undefined;
    if (slot === pieces.length) pieces.push([]);
    else if (part !== "") pieces.at(-1)?.push(slot ?? part);
  }
  return [start, pieces];
}

/** Where a value may bring in a placeholder: tokens are replaced one after the other, all places of each at once. */
class NestedOdometer extends Odometer {
  constructor(
    readonly sentence: string,
    slots: readonly Slot[],
  ) {
    super(slots);
  }

  protected line(): string {
    return this.slots.reduce(
      (line, { token, values }, at) => line.replaceAll(token, () => values[this.digits[at] ?? 0] ?? ""),
      this.sentence,
    );
  }
}
