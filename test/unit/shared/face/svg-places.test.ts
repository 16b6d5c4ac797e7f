import { describe, expect, test } from "vitest";
import { faceFonts, faceSvg, faceTemplateSchema, layOutFace, noBleed } from "../../../../shared/face/index.js";
import { escaped } from "../../../../shared/face/xml.js";
import { measure } from "../../../../shared/face/font/metrics.js";

const picture = "data:image/gif;base64,R0lGODlhZADIAA==";
const drawn = (parts: readonly object[], values: Readonly<Record<string, string>> = {}, bleed = noBleed): string =>
  faceSvg(
    layOutFace(faceTemplateSchema.parse({ width: 20, height: 30, parts }), new Map(Object.entries(values))),
    () => picture,
    bleed,
  );
const frame = ([x, y, width, height]: readonly number[]): string =>
  `x="${x}" y="${y}" width="${width}" height="${height}"`;

describe("the bleed of a face", () => {
  test("is said in its size, and begins beyond its corner", () =>
    expect(drawn([], {}, { x: 1, y: 2 })).toContain('width="22mm" height="34mm" viewBox="-1 -2 22 34"'));

  test.each([
    ["all of the card", [0, 0, 20, 30], [-1, -2, 22, 34]],
    ["the upper edge", [5, 0, 5, 5], [5, -2, 5, 7]],
    ["the lower edge", [5, 25, 5, 5], [5, 25, 5, 7]],
    ["the left edge", [0, 5, 5, 5], [-1, 5, 6, 5]],
    ["the right edge", [15, 5, 5, 5], [15, 5, 6, 5]],
    ["no edge", [5, 5, 5, 5], [5, 5, 5, 5]],
    ["no edge by half a millimetre", [0.5, 0.5, 19, 29], [0.5, 0.5, 19, 29]],
  ])("is filled by a part at %s", (_, [x = 0, y = 0, width = 0, height = 0], wider) => {
    const place = { x, y, width, height };
    const fill = "#000000";
    const radius = wider[2] === width && wider[3] === height ? 1 : 0;
    const bleed = { x: 1, y: 2 };
    expect(drawn([{ kind: "shape", ...place, radius: 1, fill }], {}, bleed)).toContain(
      `<rect ${frame(wider)} rx="${radius}"`,
    );
    const art = { kind: "picture", ...place, column: "art", focus: "focus", fill };
    expect(drawn([art], {}, bleed)).toContain(`<rect ${frame(wider)} fill="#000000"/>`);
    expect(drawn([art], { art: "a" }, bleed)).toContain(`<image ${frame(wider)} preserveAspectRatio="xMidYMid slice"`);
    expect(drawn([art], { art: "a", focus: "50% 50% 200%" }, bleed)).toContain(
      `<svg ${frame(wider)} overflow="hidden">`,
    );
  });
});

test.each(["50% 0%", "0% 50%", "50% 50% 101%"])("a focus of %s is not the middle", (focus) => {
  const art = { kind: "picture", x: 5, y: 5, width: 10, height: 10, column: "art", focus: "focus" };
  expect(drawn([art], { art: "a", focus })).toContain('preserveAspectRatio="none"');
});

describe("lines of a text", () => {
  const hebrew = "שלוף";
  const box = { kind: "text", x: 0, y: 0, width: 20, height: 30, size: 4, leastSize: 4, leading: 2, text: "{text}" };
  const linesOf = (text: string, more: object) =>
    [
      ...drawn([{ ...box, color: "#000000", ...more }], { text }).matchAll(
        /<text x="(.*?)" y="(.*?)" text-anchor="(.*?)"/gu,
      ),
    ].map(([, x, y, anchor]) => ({ x: Number(x), y: Number(y), anchor }));

  test("in mixed scripts stand where all lines stand", () => {
    const heights = (text: string) =>
      [...drawn([{ ...box, color: "#000000" }], { text }).matchAll(/<text (?:x=".*?" )?y="(.*?)"/gu)].map(([, y]) => y);
    expect(heights("a\nb\nc")).toHaveLength(3);
    expect(heights("a漢\nb字\nc語")).toEqual(heights("a\nb\nc"));
  });

  test.each([
    ["top", 0],
    ["middle", 7],
    ["bottom", 14],
  ])("begin at the %s of their box, their letters in the middle of their lines", (vertical, top) => {
    const { ascent, descent } = faceFonts.serif;
    const lines = linesOf("a\nb", { vertical });
    for (const [at, { y }] of lines.entries()) {
      const [above, below] = [y - ascent * 4 - (top + at * 8), top + (at + 1) * 8 - y - descent * 4];
      expect(above).toBeCloseTo(below, 2);
    }
    expect(lines).toHaveLength(2);
  });

  const half = (measure(faceFonts.serif, hebrew).width * 4) / 2;
  test.each([
    ["Draw", "start", 0, "start"],
    ["Draw", "middle", 10, "middle"],
    ["Draw", "end", 20, "end"],
    [hebrew, "start", 20 - half, "middle"],
    [hebrew, "middle", 10, "middle"],
    [hebrew, "end", half, "middle"],
  ])("%s is at the %s of its box", (text, align, x, anchor) => {
    const [line] = linesOf(text, { align });
    expect(line?.x).toBeCloseTo(x, 2);
    expect(line?.anchor).toBe(anchor);
  });
});

test("texts have no characters that XML forbids or reads as markup", () => {
  expect(escaped("\u0000\u0008\u000b\u000c\u000e\u001f\ufffe\uffff\ud800")).toBe("\ufffd".repeat(9));
  expect(escaped("\t\n\r\u0020\u{1f40b}")).toBe("\t\n\r\u0020\u{1f40b}");
  expect(escaped(`&<>"'`)).toBe("&amp;&lt;&gt;&quot;&#39;");
});
