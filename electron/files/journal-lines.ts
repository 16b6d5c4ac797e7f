import { z } from "zod";
import { exceededLimit } from "../../shared/base/index.js";
import { journalChangeSchema, wireValueSchema, type JournalRecord } from "../../shared/workspace/index.js";

/** A record as the journal holds it. The type ties it to the workspace's: a field forgotten here does not compile. */
const recordSchema: z.ZodType<JournalRecord> = z.strictObject({
  id: z.string(),
  file: z.string(),
  table: z.array(z.string()),
  row: z.strictObject({
    id: wireValueSchema,
    index: z.number().int(),
    title: z.string(),
    marks: z.string().optional(),
  }),
  change: journalChangeSchema,
  disk: z.string().optional(),
});

const lineSchema = z.strictObject({ record: recordSchema });

export const recordLine = (record: JournalRecord): string => `${JSON.stringify({ record })}\n`;

export const doneLine = (ids: readonly string[]): string => `${JSON.stringify({ done: ids })}\n`;

/** Longer lines are not ours: a text of a file as a whole is the longest thing written down. In bytes. */
const longestLine = 64 * 1024 * 1024;
/**
 * What is kept of a journal at most: bytes of its lines, and records. They are offered together, which takes seconds for a
 * hundred thousand.
 */
const mostKept = { bytes: 128 * 1024 * 1024, records: 250_000 };
/** Lines that look like ours and say nothing cost time. After so many bytes of them nothing more is looked at. */
const mostWasted = 16 * 1024 * 1024;
/** What each such line costs beside its bytes: there are at most sixteen thousand. */
const leastWasted = 1024;
/** No record is nested deeper, or has more parts. Text that is takes longer to parse than to look at. */
const jsonLimits = { deepest: 512, mostValues: 1_000_000 };

const newline = 0x0a;
const openBrace = 0x7b;
const recordStart = Buffer.from('{"record":');
const doneStart = Buffer.from('{"done":["');
const doneEnd = '"]}';
/** Where a line begins that may be ours. */
const nextStart = Buffer.from('\n{"');

/**
 * Reads a journal piece by piece. A line that is damaged is left out, those after it count; what cannot be lines of ours is
 * passed over, however many lines it has.
 */
export class JournalReader {
  /** Without those that are done, in the order of their last writing. */
  readonly records = new Map<string, JournalRecord>();
  /** Places that say nothing we know. Lines that are nothing of ours are one place together. */
  damaged = 0;
  /** It holds more records than are kept. */
  isTooLong = false;
  /** The last line has no end: a crash may have cut it short. */
  isTorn = false;
  #pieces: Buffer[] = [];
  #length = 0;
  #isJunk = false;
  #wasJunk = false;
  #hasGivenUp = false;
  #kept = 0;
  #wasted = 0;
  readonly #most: typeof mostKept;

  constructor(most = mostKept) {
    this.#most = most;
  }

  /** Takes the next bytes; they may be overwritten afterwards. */
  take(bytes: Buffer): void {
    let from = 0;
    while (from < bytes.length && !this.#hasGivenUp) {
      from = this.#isJunk ? this.#passJunk(bytes, from) : this.#takeFrom(bytes, from);
    }
  }

  /** There are no more bytes. Whether something is there that no crash of ours explains, or that is not kept. */
  end(): boolean {
    this.isTorn = this.#length > 0 || this.#isJunk;
    const before = this.damaged;
    const isOurs = this.isTorn && !this.#isJunk;
    if (this.#length > 0) this.#finishLine();
    return this.isTooLong || (isOurs ? before > 0 : this.damaged > 0);
  }

  /** Takes one line, or what is there of it; returns the place behind it. */
  #takeFrom(bytes: Buffer, from: number): number {
    if (this.#length === 0) {
      if (bytes[from] === newline) return from + 1;
      if (!couldBegin(bytes, from)) return this.#beginJunk(from);
    }
    const end = bytes.indexOf(newline, from);
    const line = bytes.subarray(from, end === -1 ? bytes.length : end);
    if (this.#length + line.length > longestLine) return this.#beginJunk(from);
    if (this.#length === 0 && end !== -1) {
      this.#takeLine(line);
      return end + 1;
    }
    this.#length += line.length;
    this.#pieces.push(Buffer.from(line));
    if (end === -1) return bytes.length;
    this.#finishLine();
    return end + 1;
  }

  #beginJunk(from: number): number {
    if (!this.#wasJunk) this.damaged += 1;
    this.#isJunk = true;
    this.#pieces = [];
    this.#length = 0;
    return from;
  }

  /** Returns where the next line begins that may be ours, or what may become one with the next bytes. */
  #passJunk(bytes: Buffer, from: number): number {
    const found = bytes.indexOf(nextStart, from);
    const next = found === -1 ? lastStart(bytes, from) : found + 1;
    if (next === undefined) return bytes.length;
    this.#isJunk = false;
    this.#wasJunk = true;
    return next;
  }

  #finishLine(): void {
    const line = Buffer.concat(this.#pieces);
    this.#pieces = [];
    this.#length = 0;
    if (couldBegin(line, 0)) {
      this.#takeLine(line);
      return;
    }
    // Seen only now, as its beginning was cut in two; it ends here.
    if (!this.#wasJunk) this.damaged += 1;
    this.#wasJunk = true;
  }

  #takeLine(line: Buffer): void {
    const text = line.toString("utf8");
    this.#wasJunk = false;
    if (text.startsWith('{"done"')) this.#takeDone(text);
    else this.#takeRecord(text, line.length);
  }

  #takeDone(text: string): void {
    const isOurs = text.length > doneStart.length + doneEnd.length && text.endsWith(doneEnd);
    if (!isOurs) this.damaged += 1;
    // Ids are letters, digits and hyphens: those of a line are read without a parser, since there may be millions of them.
    const ids = isOurs ? text.slice(doneStart.length, -doneEnd.length).split('","') : [];
    const known = ids.filter((id) => this.records.delete(id));
    if (known.length === 0) this.#waste(text.length);
  }

  #takeRecord(text: string, byteLength: number): void {
    const record = readRecord(text);
    if (!record) {
      this.damaged += 1;
      this.#waste(byteLength);
      return;
    }
    const hasRoom = this.records.size < this.#most.records || this.records.has(record.id);
    if (!hasRoom || this.#kept + byteLength > this.#most.bytes) {
      this.isTooLong = true;
      this.#waste(byteLength);
      return;
    }
    this.#kept += byteLength;
    this.records.delete(record.id);
    this.records.set(record.id, record);
  }

  #waste(bytes: number): void {
    this.#wasted += bytes + leastWasted;
    if (this.#wasted <= mostWasted) return;
    this.#hasGivenUp = true;
    if (!this.isTooLong) this.damaged += 1;
  }
}

/** Whether a line of ours may begin so, as far as its bytes are there. */
function couldBegin(bytes: Buffer, from: number): boolean {
  return beginsWith(bytes, from, recordStart) || beginsWith(bytes, from, doneStart);
}

function beginsWith(bytes: Buffer, from: number, start: Buffer): boolean {
  const length = Math.min(start.length, bytes.length - from);
  for (let at = 0; at < length; at += 1) if (bytes[from + at] !== start[at]) return false;
  return true;
}

/** Where the last line begins, if all that is there of it may be one of ours. */
function lastStart(bytes: Buffer, from: number): number | undefined {
  const end = bytes.length;
  if (end > from && bytes[end - 1] === newline) return end;
  return end - 1 > from && bytes[end - 2] === newline && bytes[end - 1] === openBrace ? end - 1 : undefined;
}

function readRecord(line: string): JournalRecord | undefined {
  if (exceededLimit(line, jsonLimits) !== undefined) return undefined;
  try {
    return lineSchema.safeParse(JSON.parse(line)).data?.record;
  } catch {
    return undefined;
  }
}
