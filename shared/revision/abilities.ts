import { isEqual, isPlainObject } from "../base/index.js";
import type { AbilityReading, CellTexts, TextLanguage } from "../text/index.js";
import { align } from "./lists.js";
import { wordDifference, type TextPart } from "./words.js";

/** A place in an ability where two versions differ, in words: `cost: 2 → 3`, `dissolve character → banish character`. */
export interface MeaningChange {
  /** Where it is, from the outside; empty for the whole. */
  readonly path: readonly string[];
  /** Absent where only the other version has something there. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** An ability that one of two versions lacks, or in which they differ. Texts are those that were written, with their numbers. */
export interface AbilityDifference {
  readonly before: string | undefined;
  readonly after: string | undefined;
  readonly words: readonly TextPart[];
  /** Empty for an ability that is new or gone, or that could not be read in one version. */
  readonly changes: readonly MeaningChange[];
}

/**
 * The difference of the abilities of a card in two versions: what they do, not how it is written. Abilities are paired in their
 * order; those that mean the same do not differ, whatever their words.
 */
export function abilityDifferences(
  language: TextLanguage,
  before: CellTexts,
  after: CellTexts,
): readonly AbilityDifference[] {
  if (language.cells.every(({ name }) => (before[name] ?? "") === (after[name] ?? ""))) return [];
  const pairs = align(language.read(before).abilities, language.read(after).abilities, nameOf);
  return pairs.flatMap(([old, fresh]): AbilityDifference[] => {
    if (old && fresh && isSame(old, fresh)) return [];
    const changes = old && fresh && isRead(old) && isRead(fresh) ? meaningChanges(old.ast, fresh.ast) : [];
    const [one, other] = [old?.written().plain, fresh?.written().plain];
    return [{ before: one, after: other, words: wordDifference(one ?? "", other ?? ""), changes }];
  });
}

const isRead = ({ ast }: AbilityReading): boolean => ast !== undefined;

/** By what it means, or by its text where that cannot be said. */
const nameOf = (ability: AbilityReading): string =>
  isRead(ability) ? JSON.stringify(withoutSurface(ability.ast)) : ability.written().plain;

const isSame = (one: AbilityReading, other: AbilityReading): boolean => nameOf(one) === nameOf(other);

/** How an ability is written is not part of what it means; trees say it under this name. */
const surface = "surface";

function withoutSurface(value: unknown): unknown {
  if (!isPlainObject(value) || !(surface in value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== surface));
}

/** Where two trees of plain data differ. Names become words; lists are aligned by equal items. */
export function meaningChanges(before: unknown, after: unknown): readonly MeaningChange[] {
  const changes: MeaningChange[] = [];
  compare(withoutSurface(before), withoutSurface(after), [], changes);
  return changes;
}

function compare(before: unknown, after: unknown, path: readonly string[], changes: MeaningChange[]): void {
  if (isEqual(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    for (const [old, fresh] of align<unknown>(before, after, (item) => JSON.stringify(item))) {
      compare(old, fresh, path, changes);
    }
    return;
  }
  const [one, other] = [variantOf(before), variantOf(after)];
  if (one && other && one.name !== other.name) {
    changes.push({ path, before: asWords(one.name), after: asWords(other.name) });
    compareShared(one.content, other.content, path, changes);
    return;
  }
  if (isPlainObject(before) && isPlainObject(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
      compare(before[key], after[key], [...path, asWords(key)], changes);
    }
    return;
  }
  changes.push({ path, before: inWords(before), after: inWords(after) });
}

/** Of two variants only what both have is compared: the rest came and went with the name. */
function compareShared(before: unknown, after: unknown, path: readonly string[], changes: MeaningChange[]): void {
  if (!isPlainObject(before) || !isPlainObject(after)) return;
  for (const key of Object.keys(before)) {
    if (key in after) compare(before[key], after[key], [...path, asWords(key)], changes);
  }
}

interface Variant {
  readonly name: string;
  readonly content: unknown;
}

/** `"Dawn"` and `{ "Banish": { … } }` are names of a variant, alone or with what it holds. */
function variantOf(value: unknown): Variant | undefined {
  if (typeof value === "string") return { name: value, content: undefined };
  if (!isPlainObject(value)) return undefined;
  const [name, ...others] = Object.keys(value);
  return name !== undefined && others.length === 0 && /^\p{Lu}/u.test(name)
    ? { name, content: value[name] }
    : undefined;
}

/** A value in a few words. */
function inWords(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (Array.isArray(value)) return value.map(inWords).join(", ");
  const variant = variantOf(value);
  if (variant) {
    const content =
      isPlainObject(variant.content) || Array.isArray(variant.content) ? inWords(variant.content) : undefined;
    const own = content ?? (variant.content === undefined ? "" : plain(variant.content));
    return [asWords(variant.name), own].filter((part) => part !== "").join(" ");
  }
  if (!isPlainObject(value)) return plain(value);
  const members = Object.entries(value).filter(([, member]) => member !== undefined && member !== null);
  return members.map(([key, member]) => `${asWords(key)} ${inWords(member) ?? ""}`).join(", ");
}

const plain = (value: unknown): string =>
  typeof value === "string" ? asWords(value) : JSON.stringify(value).replaceAll('"', "");

/** `DissolveCharacter` and `cost_operator` as words. A text that is more than a name stays as it is. */
const asWords = (name: string): string =>
  /^[\p{L}\p{N}_-]+$/u.test(name)
    ? name
        .replaceAll(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1 $2")
        .replaceAll(/[_-]+/gu, " ")
        .toLowerCase()
    : name;
