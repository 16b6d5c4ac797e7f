import { applyChanges, type TextChange } from "./change.js";

/** Two sets of changes of one text, brought together. */
export interface MergedChanges {
  /** Turns the text after ours into the merged one. */
  readonly toOurs: readonly TextChange[];
  /** Turns the text after theirs into the merged one. */
  readonly toTheirs: readonly TextChange[];
  /** Whether both changed one stretch, each in its own way. */
  readonly isClash: boolean;
}

/** A stretch of the text that one or both changed. */
interface Stretch {
  readonly from: number;
  to: number;
  readonly ours: TextChange[];
  readonly theirs: TextChange[];
}

/** Changes that touch belong to one stretch: in which order they were to be is not known. */
function stretchesOf(ours: readonly TextChange[], theirs: readonly TextChange[]): Stretch[] {
  const all = [
    ...ours.map((change) => ({ change, isOurs: true })),
    ...theirs.map((change) => ({ change, isOurs: false })),
  ].sort((a, b) => a.change.from - b.change.from || a.change.to - b.change.to);
  const stretches: Stretch[] = [];
  for (const { change, isOurs } of all) {
    let stretch = stretches.at(-1);
    if (!stretch || change.from > stretch.to) {
      stretch = { from: change.from, to: change.to, ours: [], theirs: [] };
      stretches.push(stretch);
    }
    stretch.to = Math.max(stretch.to, change.to);
    (isOurs ? stretch.ours : stretch.theirs).push(change);
  }
  return stretches;
}

/**
 * Merges two sets of changes of one text. Where both changed a stretch in different ways, the text of `preferred` stands there,
 * and the outcome is a clash.
 */
export function mergeChanges(
  text: string,
  ours: readonly TextChange[],
  theirs: readonly TextChange[],
  preferred: "ours" | "theirs",
): MergedChanges {
  const toOurs: TextChange[] = [];
  const toTheirs: TextChange[] = [];
  let isClash = false;
  /** How much longer each side has become before the stretch. */
  let [oursShift, theirsShift] = [0, 0];
  for (const stretch of stretchesOf(ours, theirs)) {
    const { from, to } = stretch;
    const before = text.slice(from, to);
    const made = (changes: readonly TextChange[]): string =>
      applyChanges(
        before,
        changes.map((change) => ({ ...change, from: change.from - from, to: change.to - from })),
      );
    const [our, their] = [made(stretch.ours), made(stretch.theirs)];
    const isBoth = stretch.ours.length > 0 && stretch.theirs.length > 0;
    if (isBoth && our !== their) isClash = true;
    const isOurs = stretch.theirs.length === 0 || (isBoth && preferred === "ours");
    const merged = isOurs ? our : their;
    const start = [from + oursShift, from + theirsShift] as const;
    if (our !== merged) toOurs.push({ from: start[0], to: start[0] + our.length, insert: merged });
    if (their !== merged) toTheirs.push({ from: start[1], to: start[1] + their.length, insert: merged });
    oursShift += our.length - before.length;
    theirsShift += their.length - before.length;
  }
  return { toOurs, toTheirs, isClash };
}
