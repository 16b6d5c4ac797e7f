import { describe, expect, test } from "vitest";
import {
  bytesOfDataUrl,
  faceSvg,
  faceTemplateSchema,
  layOutFace,
  pixelSize,
  readFocus,
  writeFocus,
} from "../../../../shared/face/index.js";

const sourceOf = (bytes: readonly number[]) => ({ length: bytes.length, at: (place: number) => bytes[place] ?? 0 });
const ascii = (text: string): number[] => Array.from(text, (character) => character.charCodeAt(0));
const dataUrl = (bytes: readonly number[]): string => `data:image/png;base64,${Buffer.from(bytes).toString("base64")}`;

const png = [...ascii("\x89PNG\r\n\x1a\n"), 0, 0, 0, 13, ...ascii("IHDR"), 0, 0, 1, 44, 0, 0, 0, 200, 8, 2, 0, 0, 0];
/** With a segment of settings and bytes that fill up before its frame. */
const jpeg = [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, 0xff, 0xc4, 0, 3, 7, 0xff, 0xc2, 0, 17, 8, 0, 200, 1, 44];
const webp = (kind: string, rest: readonly number[]): number[] => [
  ...ascii("RIFF\0\0\0\0WEBP"),
  ...ascii(kind),
  ...[0, 0, 0, 0],
  ...rest,
];
const losslessBits = 299 + 199 * 0x4000;
const pictures: readonly (readonly [string, readonly number[]])[] = [
  ["PNG", png],
  ["JPEG", jpeg],
  ["GIF", [...ascii("GIF89a"), 44, 1, 200, 0]],
  ["WebP, lossy", webp("VP8 ", [0, 0, 0, 0x9d, 0x01, 0x2a, 44, 1, 200, 0])],
  ["WebP, lossless", webp("VP8L", [0x2f, ...[0, 8, 16, 24].map((shift) => (losslessBits >> shift) & 0xff)])],
  ["WebP, extended", webp("VP8X", [0, 0, 0, 0, 43, 1, 0, 199, 0, 0])],
];

describe("the size of a picture", () => {
  test.each(pictures)("is read from the head of a %s", (_, bytes) => {
    expect(pixelSize(sourceOf(bytes))).toEqual({ width: 300, height: 200 });
    expect(pixelSize(bytesOfDataUrl(dataUrl(bytes)))).toEqual({ width: 300, height: 200 });
  });

  test.each(pictures)("is not guessed of a %s that is cut off, nor read beyond its end", (_, bytes) => {
    for (let length = 0; length < bytes.length; length += 1) {
      const size = pixelSize(sourceOf(bytes.slice(0, length)));
      expect(size === undefined || (size.width > 0 && size.height > 0)).toBe(true);
    }
  });

  const frameOf = (kind: number): number[] => [0xff, kind, 0, 17, 8, 0, 200, 1, 44];
  test.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc7, 0xc9, 0xcf])("is in the frame %x of a JPEG", (kind) =>
    expect(pixelSize(sourceOf([0xff, 0xd8, ...frameOf(kind)]))).toEqual({ width: 300, height: 200 }),
  );

  test.each([
    ["tables of Huffman codes", [0xff, 0xc4, 0, 7, 1, 2, 3, 4, 5]],
    ["extensions", [0xff, 0xc8, 0, 7, 1, 2, 3, 4, 5]],
    ["tables of arithmetic codes", [0xff, 0xcc, 0, 7, 1, 2, 3, 4, 5]],
    ["a segment beside the frames", [0xff, 0xbf, 0, 7, 1, 2, 3, 4, 5]],
    ["the first mark without content", [0xff, 0xd0]],
    ["the last mark without content", [0xff, 0xd8]],
    ["a private mark without content", [0xff, 0x01]],
    ["bytes that fill up", [0xff, 0xff, 0xff]],
  ])("is read behind %s of a JPEG", (_, segment) =>
    expect(pixelSize(sourceOf([0xff, 0xd8, ...segment, ...frameOf(0xc0)]))).toEqual({ width: 300, height: 200 }),
  );

  test.each([
    [9_998, { width: 300, height: 200 }],
    [10_001, undefined],
  ])("is looked for behind %i segments of a JPEG", (count, size) => {
    const segments = Array.from({ length: count }, () => [0xff, 0xe1, 0, 2]).flat();
    expect(pixelSize(sourceOf([0xff, 0xd8, ...segments, ...frameOf(0xc0)]))).toEqual(size);
  });

  test("is up to 16,384 pixels a side in a WebP, and not what is said of its scale", () => {
    const bits = 16_383 * 0x4001;
    const lossless = [0x2f, ...[0, 8, 16, 24].map((shift) => (bits >> shift) & 0xff)];
    expect(pixelSize(sourceOf(webp("VP8L", lossless)))).toEqual({ width: 16_384, height: 16_384 });
    const lossy = [0, 0, 0, 0x9d, 0x01, 0x2a, 44, 0x41, 200, 0x80];
    expect(pixelSize(sourceOf(webp("VP8 ", lossy)))).toEqual({ width: 300, height: 200 });
  });

  test("is undefined where one side has no pixel", () => {
    expect(pixelSize(sourceOf([...ascii("GIF89a"), 44, 1, 0, 0]))).toBeUndefined();
    expect(pixelSize(sourceOf([...ascii("GIF89a"), 0, 0, 200, 0]))).toBeUndefined();
  });

  test("is undefined for texts and for a JPEG without a frame", () => {
    expect(pixelSize(sourceOf(ascii("no picture")))).toBeUndefined();
    expect(pixelSize(sourceOf([0xff, 0xd8, 0xff, 0xe0, 0, 2]))).toBeUndefined();
  });

  test("of an address is read of each byte that there is", () => {
    const bytes = Array.from({ length: 256 }, (_, at) => [at, 0xff - at, (at * 7) & 0xff]).flat();
    const { at } = bytesOfDataUrl(dataUrl(bytes));
    expect(bytes.map((_, place) => at(place))).toEqual(bytes);
  });

  test("of an address is read of the bytes that it stands for", () => {
    for (let length = 0; length < 8; length += 1) {
      const bytes = Array.from({ length }, (__, at) => (at * 97 + 3) % 256);
      const { at, ...source } = bytesOfDataUrl(dataUrl(bytes));
      expect(source.length).toBe(length);
      expect(bytes.map((_, place) => at(place))).toEqual(bytes);
      expect(at(length)).toBe(0);
      expect(at(-1)).toBe(0);
    }
  });
});

describe("the focus of a picture", () => {
  test.each([
    ["50% 20%", { x: 0.5, y: 0.2, zoom: 1 }],
    ["10, 90, 150", { x: 0.1, y: 0.9, zoom: 1.5 }],
    ["[25, 75]", { x: 0.25, y: 0.75, zoom: 1 }],
    ["left top", { x: 0, y: 0, zoom: 1 }],
    ["bottom right", { x: 1, y: 1, zoom: 1 }],
    ["top", { x: 0.5, y: 0, zoom: 1 }],
    ["30%", { x: 0.3, y: 0.5, zoom: 1 }],
    ["5% 500%", { x: 0.05, y: 1, zoom: 1 }],
    ["50% 50% 20%", { x: 0.5, y: 0.5, zoom: 1 }],
    ["top left 150%", { x: 0, y: 0, zoom: 1.5 }],
    ["20% left", { x: 0, y: 0.2, zoom: 1 }],
    ["center bottom", { x: 0.5, y: 1, zoom: 1 }],
    ["oar 30%", { x: 0.5, y: 0.3, zoom: 1 }],
    [`${" ".repeat(100)}10% 10%`, { x: 0.5, y: 0.5, zoom: 1 }],
    ["500% 5% 100000%", { x: 1, y: 0.05, zoom: 10 }],
    ["", { x: 0.5, y: 0.5, zoom: 1 }],
    ["__proto__ constructor", { x: 0.5, y: 0.5, zoom: 1 }],
    [undefined, { x: 0.5, y: 0.5, zoom: 1 }],
  ])("%j is read", (text, focus) => {
    expect(readFocus(text)).toEqual(focus);
    expect(readFocus(writeFocus(focus))).toEqual(focus);
  });

  const template = faceTemplateSchema.parse({
    width: 20,
    height: 20,
    parts: [{ kind: "picture", x: 5, y: 5, width: 10, height: 10, column: "art", focus: "focus" }],
  });
  const drawn = (focus: string): string =>
    faceSvg(layOutFace(template, new Map(Object.entries({ art: "a", focus }))), () => dataUrl(png));

  test.each([
    // 300 × 200 pixels in a box of 10 × 10 mm: 15 mm wide, of which 5 are cut off.
    ["left", 'x="0" y="0" width="15" height="10"'],
    ["right", 'x="-5" y="0" width="15" height="10"'],
    ["40% 0%", 'x="-1" y="0" width="15" height="10"'],
    ["50% 50% 200%", 'x="-10" y="-5" width="30" height="20"'],
    ["0% 100% 200%", 'x="0" y="-10" width="30" height="20"'],
  ])("%s decides what is cut off", (focus, frame) => {
    expect(drawn(focus)).toContain(`<svg x="5" y="5" width="10" height="10" overflow="hidden"><image ${frame}`);
  });

  test("is the middle where nothing else is said", () => {
    expect(drawn("")).toContain('<image x="5" y="5" width="10" height="10" preserveAspectRatio="xMidYMid slice"');
  });
});
