import type { Span } from "../base/index.js";
import type { TomlValue } from "./values.js";

export type StringStyle = "basic" | "literal" | "multi-line-basic" | "multi-line-literal";

/** A value with the exact range of its token, in units of the chunk's text. */
export interface ValueNode extends Span {
  readonly value: TomlValue;
  /** Of strings. */
  readonly style?: StringStyle;
  /** Of arrays. */
  readonly items?: readonly ValueNode[];
  /** Of inline tables. */
  readonly pairs?: readonly Pair[];
}

/** `key = value`: the span runs from the first unit of the key to the last of the value. */
export interface Pair extends Span {
  readonly keys: readonly string[];
  /** End of the key, before the blanks and the `=`. */
  readonly keyTo: number;
  readonly node: ValueNode;
}

/** A header with the pairs below it; the root section has none. `from` is the start of the header's line. */
export interface Section {
  readonly path: readonly string[];
  readonly kind: "root" | "table" | "array";
  readonly from: number;
  /** Behind the line end of the header's line; 0 for the root. */
  readonly bodyFrom: number;
  readonly pairs: readonly Pair[];
}

/**
 * A stretch of the file that is read and changed as one: the root, a table, or one element of an array of tables with its
 * sub-tables. It begins with the comment lines directly above its header.
 */
export interface Chunk {
  readonly text: string;
  /** Of the text, which a wide row puts together only where it is asked for. */
  readonly length: number;
  readonly sections: readonly Section[];
  /** Length in UTF-8. */
  readonly byteLength: number;
  /** Its only section, where no key in that has a dot, as in nearly all rows: its pairs are its members. */
  readonly flat: Section | undefined;
  /** A part of the text. */
  slice(from: number, to?: number): string;
}
