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

/** Fourteen hexadecimal digits that are equal for equal positions (or logs), in every process. */
export function fingerprint(of: MatchState | readonly LogEntry[]): string {
  return hashText(JSON.stringify(of)).toString(16).padStart(14, "0");
}
