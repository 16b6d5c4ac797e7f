import { z } from "zod";
import { exceededLimit } from "../../shared/base/index.js";
import {
  savedStepSchema,
  savedVersionSchema,
  type HistoryChange,
  type SavedStep,
  type SavedVersion,
} from "../../shared/workspace/index.js";

/** The first line: a file without it is none of ours. */
export const headLine = `${JSON.stringify({ cardwright: "undo-history", version: 1 })}\n`;

/** No step is nested deeper, or has more parts. Text that is takes longer to parse than to look at. */
const jsonLimits = { deepest: 512, mostValues: 4_000_000 };

const stepSchema: z.ZodType<SavedStep> = savedStepSchema;
const versionSchema: z.ZodType<SavedVersion> = savedVersionSchema;

/** `undone` puts a step on the list of undone ones, where a history is written down as a whole. */
const lineSchema = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("did"), step: stepSchema }),
  z.strictObject({ kind: z.literal("undid"), step: stepSchema.nullable() }),
  z.strictObject({ kind: z.literal("redid"), step: stepSchema.nullable() }),
  z.strictObject({ kind: z.literal("undone"), step: stepSchema }),
  z.strictObject({ kind: z.literal("wrote"), version: versionSchema }),
]);
type Line = z.infer<typeof lineSchema>;

/** A change as a line, without its end. */
export const changeLine = (change: HistoryChange): string => JSON.stringify(change);

/** A step, as it is written, with the length of its line. */
export interface Kept<Value> {
  readonly value: Value;
  readonly bytes: number;
}

/** How much of a history is kept. */
export interface HistoryLimits {
  readonly steps: number;
  readonly bytes: number;
  readonly versions: number;
}

/** Both lists of steps, and the versions of files that were written last. The oldest steps go first where it grows too large. */
export class KeptHistory {
  done: Kept<SavedStep>[] = [];
  undone: Kept<SavedStep>[] = [];
  versions: Kept<SavedVersion>[] = [];
  readonly #limits: HistoryLimits;

  constructor(limits: HistoryLimits) {
    this.#limits = limits;
  }

  take(change: HistoryChange | Line, bytes: number): void {
    switch (change.kind) {
      case "did":
        this.done.push({ value: change.step, bytes });
        this.undone = [];
        break;
      case "undid":
        this.done.pop();
        if (change.step) this.undone.push({ value: change.step, bytes });
        break;
      case "redid":
        this.undone.pop();
        if (change.step) this.done.push({ value: change.step, bytes });
        break;
      case "undone":
        this.undone.push({ value: change.step, bytes });
        break;
      case "wrote":
        this.versions.push({ value: change.version, bytes });
        if (this.versions.length > 2 * this.#limits.versions) {
          this.versions = this.versions.slice(-this.#limits.versions);
        }
        return;
      case "cleared":
        this.done = [];
        this.undone = [];
        this.versions = [];
        return;
    }
    this.#shorten();
  }

  /** The bytes of what is kept. */
  get bytes(): number {
    return [this.done, this.undone, this.versions].flat().reduce((sum, { bytes }) => sum + bytes, headLine.length);
  }

  /** All of it as lines. */
  get text(): string {
    const lines = [
      ...this.versions.map(({ value: version }): Line => ({ kind: "wrote", version })),
      ...this.done.map(({ value: step }): Line => ({ kind: "did", step })),
      ...this.undone.map(({ value: step }): Line => ({ kind: "undone", step })),
    ];
    return headLine + lines.map((line) => `${JSON.stringify(line)}\n`).join("");
  }

  #shorten(): void {
    let total = 0;
    for (const steps of [this.undone, this.done]) {
      for (let at = steps.length - 1; at >= 0; at -= 1) {
        total += steps[at]?.bytes ?? 0;
        if (total <= this.#limits.bytes && steps.length - at <= this.#limits.steps) continue;
        steps.splice(0, at + 1);
        break;
      }
    }
  }
}

/** Reads a history; undefined where it is none of ours or is damaged in more than a last line that a crash cut short. */
export function readHistory(text: string, limits: HistoryLimits): KeptHistory | undefined {
  const kept = new KeptHistory(limits);
  const end = text.lastIndexOf("\n") + 1;
  if (!text.startsWith(headLine)) return headLine.startsWith(text) ? kept : undefined;
  for (let from = headLine.length; from < end;) {
    const to = text.indexOf("\n", from) + 1;
    const line = readLine(text.slice(from, to));
    if (!line) return undefined;
    kept.take(line, to - from);
    from = to;
  }
  return kept;
}

function readLine(text: string): Line | undefined {
  if (exceededLimit(text, jsonLimits) !== undefined) return undefined;
  try {
    return lineSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
