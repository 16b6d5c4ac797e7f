import { art, capital, colorBy, initialOf, pokerSize, shape, words } from "../face-parts.js";
import { faceTemplate, wordOf, wordsOf, type CardCells, type SheetFace } from "../faces.js";

const ink = "#17191d";

const byType = (colors: Readonly<Record<string, string>>): ReturnType<typeof colorBy> =>
  colorBy("type", colors, "#6d6a75");
const frameColor = byType({
  earth: "#8c6f45",
  fire: "#b3432a",
  water: "#2d6ea3",
  air: "#6d9fb5",
  light: "#c7a53a",
  dark: "#453a55",
  electric: "#b98d1b",
  nature: "#4d7f3d",
  spell: "#2f8077",
});
const softColor = byType({
  earth: "#efe5d3",
  fire: "#f6e0d8",
  water: "#dfeaf3",
  air: "#e6f0f4",
  light: "#f8f1d8",
  dark: "#e4e0ea",
  electric: "#f7edcd",
  nature: "#e3eddd",
  spell: "#dcefec",
});
const artColor = byType({
  earth: "#b39a70",
  fire: "#cf6b52",
  water: "#5b93bf",
  air: "#93bccc",
  light: "#dcc26c",
  dark: "#6a5d7d",
  electric: "#d1ab4c",
  nature: "#739f64",
  spell: "#57a096",
});
const artInk = byType({
  earth: "#c2ac86",
  fire: "#da826c",
  water: "#74a5cb",
  air: "#a7cad7",
  light: "#e6d189",
  dark: "#7d7190",
  electric: "#dcbd69",
  nature: "#88af7a",
  spell: "#6fb0a7",
});

const template = faceTemplate({
  ...pokerSize,
  parts: [
    shape([0, 0, 63, 88], frameColor, { radius: 3 }),
    shape([2.4, 2.4, 58.2, 83.2], softColor, { radius: 1.8 }),
    words([4.2, 3.2, 38, 6.4], "{name}", 3.5, { font: "serif-bold", color: ink }),
    shape([43.4, 3.8, 15.8, 5.2], frameColor, { radius: 2.6 }),
    words([43.4, 3.8, 15.8, 5.2], "{type-word}", 2.4, { font: "sans-bold", align: "middle", color: "#ffffff" }),
    words([4.2, 9.6, 54.6, 3.6], "{stars}", 2.9, { font: "sans-bold", align: "end", color: "#a8791a" }),
    ...art([4.2, 13.6, 54.6, 29.4], "image", artColor, artInk),
    words([4.2, 43.6, 54.6, 4.2], "{subtypes-line}", 2.5, { font: "serif-bold", color: "#4b4640" }),
    shape([4.2, 48.2, 54.6, 28.6], "#ffffff", { radius: 1, line: frameColor }),
    words([5.6, 49.2, 51.8, 26.6], "{rules}", 3, { vertical: "top", color: ink, leastSize: 1.4 }),
    shape([4.2, 78, 26.4, 6], frameColor, { radius: 1.4, when: "attack" }),
    words([5.4, 78, 24, 6], "ATK {attack}", 3.3, {
      font: "sans-bold",
      align: "middle",
      color: "#ffffff",
      when: "attack",
    }),
    shape([32.4, 78, 26.4, 6], frameColor, { radius: 1.4, when: "defense" }),
    words([33.6, 78, 24, 6], "DEF {defense}", 3.3, {
      font: "sans-bold",
      align: "middle",
      color: "#ffffff",
      when: "defense",
    }),
  ],
});

/** A card of a higher level than this says its number. */
const mostStars = 10;

function wordsOfCard(cells: CardCells): Readonly<Record<string, string | undefined>> {
  const level = Number(wordOf(cells, "level"));
  const isCounted = Number.isInteger(level) && level > 0 && level <= mostStars;
  return {
    initial: initialOf(wordOf(cells, "name")),
    "type-word": capital(wordOf(cells, "type")),
    stars: isCounted ? "★".repeat(level) : level > 0 ? `★ ${level}` : undefined,
    "subtypes-line": wordsOf(cells, "subtypes").map(capital).join(" · "),
  };
}

/** TTCG's cards: a frame in the colour of their type, stars for their level. */
export const ttcgFaces: readonly SheetFace[] = [
  {
    sheets: ["cards"],
    template,
    words: {
      from: { initial: ["name"], "type-word": ["type"], stars: ["level"], "subtypes-line": ["subtypes"] },
      of: wordsOfCard,
    },
  },
];
