import { z } from "zod";
import { hyphenationLanguages } from "./text/hyphenation.js";

const color = z.string().regex(/^#[0-9a-f]{6}$/iu, "Expected a colour such as #1f2a44");

/** A colour, or one that is chosen by the value of a column. */
const paint = z.union(
  [color, z.strictObject({ column: z.string(), colors: z.record(z.string(), color), otherwise: color })],
  { error: "Expected a colour such as #1f2a44, or a table with column, colors and otherwise" },
);

/** A condition on a card: a column that has a value, or one of these values, or none. */
const condition = z.union(
  [
    z.string(),
    z.strictObject({ column: z.string(), is: z.array(z.string()).min(1).max(100) }),
    z.strictObject({ column: z.string(), isEmpty: z.literal(true) }),
  ],
  { error: "Expected the name of a column, or a table with column and either is or isEmpty = true" },
);

const length = z.number().positive().max(1000);

/** What every part of a face has; millimetres from the upper left corner. */
const box = {
  x: z.number().min(0).max(1000),
  y: z.number().min(0).max(1000),
  width: length,
  height: length,
  /** Draws the part only when this holds. */
  when: condition.optional(),
};

const shape = z.strictObject({
  kind: z.literal("shape"),
  ...box,
  radius: z.number().min(0).max(1000).default(0),
  fill: paint,
  line: paint.optional(),
  lineWidth: z.number().min(0).max(20).default(0.25),
});

const text = z.strictObject({
  kind: z.literal("text"),
  ...box,
  /** The words; a name of a column in braces stands for its value. */
  text: z.string().max(1000),
  font: z.enum(["serif", "serif-bold", "sans", "sans-bold"]).default("serif"),
  size: length,
  leastSize: length,
  leading: z.number().min(1.2).max(4).default(1.25),
  align: z.enum(["start", "middle", "end"]).default("start"),
  vertical: z.enum(["top", "middle", "bottom"]).default("top"),
  color: paint,
});

const picture = z.strictObject({
  kind: z.literal("picture"),
  ...box,
  column: z.string(),
  /** The column that says which part of the picture is kept in sight, such as `50% 20%`; its middle where absent. */
  focus: z.string().optional(),
  /** What is seen while there is no picture; without it nothing is. */
  fill: paint.optional(),
});

const part = z.discriminatedUnion("kind", [shape, text, picture]);

/** A face as data: what is drawn where, from back to front. It cannot run anything nor name a file or a host. */
export const faceTemplateSchema = z
  .strictObject({
    width: length,
    height: length,
    /** The language whose words are divided at the ends of lines; without it only those that have soft hyphens are. */
    language: z.enum(hyphenationLanguages).optional(),
    parts: z.array(part).max(200),
  })
  .refine(
    ({ width, height, parts }) => parts.every((one) => one.x + one.width <= width && one.y + one.height <= height),
    "Each part must lie on the card",
  )
  .refine(
    ({ parts }) => parts.every((one) => one.kind !== "text" || one.leastSize <= one.size),
    "The least size of a text must not be larger than its size",
  );

export type FaceTemplate = z.infer<typeof faceTemplateSchema>;
/** A template as it is written, where what is usual is left out. */
export type FaceTemplateSource = z.input<typeof faceTemplateSchema>;
export type FaceCondition = z.infer<typeof condition>;
export type FacePart = FaceTemplate["parts"][number];
export type Paint = z.infer<typeof paint>;
