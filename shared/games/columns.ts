import type { ColumnSchema } from "../sheet/index.js";

/** A column of texts. */
export const text = (key: string, about: string): ColumnSchema => ({ key, type: { kind: "text" }, about });

/** The column, which must have a value in every row. */
export const required = (column: ColumnSchema): ColumnSchema => ({ ...column, required: true });

/** A column of one of these texts. */
export const choice = (key: string, values: readonly string[], about: string): ColumnSchema => ({
  key,
  type: { kind: "choice", values },
  about,
});

/** The column, whose texts people read: names of things, or sentences. */
export const prose = (kind: "name" | "text", column: ColumnSchema): ColumnSchema => ({ ...column, prose: kind });

/** The column, of whose numbers more or less is better for whoever plays the card. */
export const better = (way: "more" | "less", column: ColumnSchema): ColumnSchema => ({ ...column, better: way });

/** A column of whole numbers within these limits. */
export const integer = (key: string, about: string, min?: number, max?: number): ColumnSchema => ({
  key,
  type: { kind: "integer", ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) },
  about,
});
