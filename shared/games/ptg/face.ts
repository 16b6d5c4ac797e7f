import { art, colorBy, capital, initialOf, mark, pokerSize, shape, words, type Part } from "../face-parts.js";
import { faceTemplate, wordOf, type CardCells, type SheetFace } from "../faces.js";
import { manaTypes, type ManaType } from "./vocabulary.js";

const ink = "#21190f";
const paper = "#f7efdd";

const frameColor = colorBy(
  "color",
  { fire: "#8f2d1b", earth: "#5d4a24", water: "#1e4f7c", air: "#51718a", many: "#8a6a1f" },
  "#5b5852",
);
const artColor = colorBy(
  "color",
  { fire: "#d9714a", earth: "#a58a4f", water: "#5f9bc8", air: "#a9c6d6", many: "#d0ae5a" },
  "#a09b92",
);
const artInk = colorBy(
  "color",
  { fire: "#e38c69", earth: "#b79d65", water: "#79addb", air: "#bfd6e2", many: "#dcc07a" },
  "#b2ada4",
);

/** As many marks of mana are drawn; a card that costs more says so by numbers. */
const mostMarks = 6;
/** More mana of a type is one mark with a number. */
const mostSingle = 4;
const markWidth = 4.4;

const manaMarks: readonly Part[] = Array.from({ length: mostMarks }, (_, place) =>
  mark([54.2 - place * (markWidth + 0.5), 5.3], markWidth, `{mana${place}sign}`, {
    fill: {
      column: `mana${place}`,
      colors: { fire: "#c4401f", earth: "#7d6330", water: "#2a6cab", air: "#7fa6bd" },
      otherwise: "#85807a",
    },
    line: ink,
    when: `mana${place}`,
  }),
).flat();

const template = faceTemplate({
  ...pokerSize,
  parts: [
    shape([0, 0, 63, 88], "#17130e", { radius: 3 }),
    shape([2, 2, 59, 84], frameColor, { radius: 2 }),
    shape([3.5, 4, 56, 7], paper, { radius: 1.2, line: ink }),
    words([5, 4, 42, 7], "{name}", 3.6, { font: "serif-bold", color: ink, when: "is-cheap" }),
    words([5, 4, 24, 7], "{name}", 3.6, { font: "serif-bold", color: ink, when: "is-dear" }),
    ...manaMarks,
    ...art([3.5, 12, 56, 30], "image", artColor, artInk),
    shape([3.5, 43, 56, 5.4], paper, { radius: 1.2, line: ink }),
    words([5, 43, 53, 5.4], "{kind}", 2.7, { font: "serif-bold", color: ink }),
    shape([3.5, 49.4, 56, 34], paper, { radius: 1.2, line: ink }),
    words([5.3, 50.6, 52.4, 22], "{abilities-text}", 3, { vertical: "top", color: ink, leastSize: 1.5 }),
    words([5.3, 73.4, 40, 8.6], "{description}", 2.1, { vertical: "bottom", color: "#6d6150", leastSize: 1.4 }),
    shape([46.5, 77.4, 13.4, 6.6], frameColor, { radius: 1.6, line: ink, lineWidth: 0.5, when: "stats" }),
    words([46.5, 77.4, 13.4, 6.6], "{stats}", 4, {
      font: "serif-bold",
      align: "middle",
      color: "#ffffff",
      when: "stats",
    }),
  ],
});

interface ManaMark {
  readonly type: ManaType;
  /** What it says; a mark of one mana says nothing. */
  readonly sign: string;
}

/** The mana of a card, one entry for each mark, from the right: those of a type, then a number for any type. */
function manaOf(cells: CardCells): readonly ManaMark[] {
  const mana = cells.get("mana");
  const amounts: CardCells = mana?.kind === "table" ? mana.entries : new Map();
  const typed = manaTypes.flatMap((type): readonly ManaMark[] => {
    const amount = Number(wordOf(amounts, type));
    if (!(amount > 0)) return [];
    if (type === "any" || amount > mostSingle) return [{ type, sign: String(amount) }];
    return Array.from({ length: amount }, () => ({ type, sign: "" }));
  });
  return typed.toReversed().slice(0, mostMarks);
}

/** Each ability as a paragraph: its name, and what players read. */
function abilitiesOf(cells: CardCells): string {
  const abilities = cells.get("abilities");
  if (abilities?.kind !== "array") return "";
  return abilities.items
    .map((ability) => {
      if (ability.kind !== "table") return "";
      const [name, description] = ["name", "description"].map((key) => wordOf(ability.entries, key));
      return [name, description].filter((part) => part !== "").join(" — ");
    })
    .filter((text) => text !== "")
    .join("\n");
}

function wordsOfCard(cells: CardCells): Readonly<Record<string, string | undefined>> {
  const mana = manaOf(cells);
  const colors = [...new Set(mana.map(({ type }) => type).filter((type) => type !== "any"))];
  const stats = ["attack", "defense"].map((key) => wordOf(cells, key));
  return {
    initial: initialOf(wordOf(cells, "name")),
    color: colors.length > 1 ? "many" : colors[0],
    kind: capital(wordOf(cells, "type")),
    "abilities-text": abilitiesOf(cells),
    // The name has the room that the marks of mana leave.
    "is-cheap": mana.length <= 2 ? "yes" : undefined,
    "is-dear": mana.length > 2 ? "yes" : undefined,
    stats: wordOf(cells, "type") === "creature" ? stats.join(" / ") : undefined,
    ...Object.fromEntries(
      mana.flatMap(({ type, sign }, place) => [
        [`mana${place}`, type],
        [`mana${place}sign`, sign],
      ]),
    ),
  };
}

/** PTG's cards: a frame in the colour of their mana. */
export const ptgFaces: readonly SheetFace[] = [
  {
    sheets: ["cards"],
    template,
    words: {
      from: {
        initial: ["name"],
        color: ["mana"],
        kind: ["type"],
        "abilities-text": ["abilities"],
        "is-cheap": ["mana"],
        "is-dear": ["mana"],
        stats: ["attack", "defense", "type"],
        ...Object.fromEntries(
          Array.from({ length: mostMarks }, (_, place) => [`mana${place}`, `mana${place}sign`])
            .flat()
            .map((word) => [word, ["mana"]]),
        ),
      },
      of: wordsOfCard,
    },
  },
];
