import { afterEach, describe, expect, test, vi } from "vitest";
import {
  FolderPictures,
  pngOf,
  printPdf,
  type CardTable,
  type PrintOptions,
} from "../../../../electron/print/index.js";
import { fontPaths } from "../../../../electron/print/fonts.js";
import { SheetDocument } from "../../../../electron/print/pdf.js";
import { must } from "../../../../shared/base/index.js";
import { faceTemplateSchema, layOutFace, type SheetPlan } from "../../../../shared/face/index.js";
import { pagesOf } from "./pdf-pages.js";

afterEach(() => vi.restoreAllMocks());

const size = { width: 20, height: 30 };
const ground = { kind: "shape", x: 0, y: 0, ...size, fill: "#204060" };
const layout = layOutFace(faceTemplateSchema.parse({ ...size, parts: [ground] }), new Map());
const tableOf = (copies: readonly number[], more: Partial<CardTable> = {}): CardTable => ({
  ...{ file: "cards.toml", table: "cards", size },
  cards: copies.map((count, row) => ({
    ...{ row, id: `c${row}`, name: `Card ${row}`, cells: new Map(), text: "", layout, copies: count },
  })),
  ...more,
});
const wish: PrintOptions = {
  ...{ title: "Deck", size: "a4", bleed: { x: 0, y: 0 }, gap: 0, marks: "none", calibrates: false },
};
const back = { picture: "plain", turn: "long" } as const;
const planned = (tables: readonly CardTable[], more: Partial<PrintOptions> = {}) =>
  printPdf(tables, new FolderPictures("/nowhere", undefined), { ...wish, ...more });

async function whole(pieces: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all);
}
const drawn = async (tables: readonly CardTable[], more: Partial<PrintOptions> = {}) =>
  whole(must(planned(tables, more)).bytes());

describe("a sheet of a PDF", () => {
  const plan: SheetPlan = {
    page: { width: 100, height: 150 },
    card: size,
    bleed: { x: 1, y: 2 },
    places: [
      { x: 10, y: 40 },
      { x: 40, y: 40 },
      { x: 70, y: 40 },
    ],
  };
  const sheet = async (count: number, marks: PrintOptions["marks"], isUpsideDown = false) => {
    const document = await SheetDocument.begin("My deck", fontPaths()[2] ?? "");
    const image = document.open(await pngOf({ width: 1, height: 1, rgba: new Uint8Array(4) }, 300));
    document.sheet(
      plan,
      Array.from({ length: count }, () => image),
      marks,
      isUpsideDown,
    );
    document.end();
    return whole(document.bytes());
  };

  test("has its cards with their bleeds, and boxes around those that are there", async () => {
    const [page] = pagesOf(await sheet(2, "none"));
    expect(page).toMatchObject({ media: [0, 0, 100, 150], lines: [] });
    // From the lower left corner: 150 − 40 − 30, less the bleed.
    expect(
      page?.images.map(({ x, y, width, height }) => [x, y + Math.min(0, height), width, Math.abs(height)]),
    ).toEqual([
      [9, 78, 22, 34],
      [39, 78, 22, 34],
    ]);
    expect(page?.trim).toEqual([10, 80, 60, 110]);
    expect(page?.bleed).toEqual([9, 78, 61, 112]);
  });

  test("has its pictures turned within their places where it is a back upside down", async () => {
    const [page] = pagesOf(await sheet(1, "none", true));
    const [image] = page?.images ?? [];
    // The picture begins at its upper right corner and runs back.
    expect(image).toMatchObject({ x: 31, width: -22 });
  });

  test("has lines that are as thin as hair for the cards that are there", async () => {
    const [page] = pagesOf(await sheet(1, "full"));
    expect(page?.lines).toEqual([
      [10, 150, 10, 0],
      [30, 150, 30, 0],
      [0, 110, 100, 110],
      [0, 80, 100, 80],
    ]);
    expect(page?.lineWidths).toEqual([0.1]);
    expect(pagesOf(await sheet(1, "margin"))[0]?.lines).toHaveLength(8);
  });

  test("is in a document of its title", async () => {
    expect((await sheet(1, "none")).toString("latin1")).toContain("(My deck)");
  });
});

describe("a PDF of cards", () => {
  test.each<[copies: readonly number[], more: Partial<PrintOptions>, cards: number, pages: number]>([
    // 90 cards of this size are on a sheet.
    [[1, 1], {}, 2, 1],
    [[90], {}, 90, 1],
    [[90, 1], {}, 91, 2],
    [[1], { back }, 1, 2],
    [[1], { calibrates: true }, 1, 2],
    [[1], { back, calibrates: true }, 1, 4],
    [[0], { calibrates: true }, 0, 0],
    [[2, 0, 1], { size: "card" }, 3, 3],
    [[0, 1], {}, 1, 1],
  ])("of %j copies with %j: %i cards on %i pages", async (copies, more, cards, pages) => {
    const pdf = must(planned([tableOf(copies)], more));
    expect({ cards: pdf.cards, pages: pdf.pages }).toEqual({ cards, pages });
    if (pages === 0) return;
    expect(pagesOf(await whole(pdf.bytes()))).toHaveLength(pages);
  });

  test("begins a sheet for each table, and is not kept by cards too large for it of which none are wanted", async () => {
    const boards = { size: { width: 400, height: 400 } };
    expect(planned([tableOf([1], boards)])).toMatchObject({ error: { code: "print/too-large" } });
    const tables = [tableOf([0], boards), tableOf([1]), tableOf([2])];
    expect(must(planned(tables))).toMatchObject({ cards: 3, pages: 2 });
    expect(pagesOf(await drawn(tables)).map(({ images }) => images.length)).toEqual([1, 2]);
  });

  test("has as many backs as fronts on each sheet, with the same lines to cut along", async () => {
    const pages = pagesOf(await drawn([tableOf([91])], { back, marks: "full" }));
    expect(pages.map(({ images }) => images.length)).toEqual([90, 90, 1, 1]);
    const lines = pages.map((page) => page.lines.length);
    expect([lines[1], lines[3]]).toEqual([lines[0], lines[2]]);
    expect(lines[2]).toBe(4);
  });

  test("has faces with their bleeds at 300 pixels an inch, each once however many copies are wanted", async () => {
    const text = (await drawn([tableOf([3])], { bleed: { x: 2.7, y: 2.7 } })).toString("latin1");
    // 25.4 mm across.
    expect([...text.matchAll(/\/Subtype \/Image[^>]*?\/Width (\d+)/gsu)].map(([, width]) => width)).toEqual(["300"]);
  });

  test("says which side a page to measure is for", async () => {
    const drawing = vi.spyOn(SheetDocument.prototype, "drawing");
    await drawn([tableOf([1])], { back, calibrates: true });
    const [front, behind] = drawing.mock.calls;
    expect([front, behind].map((call) => call?.[2][0]?.text)).toEqual([
      "Calibration, front. Print at 100 %, without fitting to the page.",
      "Calibration, back. Print at 100 %, without fitting to the page.",
    ]);
    expect(behind?.[1]).toEqual(front?.[1]);
  });

  test("says how far it is, counting the cards that are drawn, and ends where that is wanted", async () => {
    const told: number[] = [];
    await drawn([tableOf([1, 0, 5, 1])], { progress: (count) => told.push(count) });
    expect(told).toEqual([1, 2, 3]);
    const stop = new AbortController();
    const progress = (): void => stop.abort(new Error("Stopped."));
    await expect(drawn([tableOf([1, 1, 1])], { progress, signal: stop.signal })).rejects.toThrow("Stopped.");
  });

  test("is not handed over where a face cannot be drawn", async () => {
    const wide = { size: "card", bleed: { x: 800, y: 0 } } as const;
    await expect(drawn([tableOf([1])], wide)).rejects.toThrow("cannot be drawn");
  });
});

test("a page to measure has lines of 100 mm in its middle, with a mark each millimetre", async () => {
  const [page] = pagesOf(await drawn([tableOf([1])], { calibrates: true }));
  const [across, down, ...marks] = page?.lines ?? [];
  expect([across, down]).toEqual([
    [55, 148.5, 155, 148.5],
    [105, 198.5, 105, 98.5],
  ]);
  const lengths = marks.filter(([x1, , x2]) => x1 === x2).map(([, y1, , y2]) => Math.round(y1 - y2));
  expect(lengths).toHaveLength(101);
  expect(lengths.slice(0, 12)).toEqual([6, 2, 2, 2, 2, 4, 2, 2, 2, 2, 6, 2]);
  expect(lengths.at(-1)).toBe(6);
});
