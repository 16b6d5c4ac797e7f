import { z } from "zod";
import { styles } from "../../vocabulary.js";

/** When an effect of a style is used and what that takes. */
export const timingSchema = z.strictObject({
  /** `own`: the turn its kind of card allows; `trigger`: when something sets it off; `entering`: when played, then when untapped. */
  window: z.enum(["own", "either", "response", "trigger", "always", "entering"]),
  needs: z.enum(["untapped", "tapped", "tapped-earlier", "any"]),
  /** Whether using it taps the card; `second`: the second use does. */
  taps: z.enum(["yes", "no", "second"]),
  /** Set off by any change whatever. */
  anyChange: z.literal(true).optional(),
  /** A cost that the style has where the text has none. */
  extraCost: z.literal("discard").optional(),
});

export type Timing = Readonly<z.infer<typeof timingSchema>>;

const plain: Timing = { window: "own", needs: "untapped", taps: "yes" };

const shipped: ReadonlyMap<string, Timing> = new Map<(typeof styles)[number], Timing>([
  ["continuous", plain],
  ["counter", { ...plain, window: "response" }],
  ["primed", { window: "own", needs: "tapped-earlier", taps: "no" }],
  ["latent", { ...plain, window: "trigger" }],
  ["passive", { window: "always", needs: "any", taps: "no" }],
  ["equip", plain],
  ["overload", { ...plain, extraCost: "discard" }],
  ["echo", { window: "entering", needs: "any", taps: "second" }],
  ["surge", { ...plain, window: "trigger", anyChange: true }],
]);

/** The timing that the game has for a style; a style that it does not know, and none, is used like a usual effect. */
export const shippedTiming = (style: string | null): Timing => shipped.get(style ?? "") ?? plain;

/** The styles that cards of a workspace may have, each with its timing. */
export type Styles = ReadonlyMap<string, Timing>;

const rowSchema = z.object({
  window: z
    .enum([...timingSchema.shape.window.options, "any-change"])
    .optional()
    .catch(undefined),
  needs: timingSchema.shape.needs.optional().catch(undefined),
  taps: timingSchema.shape.taps.optional().catch(undefined),
  "extra-cost": z.literal("discard").optional().catch(undefined),
});

/** The styles of the game, and those of a table: what its columns say counts, what they leave open is as the game has it. */
export function readStyles(table: readonly Readonly<Record<string, unknown>>[]): Styles {
  const found = new Map(styles.map((style) => [style as string, shippedTiming(style)]));
  for (const row of table) {
    const style = typeof row.style === "string" ? row.style.trim().toLowerCase() : "";
    if (style !== "" && row.note === undefined) found.set(style, timingIn(row, shippedTiming(style)));
  }
  return found;
}

function timingIn(
  row: Readonly<Record<string, unknown>>,
  { window, needs, taps, anyChange, extraCost }: Timing,
): Timing {
  const { window: said, "extra-cost": cost = extraCost, ...own } = rowSchema.parse(row);
  const isAnyChange = said === undefined ? anyChange : said === "any-change" || undefined;
  return {
    window: said === "any-change" ? "trigger" : (said ?? window),
    needs: own.needs ?? needs,
    taps: own.taps ?? taps,
    ...(isAnyChange ? { anyChange: isAnyChange } : {}),
    ...(cost === undefined ? {} : { extraCost: cost }),
  };
}
