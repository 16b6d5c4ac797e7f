import { z } from "zod";
import { isSetCode } from "../exports/index.js";
import { manyOf, rowKeySchema, sheetRefSchema, textSchema } from "../workspace/index.js";
import { answers, nothing } from "./call.js";

const millimetres = z.number().min(0).max(50);
const title = z.string().min(1).max(200);
const code = z.string().refine(isSetCode);
/** Where pictures are to be found; ends with `/`. */
const address = z.string().max(2_000).regex(/\/$/u);

/** What is made of cards. */
const productSchema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("pdf"),
    size: z.enum(["a4", "letter", "card"]),
    bleed: millimetres,
    gap: millimetres,
    marks: z.enum(["margin", "full", "none"]),
    /** Around which edge the paper is turned for the backs; no backs where absent. */
    turn: z.enum(["long", "short"]).optional(),
    calibrates: z.boolean(),
  }),
  z.strictObject({ kind: z.literal("png"), bleed: millimetres }),
  z.strictObject({ kind: z.literal("tts"), title, address }),
  z.strictObject({ kind: z.literal("cockatrice"), title, code, address: address.optional() }),
  z.strictObject({ kind: z.literal("cgs"), title, code, address: address.optional() }),
  z.strictObject({ kind: z.literal("csv") }),
]);
export type CardProduct = z.infer<typeof productSchema>;

/** How the printing or export of cards stands. There is one at a time. */
export interface Making {
  /** Another one for each; 0 before the first. */
  readonly run: number;
  readonly state: "idle" | "running" | "finished" | "cancelled" | "failed";
  readonly drawn: number;
  readonly total: number;
  /** What was made, once it is finished. */
  readonly file: { readonly name: string; readonly bytes: number } | null;
  /** Why it failed, or what a person should know about what was made, in sentences. */
  readonly remarks: readonly string[];
}

const mostRows = 1_000_000;
/** A piece of a file that was made, in bytes. */
export const pieceBytes = 512 * 1024;

export const makingCalls = {
  /** Prints or exports cards of a sheet as they are on screen, in the order in which their rows are named. */
  "cards/make": {
    request: z.strictObject({
      sheet: sheetRefSchema,
      rowKeys: manyOf(rowKeySchema, { max: mostRows }),
      /** The column that says how often each card is wanted. */
      copies: z.string().max(1_000).optional(),
      /** A deck list; only its cards are wanted, as often as it says. */
      deck: textSchema.optional(),
      product: productSchema,
    }),
    response: answers<Making>(),
  },
  "cards/stop-making": { request: nothing, response: answers<Making>() },
  /** A piece of what was made, from a byte on; empty behind its end. */
  "cards/made-piece": {
    request: z.strictObject({ run: z.number().int(), from: z.number().int().min(0) }),
    response: answers<{ readonly base64: string }>(),
  },
};
