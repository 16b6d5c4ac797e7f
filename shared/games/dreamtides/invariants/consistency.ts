import { settingFix, textValue, type Finding, type RowRule } from "../../../validate/index.js";
import { visitNodes, type AstRole } from "../language/ast.js";
import { conventions, info } from "./info.js";

const isBlank = (text: string | undefined): boolean => text === undefined || text === "" || text === "*";

export const sparkOnCharacters: RowRule = {
  kind: "row",
  ...info(
    "spark-on-characters",
    "warning",
    "Only characters have spark",
    'Spark is what a character earns while it is in play. An event never is in play, so its spark is "", and a character without spark can never score.',
    conventions,
  ),
  sheets: ["cards"],
  fault: "relation",
  reads: ["card-type", "spark"],
  check: (row) => {
    const type = row.text("card-type");
    const hasSpark = row.has("spark") && !isBlank(row.text("spark") ?? "0");
    if (type === "Event" && hasSpark) {
      const fixes = [settingFix("clear-spark", 'Set spark to ""', "spark", textValue(""))];
      return [{ column: "spark", message: "An event has no spark.", fixes }];
    }
    const lacksSpark = !row.has("spark") || row.text("spark") === "";
    if (type === "Character" && lacksSpark) return [{ column: "spark", message: "A character needs a spark." }];
    return [];
  },
};

export const subtypeOnCharacters: RowRule = {
  kind: "row",
  ...info(
    "subtype-on-characters",
    "warning",
    "Only characters have subtypes",
    "Subtypes group characters so that other cards can refer to them. No card refers to the subtype of an event.",
    conventions,
  ),
  sheets: ["cards"],
  fault: "relation",
  reads: ["card-type", "subtype"],
  check: (row) => {
    const subtype = row.text("subtype");
    if (row.text("card-type") !== "Event" || isBlank(subtype)) return [];
    const fixes = [settingFix("clear-subtype", 'Set subtype to ""', "subtype", textValue(""))];
    return [{ column: "subtype", message: `An event has no subtype, but this one is a ${subtype ?? ""}.`, fixes }];
  },
};

/** The variant of each role that an ability has, the outermost of several. */
function outermost(ast: unknown): Readonly<Partial<Record<AstRole, string>>> {
  const variants: Partial<Record<AstRole, string>> = {};
  visitNodes("Ability", ast, (role, name) => {
    variants[role] ??= name;
  });
  return variants;
}

export const modalCost: RowRule = {
  kind: "row",
  ...info(
    "modal-cost",
    "warning",
    "Modal cards cost what the chosen mode costs",
    'Each mode of a modal card has a cost of its own, so the card\'s own cost is "*"; and "*" means nothing on a card without modes.',
    conventions,
  ),
  sheets: ["cards"],
  fault: "relation",
  reads: ["energy-cost"],
  readsText: true,
  check: (row, _, text) => {
    const reading = text.reading();
    if (reading.state === "broken") return [];
    const modal = reading.abilities.some(({ ast }) => {
      const { Ability, Effect } = outermost(ast);
      return Ability === "Event" && Effect === "Modal";
    });
    const isStar = row.text("energy-cost") === "*";
    if (modal === isStar) return [];
    if (!modal)
      return [{ column: "energy-cost", message: 'Only modal cards have a cost of "*"; this card has no modes.' }];
    const fixes = [settingFix("set-star", 'Set energy-cost to "*"', "energy-cost", textValue("*"))];
    return [{ column: "energy-cost", message: 'Each mode has its own cost, so the card\'s cost must be "*".', fixes }];
  },
};

/** What an ability of an event may wait for: its own play, and what may become of it in a hand, a deck or the void. */
const ownEvents: readonly string[] = ["Play", "PlayFromHand", "PlayDuringTurn", "Discard", "PutIntoVoid", "Banished"];

/** Why an ability does nothing on a card of this type; undefined where it may do something. */
function whyIdle(type: string | undefined, ast: unknown): string | undefined {
  const { Ability, TriggerEvent = "" } = outermost(ast);
  if (type === "Character" && Ability === "Event") {
    return "This describes playing an event; it does nothing on a character.";
  }
  if (type !== "Event" || Ability !== "Triggered" || ownEvents.includes(TriggerEvent)) return undefined;
  return "This is a triggered ability, but an event leaves play before it could trigger.";
}

export const abilityFitsType: RowRule = {
  kind: "row",
  ...info(
    "ability-fits-type",
    "warning",
    "Abilities fit the card type",
    "An event leaves play as soon as it resolves, so only playing it can trigger its abilities. A character stays in play, so a sentence that only describes playing an event never applies.",
    conventions,
  ),
  sheets: ["cards"],
  fault: "relation",
  reads: ["card-type"],
  readsText: true,
  check: (row, _, text) =>
    text.reading().abilities.flatMap(({ ast, span }): Finding[] => {
      const message = whyIdle(row.text("card-type"), ast);
      return message === undefined ? [] : [{ column: "rules-text", span, message }];
    }),
};

export const nameUnique = info(
  "name-unique",
  "warning",
  "Card names are unique",
  "Players, lists and game messages refer to cards by name. Two cards with the same name are hard to tell apart.",
  conventions,
);
