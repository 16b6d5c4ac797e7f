import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";

const deflated = promisify(deflate);
const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The pixels of a picture: four bytes for each, red, green, blue and how opaque it is (already multiplied in). */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

/** Makes a PNG in RGB of pixels on white paper, at a number of pixels per inch. */
export async function pngOf({ width, height, rgba }: Pixels, dpi: number): Promise<Buffer> {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // 8 bits for each of three colours.
  head.set([8, 2], 8);
  const perMetre = Math.round(dpi / 0.0254);
  const density = Buffer.alloc(9);
  density.writeUInt32BE(perMetre, 0);
  density.writeUInt32BE(perMetre, 4);
  density[8] = 1;
  const content = await deflated(onWhite(width, height, rgba), { level: 6 });
  return Buffer.concat([
    signature,
    chunk("IHDR", head),
    chunk("pHYs", density),
    chunk("IDAT", content),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The lines of a PNG, each as what it adds to the one above: plain fields become zeros, which compress well. */
function onWhite(width: number, height: number, rgba: Uint8Array): Buffer {
  const line = 1 + width * 3;
  const lines = Buffer.alloc(line * height);
  const above = new Uint8Array(width * 3);
  for (let y = 0; y < height; y += 1) {
    const start = y * line;
    lines[start] = 2;
    for (let x = 0; x < width; x += 1) {
      const from = (y * width + x) * 4;
      const white = 255 - (rgba[from + 3] ?? 255);
      for (let colour = 0; colour < 3; colour += 1) {
        const value = (rgba[from + colour] ?? 0) + white;
        const at = x * 3 + colour;
        lines[start + 1 + at] = value - (above[at] ?? 0);
        above[at] = value;
      }
    }
  }
  return lines;
}

function chunk(type: string, content: Buffer): Buffer {
  const whole = Buffer.alloc(content.length + 12);
  whole.writeUInt32BE(content.length, 0);
  whole.write(type, 4, "latin1");
  whole.set(content, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, content.length + 8)), content.length + 8);
  return whole;
}
