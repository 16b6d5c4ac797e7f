import type { ColumnSchema, SheetSchema } from "../../sheet/index.js";
import { better, choice, integer, prose, required, text } from "../columns.js";
import { abilitiesColumn, abilityTypes } from "./script/rows/schema.js";
import { cardKinds, stages } from "./vocabulary.js";

const texts = (key: string, about: string): ColumnSchema => ({ key, type: { kind: "texts" }, about });

/** The tables of a TCG ONE workspace (TCGONE-1). */
export const tcgoneSheets: readonly SheetSchema[] = [
  {
    kind: "cards",
    title: "Cards",
    tables: ["cards", "test-cards"],
    signature: ["card-kind"],
    idColumn: "id",
    makeId: { kind: "slug", from: "name", joint: "-", digits: 1 },
    holdsCards: true,
    types: abilityTypes,
    columns: [
      prose("name", required(text("name", "What players call the card; copies of one name count together in decks."))),
      required(text("id", "Names the card in decks: small letters, digits and hyphens.")),
      required(choice("card-kind", cardKinds, "What the card is, which decides the columns it has.")),
      choice("stage", stages, "Of a unit: how it comes into play."),
      text("evolves-from", "The name of the unit it is put onto."),
      texts("types", "Of a unit: one or two energy letters."),
      better("more", integer("hp", "Of a unit: the damage that knocks it out, in tens.", 10, 990)),
      texts("weakness", "Each a letter with a factor or an addition: R x2, F +20."),
      texts("resistance", "Each a letter with what it takes off: G -30."),
      better("less", integer("retreat", "How many energies a retreat costs.", 0, 9)),
      integer("prizes", "Prizes given when it is knocked out; 1 where absent.", 0, 6),
      texts("tags", "Labels that effects may ask for."),
      texts("provides", "Of an energy: what it gives, one entry a unit; alternatives with a stroke: W/G."),
      { key: "effect", type: { kind: "long-text" }, about: "What the card does, as a script." },
      abilitiesColumn,
      {
        key: "text",
        type: { kind: "long-text" },
        prose: "text",
        about: "What is printed, a paragraph for each move or ability.",
      },
      text("set", "The set it belongs to."),
      text("number", "Its number in the set."),
      text("rarity", "Its rarity."),
      text("image", "The file of its picture."),
    ],
  },
  {
    kind: "decks",
    title: "Decks",
    tables: ["decks"],
    signature: ["deck-name", "card"],
    idColumn: "deck-name",
    holdsCards: false,
    columns: [
      prose("name", required(text("deck-name", "What the deck is called; a line for each card."))),
      required({ key: "card", type: { kind: "reference", to: ["cards"] }, about: "The id of a card." }),
      integer("copies", "How many copies; 1 where absent.", 1, 60),
    ],
  },
];
