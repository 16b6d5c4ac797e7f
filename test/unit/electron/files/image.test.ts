import fc from "fast-check";
import { expect, it } from "vitest";
import { FileImage, type ImagePiece } from "../../../../electron/files/image.js";

const piece = (text: string): ImagePiece => ({ text, byteLength: Buffer.byteLength(text) });
const anyPiece = fc.string({ unit: "grapheme", maxLength: 12 }).map(piece);

/** Versions of a document: each replaces a stretch of the pieces of the one before, and shares the rest. */
const versions = fc
  .tuple(
    fc.array(anyPiece, { maxLength: 30 }),
    fc.array(fc.tuple(fc.nat(30), fc.nat(8), fc.array(anyPiece, { maxLength: 6 })), { maxLength: 12 }),
  )
  .map(([first, edits]) => {
    const all = [first];
    for (const [at, count, pieces] of edits) all.push((all.at(-1) ?? []).toSpliced(at, count, ...pieces));
    return all;
  });

it("is after every update the bytes of the pieces, whatever was changed where", () => {
  fc.assert(
    fc.property(versions, (all) => {
      const image = new FileImage();
      for (const pieces of all) {
        const whole = pieces.map(({ text }) => text).join("");
        expect(image.update(pieces).toString("utf8")).toBe(whole);
      }
    }),
    { numRuns: 500, seed: 20 },
  );
});

it("encodes only the pieces that changed", () => {
  const encoded: string[] = [];
  const spied = (text: string): ImagePiece => ({
    byteLength: Buffer.byteLength(text),
    get text() {
      encoded.push(text);
      return text;
    },
  });
  const pieces = ["a = 1\n", "b = 2\n", "c = 3\n"].map(spied);
  const image = new FileImage();
  image.update(pieces);
  encoded.length = 0;
  expect(image.update(pieces.with(1, spied("b = 22\n"))).toString()).toBe("a = 1\nb = 22\nc = 3\n");
  expect(encoded).toEqual(["b = 22\n"]);
});

it("refuses pieces that are not as long as they say, and is whole again afterwards", () => {
  const image = new FileImage();
  image.update([piece("a")]);
  expect(() => image.update([piece("a"), { text: "●", byteLength: 1 }])).toThrow("bytes");
  expect(image.update([piece("b")]).toString()).toBe("b");
});
