import { textOfView } from "../sheet/index.js";
import type { DerivedFacts, DerivedFunction, RowFacts } from "./facts.js";
import { errorValue, textValue, type DerivedValue } from "./value.js";

type Found = { readonly card: RowFacts } | { readonly value: DerivedValue };

/** The card that the first of these columns names; an empty reference returns an empty text. */
function referenced(facts: DerivedFacts, inputs: readonly string[]): Found {
  const { row } = facts;
  const input = inputs.find((name) => row.cell(name) !== null);
  const id = input === undefined ? null : row.cell(input);
  if (id === null || id === "") return { value: textValue("") };
  if (typeof id !== "string") return { value: errorValue(`The ${input ?? "id"} must be a text.`) };
  const found = facts.card(id);
  return found ? { card: found } : { value: errorValue(`Unknown Card: ${id}`) };
}

const cardInputs = ["card-id", "referenced-card-id"];

export const cardLookup: DerivedFunction = {
  name: "card_lookup",
  title: "Name of another card",
  about: "The name of the card whose id the row names, in whichever sheet it is.",
  inputs: cardInputs,
  compute: (facts) => {
    const found = referenced(facts, cardInputs);
    if ("value" in found) return found.value;
    const name = found.card.cell("name");
    return name === null ? errorValue("That card is missing its name.") : textValue(textOfView(name));
  },
};

/** Why a text cannot be shown as rules text; undefined where it can. */
function wrongText(row: RowFacts, name: string): string | undefined {
  const cell = row.cell(name);
  if (cell === null || typeof cell === "string") return undefined;
  const kind = typeof cell === "object" ? (Array.isArray(cell) ? "array" : "object") : typeof cell;
  return `Invalid ${name}: a text is expected, not ${kind === "array" || kind === "object" ? "an" : "a"} ${kind}.`;
}

/**
 * The rules text of a row as players read it; why not, where a variable or a directive says nothing (DERIVED-4). A text the
 * game does not understand is shown as it was written.
 */
function rulesOf(row: RowFacts): DerivedValue {
  const [wrong] = row.textColumns.flatMap((column) => wrongText(row, column) ?? []);
  if (wrong !== undefined) return errorValue(wrong);
  const [main] = row.textColumns;
  const text = main === undefined ? null : row.cell(main);
  if (text === null || text === "") return textValue("");
  const reading = row.reading();
  if (!reading) return errorValue("No game reads the rules text of this sheet.");
  const fault = reading.displayFault();
  return fault === undefined ? { kind: "rules", reading } : errorValue(fault);
}

export const rulesPreview: DerivedFunction = {
  name: "rules_preview",
  title: "Rules text as players read it",
  about: "The rules text of the row with its variables filled in.",
  inputs: [],
  drawnAs: "rules text",
  compute: ({ row }) => rulesOf(row),
};

export const rulesTextLookup: DerivedFunction = {
  name: "rules_text_lookup",
  title: "Rules text of another card",
  about: "The rules text, as players read it, of the card whose id the row names.",
  inputs: ["card-id"],
  drawnAs: "rules text",
  compute: (facts) => {
    const found = referenced(facts, ["card-id"]);
    return "value" in found ? found.value : rulesOf(found.card);
  },
};
