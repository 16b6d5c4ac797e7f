import * as z from "zod/mini";
import type { WireValue } from "../toml/index.js";

// The little of what crosses the bridge that the page reads or minds as soon as it is loaded.

/** Text that a file can store: half a surrogate pair has no bytes in UTF-8. */
export const storable = z
  .string()
  .check(z.refine((text) => !/\p{Surrogate}/u.test(text), { message: "The text holds half a character." }));

/**
 * A TOML value as it crosses the bridge (MERGE-3): scalars as themselves, `{"$int"}` beyond 2^53, `{"$float"}` for inf and
 * nan, `{"$date"}` with the source text. `null` is an absent key.
 */
export type WireCell = WireValue | null;

/** A value that is there. */
export const valueSchema: z.ZodMiniType<WireValue, WireValue> = z.lazy(() =>
  z.union([storable, z.number(), z.boolean(), z.array(valueSchema), z.record(storable, valueSchema)]),
);
export const wireValueSchema: z.ZodMiniType<WireCell, WireCell> = z.nullable(valueSchema);

/** One act adds, moves or deletes at most so many rows. */
export const mostRowsOfAct = 100_000;
