import type { LogEntry } from "./log.js";
import { NONE, seatBit } from "./seat.js";
import type { Viewer } from "./view.js";

/** The entry as a viewer may know it: what is hidden from it becomes NONE. */
export function redacted(entry: LogEntry, viewer: Viewer): LogEntry {
  if (viewer === "all" || (entry.known & seatBit(viewer)) !== 0) return entry;
  return { ...entry, cards: entry.cards.map(() => NONE), data: {} };
}
