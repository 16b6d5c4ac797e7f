import type { ColumnSchema, SheetSchema } from "../../sheet/index.js";
import { cardTypes, effectStyles, printPolicies, spellType, subtypes, tiers } from "./vocabulary.js";

const text = (key: string, about: string): ColumnSchema => ({ key, type: { kind: "text" }, about });
const longText = (key: string, about: string): ColumnSchema => ({ key, type: { kind: "long-text" }, about });
const required = (column: ColumnSchema): ColumnSchema => ({ ...column, required: true });
const choice = (key: string, values: readonly string[], about: string): ColumnSchema => ({
  key,
  type: { kind: "choice", values },
  about,
});
const integer = (key: string, about: string, min?: number, max?: number): ColumnSchema => ({
  key,
  type: { kind: "integer", ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) },
  about,
});

const id = required(text("id", "The card's id; other tables name it by this. It is never printed."));
const name = required(text("name", "What players call the card."));
const image = text("image", "The picture, from the folder of the card list's tools.");
const finish = text("finish", "How the printing looks: each tier adds to the one before.");
const card: ColumnSchema = {
  key: "card",
  type: { kind: "reference", to: ["cards"] },
  required: true,
  about: "The id of the card that is printed.",
};

/** The tables of a TTCG workspace (`ttcg.md` 1.7). */
export const ttcgSheets: readonly SheetSchema[] = [
  {
    kind: "cards",
    title: "Cards",
    tables: ["ttcg-cards"],
    signature: ["name", "type"],
    idColumn: "id",
    holdsCards: true,
    columns: [
      id,
      name,
      required(choice("type", cardTypes, "One of the eight types of units, or spell.")),
      {
        key: "subtypes",
        type: { kind: "texts", values: subtypes },
        about: "One to five of a unit; a spell has none.",
      },
      required(integer("level", "The number of stars: 1 to 5 of a unit, 1 to 3 of a spell.")),
      {
        ...required(integer("attack", "A unit's attack, or what a spell adds to that of the unit above it.")),
        signed: { column: "type", text: spellType },
      },
      {
        ...required(integer("defense", "A unit's defense, or what a spell adds to that of the unit above it.")),
        signed: { column: "type", text: spellType },
      },
      longText("effect-1", "The first of the card's two effects."),
      choice("effect-1-style", effectStyles, "When the first effect is used; absent: on the owner's turn, by tapping."),
      longText("effect-2", "The second of the card's two effects."),
      choice(
        "effect-2-style",
        effectStyles,
        "When the second effect is used; absent: on the owner's turn, by tapping.",
      ),
      text("serial", "The serial number: fourteen characters worked out from the card."),
      integer(
        "rarity",
        "0 for the base card; the tier less one where a row is a card of a higher tier.",
        0,
        tiers.length - 1,
      ),
      integer("transparency", "How much of the picture shows through the boxes of text, in percent."),
      image,
    ],
  },
  {
    kind: "printings",
    title: "Printings",
    tables: ["printings"],
    signature: ["card", "tier"],
    idColumn: "card",
    holdsCards: false,
    rowName: ["card", "tier"],
    columns: [
      card,
      required(integer("tier", "The rarity: 1 common to 6 primal rare.", 1, tiers.length)),
      required(integer("copies", "How many are printed.", 0)),
      required(integer("attack", "The attack printed in this tier.")),
      required(integer("defense", "The defense printed in this tier.")),
      finish,
      text("serial", "The serial number of this printing."),
    ],
  },
  {
    kind: "print-run",
    title: "Print run",
    tables: ["print-run"],
    signature: [],
    idColumn: "policy",
    holdsCards: false,
    isSingle: true,
    columns: [
      choice("policy", printPolicies, "Whether every tier is printed as often as the others, or the rarer ones less."),
      integer("copies-per-card", "How many copies of each card there are in all tiers together.", 1),
      integer("pack-size", "How many cards a pack holds.", 1),
      integer("lore-cards-per-pack", "How many of them are lore cards: one.", 0),
      {
        key: "shares",
        type: { kind: "any" },
        about: "The six shares of the tiered policy in percent, where they differ.",
      },
    ],
  },
  {
    kind: "decks",
    title: "Decks",
    tables: ["decks"],
    signature: ["name", "cards"],
    idColumn: "name",
    holdsCards: false,
    columns: [
      required(text("name", "What the deck is called.")),
      {
        key: "cards",
        type: { kind: "any" },
        about: "The cards with their ids and how many of each: `{ card, copies }`.",
      },
    ],
  },
  {
    kind: "lore-cards",
    title: "Lore cards",
    tables: ["lore-cards"],
    signature: ["name", "text"],
    idColumn: "id",
    holdsCards: true,
    columns: [id, name, longText("text", "The story it tells. It has no part in the game."), image],
  },
];
