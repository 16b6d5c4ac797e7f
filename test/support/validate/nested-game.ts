import type { ColumnSchema, ColumnType, RowType } from "../../../shared/sheet/index.js";
import type { CheckedGame } from "../../../shared/validate/index.js";

const text = (key: string, required = false): ColumnSchema => ({
  key,
  type: { kind: "text" },
  about: `The ${key}.`,
  ...(required && { required }),
});

const choice = (key: string, values: readonly string[], required = false): ColumnSchema => ({
  key,
  type: { kind: "choice", values },
  about: `The ${key}.`,
  ...(required && { required }),
});

const count = (key: string): ColumnSchema => ({ key, type: { kind: "integer", min: 1 }, about: `The ${key}.` });

const alteration: RowType = {
  title: "Alteration",
  name: ["effect"],
  spelling: "headers",
  min: 1,
  members: [
    choice("effect", ["heal", "draw", "repeat"], true),
    choice("target", ["owner", "foe"]),
    {
      key: "params",
      type: {
        kind: "record",
        members: [],
        cases: { key: "effect", up: 1, of: { heal: [{ ...count("amount"), required: true }], draw: [count("count")] } },
      },
      about: "What the effect needs to know.",
    },
    { key: "do", type: { kind: "named", name: "alterations" }, about: "What is repeated." },
  ],
  cases: { key: "effect", up: 0, of: { repeat: [count("times")] } },
};

const alterations: ColumnType = { kind: "rows", rows: alteration };

export const abilityType: RowType = {
  title: "Ability",
  name: ["name"],
  spelling: "headers",
  members: [
    text("name"),
    choice("ability_type", ["triggered", "passive"], true),
    { key: "hidden", type: { kind: "boolean" }, about: "Whether players see it." },
    { key: "tags", type: { kind: "texts" }, about: "Words." },
    { key: "alterations", type: alterations, required: true, about: "What it does." },
  ],
};

/** A game whose cards hold lists in lists, maps, records and references, to check and edit nested values by. */
export const nestedGame: CheckedGame = {
  id: "nest",
  title: "Nest",
  sheets: [
    {
      kind: "cards",
      title: "Cards",
      tables: ["cards"],
      signature: ["card_id", "name"],
      idColumn: "card_id",
      holdsCards: true,
      types: { alterations },
      columns: [
        text("card_id", true),
        text("name", true),
        choice("type", ["creature", "spell"]),
        {
          key: "mana",
          type: {
            kind: "map",
            keys: { kind: "choice", values: ["fire", "water", "any"], title: "mana type" },
            value: { kind: "integer", min: 1 },
          },
          about: "What it costs.",
        },
        { key: "stats", type: { kind: "record", members: [count("power"), count("health")] }, about: "Its figures." },
        { key: "abilities", type: { kind: "rows", rows: abilityType }, about: "What it can do." },
        {
          key: "parts",
          type: {
            kind: "rows",
            rows: {
              title: "Part",
              name: ["card"],
              spelling: "inline",
              members: [
                { key: "card", type: { kind: "reference", to: ["cards"] }, required: true, about: "The card." },
                count("copies"),
              ],
            },
          },
          about: "What it is made of.",
        },
      ],
    },
  ],
};
