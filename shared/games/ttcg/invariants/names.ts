import {
  nearestChoices,
  settingFix,
  textValue,
  uniqueRule,
  type Finding,
  type Lookup,
  type RowFacts,
  type RowRule,
} from "../../../validate/index.js";
import { noName } from "../vocabulary.js";
import { cardsByFoldedName, cardsByName, idsOfAll, ownName } from "./indexes.js";
import { cardList, info, proposed } from "./info.js";

/** `Ember Foxling 2`, or the next number that no card has. */
function freeName(name: string, lookup: Lookup): string {
  for (let number = 2; ; number++) {
    const candidate = `${name} ${number}`;
    if (!lookup.has(cardsByFoldedName.name, candidate.toLowerCase())) return candidate;
  }
}

function nameFinding(row: RowFacts, lookup: Lookup): Finding | undefined {
  const name = ownName(row);
  if (name === undefined) return undefined;
  const same = lookup.first(cardsByName.name, name);
  const isSame = same !== undefined && same.rowKey !== row.rowKey;
  const other = isSame ? same : lookup.first(cardsByFoldedName.name, name.toLowerCase());
  if (!other || other.rowKey === row.rowKey) return undefined;
  const free = freeName(name, lookup);
  return {
    column: "name",
    severity: isSame ? "error" : "warning",
    message: isSame
      ? `Name already used by another card: "${name}"`
      : `Name already used by "${other.title()}", but for the case of its letters`,
    related: [{ row: other, column: "name", message: "It is here first" }],
    fixes: [settingFix("append-number", `Set name to “${free}”`, "name", textValue(free))],
  };
}

export const nameUnique: RowRule = {
  kind: "row",
  ...info(
    "name-unique",
    "error",
    "Every card has a name of its own",
    "A deck may hold two cards of a name, so a name stands for one card. Names that differ in the case of letters only are a warning.",
    cardList,
  ),
  sheets: ["cards"],
  reads: ["name"],
  check: (row, lookup) => {
    const found = nameFinding(row, lookup);
    return found ? [found] : [];
  },
};

/** The file name of a picture without folder and extension; undefined where there is none. */
export function imageName(image: string | undefined): string | undefined {
  const base = image
    ?.split(/[/\\]/u)
    .at(-1)
    ?.replace(/\.[^.]*$/u, "");
  return base === "" ? undefined : base;
}

/** A picture whose file name starts with `_` is not named yet. */
const isNamed = (base: string | undefined): base is string =>
  base !== undefined && !base.startsWith("_") && base !== "default";

export const nameSet: RowRule = {
  kind: "row",
  ...info(
    "name-set",
    "warning",
    "Every card has a name",
    "A card without a name, or named Unnamed, is not finished: decks and effects speak of cards by name.",
    cardList,
  ),
  sheets: ["cards"],
  reads: ["name", "image"],
  check: (row) => {
    const name = row.text("name")?.trim() ?? "";
    if ((row.has("name") && row.text("name") === undefined) || (name !== "" && name !== noName)) return [];
    const base = imageName(row.text("image"));
    const fixes =
      isNamed(base) && base !== noName
        ? [settingFix("take-image-name", `Set name to “${base}”, as the picture is called`, "name", textValue(base))]
        : [];
    return [{ column: "name", message: "Card has no name", fixes }];
  },
};

export const imageNamed: RowRule = {
  kind: "row",
  ...info(
    "image-named",
    "info",
    "The picture is named after the card",
    "The tools of the game find pictures by the names of cards, so a picture's file has the name of its card.",
    cardList,
  ),
  sheets: ["cards"],
  reads: ["name", "image"],
  check: (row) => {
    const image = row.text("image");
    const name = row.text("name")?.trim() ?? "";
    const base = imageName(image);
    if (image === undefined || base === undefined || name === "" || base === name) return [];
    const renamed = image.slice(0, image.lastIndexOf(base)) + name + image.slice(image.lastIndexOf(base) + base.length);
    const fixes =
      name === noName ? [] : [settingFix("rename", `Set image to “${renamed}”`, "image", textValue(renamed))];
    return [{ column: "image", message: "Image file is not named after the card", fixes }];
  },
};

export const idUnique: RowRule = uniqueRule({
  ...info(
    "id-unique",
    "error",
    "Every card has an id of its own",
    "Printings and decks name cards by their ids. Of two cards with one id nobody can tell which is meant.",
    proposed,
  ),
  sheets: ["cards", "lore-cards"],
  column: "id",
  index: idsOfAll.name,
  message: (_, other) => `This id is that of ${other.title()} already`,
});

/** Fixes that put the nearest of these words into a cell. */
export const nearestFixes = (text: string, words: readonly string[], column: Parameters<typeof settingFix>[2]) =>
  nearestChoices(text, words).map((choice, at) =>
    settingFix(at === 0 ? "nearest" : `nearest-${at + 1}`, `Set to “${choice}”`, column, textValue(choice)),
  );
