import type { ColumnSchema, RowType, SheetSchema } from "../../sheet/index.js";
import { better, choice, integer, prose, required, text } from "../columns.js";
import { effectParams, mana } from "./params.js";
import { abilityProjection } from "./projection/projection.js";
import { abilityTypes, cardTypes, effects, eventAlias, events, scopes, targets } from "./vocabulary.js";

const flag = (key: string, about: string): ColumnSchema => ({ key, type: { kind: "boolean" }, about });

/** Keys of Cardwright's own, which restore what a card file says (PTG-9). */
const kept: readonly ColumnSchema[] = [
  { key: "_null", type: { kind: "texts" }, isHidden: true, about: "Keys that are null in the card file." },
  {
    key: "_dropped",
    type: { kind: "map", keys: { kind: "text" }, value: { kind: "any" } },
    isHidden: true,
    about: "Values of keys that were twice in the card file.",
  },
];
const fileColumn: ColumnSchema = {
  ...text("_file", "The name of the card file, where it is not that of the id."),
  isHidden: true,
};

const eventNames = [...events, eventAlias.name];

const alteration: RowType = {
  title: "Alteration",
  name: ["effect"],
  spelling: "headers",
  min: 1,
  members: [
    required(choice("effect", effects, "What is done.")),
    choice("target", targets, "What it is done to; somebody chooses where absent."),
    choice("start_trigger", eventNames, "The event that makes a triggered ability do it."),
    choice("end_trigger", eventNames, "The event that ends it."),
    integer("turn_duration", "After how many ends of turns it ends; 1 is the end of this turn.", 1),
    {
      key: "params",
      type: { kind: "record", members: [], cases: { key: "effect", up: 1, of: effectParams } },
      about: "The parameters of the effect.",
    },
    choice("scope", scopes, "Whose events the trigger listens to, where it is not as the event says."),
    flag("other", "The card itself cannot be chosen."),
    ...kept,
  ],
};

const ability: RowType = {
  title: "Ability",
  name: ["name"],
  spelling: "headers",
  members: [
    prose("name", text("name", "What the ability is called.")),
    { key: "description", type: { kind: "long-text" }, prose: "text", about: "What players read." },
    required(choice("ability_type", abilityTypes, "Whether an event makes it happen, or its controller pays for it.")),
    mana("mana_requirement", "What it costs to activate."),
    required({
      key: "alterations",
      type: { kind: "rows", rows: alteration },
      about: "What the ability does, in order.",
    }),
    ...kept,
  ],
};

const cardColumns: readonly ColumnSchema[] = [
  required(text("card_id", "Names the card in decks and effects.")),
  prose("name", required(text("name", "What players call the card."))),
  { key: "description", type: { kind: "long-text" }, prose: "text", about: "What players read." },
  required(choice("type", cardTypes, "A creature, a spell, or mana.")),
  mana("mana", "What the card costs; of a mana card, what it provides."),
  better("more", integer("attack", "The damage a creature deals.", 0)),
  better("more", integer("defense", "The damage a creature survives until the end of the turn.")),
  { key: "abilities", type: { kind: "rows", rows: ability }, about: "What the card does." },
];

/** The tables of a PTG workspace (PTG-1). */
export const ptgSheets: readonly SheetSchema[] = [
  {
    kind: "cards",
    title: "Cards",
    tables: ["cards"],
    signature: ["card_id", "type"],
    idColumn: "card_id",
    makeId: { kind: "slug", from: "name", joint: "_", digits: 2 },
    holdsCards: true,
    types: { card: { kind: "record", members: [...cardColumns, ...kept] } },
    columns: [
      ...cardColumns.map((column) =>
        column.key === "abilities" ? { ...column, projection: abilityProjection } : column,
      ),
      fileColumn,
      ...kept,
    ],
  },
  {
    kind: "decks",
    title: "Decks",
    tables: ["decks"],
    signature: ["name", { key: "cards", kinds: ["table"] }],
    idColumn: "name",
    holdsCards: false,
    columns: [
      prose("name", required(text("name", "What the deck is called; the name of its file."))),
      required({
        key: "cards",
        type: { kind: "map", keys: { kind: "reference", to: ["cards"] }, value: { kind: "integer", min: 1 } },
        about: "How many copies of which cards.",
      }),
      fileColumn,
      ...kept,
    ],
  },
];
