// @vitest-environment happy-dom
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { faceFonts, papers, proofPage, type ProofOptions } from "../../../../shared/face/index.js";
import { sheetPlaces } from "../../../../shared/face/sheet-places.js";

const poker = { width: 63, height: 88 };

describe("cards on a sheet of paper", () => {
  test.each([
    ["a4", 0, 9, { x: 10.5, y: 16.5 }, { x: 136.5, y: 192.5 }],
    ["a4", 4, 9, { x: 6.5, y: 12.5 }, { x: 140.5, y: 196.5 }],
    ["letter", 0, 9, { x: 13.45, y: 7.7 }, { x: 139.45, y: 183.7 }],
    ["letter", 4, 6, { x: 9.45, y: 49.7 }, { x: 143.45, y: 141.7 }],
  ] as const)("%s with %i mm between them: %i", (paper, gap, count, first, last) => {
    const places = sheetPlaces(papers[paper], poker, gap).map(({ x, y }) => ({ x: +x.toFixed(3), y: +y.toFixed(3) }));
    expect([places.length, places[0], places.at(-1)]).toEqual([count, first, last]);
  });

  test("lie within the margins of the paper and not over each other, whatever their size", () => {
    const size = fc.integer({ min: 10, max: 400 });
    fc.assert(
      fc.property(
        fc.constantFrom("a4", "letter"),
        size,
        size,
        fc.integer({ min: 0, max: 50 }),
        (paper, width, height, gap) => {
          const places = sheetPlaces(papers[paper], { width, height }, gap);
          const { width: paperWidth, height: paperHeight } = papers[paper];
          for (const { x, y } of places) {
            expect(x).toBeGreaterThanOrEqual(5 - 1e-9);
            expect(y).toBeGreaterThanOrEqual(5 - 1e-9);
            expect(x + width).toBeLessThanOrEqual(paperWidth - 5 + 1e-9);
            expect(y + height).toBeLessThanOrEqual(paperHeight - 5 + 1e-9);
          }
          for (const [at, one] of places.entries()) {
            for (const other of places.slice(at + 1)) {
              const isApart = Math.abs(one.x - other.x) >= width + gap - 1e-9;
              expect(isApart || Math.abs(one.y - other.y) >= height + gap - 1e-9).toBe(true);
            }
          }
          const fits = width <= paperWidth - 10 && height <= paperHeight - 10;
          expect(places.length > 0).toBe(fits);
        },
      ),
    );
  });
});

describe("a page to print", () => {
  const options: ProofOptions = { title: "Deck", paper: "a4", gap: 0, fonts: [] };
  const face = (name: string): string => `<svg xmlns="http://www.w3.org/2000/svg"><title>${name}</title></svg>`;
  const page = (faces: readonly string[], more: Partial<ProofOptions> = {}): Document => {
    const made = proofPage([{ ...poker, faces }], { ...options, ...more });
    if (!made.ok) throw new Error(made.error.message);
    return new DOMParser().parseFromString(made.value, "text/html");
  };

  test.each([
    [0, []],
    [1, [1]],
    [9, [9]],
    [10, [9, 1]],
    [20, [9, 9, 2]],
  ])("%i cards are on sheets of %j", (count, sheets) => {
    const found = [...page(Array.from({ length: count }, (_, at) => face(String(at)))).querySelectorAll(".sheet")];
    expect(found.map((sheet) => sheet.querySelectorAll(".card").length)).toEqual(sheets);
  });

  test("each card is where its sheet has room for it, in the order of the rows", () => {
    const cards = [...page(["a", "b", "c", "d"].map(face)).querySelectorAll(".card")];
    expect(cards.map((card) => [card.getAttribute("style"), card.textContent])).toEqual([
      ["left:10.5mm;top:16.5mm", "a"],
      ["left:73.5mm;top:16.5mm", "b"],
      ["left:136.5mm;top:16.5mm", "c"],
      ["left:10.5mm;top:104.5mm", "d"],
    ]);
  });

  test("marks outside of the cards meet each edge of a card", () => {
    const path =
      page([face("a")])
        .querySelector(".marks path")
        ?.getAttribute("d") ?? "";
    // Cards without a gap share their edges: four across, four down, each with a mark on both sides.
    expect(path.match(/M/g)).toHaveLength(16);
    expect(path).toContain("M10.5 12.7L10.5 15.7");
    expect(path).toContain("M6.7 16.5L9.7 16.5");
  });

  test("is as large as its paper, without margins of its own, and begins a page for each sheet", () => {
    const style = page([face("a")], { paper: "letter" }).querySelector("style")?.textContent;
    expect(style).toContain("@page{size:215.9mm 279.4mm;margin:0}");
    expect(style).toMatch(/\.sheet\{[^}]*width:215\.9mm;height:279\.4mm;[^}]*break-after:page/u);
    expect(style).toContain("@media print{body{background:none}.sheet{margin:0}}");
  });

  test("says of each font whether it is bold", () => {
    const fonts = [faceFonts.sans, faceFonts["serif-bold"]].map((font) => ({ ...font, base64: "AA" }));
    const style = page([face("a")], { fonts }).querySelector("style")?.textContent ?? "";
    expect([...style.matchAll(/font-family:"(.*?)";font-weight:(\w+)/gu)].map(([, ...each]) => each)).toEqual([
      ["DejaVu Sans Condensed", "normal"],
      ["DejaVu Serif Condensed", "bold"],
    ]);
  });

  test("holds a card for which a sheet has one place", () =>
    expect(proofPage([{ width: 190, height: 280, faces: [face("a")] }], options)).toMatchObject({ ok: true }));

  test("carries its fonts, and neither runs nor reaches anything", () => {
    const { family, weight } = faceFonts.sans;
    const made = page([face("a")], { title: `</title><script>`, fonts: [{ family, weight, base64: "AAEA" }] });
    expect(made.querySelector("style")?.textContent).toContain(`src:url("data:font/ttf;base64,AAEA")`);
    expect(made.querySelector("script")).toBeNull();
    expect(made.title).toBe("</title><script>");
    expect(made.querySelector("meta[http-equiv]")?.getAttribute("content")).toContain("default-src 'none'");
  });

  test("a page that no browser reads is refused before it is put together", () => {
    const large = { width: 63, height: 88, faces: Array.from({ length: 300 }, () => "x".repeat(1_000_000)) };
    expect(proofPage([large], options)).toMatchObject({ error: { code: "proof/too-long" } });
  });

  test("a card that is larger than the paper is refused", () => {
    const made = proofPage([{ width: 300, height: 88, faces: [face("a")] }], options);
    expect(made).toMatchObject({ ok: false, error: { message: "A card of 300 × 88 mm does not fit on A4." } });
    expect(proofPage([{ width: 300, height: 88, faces: [] }], options)).toMatchObject({ ok: true });
  });
});
