import type { TextReading } from "../text/index.js";

/** A picture that a cell shows: that of a number in the folder of images, or one at an address. */
export interface ImageSource {
  /** Looked for in the workspace's own folder of images first. */
  readonly number?: string;
  /** `http:`, `https:`, or a path within the workspace. */
  readonly address?: string;
}

/** What a derived column computes for a row (DERIVED-1). */
export type DerivedValue =
  | { readonly kind: "text"; readonly text: string }
  /** Nothing, for a cell it is computed from is empty. */
  | { readonly kind: "missing" }
  | { readonly kind: "number"; readonly number: number }
  | { readonly kind: "boolean"; readonly boolean: boolean }
  /** Rules text as players read it. */
  | { readonly kind: "rules"; readonly reading: TextReading }
  | { readonly kind: "image"; readonly source: ImageSource }
  | { readonly kind: "error"; readonly message: string };

/** What a cell shows of a number: six digits that count, or all of those before the point. */
export function shownNumber(number: number): string {
  if (Number.isInteger(number) || !Number.isFinite(number)) return String(number);
  return String(Math.abs(number) >= 1e6 ? Math.round(number) : Number(number.toPrecision(6)));
}

export const textValue = (text: string): DerivedValue => ({ kind: "text", text });
export const errorValue = (message: string): DerivedValue => ({ kind: "error", message });

/** The letters of a value, for copying, searching and sorting. Between abilities is a blank line, as in the file. */
export function plainOf(value: DerivedValue): string {
  switch (value.kind) {
    case "text":
      return value.text;
    case "missing":
      return "";
    case "number":
      return String(value.number);
    case "boolean":
      return String(value.boolean);
    case "rules":
      return value.reading.abilities.map((ability) => (ability.shown() ?? ability.written()).plain).join("\n\n");
    case "image":
      return value.source.address ?? value.source.number ?? "";
    case "error":
      return `Error: ${value.message}`;
  }
}
