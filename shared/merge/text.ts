import { columnSource } from "../sheet/index.js";
import type { MergeConflict, MergePlace } from "./conflict.js";

/**
 * A conflict in a line or a few, for a terminal: `Fox: cost: was 2, ours 3, theirs 4; ours stands.`
 * @param decided what was decided of it since, instead of what stands after the merge
 */
export function conflictLine(
  conflict: MergeConflict,
  titleOf: (place: MergePlace) => string,
  decided?: string,
): string {
  const title = titleOf(conflict);
  switch (conflict.kind) {
    case "cell": {
      const [key = "", ...inner] = conflict.path;
      const place = columnSource({ path: [String(key)], inner });
      const { base, ours, theirs } = conflict;
      return `${title}: ${place}: was ${shown(base)}, ours ${shown(ours)}, theirs ${shown(theirs)}; ${decided ?? oursStands}.`;
    }
    case "row":
      return `${title}: both changed it; ${decided ?? oursStands}.`;
    case "removed":
      return `${title}: ${conflict.by === "ours" ? "we" : "they"} removed it and the other side changed it; ${decided ?? "it stays"}.`;
    case "comment":
      return `${title}: a comment of theirs found no place${decided === undefined ? "" : ` (${decided})`}: ${oneLine(conflict.theirs)}`;
    case "order":
      return `${title}: both moved it, to different places; ${decided ?? oursStands}.`;
  }
}

const oursStands = "ours stands";

const shown = (source: string | null): string => (source === null ? "absent" : oneLine(source));

const oneLine = (text: string): string => text.trim().replaceAll(/\r?\n/gu, " ⏎ ");
