import { differingMiddle, invertChanges } from "../base/index.js";
import { printDocument, type Edited, type TomlDocument } from "../toml/index.js";

/** Several edits as one change of the text. */
export function between(before: TomlDocument, after: TomlDocument): Edited {
  if (before === after) return { doc: before, changes: [], inverse: [] };
  const old = printDocument(before);
  const change = differingMiddle(old, printDocument(after));
  return { doc: after, changes: [change], inverse: invertChanges(old, [change]) };
}
