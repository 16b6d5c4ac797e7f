import type { ComparedCommit } from "../../shared/pivot/index.js";

/** What figures are compared with: a commit as it is named for git, the opening of the folder for null, nothing for undefined. */
export type Earlier = string | null | undefined;

export type ComparisonKind = "nothing" | "commit" | "opening" | "other";

/** What a person chose to compare figures with. */
export interface Comparison {
  readonly kind: ComparisonKind;
  /** What was typed as another commit. */
  readonly name: string;
  /** What the commit was when the figure was saved; absent for what was chosen here. */
  readonly saved?: ComparedCommit;
}

export const noComparison: Comparison = { kind: "nothing", name: "" };

/** The newest commit, as git names it. */
const newest = "HEAD";

/** What is asked of the session. A name that is still empty compares with nothing. */
export function earlierOf({ kind, name }: Comparison): Earlier {
  if (kind === "other") return name.trim() === "" ? undefined : name.trim();
  return { nothing: undefined, commit: newest, opening: null }[kind];
}

/** The comparison of a saved figure. */
export function comparisonOf(saved: ComparedCommit | undefined): Comparison {
  if (!saved) return noComparison;
  return saved.commit === newest ? { kind: "commit", name: "", saved } : { kind: "other", name: saved.commit, saved };
}

/**
 * What is saved of a comparison; `commit` is the full name of what was compared. The opening of the folder is a moment of this
 * computer, and not saved. The newest commit is another one each time, and saved without its full name.
 */
export function comparedCommit(comparison: Comparison, commit: string | null | undefined): ComparedCommit | undefined {
  const earlier = earlierOf(comparison);
  if (earlier === undefined || earlier === null) return undefined;
  return earlier === newest || !commit ? { commit: earlier } : { commit: earlier, hash: commit };
}
