import { fillIn } from "./columns.js";
import { faceFonts } from "./font/fonts.js";
import type { FontMetrics } from "./font/metrics.js";
import { readFocus, type Focus } from "./picture/focus.js";
import type { PicturePlace } from "./picture/report.js";
import type { FaceCondition, FacePart, FaceTemplate, Paint } from "./template.js";
import { fit, mostCharacters, overflowOf, type FittedText } from "./text/fit.js";

/** What a card shows: the text of a column by its name. A column without a value is absent. */
export type FaceValues = ReadonlyMap<string, string>;

type ShapePart = Extract<FacePart, { kind: "shape" }>;
type TextPart = Extract<FacePart, { kind: "text" }>;
type PicturePart = Extract<FacePart, { kind: "picture" }>;

/** A part of a face with its values filled in. */
export type FaceItem =
  | { readonly kind: "shape"; readonly part: ShapePart; readonly fill: string; readonly line: string | undefined }
  | {
      readonly kind: "picture";
      readonly part: PicturePart;
      readonly fill: string | undefined;
      readonly source: string | undefined;
      readonly focus: Focus;
    }
  | {
      readonly kind: "text";
      readonly part: TextPart;
      readonly color: string;
      readonly font: FontMetrics;
      /** All that it says, whether it fits or not. */
      readonly text: string;
      readonly fitted: FittedText;
    };

/** A text that is too long for its box. */
export interface FaceOverflow {
  /** The part's place in the template. */
  readonly part: number;
  /** The size in millimetres at which it would fit; 0 when none would. */
  readonly size: number;
}

export interface FaceLayout {
  readonly template: FaceTemplate;
  readonly items: readonly FaceItem[];
  readonly overflows: readonly FaceOverflow[];
}

const isBlank = (value: string | undefined): boolean => value === undefined || value.trim() === "";

function colorOf(paint: Paint, values: FaceValues): string {
  if (typeof paint === "string") return paint;
  const value = values.get(paint.column);
  return value !== undefined && Object.hasOwn(paint.colors, value)
    ? (paint.colors[value] ?? paint.otherwise)
    : paint.otherwise;
}

function holds(condition: FaceCondition, values: FaceValues): boolean {
  if (typeof condition === "string") return !isBlank(values.get(condition));
  const value = values.get(condition.column);
  return "is" in condition ? condition.is.includes(value ?? "") : isBlank(value);
}

const wordsIn = ({ text }: TextPart, values: FaceValues): string => fillIn(text, (name) => values.get(name) ?? "");

const focusOf = ({ focus }: PicturePart, values: FaceValues): Focus =>
  readFocus(focus === undefined ? undefined : values.get(focus));

/** All texts of a face together: many long ones would take minutes. What is behind so many characters is cut off. */
const mostOnFace = 20_000;

/** How many characters of each text of a face are laid out, the texts told one after the other. */
function sharedRoom(): (text: string) => number {
  let left = mostOnFace;
  return (text) => {
    const most = Math.min(left, mostCharacters);
    left -= Math.min(most, text.length);
    return most;
  };
}

function itemOf(
  part: FacePart,
  values: FaceValues,
  { language }: FaceTemplate,
  roomFor: (text: string) => number,
): FaceItem {
  switch (part.kind) {
    case "shape": {
      const line = part.line === undefined ? undefined : colorOf(part.line, values);
      return { kind: "shape", part, fill: colorOf(part.fill, values), line };
    }
    case "picture":
      return {
        kind: "picture",
        part,
        fill: part.fill === undefined ? undefined : colorOf(part.fill, values),
        source: values.get(part.column),
        focus: focusOf(part, values),
      };
    case "text": {
      const font = faceFonts[part.font];
      const text = wordsIn(part, values);
      return {
        kind: "text",
        part,
        font,
        text,
        color: colorOf(part.color, values),
        fitted: fit(font, text, part, language, roomFor(text)),
      };
    }
  }
}

/** Lays out the face of one card. */
export function layOutFace(template: FaceTemplate, values: FaceValues): FaceLayout {
  const roomFor = sharedRoom();
  const placed = template.parts.flatMap((part, place) =>
    part.when === undefined || holds(part.when, values)
      ? [{ place, item: itemOf(part, values, template, roomFor) }]
      : [],
  );
  return {
    template,
    items: placed.map(({ item }) => item),
    overflows: placed.flatMap(({ place, item }) =>
      item.kind === "text" && item.fitted.overflow !== undefined ? [{ part: place, size: item.fitted.overflow }] : [],
    ),
  };
}

/** A text that is cut off, with the words it is made of. */
export interface CutOffText extends FaceOverflow {
  readonly text: TextPart;
}

/** The texts that are too long for their boxes; nothing else is laid out. */
export function cutOffTexts(template: FaceTemplate, values: FaceValues): readonly CutOffText[] {
  const roomFor = sharedRoom();
  return template.parts.flatMap((part, place) => {
    if (part.kind !== "text" || (part.when !== undefined && !holds(part.when, values))) return [];
    const text = wordsIn(part, values);
    const size = overflowOf(faceFonts[part.font], text, part, template.language, roomFor(text));
    return size === undefined ? [] : [{ part: place, size, text: part }];
  });
}

/** The places for pictures on the face of one card; no text is laid out for them. */
export const picturePlaces = (template: FaceTemplate, values: FaceValues): readonly PicturePlace[] =>
  template.parts.flatMap((part) => {
    if (part.kind !== "picture" || (part.when !== undefined && !holds(part.when, values))) return [];
    const value = values.get(part.column)?.trim() ?? "";
    const { width, height } = part;
    const focus = focusOf(part, values);
    return [{ reference: value === "" ? undefined : value, box: { width, height }, focus }];
  });

/** What the largest box of text on a face says: where a card's rules are, whatever its columns are called. */
export function mainText({ items }: FaceLayout): string {
  const boxes = items.flatMap((item) =>
    item.kind === "text" ? [{ area: item.part.width * item.part.height, text: item.text }] : [],
  );
  return boxes.reduce((most, box) => (box.area > most.area ? box : most), { area: 0, text: "" }).text;
}
