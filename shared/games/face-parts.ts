import { firstCharacter, type FaceTemplateSource } from "../face/index.js";

export type Part = FaceTemplateSource["parts"][number];
type TextPart = Extract<Part, { kind: "text" }>;
type ShapePart = Extract<Part, { kind: "shape" }>;
type Fill = ShapePart["fill"];

/** The usual size of playing cards, in millimetres. */
export const pokerSize = { width: 63, height: 88 } as const;

/** Where a part lies, in millimetres from the upper left corner: x, y, width, height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

const at = ([x, y, width, height]: Box): { x: number; y: number; width: number; height: number } => ({
  x,
  y,
  width,
  height,
});

/** A colour that follows the value of a column. */
export const colorBy = (column: string, colors: Readonly<Record<string, string>>, otherwise: string): Fill => ({
  column,
  colors: { ...colors },
  otherwise,
});

/** A filled rectangle. */
export const shape = (box: Box, fill: Fill, more: Partial<Omit<ShapePart, "kind" | "fill">> = {}): Part => ({
  kind: "shape",
  ...at(box),
  fill,
  ...more,
});

/** A text of a size in millimetres; it shrinks to half of that before it is cut off. */
export const words = (
  box: Box,
  text: string,
  size: number,
  more: Partial<Omit<TextPart, "kind" | "text" | "size">> = {},
): Part => ({
  kind: "text",
  ...at(box),
  text,
  size,
  leastSize: size / 2,
  vertical: "middle",
  color: "#1f1b16",
  ...more,
});

/** The column of all games that says which part of a card's picture is kept in sight. */
export const focusColumn = "image-focus";

/** The picture of a card, above a large faint initial that is seen while it has none. */
export const art = (box: Box, column: string, ground: Fill, ink: Fill): readonly Part[] => [
  shape(box, ground),
  words(box, "{initial}", Math.min(box[3], box[2]) * 0.62, { font: "serif-bold", align: "middle", color: ink }),
  { kind: "picture", ...at(box), column, focus: focusColumn },
];

/** A round mark with a sign in it, such as a cost. */
export const mark = (
  [x, y]: readonly [x: number, y: number],
  diameter: number,
  text: string,
  { fill, color = "#ffffff", line, when }: { fill: Fill; color?: Fill; line?: Fill; when?: Part["when"] },
): readonly Part[] => [
  shape([x, y, diameter, diameter], fill, {
    radius: diameter / 2,
    ...(line === undefined ? {} : { line, lineWidth: 0.4 }),
    ...(when === undefined ? {} : { when }),
  }),
  words([x, y, diameter, diameter], text, diameter * 0.6, {
    font: "sans-bold",
    align: "middle",
    color,
    ...(when === undefined ? {} : { when }),
  }),
];

/** The first letter of a name, for `art`. */
export const initialOf = (name: string): string => firstCharacter(name.trim()).toUpperCase();

/** Words with a capital, as titles have. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
