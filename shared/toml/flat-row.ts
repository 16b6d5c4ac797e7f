import type { Pair, Section } from "./nodes.js";
import type { Block, Piece } from "./row-pieces.js";
import { rowOfSection, WideSection } from "./wide-row.js";
import { equalValues, type TomlValue } from "./values.js";

/** Up to so many pairs, comparing their keys is quicker than an index of them. */
const fewPairs = 64;

/** Above this many looks into one section its pairs are indexed: a version that the next edit replaces is not worth it. */
const fewLooks = 64;

interface PairPlaces {
  looks: number;
  byKey?: ReadonlyMap<string, Pair>;
}

const placesOfSections = new WeakMap<Section, PairPlaces>();

/** The pair with a key in a section without dotted keys. */
export function flatPair(section: Section, key: string): Pair | undefined {
  if (section instanceof WideSection) return section.row.pairOf(key);
  const { pairs } = section;
  if (pairs.length > fewPairs) {
    let known = placesOfSections.get(section);
    if (!known) placesOfSections.set(section, (known = { looks: 0 }));
    known.looks += 1;
    if (known.looks > fewLooks) {
      known.byKey ??= new Map(pairs.map((pair) => [pair.keys[0] ?? "", pair]));
      return known.byKey.get(key);
    }
  }
  return pairs.find(({ keys }) => keys[0] === key);
}

/** A key of a row with what it held and what it holds. */
export interface RowChange {
  readonly key: string;
  readonly before: TomlValue | undefined;
  readonly after: TomlValue | undefined;
}

/**
 * The keys whose values differ between two versions of a section without dotted keys, in their order; keys that are gone come
 * last. Nothing is made of the pairs that both share, so that an edit of a wide row does not cost its width over and over.
 * Undefined where the keys do not stand alike but for single ones that came or went.
 */
export function flatChanges(before: Section, after: Section): readonly RowChange[] | undefined {
  const [old, now] = differingPairs(before, after);
  const changes: RowChange[] = [];
  const gone: RowChange[] = [];
  const keyAt = (pairs: readonly Pair[], at: number): string | undefined => pairs[at]?.keys[0];
  for (let [was, is] = [0, 0]; was < old.length || is < now.length;) {
    const [former, key] = [keyAt(old, was), keyAt(now, is)];
    const [from, to] = [old[was]?.node.value, now[is]?.node.value];
    if (former !== undefined && former === key) {
      if (from && to && !equalValues(from, to)) changes.push({ key, before: from, after: to });
      was += 1;
      is += 1;
    } else if (key !== undefined && keyAt(now, is + 1) === former) {
      changes.push({ key, before: undefined, after: to });
      is += 1;
    } else if (former !== undefined && keyAt(old, was + 1) === key) {
      gone.push({ key: former, before: from, after: undefined });
      was += 1;
    } else return undefined;
  }
  // A key that stands elsewhere now did not come or go.
  if (gone.some(({ key }) => changes.some((change) => change.key === key))) return undefined;
  return changes.concat(gone);
}

/** The pairs of both that may differ: of two versions of a wide row those of the blocks that they do not share. */
function differingPairs(before: Section, after: Section): readonly [readonly Pair[], readonly Pair[]] {
  const [former, latter] = [rowOfSection(before), rowOfSection(after)];
  if (!former || !latter) return [before.pairs, after.pairs];
  const [old, now] = differing(former.pieces.blocks, latter.pieces.blocks);
  const [from, to] = differing(piecesOf(old), piecesOf(now));
  return [from.map(({ pair }) => pair), to.map(({ pair }) => pair)];
}

const piecesOf = (blocks: readonly Block[]): readonly Piece[] =>
  blocks.length === 1 ? (blocks[0]?.pieces ?? []) : blocks.flatMap(({ pieces }) => pieces);

/** Two lists without the items at both ends that they share. */
function differing<Item>(old: readonly Item[], now: readonly Item[]): readonly [readonly Item[], readonly Item[]] {
  const most = Math.min(old.length, now.length);
  let first = 0;
  while (first < most && old[first] === now[first]) first += 1;
  let last = 0;
  while (last < most - first && old[old.length - 1 - last] === now[now.length - 1 - last]) last += 1;
  return [old.slice(first, old.length - last), now.slice(first, now.length - last)];
}
