import { join } from "node:path";
import { expect, it } from "vitest";
import { readCards } from "../../../../electron/cli/read-cards.js";
import { facePng, printPdf } from "../../../../electron/print/index.js";
import { must } from "../../../../shared/base/index.js";

const silent = { print: () => undefined, say: () => undefined, remark: () => undefined };

/** The pixels of a PNG, as they are packed in it. */
function packedPixels(png: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 8; at < png.length;) {
    const length = png.readUInt32BE(at);
    if (png.toString("latin1", at + 4, at + 8) === "IDAT") parts.push(png.subarray(at + 8, at + 8 + length));
    at += length + 12;
  }
  return Buffer.concat(parts);
}

/** The pictures in a PDF of ours, as they are packed in it, in the order of their objects. */
function packedPictures(pdf: Buffer): readonly Buffer[] {
  const text = pdf.toString("latin1");
  return [...text.matchAll(/\/Subtype \/Image\b.*?stream\n(.*?)\nendstream/gsu)].map(([, stream = ""]) =>
    Buffer.from(stream, "latin1"),
  );
}

it("a PDF holds every pixel of the faces that are saved as PNG", async () => {
  const folder = join(import.meta.dirname, "../../../../tabula/ttcg");
  const { tables, pictures } = must(await readCards(folder, {}, silent));
  const cards = tables.flatMap(({ cards: all }) => all).slice(0, 9);
  const [table] = tables;
  if (table === undefined) throw new Error("The sample has no cards");
  const pdf = must(
    printPdf([{ ...table, cards }], pictures, {
      ...{ title: "Nine", size: "a4", bleed: { x: 0, y: 0 }, gap: 0, marks: "none", calibrates: false },
    }),
  );
  const pieces: Uint8Array[] = [];
  for await (const piece of pdf.bytes()) pieces.push(piece);
  const found = packedPictures(Buffer.concat(pieces));
  const wanted: Buffer[] = [];
  for (const card of cards) wanted.push(packedPixels(must(await facePng(card, pictures))));
  expect(wanted).toHaveLength(9);
  expect(found.map((each) => each.toString("base64"))).toEqual(wanted.map((each) => each.toString("base64")));
});
