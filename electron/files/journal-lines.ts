import { z } from "zod";
import { journalChangeSchema, wireValueSchema, type JournalRecord } from "../../shared/workspace/index.js";

/** A record as the journal holds it. The type ties it to the workspace's: a field forgotten here does not compile. */
const recordSchema: z.ZodType<JournalRecord> = z.strictObject({
  id: z.string(),
  file: z.string(),
  table: z.array(z.string()),
  row: z.strictObject({ id: wireValueSchema, index: z.number().int(), title: z.string() }),
  change: journalChangeSchema,
});

const lineSchema = z.union([z.strictObject({ record: recordSchema }), z.strictObject({ done: z.array(z.string()) })]);

export const recordLine = (record: JournalRecord): string => `${JSON.stringify({ record })}\n`;

export const doneLine = (ids: readonly string[]): string => `${JSON.stringify({ done: ids })}\n`;

/** Longer lines are not ours: a text of a file as a whole is the longest thing written down. In bytes. */
const longestLine = 64 * 1024 * 1024;
/** What is kept of a journal at most, in bytes of its lines. */
const mostKept = 128 * 1024 * 1024;
/** After so many lines that look like ours and are not, none is looked at any more: each of them costs time. */
const mostMalformed = 10_000;
const newline = 0x0a;
const beginnings = ['{"record":', '{"done":['];
const longestBeginning = 10;

/**
 * Reads a journal piece by piece. A line that is damaged is left out, those after it count; of what cannot be a line of ours
 * only the length is looked at.
 */
export class JournalReader {
  /** Without those that are done, in the order of their last writing. */
  readonly records = new Map<string, JournalRecord>();
  /** Lines that say nothing we know. */
  damaged = 0;
  /** The last line has no end: a crash may have cut it short. */
  isTorn = false;
  #pieces: Buffer[] = [];
  #length = 0;
  #isJunk = false;
  #kept = 0;
  #malformed = 0;

  /** Takes the next bytes; they may be overwritten afterwards. */
  take(bytes: Buffer): void {
    let from = this.#afterBlankLines(bytes, 0);
    for (let end = bytes.indexOf(newline, from); end !== -1; end = bytes.indexOf(newline, from)) {
      const line = bytes.subarray(from, end);
      if (this.#length > 0 || this.#isJunk) {
        this.#add(line, true);
        this.#finishLine();
      } else if (line.length <= longestLine && couldBegin(line)) this.#takeLine(line);
      else this.damaged += 1;
      from = this.#afterBlankLines(bytes, end + 1);
    }
    this.#add(bytes.subarray(from), false);
  }

  /** There are no more bytes. Whether something is there that no crash of ours explains. */
  end(): boolean {
    this.isTorn = this.#length > 0 || this.#isJunk;
    const before = this.damaged;
    const isOurs = this.isTorn && !this.#isJunk && couldBegin(this.#line());
    if (this.isTorn) this.#finishLine();
    return isOurs ? before > 0 : this.damaged > 0;
  }

  /** Lines without anything cost a look each, and a file may be all of them. */
  #afterBlankLines(bytes: Buffer, from: number): number {
    let at = from;
    if (this.#length === 0 && !this.#isJunk) while (bytes[at] === newline) at += 1;
    return at;
  }

  #add(bytes: Buffer, isLineEnd: boolean): void {
    if (this.#isJunk || bytes.length === 0) return;
    this.#length += bytes.length;
    const isFirst = this.#pieces.length === 0;
    const isKnown = this.#length >= longestBeginning || isLineEnd;
    if (this.#length > longestLine || (isFirst && isKnown && !couldBegin(bytes))) {
      this.#isJunk = true;
      this.#pieces = [];
      this.#length = 0;
    } else this.#pieces.push(Buffer.from(bytes));
  }

  #line(): Buffer {
    return Buffer.concat(this.#pieces);
  }

  #finishLine(): void {
    const isJunk = this.#isJunk;
    const line = this.#length === 0 ? undefined : this.#line();
    this.#isJunk = false;
    this.#pieces = [];
    this.#length = 0;
    if (isJunk) this.damaged += 1;
    else if (line) this.#takeLine(line);
  }

  #takeLine(line: Buffer): void {
    const read = this.#malformed < mostMalformed ? readLine(line.toString("utf8")) : undefined;
    if (!read) {
      this.#malformed += 1;
      this.damaged += 1;
    } else if ("done" in read) {
      for (const id of read.done) this.records.delete(id);
    } else if (this.#kept + line.length > mostKept) {
      this.damaged += 1;
    } else {
      this.#kept += line.length;
      this.records.delete(read.record.id);
      this.records.set(read.record.id, read.record);
    }
  }
}

/** Whether a line of ours may begin so. */
function couldBegin(bytes: Buffer): boolean {
  const start = bytes.subarray(0, longestBeginning).toString("latin1");
  return beginnings.some((beginning) => beginning.startsWith(start) || start.startsWith(beginning));
}

/** What `doneLine` writes: read without a schema, since there may be millions of these lines. */
const plainDone = /^\{"done":\["([\w-]+(?:","[\w-]+)*)"\]\}$/u;

function readLine(line: string): z.infer<typeof lineSchema> | undefined {
  const [, ids] = plainDone.exec(line) ?? [];
  if (ids !== undefined) return { done: ids.split('","') };
  try {
    return lineSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
