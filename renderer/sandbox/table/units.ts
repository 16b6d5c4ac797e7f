import { NONE, type ViewPlace } from "../../../shared/match/index.js";

/** A card of a zone: NONE where the viewer does not know it. `place` is undefined where all of the zone lie plainly. */
export interface LyingCard {
  readonly id: number;
  /** Its position in the zone. */
  readonly at: number;
  readonly place: ViewPlace | undefined;
}

/** A card with what lies under it and what is attached to it, which move and are drawn together. */
export interface Unit extends LyingCard {
  readonly under: readonly LyingCard[];
  readonly attached: readonly LyingCard[];
}

interface Lying {
  readonly cards: readonly number[];
  readonly places: readonly ViewPlace[];
}

/** The cards of a zone in their order, those that lie at another one of the same zone with that one. */
export function unitsOf({ cards, places }: Lying): readonly Unit[] {
  if (places.length === 0) return cards.map((id, at) => ({ id, at, place: undefined, under: [], attached: [] }));
  const byKey = new Map(places.map((place, at) => [place.key, at]));
  const hostOf = (at: number): number | undefined => {
    const on = places[at]?.on ?? NONE;
    return on === NONE ? undefined : byKey.get(on);
  };
  /** The card it lies at in the end; itself where it lies by itself, or where hosts go round in a circle. */
  const rootOf = (at: number): number => {
    let root = at;
    for (let steps = 0; steps < cards.length; steps++) {
      const host = hostOf(root);
      if (host === undefined) return root;
      root = host;
    }
    return at;
  };
  const parts = new Map<number, LyingCard[]>();
  cards.forEach((id, at) => {
    const root = rootOf(at);
    if (root === at) return;
    const found = parts.get(root) ?? [];
    found.push({ id, at, place: places[at] });
    parts.set(root, found);
  });
  return cards.flatMap((id, at) => {
    if (rootOf(at) !== at) return [];
    const all = parts.get(at) ?? [];
    const under = all.filter(({ place }) => place?.as === "under");
    return [{ id, at, place: places[at], under, attached: all.filter((part) => !under.includes(part)) }];
  });
}
