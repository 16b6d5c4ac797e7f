import type { LogEntry } from "./log.js";
import type { MatchState } from "./state.js";

/** A number of 53 bits that differs for different texts, but for bad luck. Not for secrets. */
function hashText(text: string): number {
  let high = 0xdeadbeef;
  let low = 0x41c6ce57;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return 4294967296 * (2097151 & low) + (high >>> 0);
}

/** The same text for equal values, whatever the order in which their fields were written. */
const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/**
 * Fourteen hexadecimal digits that are equal for equal positions of a match (or logs), in every process and after saving and
 * loading. Definitions and options, which all positions of a match share, are not part of it;
 * forced outcomes of chance only where there are some.
 */
export function fingerprint(of: MatchState | readonly LogEntry[]): string {
  const forced = "forced" in of && of.forced.length > 0 ? of.forced : undefined;
  const told = "constants" in of ? { ...of, constants: null, forced } : of;
  return hashText(JSON.stringify(told, inOrder)).toString(16).padStart(14, "0");
}
