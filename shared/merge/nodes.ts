import { matchParts, sharedName, type OptionsOf, type Part, type Version } from "./parts.js";

/** A row or table in the three versions, as far as they have it. */
export interface Node {
  readonly base: Part | undefined;
  readonly ours: Part | undefined;
  readonly theirs: Part | undefined;
}

export interface Aligned {
  /** In the order of the version. */
  readonly ours: readonly Node[];
  readonly theirs: readonly Node[];
  /** For each place in a version, the place in the base; null for a new part. */
  readonly oursFrom: readonly (number | null)[];
  readonly theirsFrom: readonly (number | null)[];
}

/** Finds the rows and tables of each version in the others (SHEET-7); what both added is found by id, else by its text. */
export function align(base: Version, ours: Version, theirs: Version, optionsOf: OptionsOf): Aligned {
  const oursFrom = matchParts(base, ours, optionsOf);
  const theirsFrom = matchParts(base, theirs, optionsOf);
  const inTheirs = new Map(theirsFrom.flatMap((from, at) => (from === null ? [] : [[from, at] as const])));
  const newInTheirs = new Map<string, number>();
  for (const [at, part] of theirs.parts.entries()) {
    if (theirsFrom[at] === null) newInTheirs.set(sharedName(theirs, part, optionsOf), at);
  }
  const taken = new Map<number, Node>();
  const oursNodes = ours.parts.map((part, at): Node => {
    const from = oursFrom[at] ?? null;
    const place = from === null ? takeNew(newInTheirs, sharedName(ours, part, optionsOf)) : inTheirs.get(from);
    const node: Node = {
      base: from === null ? undefined : base.parts[from],
      ours: part,
      theirs: place === undefined ? undefined : theirs.parts[place],
    };
    if (place !== undefined) taken.set(place, node);
    return node;
  });
  const theirsNodes = theirs.parts.map((part, at): Node => {
    const from = theirsFrom[at] ?? null;
    return taken.get(at) ?? { base: from === null ? undefined : base.parts[from], ours: undefined, theirs: part };
  });
  return { ours: oursNodes, theirs: theirsNodes, oursFrom, theirsFrom };
}

function takeNew(places: Map<string, number>, name: string): number | undefined {
  const place = places.get(name);
  places.delete(name);
  return place;
}
