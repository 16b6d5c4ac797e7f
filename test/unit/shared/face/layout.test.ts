import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { faceFonts } from "../../../../shared/face/font/fonts.js";
import { measure } from "../../../../shared/face/font/metrics.js";
import { cutOffTexts, layOutFace, type FaceLayout } from "../../../../shared/face/index.js";
import { fit, overflowOf } from "../../../../shared/face/text/fit.js";
import { template, words } from "./cards.js";

const bounds = { width: 50, height: 25, size: 3, leastSize: 1.8, leading: 1.25 };
const layOut = (values: Record<string, string>): FaceLayout => layOutFace(template, new Map(Object.entries(values)));

describe("a text that names a long value often", () => {
  const first = template.parts.find((part) => part.kind === "text");
  const parts = first ? [{ ...first, when: undefined, text: "{name}".repeat(142) }] : [];

  test("is filled in only as far as anything is made of it", () => {
    const [item] = layOutFace({ ...template, parts }, new Map([["name", "w".repeat(50_000)]])).items;
    expect(item?.kind === "text" ? item.text : "").toBe("w".repeat(100_000));
  });

  test("is cut off behind what all texts of a face may have together, on the face and where it is checked", () => {
    const many = { ...template, parts: Array.from({ length: 9 }, () => parts).flat() };
    const values = new Map([["name", "o".repeat(28)]]);
    const { items, overflows } = layOutFace(many, values);
    const laidOut = items.map((item) =>
      item.kind === "text" ? item.fitted.lines.map(({ text }) => text).join("") : "",
    );
    expect(laidOut.slice(6).join("").replaceAll("…", "")).toBe("");
    expect(overflows.map(({ part }) => part)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(cutOffTexts(many, values)).toMatchObject(overflows);
    expect(overflows.map(({ size }) => size > 0)).toEqual([true, true, true, true, true, false, false, false, false]);
  });

  test("is whole while it is no longer than that", () => {
    const [item] = layOutFace({ ...template, parts }, new Map([["name", "oar "]])).items;
    expect(item?.kind === "text" ? item.text : "").toBe("oar ".repeat(142));
  });
});

describe("a text in its box", () => {
  const hard = [
    "",
    words(1),
    words(30),
    words(300),
    "Donaudampfschifffahrtsgesellschaftskapitän".repeat(12),
    "e\u0301\u0302\u0303\u0304".repeat(200),
    "呪文を唱えるたび、カードを一枚引く。".repeat(20),
    "בכל פעם שאתה מטיל לחש, שלוף קלף. ".repeat(20),
    "كلما ألقيت تعويذة اسحب بطاقة ".repeat(20),
    "👩‍👩‍👧‍👦".repeat(100),
    "one\ntwo\r\n\nfour\n".repeat(20),
  ];

  test.each(hard)("stays inside: %.20s", (text) => {
    const { lines, size } = fit(faceFonts.serif, text, bounds);
    expect(lines.length * size * bounds.leading).toBeLessThanOrEqual(bounds.height + 1e-9);
    for (const line of lines) {
      expect(line.width * size).toBeLessThanOrEqual(bounds.width + 1e-9);
      expect(measure(faceFonts.serif, line.text).width).toBeCloseTo(line.width, 6);
    }
  });

  test("stays inside, whatever it says", () => {
    const box = fc.record({
      width: fc.double({ min: 1, max: 60, noNaN: true }),
      height: fc.double({ min: 1, max: 40, noNaN: true }),
      size: fc.double({ min: 2, max: 5, noNaN: true }),
      leastSize: fc.double({ min: 1, max: 2, noNaN: true }),
      leading: fc.constant(1.25),
    });
    const property = fc.property(fc.string({ unit: "grapheme", maxLength: 200 }), box, (text, inside) => {
      const { lines, size } = fit(faceFonts.sans, text, inside);
      expect(lines.length * size * inside.leading).toBeLessThanOrEqual(inside.height + 1e-6);
      for (const line of lines) expect(line.width * size).toBeLessThanOrEqual(inside.width + 1e-6);
    });
    fc.assert(property, { numRuns: 200 });
  });

  test("is said to be cut off just where it is", () => {
    const box = fc.record({
      width: fc.double({ min: 4, max: 40, noNaN: true }),
      height: fc.double({ min: 2, max: 20, noNaN: true }),
      size: fc.constant(3),
      leastSize: fc.double({ min: 0.5, max: 2, noNaN: true }),
      leading: fc.constant(1.25),
    });
    const wordsOf = fc.array(fc.constantFrom("W", "i", "mmmm", "unending", "\n", "呪文", "﷽", "e\u0301", "👩‍👩‍👧"), {
      maxLength: 60,
    });
    let overflows = 0;
    const property = fc.property(wordsOf, box, (list, inside) => {
      const text = list.join(" ");
      const { overflow } = fit(faceFonts["sans-bold"], text, inside);
      if (overflow !== undefined) overflows += 1;
      expect(overflowOf(faceFonts["sans-bold"], text, inside)).toBe(overflow);
    });
    fc.assert(property, { numRuns: 500 });
    expect(overflows).toBeGreaterThan(50);
    expect(overflows).toBeLessThan(450);
  });

  test("keeps all of its words, in order, while it fits", () => {
    const { lines, overflow } = fit(faceFonts.serif, words(60), bounds);
    expect(lines.map(({ text }) => text).join(" ")).toBe(words(60));
    expect(overflow).toBeUndefined();
  });

  test("is smaller only when it must be, and then no smaller than needed", () => {
    expect(fit(faceFonts.serif, words(10), bounds).size).toBe(bounds.size);
    const { size } = fit(faceFonts.serif, words(60), bounds);
    expect(size).toBeLessThan(bounds.size);
    const larger = { ...bounds, size: size + 0.05, leastSize: size + 0.05 };
    expect(fit(faceFonts.serif, words(60), larger).overflow).toBeDefined();
  });

  test("is cut off where it cannot fit, and says at which size it would", () => {
    const { lines, size, overflow = 0 } = fit(faceFonts.serif, words(300), bounds);
    expect(size).toBe(bounds.leastSize);
    expect(lines.at(-1)?.text).toMatch(/…$/u);
    expect(overflow).toBeGreaterThan(0);
    expect(
      fit(faceFonts.serif, words(300), { ...bounds, size: overflow, leastSize: overflow }).overflow,
    ).toBeUndefined();
  });

  test.each(["draw a card ", "a", "呪", "e\u0301\u0301", "a\n", "\u200b", "👩‍👩‍👧 "])(
    "of a megabyte of %j costs no more than a page of it",
    (unit) => {
      const text = unit.repeat(Math.ceil(1_000_000 / unit.length));
      const { lines, size, overflow } = fit(faceFonts.serif, text, bounds);
      expect({ size, overflow }).toEqual({ size: bounds.leastSize, overflow: 0 });
      expect(lines.reduce((sum, line) => sum + line.text.length, 0)).toBeLessThanOrEqual(4_001);
    },
  );

  test("breaks between ideographs, and keeps a full stop with what it ends", () => {
    const { lines } = fit(faceFonts.sans, "呪文を唱えるたびに引く。", { ...bounds, width: 15, height: 20 });
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line.text).not.toMatch(/^[。、]/u);
  });
});

describe("a face", () => {
  test("takes colours by the value of a column", () => {
    const fill = (suit: string): string | undefined => {
      const [item] = layOut({ suit }).items;
      return item?.kind === "shape" ? item.fill : undefined;
    };
    expect([fill("Sea"), fill("Sky"), fill("constructor")]).toEqual(["#1b4965", "#444444", "#444444"]);
  });

  test("leaves out parts whose column has no value", () => {
    expect(layOut({ name: "A", health: " " }).items).toHaveLength(4);
    const item = layOut({ attack: "2", health: "3" }).items.at(-1);
    expect(item?.kind === "text" && item.fitted.lines.map(({ text }) => text)).toEqual(["2/3"]);
  });

  test("reports texts that are too long with the size they need", () => {
    expect(layOut({ name: "A", rules: words(40) }).overflows).toEqual([]);
    const { overflows } = layOut({ name: "A", rules: words(300) });
    expect(overflows).toEqual([{ part: 3, size: expect.any(Number) as number }]);
    expect(overflows[0]?.size).toBeLessThan(1.8);
  });
});
