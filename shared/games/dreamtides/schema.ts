import type { ColumnSchema, SheetSchema } from "../../sheet/index.js";
import { choice, prose, required, text } from "../columns.js";
import { cardTypes, effectObjects, effectTriggers, effectTypes, listTypes, rarities, subtypes } from "./vocabulary.js";

const cardKinds = ["cards", "dreamwell"];

/** Integers of the game have 32 bits. */
const integer = (key: string, about: string, min = 0): ColumnSchema => ({
  key,
  type: { kind: "integer", min, max: 2 ** 31 - 1 },
  about,
});
const reference = (to: readonly string[], about: string): ColumnSchema => ({
  key: "card-id",
  type: { kind: "reference", to },
  required: true,
  about,
});

const id = required(text("id", "The card's UUID; other tables name it by this."));
const name = prose("name", required(text("name", "What players call the card.")));
const rulesText: ColumnSchema = {
  key: "rules-text",
  type: { kind: "long-text" },
  prose: "text",
  about: "What the card does, one ability a paragraph.",
};
const variables: ColumnSchema = {
  key: "variables",
  type: { kind: "long-text" },
  about: "The values of the rules text's variables, one per line.",
};
const imageNumber: ColumnSchema = {
  key: "image-number",
  type: { kind: "integer" },
  required: true,
  isNaming: true,
  about: "The number of the card's picture.",
};

/** The tables of a Dreamtides workspace (LANG-17). `rendered-cards.toml` is not among them. */
export const dreamtidesSheets: readonly SheetSchema[] = [
  {
    kind: "cards",
    title: "Cards",
    tables: ["cards", "test-cards"],
    signature: ["rules-text", "card-type"],
    idColumn: "id",
    makeId: { kind: "uuid" },
    holdsCards: true,
    columns: [
      name,
      id,
      {
        ...integer("energy-cost", "What playing the card costs; `*` where its modes have costs of their own."),
        also: ["*"],
        better: "less",
      },
      rulesText,
      variables,
      required(choice("card-type", cardTypes, "What kind of card it is.")),
      { ...choice("subtype", subtypes, "The character's subtype; events have none."), also: ["", "*"] },
      { key: "is-fast", type: { kind: "boolean" }, about: "Whether it can be played at fast speed." },
      {
        ...integer("spark", "How many points the character earns; events have none."),
        also: ["", "*"],
        better: "more",
      },
      imageNumber,
      choice("rarity", rarities, "How rare the card is."),
    ],
  },
  {
    kind: "dreamwell",
    title: "Dreamwell",
    tables: ["dreamwell", "test-dreamwell"],
    signature: ["energy-produced"],
    idColumn: "id",
    makeId: { kind: "uuid" },
    holdsCards: true,
    columns: [
      name,
      id,
      required(integer("energy-produced", "How much energy the card gives.")),
      rulesText,
      variables,
      { ...integer("phase", "When it comes: 0 first, then 1 and so on."), also: ["", "*"] },
      imageNumber,
    ],
  },
  {
    kind: "card-lists",
    title: "Card lists",
    tables: ["card-lists"],
    signature: ["list-name", "card-id"],
    idColumn: "card-id",
    holdsCards: false,
    rowName: ["list-name", "card-id"],
    columns: [
      required(text("list-name", "The list the row belongs to.")),
      required(choice("list-type", listTypes, "Which table of cards the row names.")),
      reference(cardKinds, "The card in the list."),
      required(integer("copies", "How many of it the list has.")),
    ],
  },
  {
    kind: "card-fx",
    title: "Card effects",
    tables: ["card-fx"],
    signature: ["card-id", "effect-type"],
    idColumn: "card-id",
    holdsCards: false,
    rowName: ["card-id", "effect-type", "effect-trigger"],
    columns: [
      reference(cardKinds, "The card the effect belongs to."),
      required(choice("effect-type", effectTypes, "What is seen.")),
      required(choice("effect-trigger", effectTriggers, "When it is seen.")),
      choice("projectile-source", effectObjects, "Where the projectile starts."),
      choice("projectile-target", effectObjects, "Where the projectile ends."),
      choice("effect-target", effectObjects, "Where the effect is shown."),
      choice("card-trail-targets", effectObjects, "Which cards get the trail."),
      text("dissolve-color", "The colour of the dissolving edge: `#RRGGBB`."),
    ],
  },
  {
    kind: "card-metadata",
    title: "Card metadata",
    tables: ["card-metadata"],
    signature: ["card-id"],
    idColumn: "card-id",
    holdsCards: false,
    columns: [reference(cardKinds, "The card the figures are about.")],
  },
];
