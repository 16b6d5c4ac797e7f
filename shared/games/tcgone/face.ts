import { art, capital, colorBy, initialOf, mark, pokerSize, shape, words, type Part } from "../face-parts.js";
import { faceTemplate, wordOf, wordsOf, type CardCells, type SheetFace } from "../faces.js";

const ink = "#20211f";

const energyColors: Readonly<Record<string, string>> = {
  C: "#8b8880",
  D: "#3b3a44",
  F: "#a2552b",
  G: "#3f7d35",
  L: "#b98a12",
  M: "#6d7883",
  N: "#8a7130",
  P: "#7a4a8e",
  R: "#b93a26",
  W: "#2f74ad",
  Y: "#b05a86",
};
const softColors: Readonly<Record<string, string>> = {
  C: "#e9e7e1",
  D: "#d9d8de",
  F: "#efdccd",
  G: "#dcead6",
  L: "#f6ebc6",
  M: "#e0e5e9",
  N: "#ebe3cd",
  P: "#e8dbee",
  R: "#f5dad4",
  W: "#d8e7f3",
  Y: "#f4dde8",
};
const strong = colorBy("energy", energyColors, "#5c6f6a");
const soft = colorBy("energy", softColors, "#dfe8e5");

/** A figure of a unit with its title above; cards that are no units have none. */
const figure = (x: number, title: string, name: string): readonly Part[] => [
  words([x, 77.6, 17, 2.6], title, 1.9, { font: "sans", align: "middle", color: "#5b5a55", when: "hp" }),
  words([x, 80.2, 17, 4], `{${name}}`, 2.7, { font: "sans-bold", align: "middle", color: ink, when: name }),
];

const template = faceTemplate({
  ...pokerSize,
  parts: [
    shape([0, 0, 63, 88], "#e2c455", { radius: 3 }),
    shape([2.6, 2.6, 57.8, 82.8], soft, { radius: 1.6 }),
    words([4.4, 3.2, 40, 3], "{stage-line}", 2, { font: "sans", color: "#5b5a55" }),
    words([4.4, 5.8, 36, 6], "{name}", 3.7, { font: "sans-bold", color: ink }),
    words([38, 5.8, 14, 6], "{hp} HP", 3.2, { font: "sans-bold", align: "end", color: "#9c2f20", when: "hp" }),
    ...mark([53, 5.6], 6, "{energy}", { fill: strong, when: "energy" }),
    shape([4, 12.6, 55, 28.4], "#ffffff", { line: strong, lineWidth: 0.7 }),
    ...art([4.8, 13.4, 53.4, 26.8], "image", strong, soft),
    shape([4, 41.6, 55, 4.4], strong, { radius: 0.8 }),
    words([5.4, 41.6, 52.2, 4.4], "{kind}", 2.3, { font: "sans-bold", color: "#ffffff" }),
    ...["text", "rules"].map((column) =>
      words([5, 47, 53, 29.6], `{${column}}`, 2.9, {
        font: "sans",
        vertical: "top",
        color: ink,
        leastSize: 1.3,
        // What is printed, or else what the script does.
        when: column === "text" ? "text" : { column: "text", isEmpty: true },
      }),
    ),
    shape([4, 77, 55, 0.3], strong, { when: "hp" }),
    ...figure(4, "weakness", "weakness-words"),
    ...figure(23, "resistance", "resistance-words"),
    ...figure(42, "retreat", "retreat"),
  ],
});

const stages: Readonly<Record<string, string>> = { basic: "Basic", stage1: "Stage 1", stage2: "Stage 2" };

function wordsOfCard(cells: CardCells): Readonly<Record<string, string | undefined>> {
  const kind = wordOf(cells, "card-kind");
  const stage = wordOf(cells, "stage");
  const from = wordOf(cells, "evolves-from");
  const isUnit = kind === "unit";
  const [energy] = isUnit ? wordsOf(cells, "types") : wordsOf(cells, "provides");
  const stageWord = stages[stage] ?? capital(stage.replace("-", " "));
  return {
    initial: initialOf(wordOf(cells, "name")),
    energy: energy?.charAt(0),
    "stage-line": isUnit ? [stageWord, ...(from === "" ? [] : [`evolves from ${from}`])].join(" · ") : undefined,
    kind: isUnit ? ["Unit", ...wordsOf(cells, "types")].join(" · ") : capital(kind.replaceAll("-", " ")),
    "weakness-words": wordsOf(cells, "weakness").join(", "),
    "resistance-words": wordsOf(cells, "resistance").join(", "),
  };
}

/** TCG ONE's cards: units with hit points and figures below, trainers and energies without. */
export const tcgoneFaces: readonly SheetFace[] = [
  {
    sheets: ["cards"],
    template,
    words: {
      from: {
        initial: ["name"],
        energy: ["types", "provides", "card-kind"],
        "stage-line": ["evolves-from", "stage", "card-kind"],
        kind: ["types", "card-kind"],
        "weakness-words": ["weakness"],
        "resistance-words": ["resistance"],
      },
      of: wordsOfCard,
    },
  },
];
