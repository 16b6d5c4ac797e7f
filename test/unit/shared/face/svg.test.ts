// @vitest-environment happy-dom
import { describe, expect, test } from "vitest";
import {
  faceFonts,
  faceSvg,
  faceTemplateSchema,
  layOutFace,
  type PictureSource,
} from "../../../../shared/face/index.js";
import { measure } from "../../../../shared/face/font/metrics.js";
import { template } from "./cards.js";

const svg = (values: Record<string, string>, pictures: PictureSource = () => undefined): string =>
  faceSvg(layOutFace(template, new Map(Object.entries(values))), pictures);

const parsed = (text: string): Document => new DOMParser().parseFromString(text, "image/svg+xml");

describe("the picture of a face", () => {
  test("has the size of the card in millimetres", () => {
    const root = parsed(svg({ name: "Oar" })).documentElement;
    expect(root.getAttribute("width")).toBe("63mm");
    expect(root.getAttribute("viewBox")).toBe("0 0 63 88");
  });

  test("shows a text of markup as text", () => {
    const attack = `</text><script>alert(1)</script><image href="http://host/x"/>&'"`;
    const page = parsed(svg({ name: attack, rules: attack }));
    expect(page.querySelectorAll("script, image")).toHaveLength(0);
    expect(svg({ rules: attack })).not.toContain("<script");
    expect([...page.querySelectorAll("text")].map(({ textContent }) => textContent).join("")).toContain("alert(1)");
  });

  test("has no characters that XML forbids", () => {
    const drawn = svg({ name: "a\u0000b\u0008c\ud800d\uffff" });
    expect(drawn.replaceAll(/<[^>]*>/gu, "")).toContain("a\ufffdb\ufffdc\ufffdd\ufffd");
  });

  test("draws pictures that carry their content, and a plain field for all others", () => {
    const data = "data:image/png;base64,iVBORw0KGgo=";
    expect(svg({ art: "a.png" }, () => data)).toContain(`href="${data}"`);
    const refused = [
      "http://host/a.png",
      "file:///etc/passwd",
      "javascript:alert(1)",
      `${data}" onload="alert(1)`,
      "data:image/svg+xml;base64,PHN2Zz4=",
      undefined,
    ];
    for (const found of refused) expect(svg({ art: "a.png" }, () => found)).toBe(svg({}));
  });

  test("reads lines of Hebrew from the right edge of their box", () => {
    const text = "שלוף קלף";
    const line = parsed(svg({ rules: text })).querySelector("text");
    const size = Number(line?.parentElement?.getAttribute("font-size"));
    const half = (measure(faceFonts.serif, text).width * size) / 2;
    expect(line?.getAttribute("direction")).toBe("rtl");
    expect(Number(line?.getAttribute("x"))).toBeCloseTo(53 - half, 2);
    expect(line?.getAttribute("text-anchor")).toBe("middle");
  });

  test("holds what another font draws to the width that was reserved", () => {
    expect(
      parsed(svg({ rules: "呪文" }))
        .querySelector("text")
        ?.getAttribute("textLength"),
    ).toBe("6");
    expect(
      parsed(svg({ rules: "Draw" }))
        .querySelector("text")
        ?.hasAttribute("textLength"),
    ).toBe(false);
  });

  test("places what another font draws apart from the rest of its line", () => {
    const line = parsed(svg({ rules: "Gain 1⍏ or 呪文." })).querySelector("text");
    expect(line?.textContent).toBe("Gain 1⍏ or 呪文.");
    const spans = [...(line?.children ?? [])].map((span) => [
      span.textContent,
      Number(span.getAttribute("x")),
      Number(span.getAttribute("textLength")),
    ]);
    const size = Number(line?.parentElement?.getAttribute("font-size"));
    const widthOf = (text: string): number => Number((measure(faceFonts.serif, text).width * size).toFixed(3));
    expect(spans).toEqual([
      ["Gain 1", 0, 0],
      ["⍏", widthOf("Gain 1"), widthOf("⍏")],
      [" or ", widthOf("Gain 1⍏"), 0],
      ["呪文", widthOf("Gain 1⍏ or "), widthOf("呪文")],
      [".", widthOf("Gain 1⍏ or 呪文"), 0],
    ]);
  });

  test("is the same each time", () => {
    expect(svg({ name: "Oar", rules: "Row." })).toBe(svg({ name: "Oar", rules: "Row." }));
  });
});

describe("a template", () => {
  const text = { kind: "text", x: 1, y: 1, width: 10, height: 5, size: 3, leastSize: 2, text: "a", color: "#000000" };
  const read = (part: object): boolean =>
    faceTemplateSchema.safeParse({ width: 20, height: 20, parts: [part] }).success;

  test("is refused with parts off the card, wrong colours, sizes or keys", () => {
    expect(read(text)).toBe(true);
    expect(read({ ...text, x: 11 })).toBe(false);
    expect(read({ ...text, color: 'red" onload="x' })).toBe(false);
    expect(read({ ...text, leastSize: 4 })).toBe(false);
    expect(read({ ...text, script: "x" })).toBe(false);
    expect(read({ ...text, kind: "foreignObject" })).toBe(false);
  });
});
