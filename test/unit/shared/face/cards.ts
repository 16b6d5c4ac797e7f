import { faceTemplateSchema, type FaceTemplate } from "../../../../shared/face/index.js";

/** A face with one part of each kind; a test may give its texts other bounds. */
export const template: FaceTemplate = faceTemplateSchema.parse({
  width: 63,
  height: 88,
  parts: [
    {
      kind: "shape",
      ...{ x: 0, y: 0, width: 63, height: 88, radius: 3 },
      fill: { column: "suit", colors: { Sea: "#1b4965" }, otherwise: "#444444" },
    },
    { kind: "picture", x: 4, y: 12, width: 55, height: 34, column: "art", fill: "#222222" },
    {
      kind: "text",
      ...{ x: 4, y: 4, width: 40, height: 7, size: 4, leastSize: 2.4 },
      ...{ text: "{name}", font: "serif-bold", color: "#ffffff", vertical: "middle" },
    },
    {
      kind: "text",
      ...{ x: 5, y: 50, width: 53, height: 28, size: 3, leastSize: 1.8 },
      ...{ text: "{rules}", color: "#111111" },
    },
    {
      kind: "text",
      ...{ x: 48, y: 80, width: 11, height: 5, size: 4, leastSize: 2 },
      ...{ text: "{attack}/{health}", font: "sans-bold", align: "end", color: "#000000", when: "health" },
    },
  ],
});

/** The words of a text of some length. */
export const words = (count: number): string =>
  Array.from(
    { length: count },
    (_, place) => ["draw", "a", "card", "whenever", "opponents", "discard"][place % 6],
  ).join(" ");
