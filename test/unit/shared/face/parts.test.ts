import { describe, expect, test } from "vitest";
import {
  faceTemplateSchema,
  layOutFace,
  mainText,
  picturePlaces,
  type FaceTemplate,
} from "../../../../shared/face/index.js";

const area = { x: 0, y: 0, width: 10, height: 10 };
const templateOf = (...parts: readonly object[]): FaceTemplate =>
  faceTemplateSchema.parse({ width: 63, height: 88, parts });
const valuesOf = (values: Readonly<Record<string, string>>) => new Map(Object.entries(values));
const word = { kind: "text", ...area, size: 3, leastSize: 1, color: "#000000" };

describe("the condition of a part", () => {
  const one = { column: "kind", is: ["", "Sea"] };
  const none = { column: "kind", isEmpty: true };
  test.each<[when: unknown, kind: string | undefined, isDrawn: boolean]>([
    ["kind", "Sea", true],
    ["kind", " ", false],
    ["kind", undefined, false],
    [one, "Sea", true],
    [one, "Sky", false],
    [one, "", true],
    [one, undefined, true],
    [{ column: "kind", is: ["Sea"] }, undefined, false],
    [none, undefined, true],
    [none, " ", true],
    [none, "Sea", false],
  ])("%j holds for %j: %s", (when, kind, isDrawn) => {
    const values = valuesOf(kind === undefined ? {} : { kind });
    const shape = { kind: "shape", ...area, fill: "#000000", when };
    const picture = { kind: "picture", ...area, column: "art", when };
    expect(layOutFace(templateOf(shape), values).items).toHaveLength(isDrawn ? 1 : 0);
    expect(picturePlaces(templateOf(picture), values)).toHaveLength(isDrawn ? 1 : 0);
  });
});

describe("what a part says", () => {
  test.each([
    ["{name} of {place}", "Oar of Sea"],
    ["{nobody}!", "!"],
    ["{}{ name }", ""],
    ["{name", "{name"],
    ["{{name}}", "{Oar}"],
    ["{braces}", "{name}"],
  ])("is %j filled in", (text, said) => {
    const values = valuesOf({ name: "Oar", place: "Sea", braces: "{name}" });
    const [item] = layOutFace(templateOf({ ...word, text }), values).items;
    expect(item?.kind === "text" && item.text).toBe(said);
  });

  test("is main where its box is the largest, and first among those of one size", () => {
    const long = { ...word, width: 60, height: 1, text: "long" };
    const [first, second] = ["first", "second"].map((text) => ({ ...word, text }));
    expect(mainText(layOutFace(templateOf(long, first ?? {}, second ?? {}), valuesOf({})))).toBe("first");
    expect(mainText(layOutFace(templateOf({ kind: "shape", ...area, fill: "#000000" }), valuesOf({})))).toBe("");
  });
});

test("a shape has its fill and its line, each by a column of its own", () => {
  const by = (column: string) => ({ column, colors: { Sea: "#0000ff" }, otherwise: "#ffffff" });
  const shape = { kind: "shape", ...area, fill: by("kind"), line: by("rank") };
  const [item] = layOutFace(templateOf(shape), valuesOf({ rank: "Sea" })).items;
  expect(item).toMatchObject({ fill: "#ffffff", line: "#0000ff" });
});

test("a place for a picture has the reference of its cell without the spaces around it, its size and its focus", () => {
  const picture = { kind: "picture", x: 1, y: 2, width: 30, height: 20, column: "art", focus: "focus" };
  const places = (art: string) => picturePlaces(templateOf(picture), valuesOf({ art, focus: "left" }));
  const rest = { box: { width: 30, height: 20 }, focus: { x: 0, y: 0.5, zoom: 1 } };
  expect(places(" 12\n")).toEqual([{ reference: "12", ...rest }]);
  expect(places(" ")).toEqual([{ reference: undefined, ...rest }]);
});

describe("a template is read", () => {
  const reads = (part: object, more: object = {}): boolean =>
    faceTemplateSchema.safeParse({ width: 20, height: 20, parts: [part], ...more }).success;
  const text = { ...word, text: "a" };
  const shape = { kind: "shape", ...area, fill: "#000000" };

  test.each<[what: string, part: object, isRead: boolean]>([
    ["at the lower right corner", { ...text, x: 10, y: 10 }, true],
    ["beyond the right edge", { ...text, x: 10.1 }, false],
    ["beyond the lower edge", { ...text, y: 10.1 }, false],
    ["of one size", { ...text, leastSize: 3 }, true],
    ["of a least size above its size", { ...text, leastSize: 3.1 }, false],
    ["with lines that touch", { ...text, leading: 1.2 }, true],
    ["with lines on each other", { ...text, leading: 1.19 }, false],
    ["of 1,000 characters", { ...text, text: "a".repeat(1_000) }, true],
    ["of more", { ...text, text: "a".repeat(1_001) }, false],
    ["with a colour of seven digits", { ...text, color: "#0000000" }, false],
    ["with more behind its colour", { ...text, color: '#000000" x="' }, false],
    ["without a width", { ...shape, width: 0 }, false],
    ["with a condition of no values", { ...shape, when: { column: "a", is: [] } }, false],
    ["with both conditions", { ...shape, when: { column: "a", is: ["b"], isEmpty: true } }, false],
  ])("with a part %s: %s", (_, part, isRead) => expect(reads(part)).toBe(isRead));

  test.each([
    [200, true],
    [201, false],
  ])("with %i parts: %s", (count, isRead) =>
    expect(reads(shape, { parts: Array.from({ length: count }, () => shape) })).toBe(isRead),
  );

  test("with what is usual where nothing is said", () =>
    expect(templateOf(text, shape).parts).toMatchObject([
      { font: "serif", leading: 1.25, align: "start", vertical: "top" },
      { radius: 0, lineWidth: 0.25 },
    ]));
});
