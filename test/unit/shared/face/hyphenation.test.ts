import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { faceFonts } from "../../../../shared/face/font/fonts.js";
import { measure } from "../../../../shared/face/font/metrics.js";
import { faceSvg, hyphenationLanguages, layOutFace, loadHyphenation } from "../../../../shared/face/index.js";
import { fit, overflowOf } from "../../../../shared/face/text/fit.js";
import { withSoftHyphens } from "../../../../shared/face/text/hyphenation.js";
import { faceTemplate } from "../../../../shared/games/faces.js";

const font = faceFonts.serif;
const shown = (text: string): string => text.replaceAll("\u00ad", "|");

test("a language that was not loaded divides nothing", () => {
  expect(withSoftHyphens("preposterousness", undefined)).toBe("preposterousness");
});

describe("a word", () => {
  beforeAll(() => loadHyphenation([...hyphenationLanguages, undefined]));

  test.each([
    ["en", "preposterousness", "pre|pos|ter|ous|ness"],
    ["de", "Überraschungsangriff", "Über|ra|schungs|an|griff"],
    [
      "de",
      "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
      "Rind|flei|sch|eti|ket|tie|rungs|über|wa|chungs|auf|ga|ben|über|tra|gungs|ge|setz",
    ],
    ["es", "extraordinario", "ex|tra|or|di|na|rio"],
    ["fr", "extraordinaire", "ex|tra|or|di|naire"],
    ["it", "straordinariamente", "straor|di|na|ria|men|te"],
    ["pt", "extraordinariamente", "ex|tra|or|di|na|ri|a|men|te"],
  ] as const)("of %s may be divided: %s", (language, word, divided) => {
    expect(shown(withSoftHyphens(`(${word}!)`, language))).toBe(`(${divided}!)`);
  });

  test.each([
    ["that is short", "table"],
    ["with a soft hyphen of its own", "preposterous\u00adness"],
    ["with marks apart from its letters", "pre\u0301posterousness"],
    ["longer than any", "preposterousness".repeat(8)],
    ["that objects have", "__proto__ 12345678"],
  ])("%s stays as it is", (_, word) => {
    expect(withSoftHyphens(word, "en")).toBe(word);
  });

  test("takes time in proportion to the text, however long it is", () => {
    const text = "unendingly".repeat(100_000);
    expect(withSoftHyphens(text, "en")).toBe(text);
  });

  test("of a face is divided by the language of its template", () => {
    const parts = [
      ...[{ kind: "text", x: 1, y: 1, width: 14, height: 60, text: "{name}", size: 3, leastSize: 3, color: "#000000" }],
    ] as const;
    const linesOf = (language?: "de"): readonly string[] => {
      const template = faceTemplate({ width: 63, height: 88, parts: [...parts], ...(language ? { language } : {}) });
      const svg = faceSvg(layOutFace(template, new Map([["name", "Überraschungsangriff"]])), () => undefined);
      return [...svg.matchAll(/>([^<>]+)<\/text>/gu)].map(([, line = ""]) => line);
    };
    expect(linesOf("de").length).toBeGreaterThan(2);
    for (const line of linesOf("de").slice(0, -1)) expect(line).toMatch(/-$/u);
    expect(
      linesOf("de")
        .map((line) => line.replace(/-$/u, ""))
        .join(""),
    ).toBe("Überraschungsangriff");
    expect(linesOf().join("")).toBe("Überraschungsangriff");
  });
});

describe("soft hyphens", () => {
  const bounds = { height: 60, size: 3, leastSize: 3, leading: 1.25 };
  const linesOf = (text: string, width: number): readonly string[] =>
    fit(font, text, { ...bounds, width }).lines.map((line) => line.text);
  const widthOf = (text: string): number => measure(font, text).width * bounds.size + 1e-6;

  test.each([
    ["are not seen within a line", "dis\u00adsolve", widthOf("dissolve"), ["dissolve"]],
    ["are a hyphen at its end", "dis\u00adsolve", widthOf("solve"), ["dis-", "solve"]],
    ["divide a word behind others", "an un\u00adending", widthOf("ending "), ["an un-", "ending"]],
    [
      "divide a word that would fit the next line, too",
      "many un\u00adending",
      widthOf("unending"),
      ["many un-", "ending"],
    ],
    ["count for nothing at the ends of a word", "\u00adoar\u00ad \u00ad\u00ad end", widthOf("oar end"), ["oar end"]],
    ["divide nothing where even the part before has no room", "oars un\u00adto", widthOf("oars "), ["oars", "unto"]],
  ])("%s", (_, text, width, lines) => {
    expect(linesOf(text, width)).toEqual(lines);
    for (const line of linesOf(text, width)) expect(widthOf(line)).toBeLessThanOrEqual(width + 1e-3);
  });

  test("lose nothing and leave no line wider than its box", () => {
    const word = fc.array(fc.constantFrom("a", "un", "ding", "WWW", "呪文", "e\u0301", "\u00ad"), { maxLength: 12 });
    const property = fc.property(
      fc.array(
        word.map((parts) => parts.join("")),
        { maxLength: 12 },
      ),
      fc.double({ min: 3, max: 30, noNaN: true }),
      (words, width) => {
        const text = words.join(" ");
        const box = { ...bounds, height: 10_000, width };
        const { lines, size } = fit(font, text, box);
        const plain = (each: string): string => each.replaceAll(/[\s\u00ad-]/gu, "");
        expect(plain(lines.map((line) => line.text).join(""))).toBe(plain(text));
        expect(overflowOf(font, text, box)).toBe(fit(font, text, box).overflow);
        const wide = lines.filter((line) => line.width * size > width + 1e-9);
        for (const line of wide) expect([...new Intl.Segmenter().segment(line.text)]).toHaveLength(1);
        for (const line of lines) expect(measure(font, line.text).width).toBeCloseTo(line.width, 6);
        for (const line of lines.slice(0, -1)) expect(line.text).not.toBe("");
      },
    );
    fc.assert(property, { numRuns: 500 });
  });
});
