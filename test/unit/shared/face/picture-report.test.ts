import { describe, expect, it } from "vitest";
import {
  pictureReport,
  readFocus,
  type FoundPicture,
  type PicturedCard,
  type PictureFiles,
} from "../../../../shared/face/index.js";

const inch = 25.4;

/** A card with a place for a picture of so many inches. */
const card = (
  name: string,
  reference?: string,
  more: { zoom?: number; lacksLicence?: boolean; inches?: number } = {},
) =>
  ({
    card: name,
    places: [
      {
        reference,
        box: { width: (more.inches ?? 2) * inch, height: (more.inches ?? 2) * inch },
        focus: readFocus(`50% 50% ${(more.zoom ?? 1) * 100}%`),
      },
    ],
    lacksLicence: more.lacksLicence ?? false,
  }) satisfies PicturedCard<string>;

const file = (path: string, width: number, height = width): FoundPicture => ({
  kind: "file",
  path,
  size: { width, height },
});
const missing: FoundPicture = { kind: "missing", message: "Not found." };

const report = (
  cards: readonly PicturedCard<string>[],
  found: Readonly<Record<string, FoundPicture>> = {},
  files: Partial<PictureFiles> = {},
  dpi = 300,
) =>
  pictureReport(
    cards,
    { paths: [], equal: [], named: new Set(), ...files },
    (reference) => found[reference] ?? missing,
    dpi,
  );

describe("a report on the pictures of cards", () => {
  it("counts cards that have a place for a picture, pictures, and those on hosts once each", () => {
    const plain = { card: "Rule", places: [], lacksLicence: true };
    const hosted: FoundPicture = { kind: "hosted" };
    const cards = [plain, card("Oar", "https://a/1.png"), card("Mast", "https://a/1.png"), card("Rope", "x")];
    const found = report(cards, { "https://a/1.png": hosted }, { paths: ["art/1.png", "art/2.png"] });
    expect(found).toMatchObject({ cards: 3, files: 2, hosted: 1, empty: [], unlicensed: [] });
  });

  it("lists references that lead nowhere with all of their cards, once each", () => {
    const { missing: list } = report([card("Oar", "7"), card("Mast", "8"), card("Rope", "7")], {
      8: file("8.png", 900),
    });
    expect(list).toEqual([{ reference: "7", message: "Not found.", cards: ["Oar", "Rope"] }]);
  });

  it("cuts off a cell that is no name", () => {
    const long = "x".repeat(100_000);
    expect(report([card("Oar", long)]).missing).toEqual([
      { reference: `${"x".repeat(300)}…`, message: "Not found.", cards: ["Oar"] },
    ]);
  });

  it("keeps a name as long as names may be", () => {
    const name = "x".repeat(300);
    expect(report([card("Oar", name)]).missing).toMatchObject([{ reference: name }]);
  });

  it("counts no file as a picture on a host", () =>
    expect(report([card("Oar", "1"), card("Mast", "2")], { 1: file("1.png", 900) })).toMatchObject({ hosted: 0 }));

  it("lists cards whose every place is empty", () => {
    const half = { ...card("Half", "1"), places: [...card("", "1").places, ...card("").places] };
    expect(report([card("Oar"), half], { 1: file("1.png", 900) }).empty).toEqual(["Oar"]);
  });

  it.each([
    ["600 on two inches are enough", { size: [600, 600], wanted: undefined }],
    ["599 are rounded to as many to the inch", { size: [599, 599], wanted: undefined }],
    ["598 are too few", { size: [598, 598], wanted: [299, 600, 600] }],
    ["the shorter side decides, as the picture fills its place", { size: [1200, 300], wanted: [150, 2400, 600] }],
    ["an enlarged picture needs more", { size: [900, 900], zoom: 2, wanted: [225, 1200, 1200] }],
  ] as const)("%s", (_, { size: [width, height], wanted, ...more }) => {
    const { small } = report([card("Oar", "1", more)], { 1: file("1.png", width, height) });
    const [dpi = 0, wide = 0, high = 0] = wanted ?? [];
    expect(small).toEqual(
      wanted === undefined
        ? []
        : [{ path: "1.png", size: { width, height }, dpi, wanted: { width: wide, height: high }, cards: ["Oar"] }],
    );
  });

  it("says how sharp a picture is where it is least so, and names only the cards that it is too small for", () => {
    const cards = [card("Large", "1", { inches: 4 }), card("Small", "1", { inches: 1 }), card("Worse", "2")];
    const { small } = report(cards, { 1: file("1.png", 800), 2: file("2.png", 100) });
    expect(small.map(({ path, dpi, cards: named }) => [path, dpi, named])).toEqual([
      ["2.png", 50, ["Worse"]],
      ["1.png", 200, ["Large"]],
    ]);
  });

  it("says the least resolution of several that are too low, and rounds up what is wanted", () => {
    const cards = [card("Large", "1", { inches: 3 }), card("Larger", "1", { inches: 4 })];
    const { small } = report(cards, { 1: file("1.png", 701) });
    // 701 on four inches are 175; 300 of them would need 701 × 300 ÷ 175 = 1201.7.
    expect(small).toMatchObject([{ dpi: 175, wanted: { width: 1202, height: 1202 }, cards: ["Large", "Larger"] }]);
  });

  it("names a card once that has two places for one reference", () => {
    const twice = { ...card("Oar", "7"), places: [...card("", "7").places, ...card("", "7").places] };
    expect(report([twice]).missing).toMatchObject([{ cards: ["Oar"] }]);
    expect(report([twice], { 7: file("7.png", 10) }).small).toMatchObject([{ cards: ["Oar"] }]);
  });

  it("applies the resolution that is asked for, and skips pictures of unknown size", () => {
    const found = { 1: file("1.png", 400), 2: { kind: "file", path: "2.avif", size: undefined } as const };
    expect(report([card("Oar", "1"), card("Mast", "2")], found, {}, 200).small).toEqual([]);
    expect(report([card("Oar", "1"), card("Mast", "2")], found, {}, 201).small).toHaveLength(1);
  });

  it("lists files that no card shows and no cell names", () => {
    const files = { paths: ["a.png", "b.png", "c.png"], named: new Set(["b.png"]) };
    expect(report([card("Oar", "1")], { 1: file("a.png", 900) }, files).unused).toEqual(["c.png"]);
  });

  it("lists cards that show a picture and do not say whose it is", () => {
    const found = { 1: file("1.png", 900), "https://a/2": { kind: "hosted" } as const };
    const cards = [
      card("Said", "1"),
      card("Unsaid", "1", { lacksLicence: true }),
      card("Hosted", "https://a/2", { lacksLicence: true }),
      card("Nothing to say", undefined, { lacksLicence: true }),
      card("Not there", "9", { lacksLicence: true }),
    ];
    expect(report(cards, found).unlicensed).toEqual(["Unsaid", "Hosted"]);
  });
});
