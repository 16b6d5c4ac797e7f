import { withoutKeys, type Quantity, type Reference, type Selector, type Target } from "../../ast/selectors.js";
import { wordOfNumber } from "../../words.js";
import { phrase, possessives, withArticle, zoneNames } from "./words.js";

/** How a place is written: where cards are taken from, or where they are. */
export type Preposition = "from" | "in";

const references: Readonly<Record<Reference, string>> = {
  this: "this card",
  equipped: "the equipped unit",
  attacker: "the attacking unit",
  defender: "the defending unit",
  that: "that card",
  above: "a card above this one",
};

const rankText = ({ rank }: Selector): string | undefined =>
  rank && phrase("rank", String(rank.value), { eq: "", gte: "or higher", lte: "or lower" }[rank.cmp]);

/** A selector without its place: `other tapped rank 3 or lower fire dragon cards`. */
export function printCore(sel: Selector, isPlural: boolean): string {
  const kind = sel.unknown ?? phrase(sel.type, sel.subtype);
  return phrase(sel.other && "other", sel.state, rankText(sel), kind, `${sel.noun}${isPlural ? "s" : ""}`);
}

const statText = ({ stat }: Selector): string | undefined =>
  stat && `with at ${stat.cmp === "gte" ? "least" : "most"} ${stat.value} ${stat.stat}`;

const extremeText = ({ extreme }: Selector): string | undefined => extreme && `with the ${extreme.end} ${extreme.stat}`;

/** The place of a selector; empty where it has none. */
export function printPlace(sel: Selector, preposition: Preposition): string {
  if (sel.owner !== undefined) return "you own";
  if (sel.side !== undefined) return "on your side of the field";
  switch (sel.zone) {
    case undefined:
    case "field-or-hand":
    case "revealed":
      return "";
    case "under-this":
      return "under this card";
    case "under-another":
      return "under another card";
    case "field":
      return printController(sel) ?? (preposition === "from" ? "from the field" : "on the field");
    default: {
      const { controller = "either" } = sel;
      return `${preposition} ${possessives[controller === "each" ? "either" : controller]} ${zoneNames[sel.zone]}`;
    }
  }
}

function printController({ controller }: Selector): string | undefined {
  switch (controller) {
    case "you":
      return "you control";
    case "opponent":
      return "your opponent controls";
    case "them":
      return "they control";
    case "each":
      return "controlled by each player";
    case undefined:
      return undefined;
  }
}

/** A selector with its place. */
export const printSelector = (sel: Selector, isPlural: boolean, preposition: Preposition): string =>
  phrase(printCore(sel, isPlural), extremeText(sel), statText(sel), printPlace(sel, preposition));

/** Whether a quantity is about one card, and the verb behind it in the singular. */
export const isOne = (q: Quantity): boolean => q.mode === "exact" && q.n === 1;
export const isSingular = (target: Target): boolean => "ref" in target || isOne(target.q);

export function printQuantity(q: Quantity): string {
  switch (q.mode) {
    case "all":
      return "all";
    case "exact":
      return q.n === 1 ? "one" : `exactly ${wordOfNumber(q.n)}`;
    case "up-to":
      return `up to ${wordOfNumber(q.n)}`;
    case "fixed":
      return wordOfNumber(q.n);
    case "per":
      return "one";
  }
}

export function printTarget(target: Target, preposition: Preposition): string {
  if ("ref" in target) return references[target.ref];
  const { q, sel } = target;
  if (sel.extreme !== undefined) return `the ${printSelector(sel, false, preposition)}`;
  return `${printQuantity(q)} ${printSelector(sel, !isOne(q), preposition)}`;
}

/** With an article in place of `one`: `the effect of a fire card`, `another unit`. */
export function printWithArticle(target: Target, preposition: Preposition): string {
  if ("ref" in target || !isOne(target.q) || target.sel.extreme !== undefined) return printTarget(target, preposition);
  return articled(target.sel, printSelector(withoutKeys(target.sel, "other"), false, preposition));
}

/** A selector's text behind its article. */
export const articled = ({ other }: Selector, text: string): string =>
  other === true ? `another ${text}` : withArticle(text);
