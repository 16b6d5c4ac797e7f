import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** Reads the widths of a TrueType font: only what the stored tables are made of. */
export interface FontFile {
  readonly unitsPerEm: number;
  readonly ascent: number;
  readonly descent: number;
  /** The width of a code point of the first plane, undefined where the font has no glyph. */
  readonly advance: (codePoint: number) => number | undefined;
}

/** A font of the package `dejavu-fonts-ttf`, by the name of its file. */
export function readFont(name: string): FontFile {
  const bytes = readFileSync(createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));
  const tables = new Map<string, number>();
  for (let place = 0; place < bytes.readUInt16BE(4); place++) {
    const record = 12 + place * 16;
    tables.set(bytes.toString("latin1", record, record + 4), bytes.readUInt32BE(record + 8));
  }
  const at = (table: string): number => {
    const place = tables.get(table);
    if (place === undefined) throw new Error(`${name} has no table ${table}`);
    return place;
  };
  const hhea = at("hhea");
  const wideGlyphs = bytes.readUInt16BE(hhea + 34);
  const map = characterMap(bytes, at("cmap"));
  const hmtx = at("hmtx");
  return {
    unitsPerEm: bytes.readUInt16BE(at("head") + 18),
    ascent: bytes.readInt16BE(hhea + 4),
    descent: -bytes.readInt16BE(hhea + 6),
    advance: (codePoint) => {
      const glyph = map(codePoint);
      return glyph === 0 ? undefined : bytes.readUInt16BE(hmtx + 4 * Math.min(glyph, wideGlyphs - 1));
    },
  };
}

/** The glyph of a code point by a subtable of format 4; 0 is no glyph. */
function characterMap(bytes: Buffer, cmap: number): (codePoint: number) => number {
  let table: number | undefined;
  for (let place = 0; place < bytes.readUInt16BE(cmap + 2); place++) {
    const subtable = cmap + bytes.readUInt32BE(cmap + 8 + place * 8);
    if (bytes.readUInt16BE(subtable) === 4) table = subtable;
  }
  if (table === undefined) throw new Error("The font has no character map of format 4.");
  const start = table;
  const count = bytes.readUInt16BE(start + 6) / 2;
  return (codePoint) => {
    for (let segment = 0; segment < count; segment++) {
      const at = start + 14 + segment * 2;
      if (codePoint > bytes.readUInt16BE(at)) continue;
      const first = bytes.readUInt16BE(at + 2 + count * 2);
      if (codePoint < first) return 0;
      const delta = bytes.readUInt16BE(at + 2 + count * 4);
      const rangeAt = at + 2 + count * 6;
      const range = bytes.readUInt16BE(rangeAt);
      if (range === 0) return (codePoint + delta) & 0xffff;
      const glyph = bytes.readUInt16BE(rangeAt + range + (codePoint - first) * 2);
      return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
    }
    return 0;
  };
}
