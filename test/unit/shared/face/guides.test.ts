import { expect, it } from "vitest";
import { faceSvg, faceWithGuides, guideBleed, layOutFace } from "../../../../shared/face/index.js";
import { template } from "./cards.js";

const values = new Map([["name", "Quiet Oar"]]);
const none = (): undefined => undefined;
const layout = layOutFace(template, values);

/** The boxes of the lines over a face, in millimetres. */
const lines = (svg: string): readonly string[] =>
  [...svg.matchAll(/<rect (x="[^"]*" y="[^"]*" width="[^"]*" height="[^"]*") rx="[^"]*" fill="none"/gu)].map(
    ([, box = ""]) => box.replaceAll(/[a-z]+="([^"]*)"/gu, "$1"),
  );

it("a face with guides is the face as it is printed, with a line where it is cut and one around what is safe", () => {
  const svg = faceWithGuides(layout, none);
  const printed = faceSvg(layout, none, guideBleed);
  expect(svg.startsWith(printed.slice(0, -"</svg>".length))).toBe(true);
  // Each is drawn dark on light.
  expect(lines(svg)).toEqual([
    ...["0 0 63 88", "0 0 63 88"],
    ...["3.175 3.175 56.65 81.65", "3.175 3.175 56.65 81.65"],
  ]);
  expect(svg.match(/stroke-dasharray/gu)).toHaveLength(1);
  expect(lines(printed)).toEqual([]);
});

it("the line of the cut has the corners that machines cut, and the safe one none", () => {
  const radii = [...faceWithGuides(layout, none).matchAll(/rx="([^"]*)" fill="none"/gu)].map(([, radius]) => radius);
  expect(radii).toEqual(["3", "3", "0", "0"]);
});

it.each([
  ["just wide enough", 6.36, 88, 4],
  ["too narrow for anything to be safe", 6.35, 88, 2],
  ["just high enough", 63, 6.36, 4],
  ["too low for anything to be safe", 63, 6.35, 2],
])("of a card that is %s", (_, width, height, count) => {
  const small = layOutFace({ width, height, parts: [] }, values);
  expect(lines(faceWithGuides(small, none))).toHaveLength(count);
});
