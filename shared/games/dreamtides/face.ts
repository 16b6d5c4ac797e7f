import { art, colorBy, initialOf, mark, pokerSize, shape, words } from "../face-parts.js";
import { faceTemplate, wordOf, wordsOf, type CardCells, type SheetFace } from "../faces.js";

const dusk = "#191626";
const mist = "#ece8f4";

const glow = colorBy(
  "color",
  { Ember: "#a8452f", Tide: "#2f6d9c", Stone: "#70664f", Zephyr: "#3e8577", Ruin: "#6a4387", many: "#8b7237" },
  "#55506a",
);
const artColor = colorBy(
  "color",
  { Ember: "#c97a5f", Tide: "#6699bf", Stone: "#989079", Zephyr: "#73ac9f", Ruin: "#9470ad", many: "#b39c66" },
  "#7d7893",
);
const artInk = colorBy(
  "color",
  { Ember: "#d58f77", Tide: "#7caacb", Stone: "#a7a08b", Zephyr: "#88bab0", Ruin: "#a485ba", many: "#c0ac7d" },
  "#8e89a2",
);

const template = faceTemplate({
  ...pokerSize,
  parts: [
    shape([0, 0, 63, 88], dusk, { radius: 3 }),
    ...art([2, 2, 59, 46], "image-number", artColor, artInk),
    shape([2, 48, 59, 38], dusk, { radius: 1 }),
    shape([2, 42.6, 59, 6.4], glow),
    words([4, 42.6, 43, 6.4], "{name}", 3.6, { font: "serif-bold", color: "#ffffff" }),
    words([46, 42.6, 13.4, 6.4], "{fast}", 2.7, { font: "sans-bold", align: "end", color: "#ffffff" }),
    words([4, 49.4, 55, 4.2], "{kind}", 2.4, { font: "sans", color: "#b9b0d0" }),
    shape([4, 54, 55, 24.6], mist, { radius: 1.2 }),
    words([5.6, 55.2, 51.8, 22.2], "{rules}", 3, { vertical: "top", color: "#221d33", leastSize: 1.5 }),
    words([4, 79.6, 40, 4.4], "{resonance-line}", 2.2, { font: "sans", color: "#b9b0d0" }),
    ...mark([3.6, 3.6], 9, "{energy-cost}", { fill: dusk, line: glow, when: "energy-cost" }),
    ...mark([50.4, 78.2], 8.4, "{spark}", { fill: glow, line: mist, when: "spark" }),
  ],
});

function wordsOfCard(cells: CardCells): Readonly<Record<string, string | undefined>> {
  const resonance = wordsOf(cells, "resonance");
  const kinds = [wordOf(cells, "card-type"), wordOf(cells, "subtype")];
  return {
    initial: initialOf(wordOf(cells, "name")),
    color: resonance.length > 1 ? "many" : resonance[0],
    fast: wordOf(cells, "is-fast") === "true" ? "↯ Fast" : undefined,
    kind: kinds.filter((kind) => kind !== "" && kind !== "*").join(" — "),
    "resonance-line": [...resonance, wordOf(cells, "rarity")].filter((word) => word !== "").join(" · "),
  };
}

/** Dreamtides' cards: the picture above, the text below, cost and spark in the corners. */
export const dreamtidesFaces: readonly SheetFace[] = [
  {
    sheets: ["cards"],
    template,
    words: {
      from: {
        initial: ["name"],
        color: ["resonance"],
        fast: ["is-fast"],
        kind: ["card-type", "subtype"],
        "resonance-line": ["resonance", "rarity"],
      },
      of: wordsOfCard,
    },
  },
];
