import type { MeaningGuide } from "./guide.js";
import type { Meaning } from "./meaning.js";
import type { Names } from "./names.js";
import type { Outline } from "./outline.js";
import { abilitiesIn, coreOf } from "./parts.js";

/** What is let differ between two abilities that are called alike. Numbers always are. */
export interface Likeness {
  /** The other values that come from a card's variables, such as a kind of character. */
  readonly ignoreVariables: boolean;
}

/** The abilities of cards without what is let differ, as texts that are equal where the abilities are alike. */
export class Likenesses {
  readonly #free: ReadonlySet<string>;
  readonly #around: ReadonlySet<string>;

  readonly #names: Names;

  constructor(names: Names, guide: MeaningGuide, { ignoreVariables }: Likeness) {
    this.#names = names;

    this.#free = new Set(ignoreVariables ? (guide.variables ?? []) : []);
    this.#around = new Set(guide.around ?? []);
  }

  /** One for each ability that is understood, in their order. */
  of({ outline }: Pick<Meaning, "outline">): string[] {
    return abilitiesIn(outline, this.#names).map((at) => this.#text(outline, at));
  }

  /** The same without what stands around a bare sentence: what is looked for where a text is. */
  cores({ outline }: Pick<Meaning, "outline">): string[] {
    const names = this.#names;
    const around = this.#around;
    return abilitiesIn(outline, names).map((at) => this.#text(outline, coreOf(outline, at, names, around)));
  }

  /** What is inside an entry: ` name:size` for each name, ` #` for each number, hence that of a part is in that of the whole. */
  #text({ names, ends }: Outline, around: number): string {
    let text = "";
    const to = ends[around] ?? around;
    for (let at = around + 1; at < to; at += 1) {
      const name = names[at] ?? -1;
      text += name < 0 ? " #" : ` ${name}:${(ends[at] ?? at) - at}`;
      // The value of a variable is one text.
      if (name >= 0 && ends[at] === at + 2 && this.#free.has(this.#names.spelling(name))) at += 1;
    }
    return text;
  }
}

/** Whether a card has each of these abilities. */
export const hasAlike =
  (likenesses: Likenesses, wanted: readonly string[]) =>
  (card: Pick<Meaning, "outline">): boolean => {
    const own = likenesses.of(card);
    return wanted.length > 0 && wanted.every((each) => own.includes(each));
  };

/** Whether a card has each of these somewhere in its abilities. */
export const hasInside =
  (likenesses: Likenesses, wanted: readonly string[]) =>
  (card: Pick<Meaning, "outline">): boolean => {
    const own = likenesses.of(card).map((text) => `${text} `);
    return wanted.length > 0 && wanted.every((each) => own.some((text) => text.includes(`${each} `)));
  };

/** Cards with the same abilities, in whatever order, up to what is let differ; each card in its place's order. */
export interface DuplicateGroup<Key> {
  readonly keys: readonly Key[];
}

/** Groups of two cards and more, in the order of their first cards. Cards with problems or without abilities are in none. */
export function duplicateGroups<Key>(
  cards: Iterable<readonly [Key, Meaning]>,
  likenesses: Likenesses,
): DuplicateGroup<Key>[] {
  const groups = new Map<string, Key[]>();
  for (const [key, meaning] of cards) {
    if (meaning.state !== "parsed") continue;
    const alike = likenesses.of(meaning).sort().join("\n");
    const group = groups.get(alike);
    if (group) group.push(key);
    else groups.set(alike, [key]);
  }
  return [...groups.values()].filter(({ length }) => length > 1).map((keys) => ({ keys }));
}
