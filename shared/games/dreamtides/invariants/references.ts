import {
  columnIndex,
  referenceRule,
  settingFix,
  textValue,
  uniqueRule,
  type Finding,
  type Index,
  type RowRule,
} from "../../../validate/index.js";
import { nameUnique } from "./consistency.js";
import { cardsById, idKey, uuidOf } from "./ids.js";
import { conventions, info } from "./info.js";

const cardsByIdAndKind: Index = {
  ...cardsById,
  name: "cards-by-id-and-kind",
  keys: (row) => cardsById.keys(row).map((key) => `${row.kind} ${key}`),
};
const cardsByName = columnIndex("cards-by-name", ["cards"], "name");

export const indexes: readonly Index[] = [cardsById, cardsByIdAndKind, cardsByName];

export const unknownCard: RowRule = referenceRule({
  ...info(
    "unknown-card",
    "error",
    "Lists and effects refer to existing cards",
    "Each row of these tables names a card by its id. If no table of the game has that card, the row has no effect.",
  ),
  sheets: ["card-lists", "card-fx"],
  column: "card-id",
  index: cardsById.name,
  key: idKey,
  message: (text) => `No card of the game has the id ${text}.`,
});

export const unknownCardFigures: RowRule = referenceRule({
  ...info(
    "unknown-card-figures",
    "warning",
    "Card metadata refers to existing cards",
    "Each row of card metadata refers to a card by its id. The game does not read this data, so rows about unknown cards do no harm.",
    conventions,
  ),
  sheets: ["card-metadata"],
  column: "card-id",
  index: cardsById.name,
  key: idKey,
  message: (text) => `No card of the game has the id ${text}.`,
});

const kinds: Readonly<Record<string, { readonly kind: string; readonly other: string }>> = {
  BaseCardId: { kind: "cards", other: "DreamwellCardId" },
  DreamwellCardId: { kind: "dreamwell", other: "BaseCardId" },
};

export const listTypeFits: RowRule = {
  kind: "row",
  ...info(
    "list-type-fits",
    "error",
    "A list's type names the table of its cards",
    "BaseCardId means a card, DreamwellCardId a dreamwell card. With the wrong type the game looks for the id in the wrong table.",
  ),
  sheets: ["card-lists"],
  fault: "relation",
  reads: ["list-type", "card-id"],
  check: (row, lookup) => {
    const id = row.text("card-id");
    const said = kinds[row.text("list-type") ?? ""];
    if (id === undefined || !said) return [];
    const isOf = (kind: string): boolean => lookup.has(cardsByIdAndKind.name, `${kind} ${idKey(id)}`);
    const meant = kinds[said.other];
    if (isOf(said.kind) || !meant || !isOf(meant.kind)) return [];
    const message = `The card is in the ${meant.kind} table, so the list type is ${said.other}.`;
    const fixes = [settingFix("set-list-type", `Set to ${said.other}`, "list-type", textValue(said.other))];
    return [{ column: "list-type", message, fixes }];
  },
};

const texts: Readonly<Record<string, readonly string[]>> = {
  "card-lists": ["list-name", "list-type", "card-id"],
  "card-fx": ["card-id", "effect-type", "effect-trigger"],
};

export const tableField: RowRule = {
  kind: "row",
  ...info(
    "table-field",
    "error",
    "Lists and effects have the fields the game reads",
    "Every row of a list has its name, type, card and number of copies; every card effect its card, type and trigger. The game rejects the whole file if one is missing or has the wrong type.",
  ),
  sheets: ["card-lists", "card-fx"],
  fault: "absence",
  reads: ["list-name", "list-type", "card-id", "copies", "effect-type", "effect-trigger"],
  check: (row) => {
    const missing = (texts[row.kind] ?? []).flatMap((column): Finding[] => {
      const text = row.text(column);
      if (text === undefined || text.trim() === "") return [{ column, message: `The row needs a ${column}.` }];
      return column === "card-id" && uuidOf(text) === undefined
        ? [{ column, fault: "form", message: `“${text}” is not a UUID.` }]
        : [];
    });
    const copies = row.integer("copies");
    if (row.kind !== "card-lists" || (copies !== undefined && copies >= 0)) return missing;
    return [
      ...missing,
      {
        column: "copies",
        fault: row.has("copies") ? "bounds" : "absence",
        message: "copies must be a whole number from 0.",
      },
    ];
  },
};

export const dissolveColor: RowRule = {
  kind: "row",
  ...info(
    "dissolve-color",
    "error",
    "Colours in hexadecimal digits",
    "A dissolve colour is written with 6 or 8 hexadecimal digits, with or without # before them.",
  ),
  sheets: ["card-fx"],
  fault: "form",
  reads: ["dissolve-color"],
  check: (row) => {
    const color = row.text("dissolve-color");
    if (color === undefined || color === "" || /^#?(?:[\da-f]{6}|[\da-f]{8})$/iu.test(color)) return [];
    const short = /^#?([\da-f])([\da-f])([\da-f])$/iu.exec(color.trim());
    const long =
      short &&
      `#${short
        .slice(1)
        .map((digit) => digit + digit)
        .join("")}`;
    const fixes = long ? [settingFix("write-out", `Set to ${long}`, "dissolve-color", textValue(long))] : [];
    return [{ column: "dissolve-color", message: `“${color}” is not a colour such as #C8402B.`, fixes }];
  },
};

export const cardName: RowRule = uniqueRule({
  ...nameUnique,
  sheets: ["cards"],
  column: "name",
  index: cardsByName.name,
  message: (text) => `Another card is already called ${text}.`,
});
