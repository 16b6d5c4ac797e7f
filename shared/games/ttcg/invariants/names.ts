import {
  freshIdFix,
  guess,
  settingFix,
  textValue,
  uniqueRule,
  type Finding,
  type Lookup,
  type RowFacts,
  type RowRule,
} from "../../../validate/index.js";
import { allIds, cardsByName, cardsByPlainName, nameOf, unnamed } from "./indexes.js";
import { cardwright, info, tools } from "./info.js";

/** The name with the first number behind it that no card has. */
function freeName(name: string, lookup: Lookup): string {
  for (let number = 2; ; number += 1) {
    const candidate = `${name} ${number}`;
    if (!lookup.has(cardsByPlainName.name, candidate.toLowerCase())) return candidate;
  }
}

function nameFinding(row: RowFacts, name: string, lookup: Lookup): Finding | undefined {
  const same = lookup.first(cardsByName.name, name);
  const isSame = same !== undefined && same.rowKey !== row.rowKey;
  const first = isSame ? same : lookup.first(cardsByPlainName.name, name.toLowerCase());
  if (!first || first.rowKey === row.rowKey) return undefined;
  const free = freeName(name, lookup);
  const elsewhere = first.sheet.file === row.sheet.file ? "" : ` of ${first.sheet.file}`;
  const message = `Name already used by row ${lookup.numberOf(first)}${elsewhere}`;
  return {
    column: "name",
    severity: isSame ? "error" : "warning",
    message: isSame ? message : `${message}, apart from capitalisation: "${first.title()}"`,
    related: [{ row: first, column: "name", message: "First used here" }],
    fixes: [settingFix("append-number", `Set name to “${free}”`, "name", textValue(free))],
  };
}

export const nameUnique: RowRule = {
  kind: "row",
  ...info(
    "name-unique",
    "error",
    "Card names are unique",
    "A deck may hold two cards with the same name, so a card is identified by its name. Names that differ only in capitalisation are a warning.",
    tools,
  ),
  sheets: ["cards"],
  fault: "repetition",
  reads: ["name"],
  check: (row, lookup) => {
    const name = nameOf(row);
    const finding = name === undefined ? undefined : nameFinding(row, name, lookup);
    return finding ? [finding] : [];
  },
};

interface ImagePath {
  readonly folder: string;
  /** The name of the file without its extension. */
  readonly base: string;
  readonly extension: string;
}

function readImage(path: string): ImagePath | undefined {
  const [, folder = "", base, extension = ""] = /^(.*[/\\])?([^/\\]+?)(\.[^./\\]*)?$/su.exec(path) ?? [];
  return base === undefined ? undefined : { folder, base, extension };
}

export const nameSet: RowRule = {
  kind: "row",
  ...info("name-set", "warning", "Every card has a name", "A card is called Unnamed until it has a name.", tools),
  sheets: ["cards"],
  fault: "absence",
  reads: ["name", "image"],
  check: (row) => {
    if (nameOf(row) !== undefined) return [];
    const base = readImage(row.text("image") ?? "")?.base ?? "";
    const isNamed = base !== "" && !base.startsWith("_") && base !== unnamed && base !== "default";
    const fixes = isNamed
      ? [guess(settingFix("take-image-name", `Set name to “${base}”`, "name", textValue(base)))]
      : [];
    return [{ column: "name", message: "Card has no name", fixes }];
  },
};

export const imageNamed: RowRule = {
  kind: "row",
  ...info(
    "image-named",
    "info",
    "Images are named after their cards",
    "The tools name an image after its card. An image whose name starts with _ has not been named yet. The fix changes the path in the table; the file must be renamed too.",
    tools,
  ),
  sheets: ["cards"],
  reads: ["name", "image"],
  check: (row) => {
    const path = row.text("image")?.trim() ?? "";
    const name = row.text("name")?.trim() ?? "";
    const image = readImage(path);
    if (!image || name === "" || image.base === name) return [];
    const renamed = `${image.folder}${name}${image.extension}`;
    const canBeFile = !/[/\\.]/u.test(name) && name !== unnamed;
    const fixes = canBeFile ? [settingFix("rename", `Set image to “${renamed}”`, "image", textValue(renamed))] : [];
    return [{ column: "image", message: "Image file is not named after the card", fixes }];
  },
};

export const idUnique: RowRule = uniqueRule({
  ...info(
    "id-unique",
    "error",
    "Card ids are unique",
    "Printings and decks refer to cards by id. If two cards share an id, it is unclear which one is meant.",
    cardwright,
  ),
  sheets: ["cards", "lore-cards"],
  column: "id",
  index: allIds.name,
  fixesBeside: (row, first, lookup) => [freshIdFix(row, first, lookup, allIds.name)],
  message: (_, other) => `ID already used by "${other.title()}"`,
});
