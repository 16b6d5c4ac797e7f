import type { Comments, TreeMap } from "../yaml/tree.js";

/** A row of a table, with the comments beside its header and below its last line. */
export interface CommentedRow extends Comments {
  readonly map: TreeMap;
  readonly below: readonly string[];
}
