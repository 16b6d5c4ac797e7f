import type { FaceCondition, FacePart, FaceTemplate, Paint } from "./template.js";

const name = /\{([^{}]*)\}/gu;

/** The names in the braces of a text, in their order. */
export const namesIn = (text: string): readonly string[] => [...text.matchAll(name)].map(([, found = ""]) => found);

/** What is behind so many characters of a filled text is left out: a long value that is named often would fill the memory. */
const mostFilled = 100_000;

/** A text with the value of each name in braces in its place. */
export function fillIn(text: string, valueOf: (name: string) => string): string {
  let length = 0;
  return text
    .replaceAll(name, (_, found: string) => {
      const value = length < mostFilled ? valueOf(found).slice(0, mostFilled - length) : "";
      length += value.length;
      return value;
    })
    .slice(0, mostFilled);
}

const inPaint = (paint: Paint | undefined): readonly string[] =>
  paint === undefined || typeof paint === "string" ? [] : [paint.column];

const inCondition = (condition: FaceCondition | undefined): readonly string[] =>
  condition === undefined ? [] : [typeof condition === "string" ? condition : condition.column];

function inPart(part: FacePart): readonly string[] {
  const when = inCondition(part.when);
  switch (part.kind) {
    case "shape":
      return [...when, ...inPaint(part.fill), ...inPaint(part.line)];
    case "picture":
      return [...when, part.column, ...(part.focus === undefined ? [] : [part.focus]), ...inPaint(part.fill)];
    case "text":
      return [...when, ...namesIn(part.text), ...inPaint(part.color)];
  }
}

const known = new WeakMap<FaceTemplate, ReadonlySet<string>>();

/** The columns and other words whose values a face shows or depends on; found once for each template. */
export function columnsOf(template: FaceTemplate): ReadonlySet<string> {
  const found = known.get(template) ?? new Set(template.parts.flatMap(inPart));
  known.set(template, found);
  return found;
}
