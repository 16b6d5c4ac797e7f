import { failed, ok, type Result } from "../base/index.js";
import {
  byteOrderMark,
  closeBracket,
  endLine,
  hash,
  lineEndAt,
  openBracket,
  Refusal,
  skipBlanks,
  skipComment,
  type Cursor,
} from "./cursor.js";
import { makeChunk } from "./chunk.js";
import { isHeading } from "./comments-above.js";
import type { Chunk, Pair, Section } from "./nodes.js";
import { scanKeys } from "./scan-key.js";
import { scanPair } from "./scan-value.js";
import { Structure } from "./structure.js";

interface OpenSection extends Section {
  readonly pairs: Pair[];
}

const extendsPath = (path: readonly string[], base: readonly string[]): boolean =>
  path.length > base.length && base.every((key, at) => key === path[at]);

/** Reads a text into chunks in one pass; strict TOML 1.0. Never throws on text. */
export function parseChunks(text: string): Result<Chunk[]> {
  try {
    return ok(new Parser(text).run());
  } catch (refusal) {
    if (refusal instanceof Refusal) return failed(refusal.toFault(text));
    throw refusal;
  }
}

class Parser {
  readonly #cursor: Cursor;
  readonly #structure = new Structure();
  readonly #chunks: Chunk[] = [];
  #sections: OpenSection[] = [];
  /** The array of tables whose element is being read. */
  #rowPath: readonly string[] | undefined;

  readonly #text: string;

  constructor(text: string) {
    this.#text = text;

    this.#cursor = { text, at: text.charCodeAt(0) === byteOrderMark ? 1 : 0, base: 0 };
  }

  run(): Chunk[] {
    const cursor = this.#cursor;
    const text = this.#text;
    let section = this.#openSection({ path: [], kind: "root", from: 0, bodyFrom: cursor.at, pairs: [] });
    /** Start of the comment lines directly above the cursor. */
    let attached = -1;
    while (cursor.at < text.length) {
      const lineFrom = cursor.at;
      skipBlanks(cursor);
      const code = text.charCodeAt(cursor.at);
      const lineEnd = lineEndAt(text, cursor.at);
      if (lineEnd > 0) {
        cursor.at += lineEnd;
        attached = -1;
      } else if (code === hash) {
        skipComment(cursor);
        if (isHeading(text.slice(lineFrom, cursor.at))) attached = -1;
        else if (attached === -1) attached = lineFrom;
        cursor.at += lineEndAt(text, cursor.at);
      } else if (code === openBracket) {
        section = this.#header(lineFrom, attached === -1 ? lineFrom : attached);
        attached = -1;
      } else if (cursor.at < text.length) {
        const keyAt = cursor.at;
        const pair = scanPair(cursor, 0);
        this.#structure.add(pair.keys, keyAt);
        section.pairs.push(pair);
        endLine(cursor, "a value");
        attached = -1;
      }
    }
    this.#closeChunk(text.length);
    return this.#chunks;
  }

  #header(lineFrom: number, attached: number): OpenSection {
    const cursor = this.#cursor;
    const text = this.#text;
    const at = cursor.at;
    const isArray = text.charCodeAt(at + 1) === openBracket;
    const kind = isArray ? "array" : "table";
    cursor.at += isArray ? 2 : 1;
    skipBlanks(cursor);
    const path = scanKeys(cursor);
    const closed =
      text.charCodeAt(cursor.at) === closeBracket && (!isArray || text.charCodeAt(cursor.at + 1) === closeBracket);
    if (!closed) {
      throw new Refusal("unclosed-header", "The header is not closed.", cursor.at, { expected: isArray ? "]]" : "]" });
    }
    cursor.at += isArray ? 2 : 1;
    this.#structure.open(path, kind, at);
    endLine(cursor, "a header");
    if (!this.#rowPath || !extendsPath(path, this.#rowPath)) {
      this.#closeChunk(attached);
      this.#rowPath = isArray ? path : undefined;
    }
    const { base } = cursor;
    return this.#openSection({ path, kind, from: lineFrom - base, bodyFrom: cursor.at - base, pairs: [] });
  }

  #openSection(section: OpenSection): OpenSection {
    this.#sections.push(section);
    return section;
  }

  /** Ends the chunk being read at `end`, where the next begins. */
  #closeChunk(end: number): void {
    const cursor = this.#cursor;
    this.#chunks.push(makeChunk(this.#text.slice(cursor.base, end), this.#sections));
    this.#sections = [];
    cursor.base = end;
  }
}
