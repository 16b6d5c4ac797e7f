import { pushAll } from "../base/index.js";
import { movedPlaces } from "../sheet/index.js";
import type { Aligned, Node } from "./nodes.js";

export interface Order {
  readonly nodes: readonly Node[];
  /** What both moved, to different places; it stands where ours put it. */
  readonly disputed: ReadonlySet<Node>;
}

/**
 * Puts the rows and tables of both versions in one order: that of ours, with what theirs added, and what theirs alone moved, behind
 * what it follows there. Where both added to one place, ours comes first. Linear but for finding what moved.
 *
 * @param isKept whether a row or table is in the merged file at all
 */
export function mergeOrder(aligned: Aligned, isKept: (node: Node) => boolean): Order {
  const movedByUs = nodesAt(aligned.ours, movedPlaces(aligned.oursFrom));
  const movedByThem = nodesAt(aligned.theirs, movedPlaces(aligned.theirsFrom));
  const isPlacedByThem = (node: Node): boolean => !node.ours || (movedByThem.has(node) && !movedByUs.has(node));
  const ours = aligned.ours.filter((node) => isKept(node) && !isPlacedByThem(node));
  const placed = new Set(ours);

  const followers = new Map<Node | undefined, Node[]>();
  let anchor: Node | undefined;
  for (const node of aligned.theirs) {
    if (!isKept(node)) continue;
    if (placed.has(node)) anchor = node;
    else {
      const known = followers.get(anchor);
      if (known) known.push(node);
      else followers.set(anchor, [node]);
    }
  }

  const nodes: Node[] = [...(followers.get(undefined) ?? [])];
  let waiting: readonly Node[] = [];
  for (const node of ours) {
    // What ours added behind the same row comes before what theirs added there.
    if (node.theirs) {
      pushAll(nodes, waiting);
      waiting = [];
    }
    nodes.push(node);
    waiting = node.theirs ? (followers.get(node) ?? []) : waiting;
  }
  pushAll(nodes, waiting);
  return { nodes, disputed: disputedOf(aligned, movedByUs, movedByThem) };
}

const nodesAt = (nodes: readonly Node[], places: ReadonlySet<number>): ReadonlySet<Node> =>
  new Set([...places].flatMap((place) => nodes[place] ?? []));

/** What both moved behind different rows. */
function disputedOf(
  { ours, theirs }: Aligned,
  movedByUs: ReadonlySet<Node>,
  movedByThem: ReadonlySet<Node>,
): ReadonlySet<Node> {
  const both = [...movedByUs].filter((node) => movedByThem.has(node));
  if (both.length === 0) return new Set();
  const [beforeInOurs, beforeInTheirs] = [neighbours(ours), neighbours(theirs)];
  return new Set(both.filter((node) => beforeInOurs.get(node) !== beforeInTheirs.get(node)));
}

/** For each the one above it, of those that both versions have. */
function neighbours(nodes: readonly Node[]): ReadonlyMap<Node, Node | undefined> {
  const above = new Map<Node, Node | undefined>();
  let last: Node | undefined;
  for (const node of nodes) {
    if (!node.ours || !node.theirs) continue;
    above.set(node, last);
    last = node;
  }
  return above;
}
