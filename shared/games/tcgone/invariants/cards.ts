import type { TomlValue } from "../../../toml/index.js";
import { nearestWords } from "../../../text/index.js";
import {
  columnIndex,
  guess,
  integerValue,
  settingFix,
  textValue,
  uniqueRule,
  type Finding,
  type RowFacts,
  type RowRule,
} from "../../../validate/index.js";
import { energyLetters } from "../script/registry/constants.js";
import { cardKinds, describeKind } from "../vocabulary.js";
import { info } from "./info.js";

const sheets = ["cards"];

/** Cards by name, with what the next stage and decks need of them. */
export const cardsByName = columnIndex("tcgone-cards-by-name", sheets, "name", ["id", "stage", "card-kind"]);
export const cardsById = columnIndex("tcgone-cards-by-id", sheets, "id", ["name", "stage", "card-kind"]);

/** TCGONE-5. */
export const idUnique: RowRule = uniqueRule({
  ...info(
    "id-duplicate",
    "error",
    "Ids are unique",
    "Decks name a card by its id; two cards with one id cannot both be meant.",
  ),
  sheets,
  column: "id",
  index: cardsById.name,
  message: (id, first) => `"${first.title()}" already has the id ${id}`,
});

const unitColumns = ["stage", "types", "hp", "weakness", "resistance", "retreat", "prizes", "evolves-from"];
const requiredOfUnits = ["stage", "types", "hp", "retreat"];

/** TCGONE-5. */
export const kindColumns: RowRule = {
  kind: "row",
  ...info(
    "kind-columns",
    "error",
    "Each kind of card has its columns",
    "Stage, HP, types and retreat belong to units and to nothing else; what an energy provides belongs to energies.",
  ),
  sheets,
  fault: "relation",
  reads: ["card-kind", "provides", ...unitColumns],
  check: (row) => {
    const kind = cardKinds.find((each) => each === row.text("card-kind"));
    if (kind === undefined) return [];
    const isEnergy = kind.endsWith("energy");
    if (kind === "unit") {
      const missing = requiredOfUnits
        .filter((column) => !row.has(column))
        .map((column): Finding => ({ column, fault: "absence", message: `A unit has a value in ${column}` }));
      return row.has("provides") ? [...missing, notProviding] : missing;
    }
    const foreign = unitColumns.filter((column) => row.has(column));
    const wrong = foreign.map((column): Finding => ({
      column,
      message: `Only units have ${column}; this is ${describeKind(kind)}`,
    }));
    if (isEnergy && !row.has("provides")) {
      wrong.push({ column: "provides", fault: "absence", message: "An energy says what it provides" });
    }
    if (!isEnergy && row.has("provides")) wrong.push(notProviding);
    return wrong;
  },
};

const notProviding: Finding = { column: "provides", message: "Only energies provide energy" };
const stageBelow: Readonly<Record<string, readonly string[]>> = {
  stage1: ["basic", "baby", "restored"],
  stage2: ["stage1"],
  "level-up": ["basic", "stage1", "stage2"],
};

/** TCGONE-5. */
export const stageChain: RowRule = {
  kind: "row",
  ...info(
    "stage-chain",
    "warning",
    "Evolutions name a card of the stage below",
    "A unit that evolves from nothing in the workspace can never be played as an evolution.",
  ),
  sheets,
  fault: "reference",
  reads: ["card-kind", "stage", "evolves-from"],
  check: (row, lookup) => {
    const stage = row.text("stage") ?? "";
    const wanted = stageBelow[stage];
    const from = row.text("evolves-from");
    if (row.text("card-kind") !== "unit" || wanted === undefined) return [];
    if (from === undefined || from === "") {
      return [{ column: "evolves-from", fault: "absence", message: `A unit of ${stage} says what it evolves from` }];
    }
    const below = lookup.rows(cardsByName.name, from);
    if (below.some((card) => wanted.includes(card.text("stage") ?? ""))) return [];
    const message = below.length === 0 ? `No card is called "${from}"` : `"${from}" is not of the stage below ${stage}`;
    return [{ column: "evolves-from", message }];
  },
};

const letters = energyLetters.join("");
const weaknessForm = new RegExp(`^[${letters}] (?:x[2-9]|\\+[0-9]{1,3})$`);
const resistanceForm = new RegExp(`^[${letters}] -[0-9]{1,3}$`);

/** TCGONE-5. */
export const weaknessForms: RowRule = {
  kind: "row",
  ...info(
    "weakness-form",
    "error",
    "Weaknesses and resistances are written one way",
    "A weakness is a letter with a factor or an addition, such as R x2 or F +20; a resistance a letter with what it takes off, such as G -30.",
  ),
  sheets,
  fault: "form",
  reads: ["weakness", "resistance"],
  check: (row) => [
    ...formFaults(row, "weakness", weaknessForm, "R x2 or F +20"),
    ...formFaults(row, "resistance", resistanceForm, "G -30"),
  ],
};

const formFaults = (row: RowFacts, key: string, form: RegExp, example: string): readonly Finding[] =>
  row
    .texts(key)
    .flatMap((written, index) =>
      form.test(written)
        ? []
        : [{ column: { path: [key], index }, message: `"${written}" is written like ${example}` }],
    );

/** TCGONE-5. */
export const energyLetter: RowRule = {
  kind: "row",
  ...info("energy-letter", "error", "Energies are letters", `The letters are ${energyLetters.join(", ")}.`),
  sheets,
  fault: "vocabulary",
  reads: ["types", "provides"],
  check: (row) => [
    ...row.texts("types").flatMap((type, index) => letterFaults("types", index, [type])),
    ...row.texts("provides").flatMap((unit, index) => letterFaults("provides", index, unit.split("/"))),
  ],
};

function letterFaults(key: string, index: number, found: readonly string[]): readonly Finding[] {
  const wrong = found.find((letter) => !energyLetters.includes(letter));
  if (wrong === undefined) return [];
  const near = nearestWords(wrong.toUpperCase(), energyLetters);
  const hint = near.length > 0 && wrong !== "" ? ` Did you mean ${near.join(" or ")}?` : "";
  return [{ column: { path: [key], index }, message: `"${wrong}" is not an energy.${hint}` }];
}

/** TCGONE-5. */
export const hpStep: RowRule = {
  kind: "row",
  ...info(
    "hp-step",
    "warning",
    "HP is a multiple of 10",
    "Damage comes in tens, so that other HP are never used up exactly.",
  ),
  sheets,
  fault: "precision",
  reads: ["hp"],
  check: (row) => {
    const hp = row.integer("hp");
    if (hp === undefined || hp % 10 === 0) return [];
    const near = Math.max(10, Math.round(hp / 10) * 10);
    const fix = settingFix("round", `Set hp to ${String(near)}`, "hp", integerValue(near));
    return [{ column: "hp", message: `${String(hp)} is not a multiple of 10`, fixes: [guess(fix)] }];
  },
};

/** TCGONE-5. */
export const withoutEffect: RowRule = {
  kind: "row",
  ...info(
    "vanilla",
    "info",
    "Cards do something",
    "A unit without a move cannot attack; another card without an effect does nothing when it is played.",
  ),
  sheets,
  fault: "relation",
  reads: ["card-kind", "effect", "abilities"],
  check: (row) => {
    const kind = row.text("card-kind");
    const effect = row.text("effect") ?? "";
    if (kind === undefined || kind === "basic-energy") return [];
    const rows = row.value("abilities");
    if (rows?.kind === "array" && rows.items.length > 0) {
      const moves = rows.items.some((item) => item.kind === "table" && isMove(item.entries.get("kind")));
      return moves || kind !== "unit"
        ? []
        : [{ column: "abilities", severity: "warning", message: "This unit has no move" }];
    }
    if (kind !== "unit")
      return effect.trim() === "" ? [{ column: "effect", message: "This card does nothing when it is played" }] : [];
    const hasMove = /(?:^|[\s;}])move\s*["'“‘]/u.test(effect);
    return hasMove ? [] : [{ column: "effect", severity: "warning", message: "This unit has no move" }];
  },
};

const isMove = (kind: TomlValue | undefined): boolean => kind?.kind === "string" && kind.value === "move";

/** The id of a card, for a row that has none. */
export const idForm: RowRule = {
  kind: "row",
  ...info("id-form", "error", "Ids are small letters, digits and hyphens", "Ids stand in decks and file names."),
  sheets,
  fault: "form",
  reads: ["id"],
  check: (row) => {
    const id = row.text("id");
    if (id === undefined || /^[a-z0-9-]+$/.test(id)) return [];
    const plain = id
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "");
    const fixes = plain === "" ? [] : [settingFix("plain", `Set id to ${plain}`, "id", textValue(plain))];
    return [
      { column: "id", message: `"${id}" has other characters than a to z, 0 to 9 and -`, fixes: fixes.map(guess) },
    ];
  },
};
