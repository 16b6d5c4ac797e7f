import type { ColumnSchema, ColumnType, RowType, SheetSchema } from "../../sheet/index.js";
import { better, choice, integer, prose, required, text } from "../columns.js";
import { ruleSentences } from "./text/projection.js";
import { conditionTypes, effectTypes, monsterZones, oldEffectTypes, operations } from "./vocabulary.js";

const texts = (key: string, about: string): ColumnSchema => ({ key, type: { kind: "texts" }, about });
const longText = (key: string, about: string): ColumnSchema => ({ key, type: { kind: "long-text" }, about });
const any = (key: string, about: string): ColumnSchema => ({ key, type: { kind: "any" }, about });

/** Names of conditions in rules of the older shape. */
const oldConditionTypes = ["summoner", "helpCardUsed", "selfHasMonsterType"];

const conditionList: RowType = {
  title: "Condition",
  name: ["type"],
  spelling: "inline",
  members: [
    choice("type", ["and", "or", "not", ...conditionTypes, ...oldConditionTypes], "What must be so."),
    any("value", "The name, type, attribute or number that it is about."),
    choice("operator", ["OverOrEqual", "BelowOrEqual", "UnderOrEqual", "Equal"], "How levels are compared."),
  ],
  cases: {
    key: "type",
    up: 0,
    of: {
      and: [{ key: "conditions", type: { kind: "named", name: "conditions" }, about: "All of these." }],
      or: [{ key: "conditions", type: { kind: "named", name: "conditions" }, about: "At least one of these." }],
      not: [{ key: "condition", type: { kind: "named", name: "condition" }, about: "What must not be so." }],
    },
  },
};

const { members: conditionMembers, cases: conditionCases } = conditionList;

const ruleMembers: readonly ColumnSchema[] = [
  { key: "condition", type: { kind: "named", name: "condition" }, about: "When the rule holds." },
  {
    key: "target",
    type: {
      kind: "record",
      members: [
        choice("type", ["self", "opponent", "component"], "Whose cards it is about."),
        any("scope", "The zones it is about, or `this` for the card itself."),
        texts("subScope", "Which cards there: all, or name_X, attr_X, monsterType_X, subType_X, value_N."),
      ],
    },
    about: "What the rule is about.",
  },
  choice("effectType", [...effectTypes, ...oldEffectTypes], "What the rule does."),
  any("value", "The number it does that with."),
  { ...choice("operation", operations, "What is done with the value."), also: [""] },
  choice("span", ["allTime", "oneOff"], "Whether it holds all the time, or happens once."),
  integer("priority", "Rules that silence others are applied by priority, the highest first."),
  prose("text", text("reason", "What players read when it keeps a card from being played.")),
];

const rules: ColumnSchema = {
  key: "effectRules",
  type: { kind: "rows", rows: { title: "Rule", name: ["effectType"], spelling: "inline", members: ruleMembers } },
  projection: ruleSentences,
  about: "What the card does, as rules.",
};

const types: Readonly<Record<string, ColumnType>> = {
  conditions: { kind: "rows", rows: conditionList },
  condition: { kind: "record", members: conditionMembers, ...(conditionCases ? { cases: conditionCases } : {}) },
};

/** Keys of Cardwright's own, which restore what a data file says (SUMMONER-7). */
const kept: readonly ColumnSchema[] = [
  { ...text("_key", "The key of the row in the data file, where it is not the id."), isHidden: true },
  { ...any("_root", "What else stands at the root of the data file."), isHidden: true },
];

const id = required(text("id", "Names the card in decks and positions; upper and lower case differ."));

/** The tables of Summoner TCG (SUMMONER-1). */
export const summonerSheets: readonly SheetSchema[] = [
  {
    kind: "monsters",
    title: "Monsters",
    tables: ["monsters"],
    signature: ["id", "attribute", "value"],
    idColumn: "id",
    makeId: { kind: "number", prefix: "s" },
    holdsCards: true,
    types,
    columns: [
      id,
      required(texts("attribute", "Its elements; `all` fits every zone.")),
      texts("monsterType", "Its kinds, such as dragon."),
      better("more", required(integer("value", "What it is worth as printed.", 0))),
      required(choice("type", ["monster"], "The kind of card.")),
      prose("name", required(text("cardName", "The name, by which rules find it."))),
      prose("text", longText("effects", "What players read.")),
      rules,
      ...kept,
    ],
  },
  {
    kind: "utility",
    title: "Help and SP",
    tables: ["utility"],
    signature: ["id", "type", "subType"],
    idColumn: "id",
    makeId: { kind: "number", prefix: { from: "type", of: { help: "h", sp: "sp" } } },
    holdsCards: true,
    types,
    columns: [
      id,
      required(choice("type", ["help", "sp"], "The kind of card, and the zone it is played to.")),
      texts("subType", "Its subtypes."),
      prose("name", required(text("cardName", "The name, by which rules find it."))),
      prose("text", texts("effects", "What players read, a text for each effect.")),
      rules,
      ...kept,
    ],
  },
  {
    kind: "summoners",
    title: "Summoners",
    tables: ["summoners"],
    signature: ["id", "nativeAddition"],
    idColumn: "id",
    makeId: { kind: "number", prefix: "S" },
    holdsCards: true,
    types,
    columns: [
      id,
      prose("name", required(text("name", "The name; rules find it by a part."))),
      ...monsterZones.map((zone) => required(texts(zone, `The attributes that may go to ${zone}; \`all\` takes any.`))),
      integer("age", "The age; −1 where it is not known."),
      text("gender", "The gender."),
      {
        key: "nativeAddition",
        type: {
          kind: "rows",
          rows: {
            title: "Addition",
            name: ["type"],
            spelling: "inline",
            members: [
              required(text("type", "The attribute of the monsters; `all` for every monster.")),
              required(integer("value", "What is added to each.")),
            ],
          },
        },
        about: "What the summoner adds to monsters of its player.",
      },
      integer("level", "The level.", 0),
      texts("type", "Its types."),
      integer("initialPoint", "Who has more begins."),
      texts("effects", "What players read, a text for each effect."),
      rules,
      ...kept,
    ],
  },
  {
    kind: "decks",
    title: "Decks",
    tables: ["decks"],
    signature: ["player", { key: "cards", kinds: ["array"], items: ["string"] }],
    idColumn: "id",
    rowName: ["player", "id"],
    holdsCards: false,
    columns: [
      required(text("player", "The player whose deck it is.")),
      required(text("id", "What the player's `activeDeck` names.")),
      prose("name", text("name", "What people call it.")),
      texts("summoner", "The ids of its summoners."),
      required(texts("cards", "The ids of its cards, one for each copy.")),
      text("key", "The key of the deck in the data file, where it is not the id."),
      ...kept,
    ],
  },
  {
    kind: "players",
    title: "Players",
    tables: ["players"],
    signature: ["id", "activeDeck"],
    idColumn: "id",
    holdsCards: false,
    columns: [required(text("id", "The player.")), required(text("activeDeck", "The deck that is played.")), ...kept],
  },
  {
    kind: "default-decks",
    title: "Default decks",
    tables: ["default-decks"],
    signature: ["id", "cards"],
    idColumn: "id",
    holdsCards: false,
    columns: [
      required(text("id", "Names the deck.")),
      prose("name", text("name", "What people call it.")),
      texts("cards", "The ids of its cards, one for each copy."),
      ...kept,
    ],
  },
];
