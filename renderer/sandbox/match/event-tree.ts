import type { LogEntry } from "../../../shared/match/index.js";
import { matchTexts } from "./texts.js";
import type { TreeLine } from "./protocol.js";

/** As many lines of the tree are kept: a long match has more. */
export const mostTreeLines = 2_000;

/** An event that has begun and not ended: its line, where it was written in this moment, and what it began with. */
interface OpenEvent {
  /** Whether it has a line of its own. */
  readonly isTold: boolean;
  readonly fields: Readonly<Record<string, unknown>>;
  line: Line | null;
}

export type OpenEvents = readonly OpenEvent[];

/** A line of the tree while it is written. */
type Line = { -readonly [Key in keyof TreeLine]: TreeLine[Key] };

/** How an entry reads: the words of an event, or of what else happened; null where it says nothing. */
export interface EntryReader {
  event(entry: LogEntry): string | null;
  line(entry: LogEntry): string | null;
  cause(entry: LogEntry, about: readonly number[]): TreeLine["cause"];
  /** The entry as the viewer may know it. */
  known(entry: LogEntry): LogEntry;
}

/**
 * The entries of a moment as lines of a tree, and the events that go on after it: what an event causes is one level deeper, and it says
 * who prevented it and which of its numbers changed.
 */
export function eventTree(
  at: number,
  entries: readonly LogEntry[],
  before: OpenEvents,
  read: EntryReader,
): { readonly lines: readonly TreeLine[]; readonly open: OpenEvents } {
  const lines: Line[] = [];
  // What is written later than the moment it began in gets lines of its own.
  const open: OpenEvent[] = before.map((event) => ({ ...event, line: null }));
  const depth = (): number => open.filter(({ isTold }) => isTold).length;
  const add = (text: string, entry: LogEntry, isEvent: boolean): Line => {
    const { type, cards } = read.known(entry);
    const about = cards.filter((card) => card >= 0);
    const cause = read.cause(entry, about);
    const line: Line = { at, depth: depth(), type, isEvent, text, cards: about, cause, preventedBy: null, changes: [] };
    lines.push(line);
    return line;
  };
  for (const entry of entries) {
    switch (entry.type) {
      case "event": {
        const text = read.event(entry);
        const line = text === null ? null : add(text, entry, true);
        open.push({ isTold: text !== null, fields: read.known(entry).data, line });
        break;
      }
      case "event-end": {
        const event = open.at(-1);
        if (event === undefined) break;
        const changes = event.isTold ? changesOf(event.fields, entry.data["fields"]) : [];
        if (event.line !== null) event.line.changes = changes;
        else if (changes.length > 0) add(changes.join(", "), entry, false);
        open.pop();
        break;
      }
      default: {
        // An event that began in an earlier moment says in a line of its own who prevented it.
        const line = entry.type === "prevented" ? open.at(-1)?.line : undefined;
        if (line) {
          line.preventedBy = read.cause(entry, [])?.name ?? matchTexts.theRules;
          break;
        }
        const text = read.line(entry);
        if (text !== null) add(text, entry, false);
      }
    }
  }
  return { lines, open };
}

/** `amount 40 → 20`, for each number that is another one in the end. */
function changesOf(before: OpenEvent["fields"], after: unknown): readonly string[] {
  if (typeof after !== "object" || after === null) return [];
  return Object.entries(after).flatMap(([name, value]: [string, unknown]) => {
    const old = before[name];
    return typeof old === "number" && typeof value === "number" && old !== value ? [`${name} ${old} → ${value}`] : [];
  });
}
