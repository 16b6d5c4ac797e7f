/** How many pixels a picture has. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** The bytes of a file, read one by one: those of a `data:` address need not be decoded as a whole. */
export interface ByteSource {
  readonly length: number;
  /** 0 behind the end. */
  readonly at: (place: number) => number;
}

/** How many pixels a PNG, JPEG, GIF or WebP has, by its head; undefined for everything else and for damaged files. */
export function pixelSize(bytes: ByteSource): PixelSize | undefined {
  const size = [png, gif, webp, jpeg].map((read) => read(bytes)).find((found) => found !== undefined);
  return size !== undefined && size.width > 0 && size.height > 0 ? size : undefined;
}

/** The bytes of a `data:` address in base64, such as `data:image/png;base64,…`. */
export function bytesOfDataUrl(url: string): ByteSource {
  const start = url.indexOf(",") + 1;
  const padding = url.endsWith("==") ? 2 : url.endsWith("=") ? 1 : 0;
  const length = Math.floor(((url.length - start) * 3) / 4) - padding;
  return {
    length,
    at: (place) => {
      if (place < 0 || place >= length) return 0;
      const first = start + Math.floor(place / 3) * 4;
      const sextets = [0, 1, 2, 3].map((more) => sextet(url.charCodeAt(first + more)));
      const group = sextets.reduce((sum, value) => sum * 64 + value, 0);
      return (group >> (16 - 8 * (place % 3))) & 0xff;
    },
  };
}

/** What a character of base64 stands for; 0 for its padding. */
function sextet(code: number): number {
  if (code >= 0x61) return code - 0x61 + 26;
  if (code >= 0x41 && code <= 0x5a) return code - 0x41;
  if (code >= 0x30 && code <= 0x39) return code - 0x30 + 52;
  if (code === 0x2b) return 62;
  return code === 0x2f ? 63 : 0;
}

const begins = ({ at }: ByteSource, place: number, text: string): boolean =>
  Array.from(text).every((character, more) => at(place + more) === character.charCodeAt(0));

const big16 = ({ at }: ByteSource, place: number): number => at(place) * 256 + at(place + 1);
const big32 = (bytes: ByteSource, place: number): number => big16(bytes, place) * 65536 + big16(bytes, place + 2);
const little16 = ({ at }: ByteSource, place: number): number => at(place + 1) * 256 + at(place);
const little24 = (bytes: ByteSource, place: number): number => bytes.at(place + 2) * 65536 + little16(bytes, place);

function png(bytes: ByteSource): PixelSize | undefined {
  if (!begins(bytes, 0, "\x89PNG") || !begins(bytes, 12, "IHDR")) return undefined;
  return { width: big32(bytes, 16), height: big32(bytes, 20) };
}

function gif(bytes: ByteSource): PixelSize | undefined {
  if (!begins(bytes, 0, "GIF8")) return undefined;
  return { width: little16(bytes, 6), height: little16(bytes, 8) };
}

function webp(bytes: ByteSource): PixelSize | undefined {
  if (!begins(bytes, 0, "RIFF") || !begins(bytes, 8, "WEBP")) return undefined;
  if (begins(bytes, 12, "VP8X")) return { width: little24(bytes, 24) + 1, height: little24(bytes, 27) + 1 };
  if (begins(bytes, 12, "VP8L")) {
    // 14 bits for each side, less one, behind the signature.
    const bits = little24(bytes, 21) + bytes.at(24) * 0x1000000;
    return { width: (bits % 0x4000) + 1, height: (Math.floor(bits / 0x4000) % 0x4000) + 1 };
  }
  if (!begins(bytes, 12, "VP8 ")) return undefined;
  return { width: little16(bytes, 26) % 0x4000, height: little16(bytes, 28) % 0x4000 };
}

/** Segments of a JPEG before its size; a file with more is damaged. */
const mostSegments = 10_000;

function jpeg(bytes: ByteSource): PixelSize | undefined {
  if (!begins(bytes, 0, "\xff\xd8\xff")) return undefined;
  let place = 2;
  for (let count = 0; count < mostSegments && place < bytes.length && bytes.at(place) === 0xff; count += 1) {
    const kind = bytes.at(place + 1);
    // A frame of any of the ways of coding; three numbers in their row are tables.
    const isFrame = kind >= 0xc0 && kind <= 0xcf && kind !== 0xc4 && kind !== 0xc8 && kind !== 0xcc;
    if (isFrame) return { width: big16(bytes, place + 7), height: big16(bytes, place + 5) };
    // A byte that fills up, or a mark without content.
    place += kind === 0xff ? 1 : kind === 0x01 || (kind >= 0xd0 && kind <= 0xd8) ? 2 : 2 + big16(bytes, place + 2);
  }
  return undefined;
}
