import type { ColumnSchema, SheetSchema } from "../../sheet/index.js";
import { choice, integer, prose, required, text } from "../columns.js";
import { effectSheets } from "./effects/sheets.js";
import { policies } from "./printings/shares.js";
import { tiers } from "./printings/tiers.js";
import { deckFormats, highestLevel, styles, subtypes, subtypesList, types, typesList } from "./vocabulary.js";

const longText = (key: string, about: string): ColumnSchema => ({ key, type: { kind: "long-text" }, about });
/** Modifiers of spells are written with their sign: `+5`, `+0`. */
const stat = (key: string, about: string): ColumnSchema => ({
  ...required(integer(key, about)),
  signed: { column: "type", text: "spell" },
  better: "more",
});

const id = required(text("id", "Names the card in other tables. It is never printed on the card."));
const name = prose("name", required(text("name", "What players call the card.")));
/** Workspaces add styles by rows of their table (TTCG-3). */
const style = (key: string): ColumnSchema => ({
  key,
  type: { kind: "choice", values: styles, idsOf: ["effect-styles"] },
  about: "The banner of the effect: when it can be used. Absent for the usual one.",
});

/** The tables of a TTCG workspace (TTCG-4). */
export const ttcgSheets: readonly SheetSchema[] = [
  {
    kind: "cards",
    title: "Cards",
    tables: ["ttcg-cards"],
    signature: ["name", "type"],
    idColumn: "id",
    makeId: { kind: "uuid" },
    holdsCards: true,
    columns: [
      id,
      name,
      {
        key: "type",
        type: { kind: "choice", values: types, words: { list: typesList, besides: ["spell"] } },
        required: true,
        about: "One of the eight types of units, or spell.",
      },
      {
        key: "subtypes",
        type: { kind: "texts", values: subtypes, words: { list: subtypesList } },
        about: "One to five subtypes of a unit; spells have none.",
      },
      required(integer("level", "The stars: 1 to 5 for a unit, 1 to 3 for a spell.", 1, highestLevel.unit)),
      stat("attack", "A unit's attack, or what a spell adds to the attack of the unit above it."),
      stat("defense", "A unit's defense, or what a spell adds to the defense of the unit above it."),
      prose("text", required(longText("effect-1", "The first of the two effects."))),
      prose("text", required(longText("effect-2", "The second of the two effects."))),
      style("effect-1-style"),
      style("effect-2-style"),
      text("serial", "Fourteen characters computed from the card."),
      integer("rarity", "0 for the base card, one less than the tier for others.", 0, tiers.length - 1),
      {
        ...integer("transparency", "How much of the picture is seen through the card's boxes, in percent."),
        isNaming: true,
      },
      text("image", "The path of the picture."),
      {
        ...integer(
          "wave",
          "Which cards came together: 2 and higher for those that were added later. Absent for the first.",
          1,
        ),
        isNaming: true,
      },
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
      {
        key: "card",
        type: { kind: "reference", to: ["cards"] },
        required: true,
        about: "The id of the card that is printed.",
      },
      required(integer("tier", "The rarity, from 1 (common) to 6 (primal rare).", 1, tiers.length)),
      required(integer("copies", "How many copies are printed.", 0)),
      required(integer("attack", "The attack that is printed.")),
      required(integer("defense", "The defense that is printed.")),
      text("finish", "What the paper is like."),
      text("serial", "The serial number that is printed."),
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
      choice("policy", policies, "Whether all tiers are printed alike, or the rarer the fewer."),
      integer("copies-per-card", "How many copies of each card there are, all tiers together.", 1),
      integer("pack-size", "How many cards to play with are in a pack.", 1),
      integer("lore-cards-per-pack", "How many lore cards are in a pack besides.", 0),
      {
        key: "shares",
        type: { kind: "any" },
        about: "The shares of the six tiers in percent, tier 1 first, where they are not the published ones.",
      },
    ],
  },
  {
    kind: "decks",
    title: "Decks",
    tables: ["decks"],
    signature: ["name", { key: "cards", kinds: ["array"], items: ["table"] }],
    idColumn: "name",
    holdsCards: false,
    columns: [
      prose("name", required(text("name", "What the deck is called."))),
      { key: "cards", type: { kind: "any" }, required: true, about: "A list of { card = id, copies = number }." },
      choice("format", deckFormats, "What the deck is for, and which limits it has. Absent for constructed."),
    ],
  },
  {
    kind: "lore-cards",
    title: "Lore cards",
    tables: ["lore-cards"],
    signature: ["name"],
    idColumn: "id",
    makeId: { kind: "uuid" },
    holdsCards: true,
    columns: [id, name, prose("text", longText("text", "The story.")), text("image", "The path of the picture.")],
  },
  ...effectSheets,
];
