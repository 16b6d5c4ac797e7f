import { z } from "zod";
import { severities } from "../../shared/validate/index.js";
import {
  columnIdSchema,
  metadataChangeSchema,
  wireValueSchema,
  type JournalRecord,
} from "../../shared/workspace/index.js";

const source = z.string().nullable();
const waiver = z
  .strictObject({
    code: z.string(),
    row: z.string().optional(),
    column: z.string().optional(),
    reason: z.string(),
  })
  .nullable();
const width = z.number().nullable();

/** A record as the journal holds it. The type ties it to the heart's: a field forgotten here does not compile. */
const recordSchema: z.ZodType<JournalRecord> = z.strictObject({
  id: z.string(),
  file: z.string(),
  table: z.array(z.string()),
  row: z.strictObject({ id: wireValueSchema, index: z.number().int(), title: z.string() }),
  change: z.discriminatedUnion("kind", [
    z.strictObject({ kind: z.literal("cell"), column: columnIdSchema, before: source, after: source }),
    z.strictObject({ kind: z.literal("draft"), column: columnIdSchema, before: source, text: z.string() }),
    z.strictObject({ kind: z.literal("insert"), block: z.string() }),
    z.strictObject({ kind: z.literal("delete"), block: z.string() }),
    z.strictObject({ kind: z.literal("move"), to: z.number().int() }),
    z.strictObject({ kind: z.literal("text"), before: z.string(), after: z.string() }),
    z.strictObject({ kind: z.literal("width"), column: columnIdSchema, before: width, after: width }),
    z.strictObject({ kind: z.literal("order"), after: z.array(z.string()) }),
    z.strictObject({ kind: z.literal("metadata"), changes: z.array(metadataChangeSchema) }),
    z.strictObject({ kind: z.literal("waive"), before: waiver, after: waiver }),
    z.strictObject({
      kind: z.literal("severity"),
      code: z.string(),
      after: z.enum([...severities, "off"]).nullable(),
    }),
    z.strictObject({ kind: z.literal("image-folder"), after: z.string().nullable() }),
  ]),
});

const lineSchema = z.union([z.strictObject({ record: recordSchema }), z.strictObject({ done: z.array(z.string()) })]);

export const recordLine = (record: JournalRecord): string => `${JSON.stringify({ record })}\n`;

export const doneLine = (ids: readonly string[]): string => `${JSON.stringify({ done: ids })}\n`;

export interface JournalContent {
  /** Without those that are done, in the order of their last writing. */
  readonly records: ReadonlyMap<string, JournalRecord>;
  /** Lines that say nothing we know: the last one may have been cut short by a crash. */
  readonly damaged: number;
}

/** Reads a journal; a line that is damaged is left out, those after it count. */
export function readJournalLines(text: string): JournalContent {
  const records = new Map<string, JournalRecord>();
  let damaged = 0;
  for (const line of text.split("\n")) {
    if (line === "") continue;
    const read = readLine(line);
    if (!read) {
      damaged += 1;
    } else if ("done" in read) {
      for (const id of read.done) records.delete(id);
    } else {
      records.delete(read.record.id);
      records.set(read.record.id, read.record);
    }
  }
  return { records, damaged };
}

function readLine(line: string): z.infer<typeof lineSchema> | undefined {
  try {
    return lineSchema.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
