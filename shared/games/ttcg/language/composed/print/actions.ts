import type { Action, CommonAction, Keyword, StatChange } from "../../ast/actions.js";
import type { Cost } from "../../ast/clauses.js";
import type { Actor, Side, Target } from "../../ast/selectors.js";
import { isOne, isSingular, printCore, printQuantity, printSelector, printTarget, printWithArticle } from "./cards.js";
import { counted, destination, phrase, possessives, zoneNames } from "./words.js";
import { thirdPerson, wordOfNumber } from "../../words.js";

export const printCosts = (costs: readonly Cost[]): string => costs.map(printCost).join(" and ");

function printCost(cost: Cost): string {
  switch (cost.cost) {
    case "lose":
      return `lose ${counted(cost.n, "point")}`;
    case "mill":
      return `mill ${counted(cost.n, "card")}`;
    case "skip":
      return `skip your next ${skippedText(cost.what)}`;
    default:
      return `${cost.cost} ${printTarget(cost.target, cost.cost === "discard" ? "from" : "in")}`;
  }
}

const skippedText = (what: string): string => (what === "turn" ? "turn" : `${what} phase`);

/** An action with its subject. */
export function printAction(action: Action): string {
  if (!("actor" in action)) return printStatement(action);
  switch (action.actor) {
    case "you":
      return printVerb(action, "you", (word) => word);
    case "opponent":
      return `your opponent ${printVerb(action, "them", thirdPerson)}`;
    case "each":
      return `both players ${printVerb(action, "them", (word) => word)}`;
  }
}

/** What the opponent may do. */
export const printOffer = (action: Action): string =>
  "actor" in action ? printVerb(action, "them", (word) => word) : printStatement(action);

type Acted = Extract<CommonAction, { readonly actor: Actor }>;

/** What someone does, with the verb as `conjugate` writes it; `own` is how their things are called. */
function printVerb(action: Acted, own: Side, conjugate: (word: string) => string): string {
  const verb = (word: string, ...rest: readonly (string | false | undefined)[]): string =>
    phrase(conjugate(word), ...rest);
  switch (action.op) {
    case "destroy":
    case "tap":
    case "untap":
      return verb(action.op, printTarget(action.target, "in"));
    case "play":
      return verb("play", printTarget(action.target, "from"));
    case "place-under":
      return verb("place", printTarget(action.target, "from"), "under this card");
    case "send":
    case "return":
      return verb(action.op, printTarget(action.target, "from"), "to", destination(action.to, action.side));
    case "mill":
    case "draw":
      return verb(action.op, counted(action.n, "card"));
    case "skip":
      return verb("skip", own === "you" ? "your" : "their", "next", skippedText(action.what));
    case "discard":
      if ("hand" in action) return verb("discard", possessives[own], "hand");
      return verb("discard", printTarget(action.target, "from"), action.random && "at random");
    case "activate":
      return verb("activate", "the effect of", printWithArticle(action.of, "in"));
    case "add":
      return verb("add", printTarget(action.target, "from"), "to", possessives[action.side], "hand");
    case "shuffle":
      return verb("shuffle", possessives[action.side], "deck");
    case "shuffle-in": {
      const { pile, side = own, target, deck } = action;
      const what = target ? printTarget(target, "from") : `${possessives[side]} ${zoneNames[pile ?? "hand"]}`;
      return verb("shuffle", what, "into", possessives[deck], "deck");
    }
    case "reveal": {
      const { hand, top, side = own, target } = action;
      if (target) return verb("reveal", printTarget(target, "in"));
      if (hand) return verb("reveal", possessives[hand], "hand");
      const cards = top === undefined || top === 1 ? "card" : `${wordOfNumber(top)} cards`;
      return verb("reveal", "the top", cards, "of", possessives[side], "deck");
    }
    case "search": {
      const { q, sel } = action;
      const found = `${printQuantity(q)} ${printCore(sel, !isOne(q))}`;
      return verb("search", possessives[action.side], action.in, "for", found, thenText(action, own));
    }
    case "points": {
      const { n, per, sign } = action;
      return verb(sign, counted(n, "point"), per && `for each ${printSelector(per, false, "in")}`);
    }
  }
}

function thenText({ then, q }: Extract<CommonAction, { op: "search" }>, own: Side): string {
  const them = isOne(q) ? "it" : "them";
  switch (then) {
    case "hand":
      return `and add ${them} to ${possessives[own]} hand`;
    case "play":
      return `and play ${them}`;
    case "discard":
      return `and send ${them} to the discard pile`;
    case "under-this":
      return `and place ${them} under this card`;
  }
}

function printStatement(action: Exclude<Action, Acted>): string {
  switch (action.op) {
    case "counter":
      if (typeof action.of !== "string") return `counter the effect of ${printWithArticle(action.of, "in")}`;
      return action.of === "that-effect" ? "counter that effect" : "counter that attack";
    case "equip":
      return `equip ${printTarget(action.card, "from")} to ${printTarget(action.target, "in")}`;
    case "stat":
      return phrase(
        printTarget(action.target, "in"),
        `${action.sign}${isSingular(action.target) ? "s" : ""}`,
        action.changes.map(changeText).join(" and "),
      );
    case "grant": {
      const { target, keyword, to } = action;
      if (keyword !== "immune") return `${printTarget(target, "in")} ${keywordTexts[keyword]}`;
      return phrase(printTarget(target, "in"), isAre(target), "immune to", to && printCore(to, false), "effects");
    }
    default:
      throw new Error(`No composed effect does ${action.op}`);
  }
}

const changeText = ({ stat, amount }: StatChange): string => `${amount} ${stat}`;
const isAre = (target: Target): string => (isSingular(target) ? "is" : "are");

const keywordTexts: Readonly<Record<Exclude<Keyword, "immune">, string>> = {
  indestructible: "cannot be destroyed",
  "indestructible-by-battle": "cannot be destroyed by battle",
  "indestructible-by-effects": "cannot be destroyed by effects",
  untargetable: "cannot be targeted by effects",
  "cannot-attack": "cannot attack",
  "attack-twice": "can attack twice",
};
