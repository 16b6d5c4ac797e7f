import { art, colorBy, capital, initialOf, mark, pokerSize, shape, words, type Part } from "../face-parts.js";
import { faceTemplate, wordOf, wordsOf, type CardCells, type SheetFace } from "../faces.js";
import { monsterZones } from "./vocabulary.js";

const night = "#11192b";
const gold = "#c9a85a";
const pale = "#eef1f6";

const ground = colorBy(
  "color",
  { wind: "#3f7f78", water: "#23618f", tree: "#3c6b34", mountain: "#75552f", fire: "#93391f", shell: "#6a4f83" },
  "#4a5263",
);
const groundInk = colorBy(
  "color",
  { wind: "#55948c", water: "#3878a6", tree: "#528248", mountain: "#8a6a42", fire: "#a84f34", shell: "#806699" },
  "#5e6677",
);

const frame: readonly Part[] = [
  shape([0, 0, 63, 88], night, { radius: 3 }),
  shape([1.8, 1.8, 59.4, 84.4], night, { radius: 2, line: gold, lineWidth: 0.5 }),
  ...art([3.2, 10.6, 56.6, 36], "image", ground, groundInk),
  shape([3.2, 3.2, 56.6, 7], ground, { radius: 1.4 }),
  words([5, 3.2, 42, 7], "{title}", 3.3, { font: "sans-bold", color: "#ffffff" }),
];

const rules: readonly Part[] = [
  shape([3.2, 53, 56.6, 31.8], pale, { radius: 1.4 }),
  words([5, 54.4, 53, 29], "{rules-text}", 3, { font: "sans", vertical: "top", leastSize: 1.4 }),
];

const card = faceTemplate({
  ...pokerSize,
  parts: [
    ...frame,
    ...mark([51, 2.4], 8.6, "{value}", { fill: gold, color: night, line: night, when: "value" }),
    shape([3.2, 47.4, 56.6, 5], night, { line: gold, lineWidth: 0.3, radius: 1 }),
    words([5, 47.4, 53, 5], "{kind}", 2.5, { font: "sans-bold", color: "#e9d9ae" }),
    ...rules,
  ],
});

const zoneParts = monsterZones.flatMap((zone, place): readonly Part[] => {
  const left = 3.2 + place * 19.1;
  return [
    shape([left, 47.4, 18.4, 5], night, { line: gold, lineWidth: 0.3, radius: 1 }),
    words([left + 0.8, 47.4, 16.8, 5], `{${zone}-words}`, 2.1, {
      font: "sans-bold",
      align: "middle",
      color: "#e9d9ae",
    }),
  ];
});

const summoner = faceTemplate({
  ...pokerSize,
  parts: [
    ...frame,
    ...mark([51, 2.4], 8.6, "{level}", { fill: pale, color: night, line: night, when: "level" }),
    shape([46, 39.8, 13, 6], night, { radius: 1.2, line: gold, lineWidth: 0.3, when: "initialPoint" }),
    words([46, 39.8, 13, 6], "▲ {initialPoint}", 2.8, {
      font: "sans-bold",
      align: "middle",
      color: "#e9d9ae",
      when: "initialPoint",
    }),
    ...zoneParts,
    ...rules,
  ],
});

const cardFrom = {
  initial: ["cardName", "name"],
  title: ["cardName", "name"],
  color: ["attribute"],
  kind: ["type", "attribute", "monsterType"],
  "rules-text": ["effects"],
};

const cardWords = (cells: CardCells): Readonly<Record<string, string | undefined>> => {
  const name = wordOf(cells, "cardName") || wordOf(cells, "name");
  const kinds = [wordOf(cells, "type"), ...wordsOf(cells, "attribute"), ...wordsOf(cells, "monsterType")];
  return {
    initial: initialOf(name),
    title: name,
    color: wordsOf(cells, "attribute")[0],
    kind: kinds
      .filter((kind) => kind !== "")
      .map(capital)
      .join(" · "),
    "rules-text": wordsOf(cells, "effects").join("\n"),
  };
};

const summonerFrom = {
  ...cardFrom,
  color: ["sky"],
  "rules-text": ["effects", "nativeAddition"],
  ...Object.fromEntries(monsterZones.map((zone) => [`${zone}-words`, [zone]])),
};

const summonerWords = (cells: CardCells): Readonly<Record<string, string | undefined>> => ({
  ...cardWords(cells),
  color: wordsOf(cells, "sky")[0],
  "rules-text": [...nativeAdditions(cells), ...wordsOf(cells, "effects")].join("\n"),
  ...Object.fromEntries(
    monsterZones.map((zone) => [`${zone}-words`, `${capital(zone)}: ${wordsOf(cells, zone).join(", ") || "–"}`]),
  ),
});

/** What the summoner adds by itself: a value for monsters of an attribute. */
function nativeAdditions(cells: CardCells): readonly string[] {
  const additions = cells.get("nativeAddition");
  if (additions?.kind !== "array") return [];
  return additions.items.flatMap((each) =>
    each.kind === "table" ? [`${capital(wordOf(each.entries, "type"))} +${wordOf(each.entries, "value")}`] : [],
  );
}

/** Summoner's cards: monsters by the colour of their attribute, summoners with what they allow in each zone. */
export const summonerFaces: readonly SheetFace[] = [
  { sheets: ["monsters", "utility"], template: card, words: { from: cardFrom, of: cardWords } },
  { sheets: ["summoners"], template: summoner, words: { from: summonerFrom, of: summonerWords } },
];
