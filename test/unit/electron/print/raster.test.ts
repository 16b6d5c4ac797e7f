import { inflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { inOrder } from "../../../../electron/print/in-order.js";
import { pngOf, rasterOf } from "../../../../electron/print/index.js";
import { faceFonts, faceSvg, faceTemplateSchema, layOutFace } from "../../../../shared/face/index.js";
import { measure } from "../../../../shared/face/font/metrics.js";
import { must } from "../../../../shared/base/index.js";

/** The columns of a drawing, from 0 to 1, between which some of its pixels are dark. */
async function inkOf(text: string, more: Record<string, unknown> = {}): Promise<readonly [number, number]> {
  const part = {
    kind: "text",
    x: 10,
    y: 5,
    width: 80,
    height: 10,
    size: 8,
    leastSize: 4,
    text: "{text}",
    color: "#000000",
  };
  const template = faceTemplateSchema.parse({ width: 100, height: 20, parts: [{ ...part, ...more }] });
  const layout = layOutFace(template, new Map([["text", text]]));
  const { width, height, rgba } = must(
    await rasterOf(
      faceSvg(layout, () => undefined),
      { width: 400, height: 80 },
    ),
  );
  const columns = Array.from({ length: width }, (_, x) => x).filter((x) =>
    Array.from({ length: height }, (_, y) => rgba[(y * width + x) * 4 + 3] ?? 0).some((alpha) => alpha > 60),
  );
  return [(columns[0] ?? NaN) / width, ((columns.at(-1) ?? NaN) + 1) / width];
}

describe("faces without a browser", () => {
  test.each([
    ["start", 160],
    ["middle", 250],
    ["end", 340],
  ])("draw letters beside a sign of another font as without it, from the %s", async (align, end) => {
    const part = { kind: "text", x: 5, y: 0, width: 90, height: 20, size: 8, leastSize: 8, color: "#000000", align };
    const drawn = async (text: string) => {
      const template = faceTemplateSchema.parse({ width: 100, height: 20, parts: [{ ...part, text }] });
      const svg = faceSvg(layOutFace(template, new Map()), () => undefined);
      return must(await rasterOf(svg, { width: 400, height: 80 }));
    };
    // Another font has one sign and none has the other; what stands before them is compared.
    const [signed, alone] = [await drawn("Draw rules ⍏"), await drawn("Draw rules ꙮ")];
    const left = (pixels: typeof signed) => Buffer.from(pixels.rgba.filter((_, at) => Math.floor(at / 4) % 400 < end));
    expect(left(signed).equals(left(alone))).toBe(true);
  });

  test.each(Object.keys(faceFonts) as (keyof typeof faceFonts)[])(
    "have letters as wide as they are measured in %s",
    async (font) => {
      const text = "Wherever mmmm";
      const { width } = measure(faceFonts[font], text);
      const [left, right] = await inkOf(text, { font });
      expect(left).toBeCloseTo(0.1, 1.9);
      expect(Math.abs(right - left - (width * 8) / 100)).toBeLessThan(0.015);
    },
  );

  test("have lines of Hebrew at the right edge of their box", async () => {
    const [left, right] = await inkOf("שלוף קלף", { font: "sans" });
    expect(left).toBeGreaterThan(0.4);
    expect(right).toBeGreaterThan(0.87);
    expect(right).toBeLessThan(0.91);
  });

  test("go on beyond the edges of the card where a bleed is wanted, also around its corners", async () => {
    const parts = [{ kind: "shape", x: 0, y: 0, width: 20, height: 20, radius: 5, fill: "#ff0000" }];
    const layout = layOutFace(faceTemplateSchema.parse({ width: 20, height: 20, parts }), new Map());
    const { rgba } = must(
      await rasterOf(
        faceSvg(layout, () => undefined, { x: 2, y: 2 }),
        { width: 48, height: 48 },
      ),
    );
    const colours = new Set(Array.from({ length: 48 * 48 }, (_, at) => rgba.subarray(at * 4, at * 4 + 4).join(" ")));
    expect([...colours]).toEqual(["255 0 0 255"]);
  });

  test("refuse to be drawn at a size that no memory holds", async () => {
    const tooMany = { ok: false, error: { code: "print/too-many-pixels" } };
    expect(await rasterOf("<svg/>", { width: 1_000_000, height: 1 })).toMatchObject(tooMany);
    expect(await rasterOf("<svg/>", { width: 1, height: 1_000_000 })).toMatchObject(tooMany);
    expect(await rasterOf("<svg/>", { width: 12_000, height: 12_000 })).toMatchObject(tooMany);
    const line = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 5"/>';
    for (const [width, height] of [
      [0.9, 10],
      [100, 0.5],
    ] as const) {
      expect(await rasterOf(line, { width, height })).toMatchObject(tooMany);
    }
    expect(await rasterOf(line, { width: 399.6, height: 2 })).toMatchObject({ value: { width: 400, height: 2 } });
    expect(await rasterOf("no picture", { width: 10, height: 10 })).toMatchObject({
      ok: false,
      error: { code: "print/not-drawn" },
    });
  });
});

test("a PNG has the pixels on white paper", async () => {
  // Red, half red (multiplied by how opaque it is), and nothing.
  const rgba = Uint8Array.from([255, 0, 0, 255, 128, 0, 0, 128, 0, 0, 0, 0, 10, 20, 30, 255]);
  const png = await pngOf({ width: 2, height: 2, rgba }, 300);
  const start = png.indexOf("IDAT") + 4;
  const lines = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
  expect([...lines]).toEqual([2, 255, 0, 0, 255, 127, 127, 2, 0, 255, 255, 11, 149, 159].map((byte) => byte & 255));
});

test("work that is done several at a time is yielded in order, and no more is begun than is taken", async () => {
  let begun = 0;
  const waits = [30, 1, 20, 5, 1, 1, 1, 1];
  const done: number[] = [];
  for await (const at of inOrder(waits.keys(), 3, async (at) => {
    begun += 1;
    await new Promise((resolve) => {
      setTimeout(resolve, waits[at]);
    });
    return at;
  })) {
    done.push(at);
    expect(begun).toBeLessThanOrEqual(at + 4);
  }
  expect(done).toEqual([...waits.keys()]);
});
